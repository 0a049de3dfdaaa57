/** Room for focus rings and shadows, in CSS pixels. */
const MARGIN = 24;

/** A part of the page in CSS pixels from its top left corner, scrolled or not. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The part of the page that something stands on, with a margin: what a picture must show. A dialog's overlay fills the window.
 * Nothing where nothing can be seen.
 */
export function filledPart(): Part | undefined {
  const boxes = [...document.body.children].flatMap(boxesIn);
  if (boxes.length === 0) return undefined;
  const page = document.documentElement;
  const { scrollX, scrollY } = window;
  return {
    left: Math.floor(Math.max(Math.min(...boxes.map((box) => box.left)) + scrollX - MARGIN, 0)),
    top: Math.floor(Math.max(Math.min(...boxes.map((box) => box.top)) + scrollY - MARGIN, 0)),
    right: Math.ceil(
      Math.min(Math.max(...boxes.map((box) => box.right)) + scrollX + MARGIN, page.clientWidth),
    ),
    bottom: Math.ceil(
      Math.min(Math.max(...boxes.map((box) => box.bottom)) + scrollY + MARGIN, page.scrollHeight),
    ),
  };
}

/** The boxes of an element and of what stands in it, without those that what clips them hides. */
function boxesIn(element: Element): DOMRect[] {
  const style = getComputedStyle(element);
  // What stands in a closed `details` has boxes too, once something has asked for them.
  if (!element.checkVisibility() && style.display !== "contents") return [];
  const box = element.getBoundingClientRect();
  // One pixel is what texts for screen readers alone are given.
  const isSeen = box.width > 1 && box.height > 1 && style.visibility === "visible" && style.opacity !== "0";
  const own = isSeen ? [box] : [];
  if (element instanceof SVGElement || style.overflow !== "visible") return own;
  return [...own, ...[...element.children].flatMap(boxesIn)];
}
