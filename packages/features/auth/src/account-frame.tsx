import { Link } from "@earshot/client/navigation.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import type { ReactNode } from "react";

export interface AccountFrameProps {
  /** The page's heading. */
  title: string;
  /** The form. */
  children: ReactNode;
}

/** A plain page around one form: the brand, which leads home, the heading, the form. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-110 flex-col gap-8 px-4 py-8 sm:py-16">
      <header>
        <Link href="/" className="inline-flex rounded-sm pointer-coarse:py-2">
          <Mark shape={brand.mark} name={brand.name} />
        </Link>
      </header>
      <main className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="type-heading text-2xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
