import { clsx } from "clsx";

import {
  type Playback,
  PlayButton,
  type PlayerLabels,
  playingLook,
  PlayTime,
  PlayWave,
} from "./playback/player-controls.tsx";

/** A player's labels, with buttons named after the voice or track: "Play sample of Ava". */
interface SamplePlayerLabels extends PlayerLabels {
  /** Shown instead of the player if there is no sample: "No sample". */
  none: string;
}

export interface SamplePlayerProps extends Omit<Playback, "state" | "onSeek" | "labels"> {
  /** The sample's playback state; `none` if there is no sample. */
  state: Playback["state"] | "none";
  /**
   * Called with the position chosen on the wave, in seconds. With it the wave is a slider that handles the arrow keys,
   * Page Up and Down, Home and End itself (`defaultPrevented`), which a surrounding grid must respect. Without it the
   * wave is a picture.
   */
  onSeek?: (seconds: number) => void;
  /** -1 for button and wave inside a grid with a roving tab stop. */
  tabIndex?: number;
  /**
   * A single line at any width: without the time below 220 px, and with just the button below 112 px. Its parent sets
   * the width.
   */
  shrinks?: boolean;
  labels: SamplePlayerLabels;
}

/**
 * Plays a voice's sample or a track's preview in the height of a list row: button, small wave, time. These fit on one
 * line from 220 px. It has no audio element; the state is passed in. The caller ensures that only one sample plays at
 * a time, and that playing never selects the row.
 *
 * Use instead: `AdCard` for an ad in the studio's list; `StagePlayer` for the sound that a page is about.
 *
 * Keyboard:
 * - Tab: button, then the wave if it seeks; neither with `tabIndex={-1}`
 * - Enter, Space on the button: plays, pauses, or tries again after an error
 * - Arrow Right, Arrow Left on the wave: 1 s; Page Up, Page Down: 5 s; Home, End: start and end
 */
export function SamplePlayer({ state, tabIndex, shrinks = false, ...sample }: SamplePlayerProps) {
  if (state === "none")
    return <p className="flex min-h-8 items-center text-sm text-ink-3">{sample.labels.none}</p>;
  const playback = { ...sample, state };
  return (
    <div className={shrinks ? "@container w-full min-w-0" : "contents"}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <PlayButton
          playback={playback}
          look={playingLook(state) ?? "outlined"}
          size="sm"
          tabIndex={tabIndex}
        />
        <div className={clsx("min-w-20 flex-1", shrinks && "@max-[7rem]:hidden")}>
          <PlayWave
            playback={playback}
            accent={playingLook(state) ?? "primary"}
            height="row"
            tabIndex={tabIndex}
          />
        </div>
        <div
          className={clsx(
            "ms-auto min-w-[5.25rem] text-end",
            // May be hidden, because the button's name and icon already show that playback failed.
            shrinks && "@max-[13.75rem]:hidden",
          )}
        >
          <PlayTime playback={playback} />
        </div>
      </div>
    </div>
  );
}
