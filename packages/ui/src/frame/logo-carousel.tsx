import { clsx } from "clsx";
import {
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { useReducedMotion } from "../reduced-motion.ts";
import { MotionToggle, type MotionToggleLabels } from "./motion-toggle/motion-toggle.tsx";

type LinkProps = Pick<ComponentProps<"a">, "className" | "tabIndex" | "onMouseDown" | "children">;

/** A brand in the strip. */
interface Logo {
  /** Shown in the display font; with a `drawing`, only its accessible name. */
  name: string;
  /** A drawing in `currentColor`, at most 32 px high. */
  drawing?: ReactNode;
  /** A link element without children: `<a href="…" />`. */
  link?: ReactElement<LinkProps>;
}

interface LogoCarouselProps extends MotionToggleLabels {
  /** The strip's heading and name: "Trusted by 400+ brands". */
  title: string;
  level?: 2 | 3;
  logos: readonly Logo[];
  /** The speed in px per second. Default: 50. */
  speed?: number;
}

/**
 * A marquee of customer and partner logos on the landing page. It stops on hover and focus and can be paused (WCAG 2.2
 * 2.2.2); with reduced motion or without JavaScript the logos wrap. Screen readers read each brand once: the copies
 * that fill the strip are hidden, and their links only work with a pointer. Put the best-known brands first, at least
 * six of them. Don't show a company's logo without its permission.
 *
 * Use instead: a plain line of names for a few brands; static content for anything that must be seen.
 *
 * Keyboard:
 * - Tab: moves to the pause button, then to each linked brand; the strip stops while focus is in it
 * - Enter, Space on the button: pauses or resumes; Enter on a brand: follows its link
 */
export function LogoCarousel(props: LogoCarouselProps) {
  const { title, level = 2, logos, speed = 50, pauseLabel, resumeLabel } = props;
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { width, copies } = useMarquee(strip, !isStill);
  const isMoving = copies > 0;
  const isStopped = isPaused || isPointedAt || hasFocus;
  const marquee = {
    "--marquee-width": `${width}px`,
    "--marquee-time": `${width / speed}s`,
  } as CSSProperties;

  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-x-8 gap-y-3 border-y border-line py-4 md:flex-row md:items-center"
    >
      <div className="flex shrink-0 items-center justify-between gap-2 md:w-56">
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
        className="relative min-w-0 grow overflow-hidden [mask-image:linear-gradient(to_right,transparent,#000_2rem,#000_calc(100%-2rem),transparent)] contain-inline-size has-focus-visible:[mask-image:none] noscript:[mask-image:none] still:[mask-image:none]"
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
            "flex w-max [--marquee-direction:-1] rtl:[--marquee-direction:1] noscript:w-auto still:w-auto",
            isMoving && "animate-marquee has-focus-visible:animate-none still:animate-none",
          )}
          style={isMoving ? { ...marquee, animationPlayState: isStopped ? "paused" : "running" } : undefined}
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

/** Only for keyboard focus, because scrolling would move a pressed link away from the pointer. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "center" });
}

/** All brands, each once. Each includes its gap, so that a copy is exactly as wide as the distance to the next copy. */
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
          <Brand {...logo} isRepeated={isRepeated} />
        </li>
      ))}
    </ul>
  );
}

function Brand({ name, drawing, link, isRepeated }: Logo & { isRepeated: boolean }) {
  const content =
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
  if (!link) return content;
  return cloneElement(
    link,
    {
      ...(isRepeated && { tabIndex: -1, onMouseDown: preventFocus }),
      className:
        "rounded-sm -outline-offset-2 px-2 -mx-2 py-1 hover:text-ink hover:underline underline-offset-4",
    },
    content,
  );
}

/** A copy is hidden from screen readers and must not be focused; its clicks still work. */
function preventFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A strip that doesn't move, which is what the server renders. */
const still = { width: 0, copies: 0 };

/**
 * Measures a strip's first list: its width in px, and how many copies keep the strip filled while it moves. Measures
 * again when the fonts, text size or window change.
 */
function useMarquee(
  strip: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): { width: number; copies: number } {
  const [marquee, setMarquee] = useState(still);
  useLayoutEffect(() => {
    const list = strip.current?.querySelector("ul");
    if (!isEnabled || !strip.current || !list) return undefined;
    const viewport = strip.current;
    const observer = new ResizeObserver(() => {
      const { width } = list.getBoundingClientRect();
      setMarquee(width > 0 ? { width, copies: Math.ceil(viewport.clientWidth / width) } : still);
    });
    observer.observe(viewport);
    observer.observe(list);
    return () => observer.disconnect();
  }, [strip, isEnabled]);
  return isEnabled ? marquee : still;
}
