import { expect, test } from "vitest";

import { readQaAddress } from "./address.ts";

const kept = { mockDbId: "w1", persona: "visitor", latency: 300, scenarios: ["ads.Down"] };
const choices = { scenarios: ["ads.Down", "projects.NameTaken"], personas: ["visitor", "agency"] };

const read = (address: string) =>
  readQaAddress(new URL(address, "http://localhost:3000"), kept, choices, () => "w2");

test("an address without wishes is left alone", () => {
  expect(read("/nbmaistudio?tab=own&scenarios=x")).toBeNull();
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
])("%s changes %j and keeps the rest", (address, changed) => {
  expect(read(address)).toEqual({ settings: { ...kept, ...changed }, address: "/" });
});

test("the rest of the address stays", () => {
  expect(read("/nbmaistudio?tab=own&scenario=ads.Down&brand=A%26B")).toMatchObject({
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
])("%s is refused", (address, problem) => {
  expect(read(address)).toEqual({ problem });
});
