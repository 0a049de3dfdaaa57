import { expect, waitFor } from "storybook/test";

/**
 * Nothing is wider than the page, which so never scrolls sideways (WCAG 2.2 1.4.10: 320 CSS px, or 1280 at 400 %).
 * What scrolls within itself is let be.
 */
export async function expectNoReflowOverflow(within: Element = document.body): Promise<void> {
  // What slides in may not have begun to: it is looked at again until it has come.
  await waitFor(async () => {
    await allHasComeIn();
    const page = document.documentElement;
    const wide = [...within.querySelectorAll("*")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hidden = width <= 1 || element.closest("[aria-hidden=true]") !== null;
      return !hidden && !scrollsItself(element) && (left < -0.5 || right > page.clientWidth + 0.5);
    });
    await expect(wide, `wider than the page's ${page.clientWidth} px`).toEqual([]);
    await expect(page.scrollWidth, "the page scrolls sideways").toBeLessThanOrEqual(page.clientWidth);
  });
}

/** What slides in stands outside of the page at first, for a frame even where motion is reduced. */
async function allHasComeIn(): Promise<void> {
  const coming = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(coming.map(({ finished }) => finished.catch(() => undefined)));
}

function scrollsItself(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at !== document.body && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}
