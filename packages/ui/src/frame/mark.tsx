import { clsx } from "clsx";

export interface MarkProps {
  /** An SVG path, drawn as strokes with round caps, in a square view box such as "0 0 24 24". */
  shape: { viewBox: string; strokes: string };
  /** The brand's name next to the logo. If omitted, the logo is decorative, and the surrounding link needs a name. */
  name?: string;
  /** 28 px for top bars, 40 px for pages without a top bar. */
  size?: "md" | "lg";
}

/**
 * The brand's logo on a tile of the theme's primary colour, with or without its name; a long name wraps. Put it in a
 * link to the home page. Shape and name come from the brand file, so that they can be changed in one place. Never use
 * it as a page's heading.
 *
 * Use instead: `LogoCarousel` for customers' logos.
 */
export function Mark({ shape, name, size = "md" }: MarkProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-2.5">
      <span
        className={clsx(
          "grid shrink-0 place-items-center rounded-sm bg-primary forced-colors:bg-[CanvasText]",
          size === "md" ? "size-7" : "size-10",
        )}
      >
        <svg
          viewBox={shape.viewBox}
          aria-hidden="true"
          className="size-[82%] fill-none stroke-on-primary forced-colors:stroke-[Canvas]"
        >
          <path d={shape.strokes} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      {name && (
        <span
          dir="auto"
          className={clsx(
            "min-w-0 type-heading wrap-anywhere text-ink",
            size === "md" ? "text-lg" : "text-2xl",
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}
