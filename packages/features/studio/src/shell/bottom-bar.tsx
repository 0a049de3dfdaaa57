import { clsx } from "clsx";
import type { ReactNode } from "react";

interface BottomBarProps {
  /** Also in windows too low for more than the bar. */
  alwaysSticky?: boolean;
  children: ReactNode;
}

/** A line above the column's ground, beyond the sides: an image of the border makes no ancestor scroll sideways. */
const ground =
  "[border-image:linear-gradient(var(--line)_1px,var(--paper)_1px)_fill_0/0/0_100vmax] forced-colors:border-t";
const groundIfSticky =
  "[@media(height>=32rem)]:[border-image:linear-gradient(var(--line)_1px,var(--paper)_1px)_fill_0/0/0_100vmax] forced-colors:border-t";

/**
 * The main action below a column's content: in reach while the content scrolls, at the window's end while it is short. Its ground is
 * as wide as the nearest ancestor with `overflow-x-clip`.
 */
export function BottomBar({ alwaysSticky = false, children }: BottomBarProps) {
  return (
    <div
      className={clsx(
        "mt-auto",
        alwaysSticky
          ? ["sticky bottom-0 z-10 py-3", ground]
          : [
              groundIfSticky,
              "[@media(height>=32rem)]:sticky [@media(height>=32rem)]:bottom-0 [@media(height>=32rem)]:z-10 [@media(height>=32rem)]:py-3",
            ],
      )}
    >
      {children}
    </div>
  );
}

/** The least height of a form that ends with the bar, so that the bar stands at the window's end: without the top bar and the tabs. */
export const reachesBottom = "lg:[@media(height>=32rem)]:min-h-[calc(100dvh-10.5rem)]";
