import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * When what had the focus leaves the page, the element around it has it: else the next Tab would begin at the top of the page.
 * @returns handlers of that element, which has a `tabIndex`
 */
export function useKeptFocus() {
  const around = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!around.current?.contains(document.activeElement)) around.current?.focus({ preventScroll: true });
  });
  return {
    // React lets through what happens in a menu, which stands elsewhere in the page.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      around.current = currentTarget.contains(target) ? currentTarget : null;
    },
    // A window that loses the focus leaves the element active in it.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const inside = currentTarget.contains(relatedTarget ?? document.activeElement);
      around.current = inside ? currentTarget : null;
    },
  };
}
