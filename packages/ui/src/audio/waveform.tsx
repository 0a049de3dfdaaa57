import { clsx } from "clsx";
import { useRef } from "react";

import { minutesSeconds } from "./minutes-seconds.ts";
import { Bars } from "./waveform/bars.tsx";
import { resample } from "./waveform/resample.ts";
import { PITCH, useBarCount } from "./waveform/use-bar-count.ts";
import { useSeek } from "./waveform/use-seek.ts";

/** The played part of the wave, each at least 3:1 against the part that is still to come. */
const played = {
  primary: "text-primary forced-colors:text-[Highlight]",
  accent: "text-accent-strong forced-colors:text-[Highlight]",
  plum: "text-plum forced-colors:text-[Highlight]",
};

const heights = { sm: 24, md: 40, lg: 56 };

export interface WaveformProps {
  /** The audio's loudest moments in order, 200 values 0 to 255; null when there are none: then it is a flat line. */
  peaks: readonly number[] | null;
  /** Seconds played. */
  position: number;
  /** Seconds in all; 0 when not known. */
  duration: number;
  /** `buffering`: the wave breathes. `failed`: no part counts as played, and nobody can seek. */
  state?: "ready" | "buffering" | "failed";
  accent?: "primary" | "accent" | "plum";
  /** 24, 40 or 56 px. */
  height?: "sm" | "md" | "lg";
  /**
   * Makes the wave a slider: press, drag, arrow keys (1 s, or 5 s when longer than a minute), Page Up and Down (five
   * times that), Home, End. While one drags, the time under the pointer stands above it. Without it, and while the
   * duration is not known, the wave is a picture and says nothing to a screen reader.
   */
  seek?: {
    /** The slider's name, for example "Position in Fresh roast". */
    label: string;
    /** The word in "0:09 of 0:30". */
    of: string;
    onSeek: (seconds: number) => void;
    /** -1 where the keyboard reaches it by other keys than Tab, as in a grid. */
    tabIndex?: number | undefined;
  };
}

/**
 * Audio as a picture of its own peaks. Time runs from left to right in every language, as on the buttons of every
 * player, so the wave is not mirrored.
 */
export function Waveform(props: WaveformProps) {
  const { peaks, duration, state = "ready", accent = "primary", height = "md", seek } = props;
  const track = useRef<HTMLDivElement>(null);
  const { bars, measured } = useBarCount(track);
  const seekable = duration > 0 ? seek : undefined;
  const failed = state === "failed";
  const { dragged, handlers } = useSeek(props.position, duration, failed ? undefined : seekable?.onSeek);

  const values = resample(peaks, bars);
  const position = dragged ?? props.position;
  const progress = failed || duration <= 0 ? 0 : Math.min(1, Math.max(0, position / duration));
  const drawing = { heights: values, height: heights[height] };
  const slider = seekable && {
    role: "slider",
    tabIndex: seekable.tabIndex ?? 0,
    "aria-label": seekable.label,
    "aria-disabled": failed || undefined,
    "aria-valuemin": 0,
    "aria-valuemax": Math.floor(duration),
    "aria-valuenow": Math.floor(position),
    "aria-valuetext": `${minutesSeconds(position)} ${seekable.of} ${minutesSeconds(duration)}`,
  };

  return (
    <div ref={track} dir="ltr" className="w-full min-w-0">
      <div
        {...slider}
        {...handlers}
        className={clsx(
          // The window may be narrowed, and the bars are counted anew a moment later.
          "relative grid max-w-full items-center rounded-sm",
          seekable && "touch-pan-y pointer-coarse:min-h-11",
          seekable && !failed && "cursor-pointer",
        )}
        style={{ width: measured && bars <= values.length ? values.length * PITCH : "100%" }}
      >
        <Bars
          {...drawing}
          from={progress}
          className="col-start-1 row-start-1 w-full text-line-strong forced-colors:text-[CanvasText] forced-colors:opacity-40"
        />
        <Bars {...drawing} to={progress} className={clsx("col-start-1 row-start-1 w-full", played[accent])} />
        {state === "buffering" && (
          <Bars
            {...drawing}
            from={progress}
            className="col-start-1 row-start-1 w-full animate-[fade-in_800ms_ease-in-out_infinite_alternate] text-ink-3 still:hidden"
          />
        )}
        {dragged !== undefined && <DragTime seconds={dragged} progress={progress} />}
      </div>
    </div>
  );
}

interface DragTimeProps {
  seconds: number;
  /** 0 to 1. */
  progress: number;
}

/** Where letting go would lead. The slider's value text says it to a screen reader. */
function DragTime({ seconds, progress }: DragTimeProps) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute bottom-full mb-1 -translate-x-1/2 rounded-sm border border-transparent bg-ink px-1.5 text-xs text-surface tabular-nums"
      style={{ left: `clamp(1.25rem, ${100 * progress}%, 100% - 1.25rem)` }}
    >
      {minutesSeconds(seconds)}
    </span>
  );
}
