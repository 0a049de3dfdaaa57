import { type RefObject, useLayoutEffect, useState } from "react";

/** A strip that does not move: as the server renders it. */
const none = { width: 0, copies: 0 };

/**
 * Measures the first list in a strip: one lap is its width in px, and `copies` more of it keep the strip filled while
 * it passes. Measured again when fonts, text size or window change it.
 */
export function useLap(
  strip: RefObject<HTMLElement | null>,
  wanted: boolean,
): { width: number; copies: number } {
  const [lap, setLap] = useState(none);
  useLayoutEffect(() => {
    const list = strip.current?.querySelector("ul");
    if (!wanted || !strip.current || !list) return undefined;
    const window = strip.current;
    const observer = new ResizeObserver(() => {
      const { width } = list.getBoundingClientRect();
      setLap(width > 0 ? { width, copies: Math.ceil(window.clientWidth / width) } : none);
    });
    observer.observe(window);
    observer.observe(list);
    return () => observer.disconnect();
  }, [strip, wanted]);
  return wanted ? lap : none;
}
