/** For each element, how many modals have changed it, and which attributes they added. */
const changes = new WeakMap<Element, { count: number; added: string[] }>();

/** Not made inert: live regions must keep announcing, and the overlay handles presses outside. */
const EXEMPT = "[aria-live], [data-overlay], script, style, template";

/** Elements are also hidden with `aria-hidden`, because Testing Library's role queries ignore `inert`. */
const ATTRIBUTES = { inert: "", "aria-hidden": "true" };

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
    const missing = Object.keys(ATTRIBUTES).filter((name) => !element.hasAttribute(name));
    const { count, added } = changes.get(element) ?? { count: 0, added: missing };
    changes.set(element, { count: count + 1, added });
    for (const [name, value] of Object.entries(ATTRIBUTES)) element.setAttribute(name, value);
  }
  return () => {
    for (const element of changed) {
      const { count, added } = changes.get(element) ?? { count: 1, added: [] };
      if (count > 1) changes.set(element, { count: count - 1, added });
      else {
        changes.delete(element);
        for (const name of added) element.removeAttribute(name);
      }
    }
  };
}
