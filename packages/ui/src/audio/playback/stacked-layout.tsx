import type { ReactNode } from "react";

interface StackedLayoutProps {
  /** The round element at the start: the play button, or a status icon if there is nothing to play. */
  button: ReactNode;
  heading: ReactNode;
  /** Shown at the end of the first line. */
  aside?: ReactNode;
  /** The waveform, or text of the same height. */
  wave: ReactNode;
  /** Shown on the last line. */
  footer: ReactNode;
}

/**
 * A player on three lines. If there is no room next to the button, as on a phone with large text, the heading gets its
 * own line. The heading comes first in the DOM, because the button belongs to it.
 */
export function StackedLayout({ button, heading, aside, wave, footer }: StackedLayoutProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2.5">
        <div className="col-span-full min-w-0 wrap-anywhere @min-[13rem]:col-span-1 @min-[13rem]:col-start-2 @min-[13rem]:row-start-1">
          {heading}
        </div>
        <div className="col-start-1 row-start-1">{button}</div>
        {aside && <div className="col-start-3 row-start-1">{aside}</div>}
        <div className="col-span-full grid min-h-[40px] min-w-0 items-center">{wave}</div>
        <div className="col-span-full flex min-h-8 flex-wrap items-center justify-between gap-1.5">
          {footer}
        </div>
      </div>
    </div>
  );
}

/** Buttons at the end of the last line, or on a line of their own if that one is too narrow. */
export function PlayerActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1.5 @max-[15.25rem]:w-full">{children}</div>;
}
