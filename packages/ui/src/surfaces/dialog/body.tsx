import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";

import { useOverflow } from "./use-overflow.ts";

/** The part of a dialog that scrolls. Reachable by Tab as soon as it does, or its end could not be read by keyboard. */
export function Body({ busy, children }: { busy: boolean; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const reachable = overflows ? { tabIndex: 0 } : {};
  return (
    <div
      ref={scroller}
      {...reachable}
      className={clsx(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 -outline-offset-2 [@media(height<24rem)]:flex-none [@media(height<24rem)]:overflow-visible",
        overflows ? "mt-2 border-t border-line py-4" : "pt-2 pb-6",
      )}
    >
      <fieldset role="none" disabled={busy} className="min-w-0">
        {children}
      </fieldset>
    </div>
  );
}
