import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

const FIELDS = "input:not([type=hidden], [type=radio]:not(:checked)), select, textarea";
const TAB_STOPS = "input:not([type=hidden]), select, textarea, a[href], button, summary, [tabindex]";

const isEnabled = (element: HTMLElement): boolean =>
  !element.matches(":disabled") && element.checkVisibility();

const isUsable = (element: HTMLElement): boolean => isEnabled(element) && element.tabIndex >= 0;

const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea";

/**
 * Focuses `preferred`, or else the first field, or else the panel. A text field's text is selected, so that typing
 * replaces it. On touch screens no text field is focused initially, because the on-screen keyboard would cover half
 * of the dialog.
 */
export function focusInitially(panel: HTMLElement, preferred: HTMLElement | null | undefined): void {
  const field = [...panel.querySelectorAll<HTMLElement>(FIELDS)].find(isUsable);
  const wanted = preferred && isEnabled(preferred) ? preferred : (field ?? panel);
  const opensKeyboard = wanted.matches(TYPED) && window.matchMedia("(pointer: coarse)").matches;
  const element = opensKeyboard ? (panel.querySelector<HTMLElement>("[data-title]") ?? panel) : wanted;
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
}

/** Tab skips a radio button while another one in its group is checked. */
const isSkippedRadio = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  element.type === "radio" &&
  !element.checked &&
  [...document.getElementsByName(element.name)].some((other) => (other as HTMLInputElement).checked);

/**
 * Traps Tab in the panel: Tab moves from the last control to the first; Shift + Tab moves to the last from the first
 * control or anything before it, such as the title.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target, currentTarget: panel } = event;
  // React also bubbles the key events of a popup or a dialog that was opened from this one, even though these are
  // elsewhere in the document.
  if (key !== "Tab" || altKey || ctrlKey || metaKey || !panel.contains(target as Node)) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (element) => isUsable(element) && !isSkippedRadio(element),
  );
  const isAhead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const position = (stop: HTMLElement) => (target as Node).compareDocumentPosition(stop);
  if (stops.some((stop) => (position(stop) & isAhead) > 0)) return;
  const next = shiftKey ? stops.at(-1) : stops[0];
  event.preventDefault();
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Focuses the panel when the focused element is removed from it. Returns a function to stop. */
export function watchLostFocus(panel: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const isLost = document.activeElement === document.body;
    if (isLost && changes.some(({ removedNodes }) => removedNodes.length > 0))
      panel.focus({ preventScroll: true });
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses the trigger of a closed menu if nothing has focus. Radix only does so if nothing outside was
 * pressed. After a press on an element that can't be focused, focus would be lost, possibly to the page behind a
 * dialog.
 */
export function focusTriggerIfLost(event: Event, trigger: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  event.preventDefault();
  trigger?.focus({ preventScroll: true });
}

/**
 * Moves focus to the panel while it is busy, and back afterwards unless focus has moved elsewhere. A busy dialog
 * disables its fields, and browsers remove focus from disabled fields.
 *
 * @returns the panel's `onFocus`
 */
export function useFocusWhileBusy(panel: RefObject<HTMLElement | null>, busy: boolean) {
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
