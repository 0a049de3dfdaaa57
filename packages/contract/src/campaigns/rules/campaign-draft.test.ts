import { expect, test } from "vitest";

import { errors } from "../../errors.ts";
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
])("%j is a draft", (draft) => expect(checkCampaignDraft(draft)).toBeNull());

test("a title of 201 characters is too long", () => {
  expect(checkCampaignDraft({ title: `${long}x` })).toEqual({
    field: "title",
    message: errors.campaign_title_too_long.message,
  });
});

test.each(["country", "region", "city"])("a %s of 201 characters is too long", (key) => {
  const locations = [{ country: "x" }, { ...place, [key]: `${long}x` }];
  expect(checkCampaignDraft({ targeting: { locations } })).toEqual({
    field: "locations",
    message: errors.location_too_long.message,
  });
});

test("an interest of 201 characters is too long", () => {
  expect(checkCampaignDraft({ targeting: { interests: ["x", `${long}x`] } })).toEqual({
    field: "interests",
    message: errors.interest_too_long.message,
  });
});

test("101 locations are too many, and 101 interests", () => {
  const locations = [...hundred(place), place];
  const interests = [...hundred("x"), "x"];
  expect(checkCampaignDraft({ targeting: { locations, interests } })).toEqual({
    field: "locations",
    message: errors.too_many_locations.message,
  });
  expect(checkCampaignDraft({ targeting: { interests } })).toEqual({
    field: "interests",
    message: errors.too_many_interests.message,
  });
});

test.each(["Mars/Olympus", "UTC\n", "'; DROP TABLE"])("%j is no time zone", (time_zone) => {
  expect(checkCampaignDraft({ time_zone })).toEqual({
    field: "time_zone",
    message: errors.time_zone_unknown.message,
  });
});
