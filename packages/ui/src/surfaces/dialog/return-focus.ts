const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

let pressed: HTMLElement | null = null;

function remember({ target }: PointerEvent) {
  pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
}

/** Safari focuses no button on a press: what was pressed last stands in for the focused element there. */
export function watchPresses(): () => void {
  document.addEventListener("pointerdown", remember, { capture: true });
  return () => document.removeEventListener("pointerdown", remember, { capture: true });
}

/** What has focus, or what was pressed where a press does not focus; nothing when neither. */
export function focusedElement(): HTMLElement[] {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return [active];
  return pressed?.isConnected ? [pressed] : [];
}

/**
 * Focuses the first target that is still in the page. While a modal stands (`within`) only its own parts count, and
 * focus that is already in there stays.
 */
export function returnFocus(targets: HTMLElement[], within: HTMLElement | null): void {
  if (within?.contains(document.activeElement)) return;
  const usable = targets.find(
    // What is disabled by now, as a button whose form was emptied, would not take it.
    (target) => target.isConnected && !target.matches(":disabled") && (!within || within.contains(target)),
  );
  (usable ?? within)?.focus({ preventScroll: true });
}
