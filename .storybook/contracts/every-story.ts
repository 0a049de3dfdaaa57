import { expect, waitFor } from "storybook/test";

import { expectNoReflowOverflow } from "./no-reflow-overflow.ts";

/** Phones: the widest width at which pages must have given up every second column. */
const PHONE = 390;

/**
 * What every story keeps, tested after each without its doing: on a phone nothing is wider than the page; a modal that is open
 * has the focus in it and fits the window; what is marked invalid says why. Axe looks at names and contrast beside it.
 */
export async function expectSoundStory(): Promise<void> {
  if (window.innerWidth <= PHONE) await expectNoReflowOverflow();
  await expectModalSound();
  await Promise.all([...document.querySelectorAll("[aria-invalid=true]")].map(expectReason));
}

/** What stands above a modal and may have the focus instead: a menu, a popover, suggestions, a toast. */
const ABOVE = "[data-radix-popper-content-wrapper], [data-base-ui-portal], [aria-live]";

/** The uppermost modal that is open. */
function openModal(): HTMLElement | undefined {
  const modals = [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")];
  return modals.find(
    (modal) => modal.checkVisibility({ visibilityProperty: true }) && !modal.closest("[inert]"),
  );
}

/** One that is just closing, or just giving a menu's focus back, has a moment to be done with it. */
async function expectModalSound(): Promise<void> {
  await waitFor(() => {
    const focused = document.activeElement;
    const modal = openModal();
    if (!modal || modal.contains(focused) || focused?.closest(ABOVE)) return;
    if (!focused || focused === document.body) throw new Error("A modal is open and nothing has the focus.");
    throw new Error("A modal is open and the focus is behind it.");
  });
  const modal = openModal();
  if (!modal) return;
  const { top, bottom } = modal.getBoundingClientRect();
  await expect(top, "a modal begins above the window").toBeGreaterThanOrEqual(-0.5);
  await expect(bottom, "a modal ends below the window").toBeLessThanOrEqual(window.innerHeight + 0.5);
}

/** WCAG 2.2 3.3.1: an error is described in text, and axe does not look whether the text is the control's. */
async function expectReason(control: Element): Promise<void> {
  const ids = ["aria-errormessage", "aria-describedby"].flatMap(
    (attribute) => control.getAttribute(attribute)?.split(/\s+/) ?? [],
  );
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
  await expect(words.trim(), "a control is marked invalid without words that say why").not.toBe("");
}
