import { clsx } from "clsx";

export interface MarkProps {
  /** The drawing: an SVG path of strokes with round caps, on a square view box such as "0 0 24 24". */
  shape: { viewBox: string; strokes: string };
  /** The brand's name beside the mark. Without it the mark is decoration and the link around it needs a name. */
  name?: string;
  /** `md` for top bars (28 px), `lg` where the brand stands alone (40 px). */
  size?: "md" | "lg";
}

/** The brand's mark: its strokes in a tile, with or without the brand's name. A long name wraps beside the tile. */
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
