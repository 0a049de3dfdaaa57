import type { ReactNode } from "react";

import { Waveform } from "../waveform.tsx";
import { PlayButton } from "./play-button.tsx";
import { PlayTime } from "./play-time.tsx";

/** Every word of a player. */
export interface PlayerLabels {
  /** The button's names, best with the title: "Play Fresh roast". */
  play: string;
  pause: string;
  /** The button's name after a failure: "Try to play Fresh roast again". */
  retry: string;
  /** The wave's name, for example "Position in Fresh roast". */
  seek: string;
  /** The word in "0:09 of 0:30". */
  of: string;
  /** Takes the place of the time while the audio is awaited: one word. */
  buffering: string;
  /** Takes the place of the time when the audio can't be played: two or three words, on a card there is no room for more. */
  failed: string;
}

/** An audio as a player shows it. */
export interface PlayedAudio {
  /** Exactly what the one audio player of the application is doing with this audio. */
  state: "paused" | "playing" | "buffering" | "failed";
  /** The audio's loudest moments in order, 200 values 0 to 255; null when there are none. */
  peaks: readonly number[] | null;
  /** Seconds played. */
  position: number;
  /** Seconds in all; 0 when not known: then nobody can seek. */
  duration: number;
  /** The cards' accents take turns. */
  accent?: "primary" | "accent" | "plum";
  /** The button was pressed: play, pause or try again. */
  onToggle: () => void;
  /** A place in the wave was chosen, in seconds. */
  onSeek: (seconds: number) => void;
  labels: PlayerLabels;
  /** Buttons at the end of the line with the time. */
  actions?: ReactNode;
}

/** A player's parts, to be laid out in a row or on the lines of a card. */
export function playerParts(audio: PlayedAudio) {
  const { state, peaks, position, duration, accent = "primary", onToggle, onSeek, labels, actions } = audio;
  const press = { paused: labels.play, playing: labels.pause, buffering: labels.pause, failed: labels.retry };
  return {
    button: <PlayButton state={state} look={accent} label={press[state]} onPress={onToggle} />,
    wave: (
      <Waveform
        peaks={peaks}
        position={position}
        duration={duration}
        accent={accent}
        state={state === "buffering" || state === "failed" ? state : "ready"}
        seek={{ label: labels.seek, of: labels.of, onSeek }}
      />
    ),
    time: <PlayTime state={state} position={position} duration={duration} labels={labels} />,
    actions: actions && <div className="flex flex-wrap gap-2 @max-[15.5rem]:w-full">{actions}</div>,
  };
}
