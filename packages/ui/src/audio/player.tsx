import type { ReactNode } from "react";

import { type PlayedAudio, playerParts } from "./player/player-parts.tsx";
import { Stacked } from "./player/stacked.tsx";

export interface PlayerProps extends PlayedAudio {
  /** Stands beside the button, as on a card; the wave then has a line of its own. Without it all is one row. */
  heading?: ReactNode;
  /** At the end of the heading's line: the button of a menu. Only with a heading. */
  aside?: ReactNode;
}

/** Plays one audio: button, wave, time. It holds no audio itself; what it shows comes by props. */
export function Player(props: PlayerProps) {
  const { heading, aside } = props;
  const { button, wave, time, actions } = playerParts(props);
  if (heading === undefined) {
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
      heading={heading}
      aside={aside}
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
