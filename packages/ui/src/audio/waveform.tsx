import { clsx } from "clsx";
import { type RefObject, useEffect, useRef, useState } from "react";

import { minutesSeconds, soundLength } from "./minutes-seconds.ts";
import { resample } from "./waveform/resample.ts";
import { useSeek } from "./waveform/use-seek.ts";

/** The distance between the starts of adjacent bars, in CSS px. */
const PITCH = 4;

/** A bar's width, in CSS px. */
const STROKE = 2;

/**
 * How many bars to draw before the width is known (server, first paint): enough for about a card's width, stretched
 * to fit.
 */
const UNMEASURED = 64;

/** Each colour has a contrast of at least 3:1 with the unplayed part. */
const played = {
  primary: "text-primary forced-colors:text-[Highlight]",
  accent: "text-accent-strong forced-colors:text-[Highlight]",
  plum: "text-plum forced-colors:text-[Highlight]",
  harbor: "text-harbor forced-colors:text-[Highlight]",
};

const heights = { sm: 24, row: 32, md: 40, lg: 56, xl: 96, "2xl": 128 };

export interface WaveformProps {
  /** Peak amplitudes over time, 200 values from 0 to 255; null if unknown, which draws a flat line. */
  peaks: readonly number[] | null;
  /** The position in seconds. */
  position: number;
  /** The length in seconds; 0 if unknown. */
  duration: number;
  /** `buffering`: the unplayed part pulses. `failed`: nothing is shown as played, and seeking is off. */
  state?: "ready" | "buffering" | "failed";
  accent?: keyof typeof played;
  /** The height: 24, 32, 40, 56, 96 or 128 px. */
  height?: keyof typeof heights;
  /**
   * Makes the wave a slider. While dragging, the time under the pointer is shown above it. Without it, or if the
   * duration is unknown, the wave is a picture and hidden from screen readers.
   */
  seek?: {
    /** The slider's name, for example "Position in Fresh roast". */
    label: string;
    /** The "of" in "0:09 of 0:30". */
    of: string;
    onSeek: (seconds: number) => void;
    /** -1 inside a grid with a roving tab stop. */
    tabIndex?: number | undefined;
  };
}

/**
 * A sound's waveform with its played part and, if `seek` is set, a slider to seek. It has as many bars as fit its
 * width, each showing the energy of the peaks that it covers. Never pass made-up peaks. It is not mirrored in
 * right-to-left pages, because time runs from left to right on every player. Show an error as text next to it.
 *
 * Use instead: `StagePlayer`, `SamplePlayer` or `AdCard`, which add the button and the time; `BusyWave` for pending work;
 * `Slider` for values other than time.
 *
 * Keyboard, with `seek`:
 * - Arrow Right, Arrow Up: 1 s forward, or 5 s if the audio is longer than a minute; Arrow Left, Arrow Down: the same
 *   back
 * - Page Up, Page Down: five times that
 * - Home, End: start and end
 */
export function Waveform(props: WaveformProps) {
  const { peaks, duration, state = "ready", accent = "primary", height = "md", seek } = props;
  const track = useRef<HTMLDivElement>(null);
  const { bars, isMeasured } = useBarCount(track);
  const seekable = duration > 0 ? seek : undefined;
  const isFailed = state === "failed";
  const { dragged, handlers } = useSeek(props.position, duration, isFailed ? undefined : seekable?.onSeek);

  const values = resample(peaks, bars);
  const position = dragged ?? props.position;
  const progress = isFailed || duration <= 0 ? 0 : Math.min(1, Math.max(0, position / duration));
  const drawing = { values, height: heights[height] };
  const slider = seekable && {
    role: "slider",
    tabIndex: seekable.tabIndex ?? 0,
    "aria-label": seekable.label,
    "aria-disabled": isFailed || undefined,
    "aria-valuemin": 0,
    "aria-valuemax": Math.floor(duration),
    "aria-valuenow": Math.floor(position),
    "aria-valuetext": `${minutesSeconds(position)} ${seekable.of} ${soundLength(duration)}`,
  };

  return (
    <div ref={track} dir="ltr" className="w-full min-w-0">
      <div
        {...slider}
        {...handlers}
        className={clsx(
          // `max-w-full`: when the window gets narrower, the bars are recounted a moment later, and until then the wave
          // must not overflow.
          "relative grid max-w-full items-center rounded-sm",
          seekable && "touch-pan-y pointer-coarse:min-h-11",
          seekable && !isFailed && "cursor-pointer",
        )}
        style={{ width: isMeasured && bars <= values.length ? values.length * PITCH : "100%" }}
      >
        <Bars
          {...drawing}
          from={progress}
          className="text-line-strong forced-colors:text-[CanvasText] forced-colors:opacity-40"
        />
        <Bars {...drawing} to={progress} className={played[accent]} />
        {state === "buffering" && (
          <Bars
            {...drawing}
            from={progress}
            className="animate-[fade-in_800ms_ease-in-out_infinite_alternate] text-ink-3 still:hidden"
          />
        )}
        {dragged !== undefined && (
          // Hidden, because screen readers read the time from the slider's value text.
          <span
            aria-hidden
            className="pointer-events-none absolute bottom-full mb-1 -translate-x-1/2 rounded-sm border border-transparent bg-ink px-1.5 text-xs text-surface tabular-nums"
            style={{ left: `clamp(1.25rem, ${100 * progress}%, 100% - 1.25rem)` }}
          >
            {minutesSeconds(dragged)}
          </span>
        )}
      </div>
    </div>
  );
}

/** How many bars fit into the element's width. */
function useBarCount(element: RefObject<HTMLElement | null>): { bars: number; isMeasured: boolean } {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return {
    bars: width ? Math.max(1, Math.floor(width / PITCH)) : UNMEASURED,
    isMeasured: width !== undefined,
  };
}

interface BarsProps {
  /** Heights 0 to 1, one per bar. */
  values: readonly number[];
  /** The height in CSS px. */
  height: number;
  className: string;
  /** The visible part, as fractions of the width. */
  from?: number;
  to?: number;
}

/**
 * The waveform as one path. The stroke doesn't scale, so that bars keep their width and round ends while the drawing
 * stretches to a width unknown to the server.
 */
function Bars({ values, height, className, from = 0, to = 1 }: BarsProps) {
  const room = (height - STROKE) / 2;
  const path = values
    .map((value, index) => {
      const half = Math.max(0.01, value * room);
      return `M${(index + 0.5) * PITCH} ${(height / 2 - half).toFixed(2)}v${(2 * half).toFixed(2)}`;
    })
    .join("");
  return (
    <svg
      viewBox={`0 0 ${values.length * PITCH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      className={clsx("col-start-1 row-start-1 w-full", className)}
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
