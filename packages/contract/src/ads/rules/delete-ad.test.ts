import { expect, test } from "vitest";

import { checkDeleteAd } from "./delete-ad.ts";

test("requires a guest or a session, then a uuid", () => {
  const noSession = "Error: User session not found. Please refresh the page.";
  expect(checkDeleteAd({ hasIdentity: false, uuid: null })?.message).toBe(noSession);
  expect(checkDeleteAd({ hasIdentity: false, uuid: "ad" })?.message).toBe(noSession);
  expect(checkDeleteAd({ hasIdentity: true, uuid: "" })?.message).toBe(
    "Error: Audio ID not found. Cannot delete.",
  );
  expect(checkDeleteAd({ hasIdentity: true, uuid: "ad" })).toBeNull();
});
