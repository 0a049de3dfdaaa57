import { useShortcutsSwitch } from "@earshot/client/state/shortcuts.ts";
import { useEffect, useEffectEvent } from "react";

/** A key's action. */
type Shortcut = "search" | "list";

/**
 * Elements that handle typed characters themselves (`TAKES_KEYS`), and elements that cover the page
 * (`ABOVE_THE_PAGE`).
 */
const TAKES_KEYS =
  "input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=grid]";
const ABOVE_THE_PAGE = "[aria-modal=true], [role=menu]";

/**
 * The shortcut that a key press triggers: `/` or `?`, pressed without Control, Alt or Command. Null for any other key
 * press.
 */
export function shortcutOf(
  press: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "isComposing">,
): Shortcut | null {
  const { key, ctrlKey, altKey, metaKey, isComposing } = press;
  if (ctrlKey || altKey || metaKey || isComposing) return null;
  if (key === "/") return "search";
  return key === "?" ? "list" : null;
}

interface StudioKeysOptions {
  /** Called on `/`, to focus the search. */
  onSearch: () => void;
  /** Called on `?`, to list the keys. */
  onList: () => void;
}

/**
 * The studio's single-character keys. They are inactive in fields and while a dialog is open, and can be turned off
 * (WCAG 2.2 2.1.4); the browser saves that setting. Space is handled by the cards.
 */
export function useShortcuts({ onSearch, onList }: StudioKeysOptions): {
  isOn: boolean;
  turn: (on: boolean) => void;
} {
  const { isOn, turn } = useShortcutsSwitch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented } = event;
    const shortcut = shortcutOf(event);
    if (!shortcut || defaultPrevented) return;
    if (target instanceof Element && target.closest(TAKES_KEYS)) return;
    if (document.querySelector(ABOVE_THE_PAGE)) return;
    event.preventDefault();
    if (shortcut === "search") onSearch();
    else onList();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
  return { isOn, turn };
}
