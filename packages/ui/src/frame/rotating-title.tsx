import { clsx } from "clsx";
import { useEffect, useState } from "react";

import { useReducedMotion } from "../reduced-motion.ts";
import { MotionToggle, type MotionToggleTexts } from "./motion-toggle/motion-toggle.tsx";

export interface RotatingTitleProps extends MotionToggleTexts {
  /** What stands still before the part that changes: "Be heard in". */
  lead: string;
  /** What takes turns after it, in this order. The server renders the first. */
  titles: readonly [string, ...string[]];
  level?: 1 | 2;
  /** How long each stands, in ms: 3 s (spec section 9). */
  every?: number;
}

/**
 * A headline of which a part takes turns. Those who read by ear get one heading that never changes and says all of
 * them; those who see it can stop it (WCAG 2.2 2.2.2), and where motion is reduced the first one stays. The room is the
 * longest one's, so that nothing below moves.
 */
export function RotatingTitle(props: RotatingTitleProps) {
  const { lead, titles, level = 1, every = 3000, pauseLabel, resumeLabel } = props;
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const turns = titles.length > 1 && !isPaused && !isStill;

  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setShown((now) => (now + 1) % titles.length), every);
    return () => clearInterval(timer);
  }, [turns, titles.length, every]);

  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      <Heading className="type-headline text-3xl wrap-anywhere lg:text-4xl">
        <span className="sr-only">{`${lead} ${titles.join(", ")}`}</span>
        <span aria-hidden="true" className="block hyphens-auto">
          {lead}
          <span className="grid text-accent-strong">
            {titles.map((title, place) => (
              <span
                key={title}
                className={clsx(
                  "col-start-1 row-start-1 transition-[opacity,translate] duration-200",
                  place === (isStill ? 0 : shown) ? "opacity-100" : "invisible translate-y-2 opacity-0",
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
          <MotionToggle
            pauseLabel={pauseLabel}
            resumeLabel={resumeLabel}
            isPaused={isPaused}
            onToggle={setPaused}
          />
          <span aria-hidden="true" className="flex min-w-0 gap-1.5">
            {titles.map((title, place) => (
              <span
                key={title}
                className={clsx(
                  "h-1 w-6 rounded-full",
                  place === shown
                    ? "bg-accent-strong forced-colors:bg-[Highlight]"
                    : "bg-line-strong forced-colors:bg-[GrayText]",
                )}
              />
            ))}
          </span>
        </div>
      )}
    </div>
  );
}
