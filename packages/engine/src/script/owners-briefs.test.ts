import { expect, test } from "vitest";

import briefs from "../testing/owners-briefs.json" with { type: "json" };
import { usualTime } from "../testing/usual-time.ts";
import { scriptOf } from "./embedded-writer.ts";

// Typed by people who had not seen the writer; each with what its ads must say, and what only the copywriter is told.
test.each(briefs)("$name: says what matters and no instruction", ({ must, never, ...brief }) => {
  for (const variant of [0, 1, 2]) {
    const { sentences } = scriptOf({
      ...brief,
      variant,
      language: "en",
      thirdPerson: false,
      tone: "",
      timeOf: usualTime("en"),
    });
    const said = sentences
      .map(({ text }) => text)
      .join(" ")
      .toLowerCase();
    for (const words of must) expect(said).toContain(words.toLowerCase());
    for (const words of never) expect(said).not.toContain(words.toLowerCase());
  }
});
