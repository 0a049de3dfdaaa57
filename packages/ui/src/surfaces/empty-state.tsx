import type { ReactNode } from "react";

import { Waveform } from "../audio/waveform.tsx";

export interface EmptyStateProps {
  /** What is not there, or what to do first. Left out where one line says it all: a search without a match. */
  title?: string;
  /** The title's level in the page. */
  level?: 2 | 3 | 4;
  /** Why, or what happens next. */
  text: ReactNode;
  /** The one way on, usually a Button that is a link. */
  action?: ReactNode;
  /** A wave above the words, decoration only: the peaks of a real audio, 0 to 255, or null for silence, a flat line. */
  peaks?: readonly number[] | null;
}

/** What stands where a list would be while there is nothing in it: as wide as its column, in the place of its first item. */
export function EmptyState({ title, level = 3, text, action, peaks }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-md border border-dashed border-line-strong p-5">
      {peaks !== undefined && <Waveform peaks={peaks} position={peaks ? 1 : 0} duration={1} height="md" />}
      <div className="max-w-[48ch] min-w-0 wrap-anywhere">
        {title !== undefined && <Title className="mb-1 type-heading text-lg text-ink">{title}</Title>}
        <p className="text-base text-ink-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
