import { type RefObject, useEffect, useState } from "react";

/** From the start of one bar to the start of the next, in CSS px. */
export const PITCH = 4;

/** Drawn before the width is known (server, first paint): about a card's width, stretched to fit. */
const UNMEASURED = 64;

/** How many bars fit into the element's width, and whether that is measured yet. */
export function useBarCount(element: RefObject<HTMLElement | null>): { bars: number; measured: boolean } {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { bars: width ? Math.max(1, Math.floor(width / PITCH)) : UNMEASURED, measured: width !== undefined };
}
