import { expect, test } from "vitest";

import { campaignRefusalWords as words } from "../words/campaigns.ts";
import { checkCampaignDraft } from "./campaign-draft.ts";

test.each([
  {},
  { title: null, time_zone: null },
  { title: "", time_zone: "" },
  { title: ` ${"x".repeat(200)} `, time_zone: "America/Argentina/Buenos_Aires" },
])("%j is a draft", (draft) => expect(checkCampaignDraft(draft)).toBeNull());

test("a title of 201 characters is too long", () => {
  expect(checkCampaignDraft({ title: "x".repeat(201) })).toEqual({
    field: "title",
    message: words.titleLong,
  });
});

test.each(["Mars/Olympus", "UTC\n", "'; DROP TABLE"])("%j is no time zone", (time_zone) => {
  expect(checkCampaignDraft({ time_zone })).toEqual({ field: "time_zone", message: words.timeZoneUnknown });
});
