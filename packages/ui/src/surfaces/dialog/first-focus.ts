import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden], [type=radio]:not(:checked)), select, textarea";
const TABBABLE = `${FIELDS}, a[href], button, summary, [tabindex]`;

const usable = (element: HTMLElement): boolean =>
  !element.matches(":disabled") && element.tabIndex >= 0 && element.checkVisibility();

/** Focuses `element`; the text of a text field is selected, so that typing replaces it. */
function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
}

/** The explicit first focus of a modal: what its caller names, else the first field, else the panel itself. */
export function focusFirst(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  const field = [...panel.querySelectorAll<HTMLElement>(FIELDS)].find(usable);
  focus(wanted && usable(wanted) ? wanted : (field ?? panel));
}

/** The panel precedes its parts, so that Shift+Tab from it would leave it: it goes to the last of them instead. */
export function fromPanelToLast(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== "Tab" || !shiftKey || target !== currentTarget) return;
  event.preventDefault();
  [...currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].findLast(usable)?.focus();
}
