import { expect, test } from "vitest";

import { accentOf } from "./accent-of.ts";

test("gives an id the same colour each time, and uses all three colours across many ids", () => {
  const ids = Array.from({ length: 60 }, (_, index) => `ad_${index}`);
  const colours = ids.map(accentOf);
  expect(ids.map(accentOf)).toEqual(colours);
  for (const colour of ["primary", "plum", "harbor"] as const)
    expect(colours.filter((each) => each === colour).length).toBeGreaterThan(10);
});
