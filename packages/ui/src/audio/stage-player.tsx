import type { ReactNode, Ref } from "react";

import { minutesSeconds } from "./minutes-seconds.ts";
import { type Playback, PlayButton, playingLook, PlayTime, PlayWave } from "./playback/player-controls.tsx";

export interface StagePlayerProps extends Playback {
  /** A ref to the play button, to focus it. */
  playButton?: Ref<HTMLButtonElement>;
  /** Where the script's lines start, in seconds, drawn as ticks below the waveform. */
  marks?: readonly number[];
  /** Buttons at the end of the play button's line, at most one of them primary. */
  action?: ReactNode;
  /** The waveform's height: `xl` is 96 px, `2xl` 128 px. */
  height?: "xl" | "2xl";
}

/**
 * The minimum distance between two labelled ticks, in percent of the width: the labels of closer ticks would overlap,
 * so these get none.
 */
const LABEL_ROOM = 12;

/**
 * The player of a page's main sound: a large wave across the card, ticks where lines start, and a 64 px button. It has
 * no audio element; the state is passed in. Pass `buffering` as soon as it is pressed, and `playing` only once there is
 * sound. Tangerine while playing.
 *
 * Use instead: `SpotPlayer` for one of several samples; `AdCard` for an ad in a list.
 *
 * Keyboard:
 * - Tab: wave, button, action
 * - Enter, Space on the button: plays, pauses, or tries again after an error
 * - Arrow Right, Arrow Left, Page Up, Page Down, Home, End on the wave: as in `Waveform`
 */
export function StagePlayer({ playButton, marks, action, height = "xl", ...playback }: StagePlayerProps) {
  const { state, duration } = playback;
  const look = playingLook(state) ?? "primary";
  return (
    <div>
      <PlayWave playback={playback} accent={look} height={height} />
      {duration > 0 && marks && marks.length > 0 && <Ticks marks={marks} duration={duration} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PlayButton ref={playButton} playback={playback} look={look} size="lg" />
        <PlayTime playback={playback} size="lg" />
        {action && <div className="ms-auto">{action}</div>}
      </div>
    </div>
  );
}

/** The marks whose ticks get a label: those far enough from the last labelled one. */
function labelledMarks(marks: readonly number[], duration: number): number[] {
  const room = (LABEL_ROOM / 100) * duration;
  const labelled: number[] = [];
  for (const mark of marks) {
    if (mark - (labelled.at(-1) ?? -room) >= room && mark < duration - room / 2) labelled.push(mark);
  }
  return labelled;
}

/** Decorative, because the transcript shows where lines start. */
function Ticks({ marks, duration }: { marks: readonly number[]; duration: number }) {
  const labelled = labelledMarks(marks, duration);
  return (
    <div aria-hidden dir="ltr" className="relative mt-1 h-5 text-xs text-ink-3 tabular-nums">
      {marks.map((seconds) => {
        const at = (100 * seconds) / duration;
        return (
          <span
            key={seconds}
            className="absolute top-0 ps-1 pt-0.5 before:absolute before:top-0 before:left-0 before:h-1 before:border-l before:border-control"
            style={{ left: `${at}%` }}
          >
            {labelled.includes(seconds) && minutesSeconds(seconds)}
          </span>
        );
      })}
    </div>
  );
}
