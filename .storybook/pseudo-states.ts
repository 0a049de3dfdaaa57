import { expect, waitFor } from "storybook/test";

type PseudoState = "hover" | "active";

/** A pseudo-class in a selector, but not in an escaped class name such as `.hover\:bg-sunken`. */
const pseudoClass = /(?<![\\-]):(hover|active)(?![\w-])/g;

/** Makes every rule for `:hover` on the page also match elements with `data-look="hover"`. */
function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("[data-look"))
      rule.selectorText = rule.selectorText.replaceAll(pseudoClass, ':is(:$1, [data-look~="$1"])');
    if ("cssRules" in rule) extendRules(rule.cssRules as CSSRuleList);
  }
}

/** The look of an element and of those beside it, which `peer-hover` styles. */
const lookOf = (element: Element) =>
  Array.from(element.parentElement!.querySelectorAll("*"), (each) => {
    const { backgroundColor, borderColor, color, scale } = getComputedStyle(each);
    return [backgroundColor, borderColor, color, scale].join();
  });

/**
 * Shows an element as if the pointer were hovering over it or pressing it. `userEvent.hover` can't do this, because a
 * dispatched event doesn't move the pointer.
 */
export function showLook(element: HTMLElement, ...states: PseudoState[]): void {
  for (const { cssRules } of document.styleSheets) extendRules(cssRules);
  element.dataset["look"] = states.join(" ");
}

/**
 * Does the same and checks that the element's look changes. Pseudo-elements, such as a slider's thumb, can't be
 * checked.
 */
export async function expectLook(element: HTMLElement, ...states: PseudoState[]): Promise<void> {
  const before = lookOf(element);
  showLook(element, ...states);
  await waitFor(() => expect(lookOf(element), "it looks as it does at rest").not.toEqual(before));
}
