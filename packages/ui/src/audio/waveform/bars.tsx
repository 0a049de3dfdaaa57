import { PITCH } from "./use-bar-count.ts";

const STROKE = 2;

interface BarsProps {
  /** 0 to 1, one per bar. */
  heights: readonly number[];
  /** CSS px. */
  height: number;
  className: string;
  /** What part of the wave is seen, as fractions of the width. */
  from?: number;
  to?: number;
}

/**
 * The wave as one path. The stroke doesn't scale, so that bars keep their width and round ends while the picture
 * stretches to a width that is not known on the server.
 */
export function Bars({ heights, height, className, from = 0, to = 1 }: BarsProps) {
  const room = (height - STROKE) / 2;
  const path = heights
    .map((value, bar) => {
      const half = Math.max(0.01, value * room);
      return `M${(bar + 0.5) * PITCH} ${(height / 2 - half).toFixed(2)}v${(2 * half).toFixed(2)}`;
    })
    .join("");
  return (
    <svg
      viewBox={`0 0 ${heights.length * PITCH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      className={className}
      style={{ height, clipPath: `inset(0 ${100 - 100 * to}% 0 ${100 * from}%)` }}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={STROKE}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
