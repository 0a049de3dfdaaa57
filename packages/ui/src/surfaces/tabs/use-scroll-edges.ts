import { type RefObject, useEffect } from "react";

/**
 * Marks a row that scrolls sideways with `data-more-before` and `data-more-after` while there is more that way, for the
 * style to show it. Marks, not state: they change with every pixel that is scrolled.
 */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = row.current;
    if (!node) return undefined;
    const mark = () => {
      // Negative where the row runs from right to left.
      const before = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-more-before", before > 1);
      node.toggleAttribute("data-more-after", before < node.scrollWidth - node.clientWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    node.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener("scroll", mark);
    };
  }, [row]);
}
