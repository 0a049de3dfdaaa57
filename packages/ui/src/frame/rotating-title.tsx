import { clsx } from "clsx";
import { useState } from "react";

import { MotionToggle, type MotionToggleLabels } from "./motion-toggle/motion-toggle.tsx";

interface RotatingTitleProps extends MotionToggleLabels {
  /** The fixed beginning: "Be heard in". */
  lead: string;
  /** The ending, or the four that are shown one after another, each for 3 s (`--title-every`). */
  titles: readonly [string] | readonly [string, string, string, string];
  level?: 1 | 2;
}

/** Animation delays. The first ending is shown immediately, each of the others after the ones before it. */
const rotation = [
  "",
  "opacity-0 [--title-delay:calc(var(--title-every,3s)*-3)]",
  "opacity-0 [--title-delay:calc(var(--title-every,3s)*-2)]",
  "opacity-0 [--title-delay:calc(var(--title-every,3s)*-1)]",
] as const;

/**
 * The landing page's headline, whose ending rotates. CSS alone rotates it, so it needs no hydration. Screen readers get
 * one heading with all endings that never changes. It can be paused (WCAG 2.2 2.2.2); with reduced motion and without
 * JavaScript only the first ending is shown, so put the most important one there. It is as high as the longest ending,
 * so that nothing below moves; keep the endings about equally long. Don't put links or buttons in it.
 *
 * Use instead: a plain heading inside the product, where nothing should move on its own.
 *
 * Keyboard:
 * - Tab: the pause button
 * - Enter, Space: pauses, or resumes with the current ending
 */
export function RotatingTitle(props: RotatingTitleProps) {
  const { lead, titles, level = 1, pauseLabel, resumeLabel } = props;
  const [isPaused, setPaused] = useState(false);
  const isRotating = titles.length > 1;
  const look = (index: number) =>
    isRotating &&
    clsx(
      rotation[index],
      "animate-title noscript:animate-none still:animate-none",
      isPaused && "[--title-state:paused]",
    );

  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      <Heading className="type-headline text-[clamp(2.25rem,11.75vw,2.875rem)] wrap-anywhere max-lg:leading-[1.05] lg:text-4xl">
        <span className="sr-only">{`${lead} ${titles.join(", ")}`}</span>
        <span aria-hidden="true" className="block hyphens-auto">
          {lead}
          <span className="grid text-accent-strong">
            {titles.map((title, index) => (
              <span key={title} className={clsx("col-start-1 row-start-1", look(index))}>
                {title}
              </span>
            ))}
          </span>
        </span>
      </Heading>
      {isRotating && (
        <div className="mt-5 flex items-center gap-3 noscript:hidden still:hidden">
          <span aria-hidden="true" className="flex min-w-0 gap-1.5">
            {titles.map((title, index) => (
              <span
                key={title}
                className="h-1 w-6 overflow-hidden rounded-full bg-line-strong forced-colors:bg-[GrayText]"
              >
                <span
                  className={clsx(
                    "block h-full rounded-full bg-accent-strong forced-colors:bg-[Highlight]",
                    look(index),
                  )}
                />
              </span>
            ))}
          </span>
          <MotionToggle
            pauseLabel={pauseLabel}
            resumeLabel={resumeLabel}
            isPaused={isPaused}
            onToggle={setPaused}
          />
        </div>
      )}
    </div>
  );
}
