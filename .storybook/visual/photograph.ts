import { expect } from "vitest";
import { page } from "vitest/browser";

import { filledPart, type Part } from "./filled-part.ts";

/** The tallest window that a page is given to stand in whole, in CSS pixels. */
const TALLEST = 6000;

/**
 * Compares the page as it stands with the picture of this name, or with `vitest --update` makes that picture.
 *
 * @param name with its folders: `dark/design-system-inputs-button/every-state`
 * @throws when a pixel differs, when there is no such picture, and when nothing can be seen
 */
export async function photograph(name: string): Promise<void> {
  stopCaret();
  await standStill();
  await standWhole();
  await standOnWholePixels();
  const part = filledPart();
  if (!part) throw new Error("Nothing can be seen: tag the story no-visual, and say why.");
  const frame = frameAround(part);
  try {
    await expect(page.elementLocator(frame)).toMatchScreenshot(name);
  } catch (error) {
    if (error instanceof Error) error.message += "\nIf the change is meant: npm run visual:update";
    throw error;
  } finally {
    frame.remove();
  }
}

/** The caret is made transparent for a picture, but forced colours keep it: there it must not blink. */
function stopCaret(): void {
  document.documentElement.style.setProperty("caret-animation", "manual");
}

/** Waits for fonts, pictures, and what is measured and placed after a frame; then ends what still moves. */
async function standStill(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  // As the browser does when it takes the picture; before that, what fades in would not count as seen.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A page that scrolls gets a taller window; one behind a dialog stays as it is. */
async function standWhole(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  const isLocked = getComputedStyle(document.body).overflowY === "hidden";
  if (scrollHeight <= window.innerHeight || isLocked) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, TALLEST));
  window.scrollTo({ top: 0 });
  await standStill();
}

/**
 * What stands in the middle of the window stands between two pixels, and when it has grown since it was first drawn, the browser
 * keeps some of its letters where they were: the picture would depend on what happened before.
 */
async function standOnWholePixels(): Promise<void> {
  const modals = [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")];
  for (const modal of modals) {
    const { left, top, width, height } = modal.getBoundingClientRect();
    if (getComputedStyle(modal).position !== "fixed" || width === 0) continue;
    modal.style.inset = `${Math.round(top)}px auto auto ${Math.round(left)}px`;
    modal.style.margin = "0";
    modal.style.width = `${width}px`;
    modal.style.height = `${height}px`;
  }
  if (modals.length > 0) await nextFrame();
}

/** Nothing to see: a picture is taken of an element, so this one stands where the picture is to be taken. */
function frameAround({ left, top, right, bottom }: Part): HTMLElement {
  const frame = document.createElement("div");
  // Found by this: its place among the others changes when one of them leaves the page.
  frame.id = "picture";
  frame.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px;pointer-events:none`;
  return document.body.appendChild(frame);
}
