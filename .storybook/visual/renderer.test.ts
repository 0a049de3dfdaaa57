import "@earshot/ui/styles.css";
import "../preview.css";
import { expect, test } from "vitest";

import { thisRenderer, whyIncomparable } from "./renderer.ts";

test("a page tells its Chromium and how it draws the font sample", async () => {
  const renderer = await thisRenderer();
  expect(renderer.chromium).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(renderer.fonts).toMatch(/^[0-9a-f]{64}$/);
  expect(document.body.children).toHaveLength(0);
});

const made = { chromium: "156.0.1.2", fonts: "aa" };

test.each([
  [made, undefined],
  [null, "there are no pictures yet"],
  [{ ...made, chromium: "155.0.9.9" }, "they were made with Chromium 155.0.9.9, this is 156.0.1.2"],
  [{ ...made, fonts: "bb" }, "this machine draws the font sample in other pixels"],
])("pictures of %o can't be compared here: %s", (pictures, why) => {
  expect(whyIncomparable(pictures, made)).toBe(why);
});
