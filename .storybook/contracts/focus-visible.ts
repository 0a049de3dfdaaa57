import { expect } from "storybook/test";

/** The outlines that an element and the parts beside and around it draw, in CSS pixels. */
function ringWidth(element: Element): number {
  const shown = [element, ...(element.parentElement?.children ?? []), element.closest("label")];
  const widths = shown.map((part) => {
    const { outlineStyle, outlineWidth } = part
      ? getComputedStyle(part)
      : { outlineStyle: "none", outlineWidth: "0" };
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  return Math.max(...widths);
}

/**
 * The element has the focus, shows it with a ring of at least 2 px (WCAG 2.2 2.4.7, 2.4.13), and nothing lies on it
 * (2.4.11).
 */
export async function expectFocusVisible(element: HTMLElement): Promise<void> {
  await expect(element).toHaveFocus();
  await expect(ringWidth(element)).toBeGreaterThanOrEqual(2);
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(onTop) || onTop?.closest("label")?.contains(element)).toBe(true);
}
