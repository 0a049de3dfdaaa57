import { PlayButton } from "./player/play-button.tsx";
import { PlayTime } from "./player/play-time.tsx";
import type { PlayerLabels } from "./player/player-parts.tsx";
import { Waveform } from "./waveform.tsx";

/** Every word of a sample's player: a player's, its buttons with whose sample it is ("Play sample of Ava"). */
export interface SamplePlayerLabels extends PlayerLabels {
  /** Stands alone where there is no sample: "No sample". */
  none: string;
}

export interface SamplePlayerProps {
  /** What the one player of the application is doing with this sample; `none` when there is no sample. */
  state: "none" | "paused" | "playing" | "buffering" | "failed";
  /** The sample's loudest moments in order, 200 values 0 to 255; null when there are none: a flat line. */
  peaks: readonly number[] | null;
  /** Seconds played. */
  position: number;
  /** Seconds in all; 0 when not known yet. */
  duration: number;
  /** The button was pressed: play, pause or try again. One sample plays at a time; the caller sees to it. */
  onToggle: () => void;
  /**
   * A place in the wave was chosen, in seconds. With it the wave is a slider: it takes the arrow keys, Page Up and Down,
   * Home and End for itself (`defaultPrevented`), which a grid around it has to respect. Without it the wave is a picture.
   */
  onSeek?: (seconds: number) => void;
  /** -1 for button and wave where a grid moves the focus from cell to cell. */
  tabIndex?: number;
  labels: SamplePlayerLabels;
}

/**
 * Plays the sample of a voice or a track, as tall as a row: button, small wave, time. It takes the width that it is
 * given (from 220 px on in one line) and holds no sound itself: what it shows comes by props.
 */
export function SamplePlayer(props: SamplePlayerProps) {
  const { state, peaks, position, duration, onToggle, onSeek, tabIndex, labels } = props;
  if (state === "none") return <p className="flex min-h-8 items-center text-sm text-ink-3">{labels.none}</p>;
  const press = { paused: labels.play, playing: labels.pause, buffering: labels.pause, failed: labels.retry };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <PlayButton
        state={state}
        look={state === "playing" || state === "buffering" ? "primary" : "outlined"}
        size="sm"
        label={press[state]}
        onPress={onToggle}
        tabIndex={tabIndex}
      />
      <div className="min-w-20 flex-1">
        <Waveform
          peaks={peaks}
          position={position}
          duration={duration}
          height="sm"
          state={state === "buffering" || state === "failed" ? state : "ready"}
          seek={onSeek && { label: labels.seek, of: labels.of, onSeek, tabIndex }}
        />
      </div>
      <div className="ms-auto min-w-[5.25rem] text-end">
        <PlayTime state={state} position={position} duration={duration} labels={labels} />
      </div>
    </div>
  );
}
