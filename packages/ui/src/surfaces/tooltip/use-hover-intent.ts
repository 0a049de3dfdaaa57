import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Delay from hover to tooltip in ms. Keyboard focus shows it immediately. */
const DELAY = 400;

/** Closes the tooltip that is open, if any, because only one is open at a time. */
let endCurrent: (() => void) | null = null;

/**
 * Tracks whether a button's tooltip should be open: while the button is hovered or focused by keyboard, but never on
 * touch. A press closes it.
 *
 * @param preload called as soon as the tooltip may open
 * @param isReady true once the tooltip can be shown
 * @returns `end` closes the tooltip; `handlers` go on the button
 */
export function useHoverIntent(preload: () => void, isReady: boolean, initiallyIntended: boolean) {
  const [isIntended, setIntended] = useState(initiallyIntended);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opens only once per hover, so that after Escape a moving pointer doesn't reopen the tooltip.
  const hasEntered = useRef(false);
  const [end] = useState(() => () => {
    clearTimeout(timer.current);
    setIntended(false);
  });
  useEffect(() => end, [end]);

  function start(): void {
    if (endCurrent !== end) endCurrent?.();
    endCurrent = end;
    setIntended(true);
  }

  const handlers = {
    onPointerMove({ pointerType }: PointerEvent) {
      if (pointerType === "touch" || hasEntered.current) return;
      hasEntered.current = true;
      preload();
      timer.current = setTimeout(start, DELAY);
    },
    // An open tooltip closes itself, unless the pointer moves onto it.
    onPointerLeave() {
      clearTimeout(timer.current);
      hasEntered.current = false;
      if (!isReady) end();
    },
    onPointerDown: end,
    onClick: end,
    onBlur: end,
    onFocus({ currentTarget }: FocusEvent) {
      // Ignores focus that a closing dialog returns after a pointer press.
      if (!currentTarget.matches(":focus-visible")) return;
      preload();
      start();
    },
  };
  return { isIntended, end, handlers };
}
