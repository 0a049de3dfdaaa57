import { clsx } from "clsx";
import { type ReactNode, useLayoutEffect } from "react";

interface BottomBarProps {
  /** Keeps the bar sticky even in windows so short that other bars are not. */
  alwaysSticky?: boolean;
  /** Part of the bar where the window is high enough; otherwise it scrolls with the content. */
  above?: ReactNode;
  children: ReactNode;
}

/**
 * The bar's background with a border above it, both extending beyond the column's sides. Drawn as a border image,
 * because that can't make an ancestor scroll sideways.
 */
const ground =
  "[border-image:linear-gradient(var(--line)_1px,var(--paper)_1px)_fill_0/0/0_100vmax] forced-colors:border-t";
const groundIfSticky =
  "[@media(height>=32rem)]:[border-image:linear-gradient(var(--line)_1px,var(--paper)_1px)_fill_0/0/0_100vmax] forced-colors:border-t";

/**
 * The bar in windows less than 32 rem high, such as a small phone's or one on its side: only the buttons are
 * sticky. Below 18 rem, which includes 1280 × 1024 px at 400 %, nothing is, because it would cover too much.
 */
const short = {
  bar: "[@media(18rem<=height<32rem)]:contents",
  buttons:
    "[@media(18rem<=height<32rem)]:sticky [@media(18rem<=height<32rem)]:bottom-0 [@media(18rem<=height<32rem)]:z-10 [@media(18rem<=height<32rem)]:py-2 [@media(18rem<=height<32rem)]:[border-image:linear-gradient(var(--line)_1px,var(--paper)_1px)_fill_0/0/0_100vmax] [@media(18rem<=height<32rem)]:forced-colors:border-t",
};

/**
 * The main action below a column's content: sticky while the content scrolls, and at the bottom of the window if the
 * content is short. Its background is as wide as the nearest ancestor with `overflow-x-clip`.
 */
export function BottomBar({ alwaysSticky = false, above, children }: BottomBarProps) {
  useLayoutEffect(reserveHeight, []);
  return (
    <div
      data-bottom-bar
      className={clsx(
        "mt-auto",
        alwaysSticky
          ? ["sticky bottom-0 z-10 py-3", ground]
          : [
              short.bar,
              groundIfSticky,
              "[@media(height>=32rem)]:sticky [@media(height>=32rem)]:bottom-0 [@media(height>=32rem)]:z-10 [@media(height>=32rem)]:py-3",
            ],
      )}
    >
      {above}
      <div className={alwaysSticky ? undefined : short.buttons}>{children}</div>
    </div>
  );
}

let bars = 0;

function countBars(change: 1 | -1) {
  bars += change;
  document.documentElement.toggleAttribute("data-has-bottom-bar", bars > 0);
}

/** Scrolls focused elements clear of the bar (ui/design.css) until the returned function is called. */
function reserveHeight(): () => void {
  countBars(1);
  return () => countBars(-1);
}

/**
 * The classes for the wrapper of each of two buttons in the bar. They are side by side, even at 320 px, where their
 * labels take two lines, but stacked if text is larger.
 *
 * @param basis slightly wider than the label, so that a font that loads late doesn't change where the buttons wrap
 */
export const beside = (basis: `basis-${number}`) =>
  clsx(
    "min-w-0 grow text-balance max-[22rem]:basis-33 max-[22rem]:*:h-full min-[22rem]:whitespace-nowrap",
    basis,
  );

/**
 * The minimum height of a form that ends with the bar, so that the bar is at the bottom of the window: the window
 * minus the top bar and the tabs.
 */
export const reachesBottom = "lg:[@media(height>=32rem)]:min-h-[calc(100dvh-10.5rem)]";
