import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";

import { useOverflow } from "./use-overflow.ts";

interface BodyProps {
  busy: boolean;
  /** The children reach the edges. */
  flush?: boolean;
  /** They reach the edges and fill the height: nothing scrolls here. */
  fill?: boolean;
  children: ReactNode;
}

/** The part of a dialog that scrolls. Reachable by Tab as soon as it does, or its end could not be read by keyboard. */
export function Body({ busy, flush = false, fill = false, children }: BodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const reachable = overflows ? { tabIndex: 0 } : {};
  return (
    <div
      ref={scroller}
      {...reachable}
      className={clsx(
        "flex-1 -outline-offset-2 [@media(height<24rem)]:flex-none [@media(height<24rem)]:overflow-visible",
        fill ? "flex min-h-fit flex-col" : "min-h-0 overflow-y-auto overscroll-contain",
        overflows ? "mt-2 border-t border-line" : "pt-2",
        !flush && !fill && ["px-panel", overflows ? "py-4" : "pb-6"],
      )}
    >
      <fieldset role="none" disabled={busy} className={clsx("min-w-0", fill && "flex flex-1 flex-col")}>
        {children}
      </fieldset>
    </div>
  );
}
