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

/** Where Shift+Tab goes from the panel itself, which stands before all its parts. */
export function focusLast(panel: HTMLElement): void {
  [...panel.querySelectorAll<HTMLElement>(TABBABLE)].findLast(usable)?.focus();
}
