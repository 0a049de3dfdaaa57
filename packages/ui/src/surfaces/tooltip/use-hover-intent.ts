import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Delay from hover to tooltip in ms. Keyboard focus shows it immediately. */
const DELAY = 400;

/** Closes the open tooltip; only one is open at a time. */
let endCurrent: (() => void) | null = null;

/**
 * Tracks whether a button's tooltip should be open: while hovered or focused by keyboard. Never on touch, and a press
 * closes it.
 *
 * @param preload called as soon as the tooltip may open
 * @param isReady true once the tooltip can be shown
 * @returns `end` closes the tooltip; `handlers` go on the button
 */
export function useHoverIntent(preload: () => void, isReady: boolean, initiallyIntended: boolean) {
  const [isIntended, setIntended] = useState(initiallyIntended);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once per hover: after Escape, a moving pointer doesn't reopen it.
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
      // Not for focus that a closing dialog returns after a pointer press.
      if (!currentTarget.matches(":focus-visible")) return;
      preload();
      start();
    },
  };
  return { isIntended, end, handlers };
}
