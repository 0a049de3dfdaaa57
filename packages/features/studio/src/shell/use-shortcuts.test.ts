import { expect, test } from "vitest";

import { shortcutOf } from "./use-shortcuts.ts";

const alone = { ctrlKey: false, altKey: false, metaKey: false, isComposing: false };

test.each([
  ["/", "search"],
  ["?", "list"],
  ["a", null],
  [" ", null],
  ["Enter", null],
])("maps the key %s to %s", (key, shortcut) => {
  expect(shortcutOf({ ...alone, key })).toBe(shortcut);
});

test.each(["ctrlKey", "altKey", "metaKey", "isComposing"] as const)(
  "ignores keys pressed with %s",
  (held) => {
    expect(shortcutOf({ ...alone, key: "/", [held]: true })).toBeNull();
    expect(shortcutOf({ ...alone, key: "?", [held]: true })).toBeNull();
  },
);
