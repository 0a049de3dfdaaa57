import type { ReactNode } from "react";

import type { Accent } from "./accent-of.ts";
import { type Playback, PlayButton, playingLook, PlayTime, PlayWave } from "./playback/player-controls.tsx";
import { PlayerActions, StackedLayout } from "./playback/stacked-layout.tsx";

export interface PlayerProps extends Playback {
  /** The ad's colour; tangerine while it plays. */
  accent?: Accent;
  /** Shown next to the button, as on a card; the wave then gets its own line. If omitted, everything is in one row. */
  heading?: ReactNode;
  /** Shown at the end of the heading's line, such as a menu button. Requires a heading. */
  aside?: ReactNode;
  /** Buttons at the end of the line with the time. */
  actions?: ReactNode;
}

/**
 * Plays a sound that is the subject of its page or section, such as a sample ad or a shared ad: button, wave, time. It
 * has no audio element; the state is passed in. Pass `buffering` as soon as it is pressed, and `playing` only once
 * there is sound. The caller ensures that only one sound plays at a time. Include the title in the labels, because a
 * page may have several players.
 *
 * Use instead: `AdCard` for an ad in a list, with menu and campaign; `SamplePlayer` for the sample in a row to choose
 * from; `Waveform` for just the picture.
 *
 * Keyboard:
 * - Tab: button, wave, actions
 * - Enter, Space on the button: plays, pauses, or tries again after an error
 * - Arrow Right, Arrow Left on the wave: 1 s, or 5 s when the audio is longer than a minute
 * - Page Up, Page Down on the wave: five times that; Home, End: start and end
 */
export function Player({ accent = "primary", heading, aside, actions, ...playback }: PlayerProps) {
  const look = playingLook(playback.state) ?? accent;
  const button = <PlayButton playback={playback} look={look} />;
  const wave = <PlayWave playback={playback} accent={look} />;
  const time = <PlayTime playback={playback} />;
  const buttons = actions && <PlayerActions>{actions}</PlayerActions>;
  if (heading === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {button}
        <div className="min-w-16 flex-1">{wave}</div>
        <div className="ms-auto min-w-[5.5rem] text-end">{time}</div>
        {buttons}
      </div>
    );
  }
  return (
    <StackedLayout
      button={button}
      heading={heading}
      aside={aside}
      wave={wave}
      footer={
        <>
          {time}
          {buttons}
        </>
      }
    />
  );
}
