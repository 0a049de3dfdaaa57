import { expect, test } from "vitest";

import { accessibility, seenByHand, withoutKeyboard } from "../../.storybook/accessibility.ts";
import { expectNone, filesLike, textOf } from "./source-files.ts";

const stories =
  /^(packages\/(ui\/src\/(audio|frame|inputs|surfaces)|features)|apps\/site\/app\/pages)\/.*\.stories\.tsx$/;
const parts = accessibility(Object.fromEntries(filesLike(stories).map((file) => [file, textOf(file)])));

test("stories test every design system component by keyboard, except those with a stated reason", () => {
  const without = parts.filter(({ part, checks }) => part.startsWith("ui/") && checks.Keyboard === 0);
  expect(
    without.map(({ part }) => part).toSorted(),
    "Test the part's keys, or name it in withoutKeyboard of .storybook/accessibility.ts.",
  ).toEqual(Object.keys(withoutKeyboard).toSorted());
});

test("every component listed as checked by hand exists and has a date", () => {
  const known = new Set(parts.map(({ part }) => part));
  const wrong = Object.entries(seenByHand).filter(
    ([part, { day }]) => !known.has(part) || !/^\d{4}-\d\d-\d\d$/.test(day),
  );
  expectNone(
    wrong.map(([part]) => part),
    "Correct it in seenByHand of .storybook/accessibility.ts.",
  );
});
