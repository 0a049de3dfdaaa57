import { clsx } from "clsx";

import type { CardAccent } from "../card-accent.ts";

const tag = {
  primary: "bg-primary-faint text-primary",
  accent: "bg-accent-faint text-accent-strong",
  plum: "bg-plum-faint text-plum",
};

interface CardTitleProps {
  /** The heading's id: it names the card and describes its buttons. */
  id: string;
  title: string;
  level: 2 | 3 | 4;
  details: readonly string[];
  mark: string | undefined;
  accent: CardAccent;
}

/**
 * The ad's title, and one line of what else is to be known of it. A long title ends after two lines where there is room
 * for them. It runs in its own language's direction and begins on the page's side.
 */
export function CardTitle({ id, title, level, details, mark, accent }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading
        id={id}
        title={title}
        dir="auto"
        className="text-page-side text-base leading-snug font-semibold text-balance text-ink @min-[13rem]:line-clamp-2"
      >
        {title}
      </Heading>
      {(mark !== undefined || details.length > 0) && (
        <p className="mt-0.5 text-xs text-ink-3">
          {mark !== undefined && (
            <span
              className={clsx(
                "me-1.5 rounded-[4px] border border-transparent px-1 font-semibold",
                tag[accent],
              )}
            >
              {mark}
              {details.length > 0 && <span className="sr-only">, </span>}
            </span>
          )}
          {details.map((detail, place) => (
            <span key={detail}>
              <bdi>{detail}</bdi>
              {place < details.length - 1 && (
                <>
                  {" "}
                  <span aria-hidden>·</span>{" "}
                </>
              )}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
