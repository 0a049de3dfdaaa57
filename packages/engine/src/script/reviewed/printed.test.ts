import { expect, test } from "vitest";

import { briefs } from "./all-briefs.ts";
import { printedScripts } from "./printed.ts";

test("24 briefs and more are reviewed, in all languages", () => {
  expect(briefs.length).toBeGreaterThanOrEqual(24);
  expect(new Set(briefs.map(({ language }) => language)).size).toBe(13);
});

test("the scripts are those that were read and found fit to air (renewed with `--update=all`, then read again)", async () => {
  await expect(printedScripts()).toMatchFileSnapshot("./scripts.txt");
});
