import { expect, test } from "vitest";

import { linesOfScript, scriptOfLines } from "./own-lines.ts";

const shown = (script: string, hasTwo: boolean) =>
  linesOfScript(script, hasTwo).map(({ text, voice }) => [voice, text]);

test("reads voice marks, each of which also applies to the lines below it", () => {
  expect(shown("A: Hello.\nStill me.\n(b): And me.", true)).toEqual([
    [1, "Hello."],
    [1, "Still me."],
    [2, "And me."],
  ]);
});

test("keeps the marks as text if there is one voice, and alternates two voices if there are no marks", () => {
  expect(shown("A: Hello.", false)).toEqual([[null, "A: Hello."]]);
  expect(shown("Hello.\nBye.", true)).toEqual([
    [null, "Hello."],
    [null, "Bye."],
  ]);
});

test.each([
  ["Hello.\n\nBye.", true],
  ["A: Hello.\nB: Bye.\nA: ", true],
  ["A: Hello.\nBye.", false],
])("converts %j to lines and back unchanged", (script, hasTwo) => {
  expect(scriptOfLines(linesOfScript(script, hasTwo), hasTwo)).toBe(script);
});

test("marks every line once one line has its own voice", () => {
  const lines = linesOfScript("Hello.\nBye.\nAgain.", true);
  const changed = lines.map((line, at) => (at === 0 ? Object.assign({}, line, { voice: 2 as const }) : line));
  expect(scriptOfLines(changed, true)).toBe("B: Hello.\nB: Bye.\nA: Again.");
});
