import { expect, it } from "vitest";

import { cardAccent } from "./card-accent.ts";

it("takes turns", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(cardAccent)).toEqual([
    "primary",
    "accent",
    "plum",
    "primary",
    "accent",
    "plum",
    "primary",
  ]);
});
