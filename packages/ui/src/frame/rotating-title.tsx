import { clsx } from "clsx";
import { useEffect, useState } from "react";

import { useReducedMotion } from "../reduced-motion.ts";
import { MotionToggle, type MotionToggleLabels } from "./motion-toggle/motion-toggle.tsx";

interface RotatingTitleProps extends MotionToggleLabels {
  /** The fixed beginning: "Be heard in". */
  lead: string;
  /** The endings, shown in turn. The server renders the first. */
  titles: readonly [string, ...string[]];
  level?: 1 | 2;
  /** How long each ending shows, in ms. Default: 3000. */
  every?: number;
}

/**
 * Landing page headline whose ending rotates. Screen readers get one heading with all endings that never changes. It
 * can be paused (WCAG 2.2 2.2.2); with reduced motion the first ending stays, so put the most important one first. It
 * is as tall as the longest ending, so that nothing below moves; use at most five endings of similar length, without
 * links or buttons.
 *
 * Use instead: a plain heading inside the product, where nothing should move by itself.
 *
 * Keyboard:
 * - Tab: the pause button
 * - Enter, Space: pauses, or resumes with the current ending
 */
export function RotatingTitle(props: RotatingTitleProps) {
  const { lead, titles, level = 1, every = 3000, pauseLabel, resumeLabel } = props;
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const isRotating = titles.length > 1 && !isPaused && !isStill;

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => setShown((current) => (current + 1) % titles.length), every);
    return () => clearInterval(timer);
  }, [isRotating, titles.length, every]);

  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      <Heading className="type-headline text-[clamp(2.25rem,11.75vw,2.875rem)] wrap-anywhere max-lg:leading-[1.05] lg:text-4xl">
        <span className="sr-only">{`${lead} ${titles.join(", ")}`}</span>
        <span aria-hidden="true" className="block hyphens-auto">
          {lead}
          <span className="grid text-accent-strong">
            {titles.map((title, index) => (
              <span
                key={title}
                className={clsx(
                  "col-start-1 row-start-1 transition-[opacity,translate] duration-200",
                  index === (isStill ? 0 : shown) ? "opacity-100" : "invisible translate-y-2 opacity-0",
                )}
              >
                {title}
              </span>
            ))}
          </span>
        </span>
      </Heading>
      {titles.length > 1 && (
        <div className="mt-5 flex items-center gap-3 noscript:hidden still:hidden">
          <span aria-hidden="true" className="flex min-w-0 gap-1.5">
            {titles.map((title, index) => (
              <span
                key={title}
                className={clsx(
                  "h-1 w-6 rounded-full",
                  index === shown
                    ? "bg-accent-strong forced-colors:bg-[Highlight]"
                    : "bg-line-strong forced-colors:bg-[GrayText]",
                )}
              />
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
