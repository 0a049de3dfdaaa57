/**
 * Copies a text: by the clipboard, else by selecting it in a hidden text area (spec section 8), which is all that a browser offers
 * on a page without https.
 * @param within where that text area may stand: in the open dialog, which takes the focus back from anywhere else
 * @returns false when the browser let neither of them
 */
export async function copyText(text: string, within: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, within);
  }
}

/** Restores the focus afterwards. */
function copySelected(text: string, within: Element): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  // Else a phone would show its keyboard.
  area.readOnly = true;
  area.tabIndex = -1;
  area.ariaHidden = "true";
  // In the window, or focusing it would scroll the page.
  area.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none";
  within.append(area);
  try {
    area.focus({ preventScroll: true });
    area.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
