import { useEffect } from "react";

let overlays = 0;

/**
 * Releases the page's scrollbar gutter while the calling overlay is mounted, so that overlays and drawers reach the window's
 * edge; styles.css gives the body a margin of the same width, so that nothing shifts. Radix can't: it takes innerWidth minus
 * clientWidth, which is 0 where scrollbars are hidden and the gutter is not (headless Chromium). A counter rather than
 * `html:has(…)`, which browsers re-evaluate on every change of the page, each letter typed included.
 */
export function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    overlays += 1;
    if (overlays === 1) {
      const gutter = Math.max(0, window.innerWidth - root.getBoundingClientRect().width);
      root.style.setProperty("--scrollbar-gutter", `${gutter}px`);
      root.toggleAttribute("data-scroll-locked", true);
    }
    return () => {
      overlays -= 1;
      if (overlays > 0) return;
      root.style.removeProperty("--scrollbar-gutter");
      root.toggleAttribute("data-scroll-locked", false);
    };
  }, []);
}
