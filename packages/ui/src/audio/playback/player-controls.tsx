import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Pause, Play, RotateCw } from "lucide-react";
import type { Ref } from "react";

import type { Accent } from "../accent-of.ts";
import { BusyWave } from "../busy-wave.tsx";
import { minutesSeconds, soundLength } from "../minutes-seconds.ts";
import { Waveform, type WaveformProps } from "../waveform.tsx";

/** All labels of a player. */
export interface PlayerLabels {
  /** The button's name, preferably with the title: "Play Fresh roast". */
  play: string;
  pause: string;
  /** The button's name after an error: "Try to play Fresh roast again". */
  retry: string;
  /** The waveform's name, for example "Position in Fresh roast". */
  seek: string;
  /** The "of" in "0:09 of 0:30". */
  of: string;
  /** Replaces the time while the audio loads; a single word. */
  buffering: string;
  /** Replaces the time if the audio can't be played; two or three words, because a card has no room for more. */
  failed: string;
}

/** One sound and its playback state, as reported by the application's single player. */
export interface Playback {
  state: "paused" | "playing" | "buffering" | "failed";
  /** Peak amplitudes over time, 200 values from 0 to 255; null if unknown. */
  peaks: readonly number[] | null;
  /** The position in seconds. */
  position: number;
  /** The length in seconds; 0 if unknown, in which case seeking is off. */
  duration: number;
  /** Called by the button to play, pause or try again. */
  onToggle: () => void;
  /** Called with the position chosen on the waveform, in seconds. */
  onSeek: (seconds: number) => void;
  labels: PlayerLabels;
}

/** Tangerine while a sound plays or is about to play; undefined otherwise. */
export const playingLook = (state: Playback["state"] | "none") =>
  state === "playing" || state === "buffering" ? "accent" : undefined;

const round = cva(
  "grid shrink-0 cursor-pointer place-items-center rounded-full border transition-transform active:scale-95",
  {
    variants: {
      look: {
        primary: "border-transparent bg-primary text-on-primary",
        accent: "border-transparent bg-accent text-on-accent",
        plum: "border-transparent bg-plum text-on-primary",
        harbor: "border-transparent bg-harbor text-on-primary",
        outlined: "border-control bg-surface text-ink hover:bg-sunken",
      },
      size: { sm: "size-8 pointer-coarse:size-11", md: "size-11", lg: "size-16" },
    },
  },
);

const icon = { sm: "icon-sm", md: "icon-md", lg: "icon-lg" };

interface PlayButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  playback: Pick<Playback, "state" | "labels" | "onToggle">;
  look: Accent | "accent" | "outlined";
  /** 32 px (44 on coarse pointers), 44 px or 64 px. */
  size?: "sm" | "md" | "lg";
  /** Set to -1 inside a grid with a roving tab stop. */
  tabIndex?: number | undefined;
}

/** The round button: play, pause (also while buffering), or try again. */
export function PlayButton({ ref, playback, look, size = "md", tabIndex }: PlayButtonProps) {
  const { state, labels, onToggle } = playback;
  const names = { paused: labels.play, playing: labels.pause, buffering: labels.pause, failed: labels.retry };
  return (
    <button
      ref={ref}
      type="button"
      aria-label={names[state]}
      tabIndex={tabIndex}
      onClick={onToggle}
      className={round({ look, size })}
    >
      {state === "paused" && <Play className={`${icon[size]} translate-x-px`} fill="currentColor" />}
      {state === "playing" && <Pause className={icon[size]} fill="currentColor" strokeWidth={0} />}
      {state === "buffering" && <BusyWave />}
      {state === "failed" && <RotateCw className={icon[size]} />}
    </button>
  );
}

interface PlayWaveProps extends Pick<WaveformProps, "accent" | "height"> {
  /** Without `onSeek`, the waveform is only a picture. */
  playback: Omit<Playback, "onToggle" | "onSeek"> & Partial<Pick<Playback, "onSeek">>;
  tabIndex?: number | undefined;
}

/** The sound's waveform. */
export function PlayWave({ playback, tabIndex, ...look }: PlayWaveProps) {
  const { state, peaks, position, duration, labels, onSeek } = playback;
  return (
    <Waveform
      {...look}
      peaks={peaks}
      position={position}
      duration={duration}
      state={state === "buffering" || state === "failed" ? state : "ready"}
      seek={onSeek && { label: labels.seek, of: labels.of, onSeek, tabIndex }}
    />
  );
}

/**
 * The position and duration. While buffering and after an error, a message replaces the time and is announced; the
 * line keeps its width, so that nothing next to it moves.
 */
export function PlayTime({
  playback,
  size = "sm",
}: {
  playback: Pick<Playback, "state" | "position" | "duration" | "labels">;
  size?: "sm" | "lg";
}) {
  const { state, position, duration, labels } = playback;
  return (
    <p
      className={clsx(
        "tabular-nums",
        size === "sm" ? "text-sm" : "type-heading text-lg sm:text-xl",
        state === "failed" ? "text-danger" : "text-ink-2",
      )}
    >
      {(state === "paused" || state === "playing") && (
        // The position comes before the duration, even in Arabic.
        <bdi dir="ltr">
          {minutesSeconds(position)}
          {duration > 0 ? ` / ${soundLength(duration)}` : <span aria-hidden> / -:--</span>}
        </bdi>
      )}
      <output>
        {state === "buffering" && labels.buffering}
        {state === "failed" && labels.failed}
      </output>
    </p>
  );
}
