import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** How long a pointer rests before the tooltip comes, in ms. Focus by keyboard brings it at once. */
const REST = 400;

/** Takes away the tooltip that is shown: there is one at a time. */
let endShown: (() => void) | null = null;

/**
 * Whether the words of a button are wanted: a pointer rests on it, or it was reached by keyboard. Touch never wants them, and
 * what it does when pressed ends the wish.
 *
 * @param prepare called when they may be wanted soon
 * @param isReady whether they can be shown already
 * @returns `end` takes them away; `handlers` are the button's
 */
export function useWish(prepare: () => void, isReady: boolean, isWantedAtFirst: boolean) {
  const [isWanted, setWanted] = useState(isWantedAtFirst);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once a visit: a pointer that goes on moving after Escape does not bring them back.
  const hasRested = useRef(false);
  const [end] = useState(() => () => {
    clearTimeout(rest.current);
    setWanted(false);
  });
  useEffect(() => end, [end]);

  function want(): void {
    if (endShown !== end) endShown?.();
    endShown = end;
    setWanted(true);
  }

  const handlers = {
    onPointerMove({ pointerType }: PointerEvent) {
      if (pointerType === "touch" || hasRested.current) return;
      hasRested.current = true;
      prepare();
      rest.current = setTimeout(want, REST);
    },
    // What is shown by then takes itself away, unless the pointer moves onto it.
    onPointerLeave() {
      clearTimeout(rest.current);
      hasRested.current = false;
      if (!isReady) end();
    },
    onPointerDown: end,
    onClick: end,
    onBlur: end,
    onFocus({ currentTarget }: FocusEvent) {
      // Focus that a closing dialog gives back after a press is no wish to read.
      if (!currentTarget.matches(":focus-visible")) return;
      prepare();
      want();
    },
  };
  return { isWanted, end, handlers };
}
