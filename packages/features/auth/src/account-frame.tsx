import { Link } from "@earshot/client/navigation.tsx";
import { accountPageCopy } from "@earshot/contract/accounts/form-copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

export interface AccountFrameProps {
  title: string;
  /** The return path. If it is in the studio, the page links to it. */
  redirect: string;
  children: ReactNode;
}

/** Other return paths require a session, so a link there would only lead back to the log-in. */
const isStudio = (path: string) => path.split(/[/?#]/)[1] === "nbmaistudio";

/** A plain page around a single form: brand, heading, and a link back to the studio. */
export function AccountFrame({ title, redirect, children }: AccountFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-110 flex-col gap-8 px-4 py-8 sm:py-16">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link href="/" className="inline-flex rounded-sm pointer-coarse:py-2">
          <Mark shape={brand.mark} name={brand.name} />
        </Link>
        {isStudio(redirect) && (
          <span className="-mx-4">
            <Button
              intent="quiet"
              icon={<ArrowLeft className="rtl:-scale-x-100" />}
              link={<Link href={redirect} />}
            >
              {accountPageCopy.backToStudio}
            </Button>
          </span>
        )}
      </header>
      <main className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="type-heading text-2xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
