import { expect, test } from "vitest";

import { studioKeyOf } from "./use-studio-keys.ts";

const alone = { ctrlKey: false, altKey: false, metaKey: false, isComposing: false };

test.each([
  ["/", "search"],
  ["?", "list"],
  ["a", null],
  [" ", null],
  ["Enter", null],
])("%s asks for %s", (key, asked) => {
  expect(studioKeyOf({ ...alone, key })).toBe(asked);
});

test.each(["ctrlKey", "altKey", "metaKey", "isComposing"] as const)("nothing together with %s", (held) => {
  expect(studioKeyOf({ ...alone, key: "/", [held]: true })).toBeNull();
  expect(studioKeyOf({ ...alone, key: "?", [held]: true })).toBeNull();
});
