import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** Prefix of the lines that come from a live region. */
export const announced = "Announced: ";

/** Regions whose changes a screen reader announces by itself. */
const live = "[aria-live]:not([aria-live=off]), output, [role=status], [role=alert], [role=log]";

const states: Record<string, string> = {
  "aria-invalid": "invalid",
  "aria-expanded": "expanded",
  "aria-pressed": "pressed",
  "aria-disabled": "unavailable",
};

/** The announcement of a focused element: its name, role, states and description. */
function spoken(element: Element): string {
  const set = Object.entries(states).flatMap(([attribute, word]) =>
    element.getAttribute(attribute) === "true" ? [word] : [],
  );
  const parts = [
    computeAccessibleName(element),
    getRole(element) ?? "",
    ...set,
    computeAccessibleDescription(element),
  ];
  return parts.filter(Boolean).join(", ").replaceAll(/\s+/g, " ");
}

/**
 * Records what a screen reader would say from now on, by the rules of accname-1.2: each element that receives the
 * focus, the dialog around it if it is new, and what appears in live regions. Not a complete screen reader: it has no
 * browse mode.
 *
 * @returns a function that ends the recording and returns its lines
 */
export function recordTranscript(): () => string[] {
  const lines: string[] = [];
  let dialog: Element | null = null;
  const say = (line: string) => {
    if (line !== "" && line !== lines.at(-1)) lines.push(line);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const around = target.closest("[role=dialog], [role=alertdialog]");
    if (around && around !== dialog && around !== target) say(spoken(around));
    dialog = around;
    say(spoken(target));
  };
  const observer = new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)),
    );
    // An alert is announced even if it is added together with its text.
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of node.querySelectorAll("[role=alert]")) regions.add(alert);
    for (const region of regions) {
      const text = region?.isConnected ? region.textContent.trim() : "";
      if (text !== "") say(announced + text);
    }
  });
  document.addEventListener("focusin", onFocus);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    document.removeEventListener("focusin", onFocus);
    observer.disconnect();
    return lines;
  };
}
