/**
 * Copies text with the clipboard API, or by selecting it in a hidden text area, which is the only way on a page
 * without HTTPS.
 * @param within parent of that text area: the open dialog, which traps the focus
 * @returns false if the browser blocks both
 */
export async function copyText(text: string, within: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, within);
  }
}

/** Copies by selecting the text in a hidden text area. Restores the focus afterwards. */
function copySelected(text: string, within: Element): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  // Prevents a phone from showing its keyboard.
  area.readOnly = true;
  area.tabIndex = -1;
  area.ariaHidden = "true";
  // Positioned in the viewport, because focusing it would otherwise scroll the page.
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
