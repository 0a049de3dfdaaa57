import { clsx } from "clsx";

/** The five bars of the mark: where each stands and how tall it is, on a grid of 28. */
const bars = [
  { x: 6, height: 6 },
  { x: 10, height: 13 },
  { x: 14, height: 8 },
  { x: 18, height: 17 },
  { x: 22, height: 6 },
];

export interface MarkProps {
  /** The brand's name beside the mark. Without it the mark is decoration and the link around it needs a name. */
  name?: string;
  /** `md` for top bars (28 px), `lg` where the brand stands alone (40 px). */
  size?: "md" | "lg";
}

/** The brand's mark: a signal in a tile, with or without the brand's name. */
export function Mark({ name, size = "md" }: MarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 28 28"
        aria-hidden="true"
        className={clsx("shrink-0 text-primary", size === "md" ? "size-7" : "size-10")}
      >
        <rect width="28" height="28" rx="7" fill="currentColor" />
        {bars.map(({ x, height }) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={14 - height / 2}
            y2={14 + height / 2}
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-on-primary forced-colors:stroke-[Canvas]"
          />
        ))}
      </svg>
      {name && (
        <span className={clsx("type-heading text-ink", size === "md" ? "text-lg" : "text-2xl")}>{name}</span>
      )}
    </span>
  );
}
