import { expect, test } from "vitest";

import { adDetails } from "./ad-details.ts";

test.each([
  ["ai", true, false, ["AI Script"]],
  ["own", false, false, ["My Own Script", "Not shared"]],
  ["upload", true, true, ["Upload Audio", "Can’t play"]],
  [null, true, false, []],
] as const)(
  "lists the details of an ad (source: %s, shared: %s, unplayable: %s)",
  (source, shared, isSilent, shown) => {
    expect(adDetails({ source, shared }, isSilent)).toEqual(shown);
  },
);
