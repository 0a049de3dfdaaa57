import type { ReactNode } from "react";

import { Waveform } from "../audio/waveform.tsx";

interface EmptyStateProps {
  /**
   * States what is missing, or what to do first. Omit it where one line is enough, such as for a search without
   * results.
   */
  title?: string;
  /** The heading level. */
  level?: 2 | 3 | 4;
  /** The reason, or what happens next. */
  text: ReactNode;
  /** The next step, usually a Button with a link. */
  action?: ReactNode;
  /** A decorative waveform: the peaks of a real sound, 0 to 255, or null for a flat line. */
  peaks?: readonly number[] | null;
}

/**
 * The placeholder of an empty list: before the first item, and when a search or filter matches nothing. It is as wide
 * as its column and takes the place of the first item.
 *
 * State what will be here and offer the step that leads to it. Use `Skeleton` while the list is loading.
 *
 * Keyboard:
 * - Tab: moves to the action, if there is one
 */
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
