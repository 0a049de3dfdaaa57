import { clsx } from "clsx";
import {
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";

import { useReducedMotion } from "../reduced-motion.ts";
import { useLap } from "./logo-carousel/use-lap.ts";
import { MotionToggle, type MotionToggleTexts } from "./motion-toggle/motion-toggle.tsx";

type LinkProps = Pick<ComponentProps<"a">, "className" | "tabIndex" | "onMouseDown" | "children">;

/** One brand of the strip. */
interface Logo {
  /** Stands in the display face where there is no drawing, and is the drawing's name where there is one. */
  name: string;
  /** A drawing in `currentColor`, at most 32 px high. */
  drawing?: ReactNode;
  /** Where it leads, without children: `<a href="…" />`. */
  link?: ReactElement<LinkProps>;
}

export interface LogoCarouselProps extends MotionToggleTexts {
  /** What the brands have in common: "Trusted by 400+ brands". The strip's heading and its name. */
  title: string;
  level?: 2 | 3;
  logos: readonly Logo[];
  /** Pixels in a second: 50 (spec section 9). */
  speed?: number;
}

/**
 * Brands that pass by. The strip stands while it is pointed at or has the focus, and can be stopped (WCAG 2.2 2.2.2);
 * where motion is reduced, and without JavaScript, the brands stand in lines. Each is read once: the copies that fill
 * the strip are hidden from readers, and what a brand in them leads to is followed by a pointer alone.
 */
export function LogoCarousel(props: LogoCarouselProps) {
  const { title, level = 2, logos, speed = 50, pauseLabel, resumeLabel } = props;
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { width, copies } = useLap(strip, !isStill);
  const moves = copies > 0;
  const stands = isPaused || isPointedAt || hasFocus;
  const lap = { "--lap-width": `${width}px`, "--lap-time": `${width / speed}s` } as CSSProperties;

  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-x-8 gap-y-3 border-y border-line py-4 md:flex-row md:items-center"
    >
      <div className="flex shrink-0 items-center gap-2">
        <Heading id={id} className="text-base font-semibold text-ink">
          {title}
        </Heading>
        <MotionToggle
          pauseLabel={pauseLabel}
          resumeLabel={resumeLabel}
          isPaused={isPaused}
          onToggle={setPaused}
        />
      </div>
      <div
        ref={strip}
        className="min-w-0 grow overflow-hidden contain-inline-size md:border-s md:border-line still:border-none"
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={(event) => {
          setFocus(true);
          showFocused(event);
        }}
        onBlur={(event) => {
          setFocus(false);
          event.currentTarget.scrollLeft = 0;
        }}
      >
        <div
          className={clsx(
            "flex w-max [--lap-way:-1] rtl:[--lap-way:1] noscript:w-auto still:w-auto",
            moves && "animate-lap has-focus-visible:animate-none still:animate-none",
          )}
          style={moves ? { ...lap, animationPlayState: stands ? "paused" : "running" } : undefined}
        >
          <Copy logos={logos} />
          {Array.from({ length: copies }, (_, copy) => (
            <Copy key={copy} logos={logos} isRepeated />
          ))}
        </div>
      </div>
    </section>
  );
}

/** What a key gave the focus to is in sight, wherever the strip had come to; what is pressed stays where it is. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "center" });
}

/** All the brands once. Each carries its own gap, so that a copy is exactly as wide as the way to the next. */
function Copy({ logos, isRepeated = false }: { logos: readonly Logo[]; isRepeated?: boolean }) {
  return (
    <ul
      aria-hidden={isRepeated || undefined}
      className="flex shrink-0 items-center noscript:min-w-0 noscript:shrink noscript:flex-wrap still:min-w-0 still:shrink still:flex-wrap"
    >
      {logos.map((logo) => (
        <li
          key={logo.name}
          inert={isRepeated && !logo.link}
          className="flex min-h-11 shrink-0 items-center px-6 type-heading text-lg text-ink-2 noscript:ps-0 still:min-w-0 still:shrink still:ps-0 still:pe-10 still:wrap-anywhere"
        >
          <Shown {...logo} isRepeated={isRepeated} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ name, drawing, link, isRepeated }: Logo & { isRepeated: boolean }) {
  const seen =
    drawing === undefined ? (
      name
    ) : (
      <>
        <span aria-hidden="true" className="flex *:h-8 *:w-auto">
          {drawing}
        </span>
        <span className="sr-only">{name}</span>
      </>
    );
  if (!link) return seen;
  return cloneElement(
    link,
    {
      ...(isRepeated && { tabIndex: -1, onMouseDown: leaveFocus }),
      className:
        "rounded-sm -outline-offset-2 px-2 -mx-2 py-1 hover:text-ink hover:underline underline-offset-4",
    },
    seen,
  );
}

/** A pressed copy would take the focus to where readers find nothing; its click leads on all the same. */
function leaveFocus(event: MouseEvent) {
  event.preventDefault();
}
