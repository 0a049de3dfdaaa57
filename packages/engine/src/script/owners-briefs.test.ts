import { expect, test } from "vitest";

import briefs from "../testing/owners-briefs.json" with { type: "json" };
import { usualTime } from "../testing/usual-time.ts";
import { scriptOf } from "./embedded-writer.ts";

// Briefs by people who had never seen the writer's output. Each lists what its ad must say, and what is meant
// only for the copywriter.
test.each(briefs)("$name: says what matters and leaves out instructions", ({ must, never, ...brief }) => {
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
