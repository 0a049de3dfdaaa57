import { Plus } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";

export interface DisclosureProps extends Omit<
  ComponentPropsWithRef<"details">,
  "className" | "children" | "open"
> {
  /** The line that is always seen: a question. */
  summary: ReactNode;
  /** Items of the same name are exclusive: opening one closes the others. Without it each is for itself. */
  name?: string;
  /** Open at first. From then on the browser keeps the state. */
  defaultOpen?: boolean;
  /** What opening it shows. In the page all the time, so that find-in-page and links to a part of it open it. */
  children: ReactNode;
}

/**
 * A question that opens its answer. Native details and summary: works before any JavaScript, and keys, find-in-page,
 * printing and exclusive groups are the browser's own. Several stand below each other, a hairline between them.
 */
export function Disclosure({ summary, defaultOpen = false, children, ...native }: DisclosureProps) {
  return (
    <details {...native} open={defaultOpen} className="group border-b border-line first:border-t">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-4 text-md font-semibold text-ink hover:text-primary pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{summary}</span>
        <Plus
          aria-hidden="true"
          className="mt-[0.2em] size-[1.15em] shrink-0 text-ink-2 transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="max-w-[65ch] animate-fade-in pe-8 pb-5 text-base wrap-anywhere text-ink-2">
        {children}
      </div>
    </details>
  );
}
