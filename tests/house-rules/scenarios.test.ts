import type { Area } from "@earshot/contract/paths.ts";
import { scenarios } from "@earshot/mocks/scenarios.ts";
import { expect, test } from "vitest";

import { notOnScreen } from "../not-yet-built.ts";
import { stories } from "./source-files.ts";

const onScreen = Object.entries(scenarios).filter(([area]) => !notOnScreen.includes(area as Area));

test("there is something to hold against the stories", () => {
  expect(onScreen.length).toBeGreaterThan(0);
});

test.each(onScreen.flatMap(([area, named]) => Object.keys(named).map((name) => [area, name] as const)))(
  "the scenario %s.%s is a story of that name",
  (area, name) => {
    const using = stories.filter(
      (story) => story.name === name && new RegExp(`${area}Scenarios\\.${name}\\b`).test(story.body),
    );
    expect(using, "Write the story that shows it, under the scenario's own name.").not.toEqual([]);
  },
);
