import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the element's content is taller than the element: then it is a scroller and must be reachable by Tab. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setOverflows(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
