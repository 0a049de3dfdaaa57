import type { ReactNode } from "react";

interface StackedProps {
  /** The round at the start: the play button, or what stands there while there is nothing to play. */
  round: ReactNode;
  heading: ReactNode;
  /** At the end of the first line. */
  aside?: ReactNode;
  /** The wave, or words in its place, as tall as the wave. */
  middle: ReactNode;
  /** The last line. */
  foot: ReactNode;
}

/**
 * A player on three lines. Where there is no room beside the round (a phone with large text) the heading gets a line of
 * its own. It comes first for those who listen: the round belongs to it.
 */
export function Stacked({ round, heading, aside, middle, foot }: StackedProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2.5">
        <div className="col-span-full min-w-0 wrap-anywhere @min-[13rem]:col-span-1 @min-[13rem]:col-start-2 @min-[13rem]:row-start-1">
          {heading}
        </div>
        <div className="col-start-1 row-start-1">{round}</div>
        {aside && <div className="col-start-3 row-start-1">{aside}</div>}
        <div className="col-span-full grid min-h-[40px] min-w-0 items-center">{middle}</div>
        <div className="col-span-full flex min-h-8 flex-wrap items-center justify-between gap-2">{foot}</div>
      </div>
    </div>
  );
}
