import { test } from "vitest";

import { messages, proofsOf } from "../../.storybook/error-catalogue.ts";
import { expectNone, filesLike, textOf } from "./source-files.ts";

test("every line in section 8 of the specification has a story or test", () => {
  const files = filesLike(/\.(stories|test)\.tsx?$|^tests\/(conformance|e2e)\/.*\.ts$/);
  const sources = Object.fromEntries(files.map((file) => [file, textOf(file)]));
  const unproved = messages.filter((message) => proofsOf(message, sources).length === 0);
  expectNone(
    unproved.map(({ area, name, text }) => `${area}: ${name || "(no message)"} “${text}”`),
    "Write a story or test that expects it, in a file that .storybook/error-catalogue.ts names for its area.",
  );
});
