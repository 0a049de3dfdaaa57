const counts = new WeakMap<Element, number>();

/** What stays usable beside a modal: live regions, which must go on announcing, and the overlay that takes the presses outside. */
const EXEMPT = "[aria-live], [data-overlay], script, style, template";

/**
 * Makes everything but `kept` and the live regions inert: the browser itself then keeps Tab, find-in-page and assistive
 * technology inside the modal. Counted, so that stacked modals may leave in any order.
 * @returns undo
 */
export function inertOthers(kept: HTMLElement): () => void {
  const touched: Element[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (child === kept || child.matches(EXEMPT)) continue;
      if (child.contains(kept) || child.querySelector("[aria-live]")) walk(child);
      else touched.push(child);
    }
  };
  walk(kept.ownerDocument.body);
  for (const element of touched) {
    const count = counts.get(element) ?? (element.hasAttribute("inert") ? 1 : 0);
    counts.set(element, count + 1);
    element.setAttribute("inert", "");
  }
  return () => {
    for (const element of touched) {
      const count = (counts.get(element) ?? 1) - 1;
      if (count > 0) counts.set(element, count);
      else {
        counts.delete(element);
        element.removeAttribute("inert");
      }
    }
  };
}
