import { expect, test } from "vitest";

import { parseQaUrl } from "./qa-url.ts";

const saved = { mockDbId: "w1", persona: "visitor", latency: 300, scenarios: ["ads.Down"] };
const choices = { scenarios: ["ads.Down", "projects.NameTaken"], personas: ["visitor", "agency"] };

const parse = (address: string) =>
  parseQaUrl(new URL(address, "http://localhost:3000"), saved, choices, () => "w2");

test("returns null without QA parameters", () => {
  expect(parse("/nbmaistudio?tab=own&scenarios=x")).toBeNull();
});

test.each([
  ["/?scenario=projects.NameTaken", { scenarios: ["projects.NameTaken"] }],
  ["/?scenario=projects.NameTaken,%20ads.Down", { scenarios: ["projects.NameTaken", "ads.Down"] }],
  ["/?scenario=", { scenarios: [] }],
  ["/?latency=0", { latency: 0 }],
  ["/?persona=agency", { persona: "agency", mockDbId: "w2" }],
  [
    "/?persona=visitor&scenario=&latency=99999",
    { persona: "visitor", mockDbId: "w2", scenarios: [], latency: 99_999 },
  ],
])("the URL %s changes only the settings %j", (address, changed) => {
  expect(parse(address)).toEqual({ settings: { ...saved, ...changed }, address: "/" });
});

test("keeps the URL's other parameters", () => {
  expect(parse("/nbmaistudio?tab=own&scenario=ads.Down&brand=A%26B")).toMatchObject({
    address: "/nbmaistudio?tab=own&brand=A%26B",
  });
});

test.each([
  ["/?scenario=ads.Up", "There is no scenario “ads.Up”."],
  ["/?scenario=ads.Down,constructor", "There is no scenario “constructor”."],
  ["/?persona=nobody", "There is no persona “nobody”."],
  ["/?latency=-1", "The latency “-1” is no number of milliseconds from 0 to 99999."],
  ["/?latency=100000", "The latency “100000” is no number of milliseconds from 0 to 99999."],
  ["/?latency=", "The latency “” is no number of milliseconds from 0 to 99999."],
])("rejects the URL %s", (address, error) => {
  expect(parse(address)).toEqual({ error });
});
