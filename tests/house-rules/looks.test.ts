import { test } from "vitest";

import { expectNone, filesLike, textOf } from "./source-files.ts";

const components = filesLike(/^(packages|apps)\/.*\.tsx$/).filter((file) => !file.endsWith(".stories.tsx"));

/** Lines in components that match a pattern, with their files. */
const linesLike = (pattern: RegExp) =>
  components.flatMap((file) =>
    textOf(file)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${pattern.exec(line)?.[0]}`),
  );

test("selected items look the same everywhere", () => {
  const own =
    /(?<![\w:-])(peer-checked|has-checked|aria-pressed|data-\[state=active\]):(bg|border|text)-[\w-]+/;
  expectNone(linesLike(own), "Use the class `chosen`.");
});

test("components use only the three icon sizes", () => {
  const own = /\*:size-[\w.[\]]+|\*:\[svg\]:size-[\w.[\]]+|svg\]:size-[\w.[\]]+/;
  const lucide =
    /<(Check|X|Plus|Star|Play|Pause|Music2?|Upload|Menu|Chevron\w+|Circle\w+|Triangle\w+|Rotate\w+) [^>]*\bsize-\d/;
  expectNone([...linesLike(own), ...linesLike(lucide)], "Use `icon-sm`, `icon-md` or `icon-lg`.");
});
