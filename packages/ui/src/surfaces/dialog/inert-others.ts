const counts = new WeakMap<Element, number>();

/** Not made inert: live regions must keep announcing, and the overlay handles presses outside. */
const EXEMPT = "[aria-live], [data-overlay], script, style, template";

/**
 * Makes everything except `modal` and the live regions inert, so that the browser keeps Tab, find-in-page and assistive
 * technology inside the modal. Reference-counted, so that stacked modals may close in any order.
 * @returns a function to undo it
 */
export function inertOthers(modal: HTMLElement): () => void {
  const changed: Element[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (child === modal || child.matches(EXEMPT)) continue;
      if (child.contains(modal) || child.querySelector("[aria-live]")) walk(child);
      else changed.push(child);
    }
  };
  walk(modal.ownerDocument.body);
  for (const element of changed) {
    const count = counts.get(element) ?? (element.hasAttribute("inert") ? 1 : 0);
    counts.set(element, count + 1);
    element.setAttribute("inert", "");
  }
  return () => {
    for (const element of changed) {
      const count = (counts.get(element) ?? 1) - 1;
      if (count > 0) counts.set(element, count);
      else {
        counts.delete(element);
        element.removeAttribute("inert");
      }
    }
  };
}
