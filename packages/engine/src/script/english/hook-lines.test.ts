import { expect, test } from "vitest";

import { spokenAudience } from "./hook-lines.ts";
import { piecesOf } from "./pieces.ts";

test.each([
  ["Target audience: busy commuters", "busy commuters"],
  ["Target market: young couples and families, aged 28-40", "young couples and families"],
  ["Audience: freelancers and small studios.", "freelancers and small studios"],
])("%s is spoken to as %s", (description, audience) => {
  expect(spokenAudience(piecesOf(description), new Set())).toBe(audience);
});

test.each([
  "Target audience: adults 25-54 with high income",
  "Audience: B2B decision makers",
  "Target audience: anyone",
  "We bake bread.",
])("%s is nobody to speak to", (description) => {
  expect(spokenAudience(piecesOf(description), new Set())).toBeUndefined();
});
