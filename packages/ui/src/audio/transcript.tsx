import { clsx } from "clsx";

export interface TranscriptProps {
  /** The list's name: "Script, line by line". */
  label: string;
  /** The lines, ordered by their start in seconds. */
  lines: readonly { text: string; start: number }[];
  /** Position in seconds. */
  position: number;
  /** Called with the chosen line's start. */
  onSeek: (seconds: number) => void;
}

/** A line's start counts as reached within this many seconds, because browsers seek to the nearest frame. */
const TOLERANCE = 0.05;

/**
 * The spoken text of a sound, line by line. The line being spoken is marked; choosing a line seeks to its start. Each
 * line has its own text direction.
 *
 * Use instead: a plain paragraph if the start times are unknown.
 *
 * Keyboard:
 * - Tab: line by line
 * - Enter, Space: seeks to the line
 */
export function Transcript({ label, lines, position, onSeek }: TranscriptProps) {
  const current = position > 0 ? lines.findLastIndex(({ start }) => start <= position + TOLERANCE) : -1;
  return (
    <ol aria-label={label} className="mx-[calc(-0.5rem-1px)] flex flex-col gap-0.5">
      {lines.map(({ text, start }, index) => (
        <li key={`${start} ${text}`}>
          <button
            type="button"
            dir="auto"
            aria-current={index === current || undefined}
            onClick={() => onSeek(start)}
            className={clsx(
              "block min-h-8 w-full cursor-pointer rounded-sm border border-transparent px-2 py-0.5 text-page-side text-start text-md wrap-anywhere transition-colors hover:bg-sunken pointer-coarse:min-h-11",
              index === current && "bg-accent-faint font-medium text-ink",
              index < current && "text-ink",
              index > current && (current === -1 ? "text-ink-2" : "text-ink-3"),
              "forced-colors:aria-[current]:border-[Highlight]",
            )}
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
