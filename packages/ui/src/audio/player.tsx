import { clsx } from "clsx";
import type { ReactNode } from "react";

import { minutesSeconds } from "./minutes-seconds.ts";
import { PlayButton } from "./player/play-button.tsx";
import { Waveform } from "./waveform.tsx";

/** Every word of a player. */
export interface PlayerLabels {
  /** The button's names, best with the title: "Play Fresh roast". */
  play: string;
  pause: string;
  /** The button's name after a failure. */
  retry: string;
  /** The wave's name, for example "Position in Fresh roast". */
  seek: string;
  /** The word in "0:09 of 0:30". */
  of: string;
  /** Shown beside the time while the audio is awaited. */
  buffering: string;
  /** Shown instead of the time when the audio can't be played: two or three words, on a card there is no room for more. */
  failed: string;
}

export interface PlayerProps {
  /** Exactly what the one audio player of the application is doing with this audio. */
  state: "paused" | "playing" | "buffering" | "failed";
  /** The audio's loudest moments in order, 200 values 0 to 255; null when there are none. */
  peaks: readonly number[] | null;
  /** Seconds played. */
  position: number;
  /** Seconds in all; 0 when not known. */
  duration: number;
  /** The cards' accents take turns. */
  accent?: "primary" | "accent" | "plum";
  /** The button was pressed: play, pause or try again. */
  onToggle: () => void;
  /** A place in the wave was chosen, in seconds. */
  onSeek: (seconds: number) => void;
  labels: PlayerLabels;
  /** Stands beside the button, as on a card; the wave then has a line of its own. Without it all is one row. */
  heading?: ReactNode;
  /** Buttons at the end of the line with the time. */
  actions?: ReactNode;
}

/** Plays one audio: button, wave, time. It holds no audio itself; what it shows comes by props. */
export function Player(props: PlayerProps) {
  const {
    state,
    peaks,
    position,
    duration,
    accent = "primary",
    onToggle,
    onSeek,
    labels,
    heading,
    actions,
  } = props;
  const press = { paused: labels.play, playing: labels.pause, buffering: labels.pause, failed: labels.retry };
  const button = <PlayButton state={state} accent={accent} label={press[state]} onPress={onToggle} />;
  const wave = (
    <Waveform
      peaks={peaks}
      position={position}
      duration={duration}
      accent={accent}
      state={state === "buffering" || state === "failed" ? state : "ready"}
      seek={{ label: labels.seek, of: labels.of, onSeek }}
    />
  );
  const time = (
    <p className={clsx("min-w-0 text-sm tabular-nums", state === "failed" ? "text-danger" : "text-ink-2")}>
      {state !== "failed" && (
        // Also in Arabic what is played stands before the whole.
        <bdi dir="ltr">{`${minutesSeconds(position)} / ${minutesSeconds(duration)}`}</bdi>
      )}
      <output>
        {state === "buffering" && ` · ${labels.buffering}`}
        {state === "failed" && labels.failed}
      </output>
    </p>
  );

  if (heading === undefined) {
    return (
      <div className="flex items-center gap-3">
        {button}
        <div className="min-w-0 grow">{wave}</div>
        {time}
        {actions}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-3">
        {button}
        <div className="min-w-0 grow wrap-anywhere">{heading}</div>
      </div>
      {wave}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        {time}
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
