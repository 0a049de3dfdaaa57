import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Focuses a container when the focused element inside it is removed: otherwise the next Tab would start at the top of the page.
 * @returns handlers for the container, which needs a `tabIndex`
 */
export function useFocusFallback() {
  const container = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!container.current?.contains(document.activeElement))
      container.current?.focus({ preventScroll: true });
  });
  return {
    // React also bubbles events from a menu, although the menu is elsewhere in the document.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      container.current = currentTarget.contains(target) ? currentTarget : null;
    },
    // When the window loses focus, the focused element remains `document.activeElement`.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const inside = currentTarget.contains(relatedTarget ?? document.activeElement);
      container.current = inside ? currentTarget : null;
    },
  };
}
