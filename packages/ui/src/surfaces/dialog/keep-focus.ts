/**
 * When a menu or a popover is gone. Radix gives the focus back to what opened it only when nothing outside was pressed:
 * after a press on something that takes no focus it would be lost, to the page behind a dialog too.
 */
export function keepFocus(event: Event, opener: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  event.preventDefault();
  opener?.focus({ preventScroll: true });
}
