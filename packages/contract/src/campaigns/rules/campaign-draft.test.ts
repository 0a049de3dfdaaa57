import { expect, test } from "vitest";

import { errorOf } from "../../errors.ts";
import { checkCampaignDraft } from "./campaign-draft.ts";

const long = "x".repeat(200);
const place = { country: long, region: long, city: long };
const hundred = <T>(item: T) => Array.from({ length: 100 }, () => item);

test.each([
  {},
  { title: null, time_zone: null },
  { title: "", time_zone: "" },
  { title: ` ${long} `, time_zone: "America/Argentina/Buenos_Aires" },
  { targeting: {} },
  {
    targeting: { locations: [{ country: "" }, { country: "x", region: null, city: null }], interests: [""] },
  },
  { targeting: { locations: hundred(place), interests: hundred(long) } },
])("accepts the draft %j", (draft) => expect(checkCampaignDraft(draft)).toBeNull());

test("rejects a title of 201 characters", () => {
  expect(checkCampaignDraft({ title: `${long}x` })).toEqual(errorOf("campaign_title_too_long"));
});

test.each(["country", "region", "city"])("rejects a %s of 201 characters", (key) => {
  const locations = [{ country: "x" }, { ...place, [key]: `${long}x` }];
  expect(checkCampaignDraft({ targeting: { locations } })).toEqual(errorOf("location_too_long"));
});

test("rejects an interest of 201 characters", () => {
  expect(checkCampaignDraft({ targeting: { interests: ["x", `${long}x`] } })).toEqual(
    errorOf("interest_too_long"),
  );
});

test("rejects more than 100 locations or interests", () => {
  const locations = [...hundred(place), place];
  const interests = [...hundred("x"), "x"];
  expect(checkCampaignDraft({ targeting: { locations, interests } })).toEqual(errorOf("too_many_locations"));
  expect(checkCampaignDraft({ targeting: { interests } })).toEqual(errorOf("too_many_interests"));
});

test.each(["Mars/Olympus", "UTC\n", "'; DROP TABLE"])("rejects the time zone %j", (time_zone) => {
  expect(checkCampaignDraft({ time_zone })).toEqual(errorOf("time_zone_unknown"));
});
