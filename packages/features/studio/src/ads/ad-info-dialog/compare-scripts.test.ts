import { expect, test } from "vitest";

import { compareScripts } from "./compare-scripts.ts";

/** Formats a comparison: removed words as [-…-], and added words as [+…+]. */
const marked = (earlier: string[], later: string[]) =>
  compareScripts(earlier, later).map((words) =>
    words
      .map((part) =>
        part.in === "both" ? part.text : part.in === "later" ? `[+${part.text}+]` : `[-${part.text}-]`,
      )
      .join(""),
  );

const lines = ["Six forty.", "The kettle is on.", "Go to coffeeandco.example today."];

test.each<[what: string, earlier: string[], later: string[], marks: string[]]>([
  ["equal scripts", lines, lines, lines],
  [
    "a changed word",
    lines,
    [lines[0]!, "The kettle is off.", lines[2]!],
    [lines[0]!, "The kettle is [-on-][+off+].", lines[2]!],
  ],
  ["a new line", lines.slice(1), lines, [`[+${lines[0]}+]`, lines[1]!, lines[2]!]],
  ["a line that was removed", lines, lines.slice(0, 2), [lines[0]!, lines[1]!, `[-${lines[2]}-]`]],
  [
    "another sentence",
    lines,
    [lines[0]!, "Rain again, and nobody came.", lines[2]!],
    [lines[0]!, `[-${lines[1]}-]`, "[+Rain again, and nobody came.+]", lines[2]!],
  ],
  ["a changed word without spaces", ["新鮮なコーヒー"], ["新鮮な紅茶"], ["新鮮な[-コーヒー-][+紅茶+]"]],
  ["an empty script", [], lines.slice(0, 1), [`[+${lines[0]}+]`]],
])("marks the differences: %s", (_what, earlier, later, marks) => {
  expect(marked(earlier, later)).toEqual(marks);
});
