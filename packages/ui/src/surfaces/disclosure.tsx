import { Plus } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";

interface DisclosureProps extends Omit<ComponentPropsWithRef<"details">, "className" | "children" | "open"> {
  /** The question: plain text or a heading. */
  summary: ReactNode;
  /** Opening one item closes the others with the same name. */
  name?: string;
  /** Open initially. */
  defaultOpen?: boolean;
  /** The answer. Always in the page, so that find-in-page and links can open it. */
  children: ReactNode;
}

/**
 * A question that expands to its answer, as in the FAQ. It consists of native details and summary elements, so it works
 * before JavaScript loads, and the browser itself handles keys, find-in-page, printing and exclusive groups.
 *
 * Don't hide form fields in it, because an error inside it would be invisible. Use `Tabs` for views of one subject and
 * `Menu` for actions.
 *
 * Keyboard:
 * - Tab: moves from question to question, and through the links of an open answer
 * - Enter, Space: open or close the answer
 */
export function Disclosure({ summary, defaultOpen = false, children, ...native }: DisclosureProps) {
  return (
    <details {...native} open={defaultOpen} className="group border-b border-line first:border-t">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 overflow-clip rounded-sm py-4 text-md font-semibold wrap-anywhere text-ink hover:text-primary pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {summary}
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
