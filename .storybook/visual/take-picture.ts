import { expect } from "vitest";
import { page } from "vitest/browser";

/** The viewport's maximum height when fitting a page, in CSS px. */
const MAX_HEIGHT = 6000;

/** Space for focus rings and shadows, in CSS px. */
const MARGIN = 24;

/**
 * How many times a page is compared before it fails: on a busy machine, a modal may close or a draft may be saved
 * slightly late.
 */
const ATTEMPTS = 3;

/**
 * Compares the page with the picture of this name; with `vitest --update`, writes that picture.
 *
 * @param name with its folders: `dark/design-system-inputs-button/every-state`
 * @throws if a pixel differs, if there is no such picture, or if the page is empty
 */
export async function takePicture(name: string, attempt = 1): Promise<void> {
  const { innerWidth, innerHeight } = window;
  try {
    await comparePage(name);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
    await page.viewport(innerWidth, innerHeight);
    await takePicture(name, attempt + 1);
  }
}

async function comparePage(name: string): Promise<void> {
  // Keeps the caret from blinking: forced colours show it despite Vitest's `caret-color: transparent`.
  document.documentElement.style.setProperty("caret-animation", "manual");
  await settle();
  await growViewport();
  await alignModals();
  const area = visibleArea();
  if (!area) throw new Error("Nothing is visible: take the tag of pictures off this story.");
  // Vitest takes screenshots of elements, so an empty element marks the area.
  const frame = document.createElement("div");
  frame.id = "picture";
  frame.style.cssText = `position:absolute;left:${area.left}px;top:${area.top}px;width:${area.width}px;height:${area.height}px;pointer-events:none`;
  document.body.append(frame);
  try {
    await expect(page.elementLocator(frame)).toMatchScreenshot(name);
  } catch (error) {
    if (error instanceof Error) error.message += "\nIf the change is intended: npm run visual:update";
    throw error;
  } finally {
    frame.remove();
  }
}

/** Waits for images, fonts and layout effects, then ends all animations. */
async function settle(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  // The screenshot does this too, but too late for `visibleArea`, which would miss elements that are still fading in.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // By the next frame, a modal that has faded out is removed and the page scrolls again.
  await nextFrame();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Makes the viewport as tall as a page that scrolls; a page locked by a modal keeps its size. */
async function growViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  const isLocked = getComputedStyle(document.documentElement).overflowY === "hidden";
  if (scrollHeight <= window.innerHeight || isLocked) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, MAX_HEIGHT));
  window.scrollTo({ top: 0 });
  await settle();
}

/**
 * Aligns modals to whole pixels: centred ones may fall between two, and their text rendering then depends on earlier
 * frames.
 */
async function alignModals(): Promise<void> {
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

/** The page's visible content, plus a margin; undefined if nothing is visible. A modal's overlay fills the window. */
function visibleArea(): DOMRect | undefined {
  const boxes = [...document.body.children].flatMap(visibleBoxes);
  if (boxes.length === 0) return undefined;
  const { clientWidth, scrollHeight } = document.documentElement;
  const { scrollX, scrollY } = window;
  const left = Math.floor(Math.max(Math.min(...boxes.map((box) => box.left)) + scrollX - MARGIN, 0));
  const top = Math.floor(Math.max(Math.min(...boxes.map((box) => box.top)) + scrollY - MARGIN, 0));
  const right = Math.ceil(
    Math.min(Math.max(...boxes.map((box) => box.right)) + scrollX + MARGIN, clientWidth),
  );
  const bottom = Math.ceil(
    Math.min(Math.max(...boxes.map((box) => box.bottom)) + scrollY + MARGIN, scrollHeight),
  );
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The boxes of an element and its descendants, except for clipped ones. */
function visibleBoxes(element: Element): DOMRect[] {
  const style = getComputedStyle(element);
  // The content of a closed `details` element has boxes once it has been measured.
  if (!element.checkVisibility() && style.display !== "contents") return [];
  const box = element.getBoundingClientRect();
  // Screen-reader-only text is clipped to one pixel.
  const isSeen = box.width > 1 && box.height > 1 && style.visibility === "visible" && style.opacity !== "0";
  const own = isSeen ? [box] : [];
  if (element instanceof SVGElement || style.overflow !== "visible") return own;
  return [...own, ...[...element.children].flatMap(visibleBoxes)];
}
