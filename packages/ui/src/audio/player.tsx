import type { ReactNode } from "react";

import { PlayButton } from "./player/play-button.tsx";
import { PlayTime } from "./player/play-time.tsx";
import { Stacked } from "./player/stacked.tsx";
import { Waveform } from "./waveform.tsx";

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

export interface PlayerProps {
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
  /** Stands beside the button, as on a card; the wave then has a line of its own. Without it all is one row. */
  heading?: ReactNode;
  /** At the end of the heading's line: the button of a menu. Only with a heading. */
  aside?: ReactNode;
  /** Buttons at the end of the line with the time. */
  actions?: ReactNode;
}

/** Plays one audio: button, wave, time. It holds no audio itself; what it shows comes by props. */
export function Player(props: PlayerProps) {
  const { state, peaks, position, duration, accent = "primary", onToggle, onSeek, labels } = props;
  const press = { paused: labels.play, playing: labels.pause, buffering: labels.pause, failed: labels.retry };
  const button = <PlayButton state={state} look={accent} label={press[state]} onPress={onToggle} />;
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
  const time = <PlayTime state={state} position={position} duration={duration} labels={labels} />;
  const actions = props.actions && (
    <div className="flex flex-wrap gap-2 @max-[15.5rem]:w-full">{props.actions}</div>
  );

  if (props.heading === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {button}
        <div className="min-w-16 flex-1">{wave}</div>
        <div className="ms-auto min-w-[5.5rem] text-end">{time}</div>
        {actions}
      </div>
    );
  }
  return (
    <Stacked
      round={button}
      heading={props.heading}
      aside={props.aside}
      middle={wave}
      foot={
        <>
          {time}
          {actions}
        </>
      }
    />
  );
}
