import { expect, test } from "vitest";

import type { Part } from "./parts.ts";
import { inGroups } from "./spoken-order.ts";

const part = (text: string, kind: Part["kind"] = "detail"): Part => ({
  text,
  facts: [text],
  role: "fact",
  weight: 0,
  ...(kind !== undefined && { kind }),
});
const ordered = (parts: readonly Part[], isEvent = false) =>
  inGroups(
    parts,
    parts.map((_, at) => at),
    () => isEvent,
  ).map(({ text }) => text);

test.each([
  ["hours last", ["We’re open daily.", "Pies are £4.", "Dogs are fine."], false, [1, 2, 0]],
  [
    "news where it was typed",
    ["Glass collection begins on June 2.", "Leave bins out.", "No lids."],
    false,
    [0, 1, 2],
  ],
  [
    "a timetable where it was typed",
    ["North Side: Tuesdays.", "Leave bins out.", "No lids."],
    false,
    [0, 1, 2],
  ],
  ["an event’s time first", ["Entry is £4.", "Dogs are fine.", "It’s on Saturday."], true, [2, 0, 1]],
  ["a shop’s time last", ["Entry is £4.", "It’s on Saturday.", "Dogs are fine."], false, [0, 2, 1]],
])("says %s", (_what, texts, isEvent, order) => {
  const parts = texts.map((text) =>
    part(text, /open|begins|Tuesdays|Saturday/.test(text) ? "when" : "detail"),
  );
  expect(ordered(parts, isEvent)).toEqual(order.map((at) => texts[at]));
});
