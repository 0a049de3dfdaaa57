import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A busy dialog disables its fields, and a browser drops focus from a disabled field. Meanwhile the panel holds it, and
 * afterwards the field has it back, unless focus has moved on.
 * @returns the panel's `onFocus`
 */
export function useFocusThroughBusy(panel: RefObject<HTMLElement | null>, busy: boolean) {
  const latest = useRef<HTMLElement>(null);
  const dropped = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (busy && latest.current?.matches(":disabled")) {
      dropped.current = latest.current;
      panel.current?.focus({ preventScroll: true });
    } else if (!busy && document.activeElement === panel.current) {
      dropped.current?.focus({ preventScroll: true });
      dropped.current = null;
    }
  }, [busy, panel]);
  return (event: FocusEvent<HTMLElement>) => {
    latest.current = event.target;
  };
}
