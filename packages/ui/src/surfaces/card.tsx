import { cva } from "class-variance-authority";
import { type ReactNode, useId } from "react";

const surface = cva("min-w-0 rounded-md border", {
  variants: {
    selected: {
      true: "chosen forced-colors:border-[Highlight] forced-colors:outline-2 forced-colors:outline-[Highlight]",
      false: "border-line bg-surface text-ink",
    },
    padding: { sm: "p-4", md: "p-4 sm:p-6" },
  },
});

const titles = { sm: "text-base font-semibold", md: "type-heading text-lg" };

interface CardProps {
  /**
   * `article` for a self-contained item, `section` for a named part of the page (a landmark: use few), `li` in a list.
   */
  as?: "article" | "section" | "li";
  /** Required for a section, as the landmark's name. */
  heading?: string;
  level?: 2 | 3 | 4;
  /** A line under the heading. */
  note?: ReactNode;
  /** Buttons at the end of the heading's line, or below it if there is no room. */
  actions?: ReactNode;
  /** True if the card is chosen or playing. */
  selected?: boolean;
  /** `sm` is 16 px, for columns and lists; `md` is 24 px (16 px on phones). */
  padding?: "sm" | "md";
  children?: ReactNode;
}

/**
 * A bordered surface for one subject: heading, actions, body. Place it on the page's background, never inside another
 * card.
 *
 * Use `li` for several cards of a kind in a list, `RadioCards` for a choice between cards, `AdCard` for an ad and
 * `EmptyState` where there is nothing yet. It is not focusable.
 */
export function Card(props: CardProps) {
  const {
    as: Element = "article",
    heading,
    level = 2,
    note,
    actions,
    selected = false,
    padding = "md",
    children,
  } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const named = heading !== undefined && Element !== "li" ? { "aria-labelledby": id } : {};
  const headed = heading !== undefined || note !== undefined || actions !== undefined;
  return (
    <Element {...named} aria-current={selected || undefined} className={surface({ selected, padding })}>
      {headed && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-28 wrap-anywhere">
            {heading !== undefined && (
              <Heading id={id} className={titles[padding]}>
                {heading}
              </Heading>
            )}
            {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children !== undefined && (
        <div className={headed ? (padding === "md" ? "mt-4" : "mt-3") : ""}>{children}</div>
      )}
    </Element>
  );
}
