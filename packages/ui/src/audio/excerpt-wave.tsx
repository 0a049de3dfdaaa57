import { Slider } from "radix-ui";

import { PlayButton, playingLook } from "./playback/player-controls.tsx";
import type { SamplePlayerProps } from "./sample-player.tsx";
import { Waveform } from "./waveform.tsx";

export interface ExcerptWaveProps {
  /** The track's peaks, 200 values from 0 to 255; null if unknown. */
  peaks: readonly number[] | null;
  /** The track's length in whole seconds. */
  duration: number;
  /** The part that plays, in whole seconds within the track; `end` is after `start`. */
  excerpt: { start: number; end: number };
  /** The fades' durations in seconds. */
  fades: { in: number; out: number };
  /** The button before the wave, which plays the track; omitted if it can't be played. */
  sample: Pick<SamplePlayerProps, "state" | "labels" | "onToggle">;
  /** Called on every step, including while dragging. */
  onChange: (excerpt: { start: number; end: number }) => void;
  labels: {
    start: string;
    end: string;
    /** Formats seconds: "12 s". */
    seconds: (seconds: number) => string;
  };
}

/**
 * Selects the part of a track that plays: its waveform with a handle at each end, and lines for the fades. Show the
 * same values in number fields next to it.
 *
 * Use instead: `Waveform` to seek; `Slider` for one value.
 *
 * Keyboard:
 * - Tab: play, the start, the end
 * - Arrow keys: 1 s; Page Up, Page Down: 10 s
 * - Home: the start to the track's start; End: the end to the track's end
 */
export function ExcerptWave({ peaks, duration, excerpt, fades, sample, onChange, labels }: ExcerptWaveProps) {
  const { start, end } = excerpt;
  const at = (seconds: number) => (100 * seconds) / Math.max(1, duration);
  const fadeIn = Math.min(start + fades.in, end);
  const fadeOut = Math.max(end - fades.out, fadeIn);
  const names = [labels.start, labels.end];
  const wave = (
    <Slider.Root
      // Time runs from left to right on every player.
      dir="ltr"
      value={[start, end]}
      min={0}
      max={duration}
      step={1}
      minStepsBetweenThumbs={1}
      onValueChange={([from = start, to = end]) => onChange({ start: from, end: to })}
      className="relative flex h-14 w-full touch-pan-y items-center select-none"
    >
      <Slider.Track className="relative block w-full">
        <Waveform peaks={peaks} position={1} duration={1} accent="plum" />
        <span
          className="absolute inset-y-0 left-0 bg-surface/80 forced-colors:bg-[Canvas]/80"
          style={{ width: `${at(start)}%` }}
        />
        <span
          className="absolute inset-y-0 right-0 bg-surface/80 forced-colors:bg-[Canvas]/80"
          style={{ width: `${100 - at(end)}%` }}
        />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full text-plum"
        >
          <polyline
            points={`${at(start)},100 ${at(fadeIn)},2 ${at(fadeOut)},2 ${at(end)},100`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Slider.Track>
      {[start, end].map((seconds, thumb) => (
        <Slider.Thumb
          key={names[thumb]}
          aria-label={names[thumb]}
          aria-valuetext={labels.seconds(seconds)}
          className="block h-9 w-3 cursor-ew-resize rounded-full border-2 border-plum bg-surface outline-none before:absolute before:-inset-x-4 before:-inset-y-2 focus-visible:focus-ring"
        />
      ))}
    </Slider.Root>
  );
  return (
    <div dir="ltr" className="flex items-center gap-3">
      {sample.state !== "none" && (
        <PlayButton
          playback={{ ...sample, state: sample.state }}
          look={playingLook(sample.state) ?? "outlined"}
        />
      )}
      <div className="min-w-0 flex-1">{wave}</div>
    </div>
  );
}
