import { expect, test } from "vitest";

import { preflightCopy as copy } from "../copy.ts";
import { preflight, type PreflightAd, type PreflightInput } from "./preflight.ts";

const ad: PreflightAd = {
  state: "ready",
  seconds: 29.8,
  loudnessLufs: -16.02,
  spoken: {
    lines: [
      { text: "Coffee by post.", voice: 1, startMs: 300 },
      { text: "Order at coffeeandco.com.", voice: 1, startMs: 17_400 },
      { text: "Offer ends December 31st.", voice: 1, startMs: 25_000 },
    ],
    mustSay: "“Offer ends December 31st”",
  },
  warnings: [],
};

const ready: PreflightInput = {
  ad,
  targeting: { locations: [{ country: "Chile" }], interests: [] },
  budget: { total_budget: 500, daily_budget: null, bid_strategy: "auto", target_cpm: null },
  dates: { start_date: "2026-12-01", end_date: "2026-12-14" },
  today: "2026-11-30",
  isReviewed: true,
};

test("lists what was checked when nothing is missing", () => {
  expect(preflight(ready).map(({ name, detail, state }) => [name, detail, state])).toEqual([
    [copy.ad, "30 s", "ok"],
    [copy.outlets, "-16 LUFS", "ok"],
    [copy.callToAction, "0:17", "ok"],
    [copy.required, "", "ok"],
    [copy.locations, "1", "ok"],
    [copy.budget, "$500", "ok"],
    [copy.dates, "14 days", "ok"],
    [copy.review, "", "ok"],
  ]);
});

const places = (count: number) => Array.from({ length: count }, () => ({ country: "Chile" }));
const money = (some: Partial<PreflightInput["budget"]>) => ({ budget: { ...ready.budget, ...some } });

test.each([
  ["no ad", { ad: null }, copy.ad],
  ["an ad in the making", { ad: { ...ad, state: "processing" } }, copy.ad],
  ["300 locations", { targeting: { locations: places(300) } }, copy.locations],
  ["a budget of 49.99", money({ total_budget: 49.99 }), copy.budget],
  ["a budget of 20,001", money({ total_budget: 20_001 }), copy.budget],
  ["daily × days over the total", money({ daily_budget: 40 }), copy.budget],
  ["text for a number", money({ total_budget: Number.NaN }), copy.budget],
  ["the end before the start", { dates: { start_date: "2026-12-02", end_date: "2026-12-01" } }, copy.dates],
  ["a start in the past", { dates: { start_date: "2026-11-29", end_date: "2026-12-01" } }, copy.dates],
  ["no review", { isReviewed: false }, copy.review],
] as [string, Partial<PreflightInput>, string][])(
  "reports exactly one missing item, given %s",
  (_what, some, name) => {
    const missing = preflight({ ...ready, ...some }).filter(({ state }) => state === "missing");
    expect(missing.map((line) => line.name)).toEqual([name]);
    expect(missing[0]?.detail).toMatch(/\p{L}/u);
  },
);

test.each([
  ["an upload that is too soft", { ...ad, warnings: [{ message: "It is too soft." }] }, copy.outlets],
  ["an ad of 61 seconds", { ...ad, seconds: 61.2 }, copy.outlets],
  ["a required line left out", { ...ad, spoken: { lines: [], mustSay: "Paid for by Us" } }, copy.required],
] as [string, PreflightAd, string][])("warns about %s without blocking the launch", (_what, some, name) => {
  const lines = preflight({ ...ready, ad: some });
  expect(lines.filter(({ state }) => state === "warning").map((line) => line.name)).toEqual([name]);
  expect(lines.filter(({ state }) => state === "missing")).toEqual([]);
});

test.each([
  ["an upload", null],
  ...[
    "Open 10.30-18.00 daily.",
    "Offer ends 2026-12-31.",
    "Fresh daily.Come in.",
    "Open 8:00-17:00, 7 days.",
  ].map((text) => [text, { lines: [{ text, voice: 1 as const, startMs: 0 }], mustSay: "" }]),
  ["an ad without a contact", { lines: [{ text: "Fresh every day.", voice: 1, startMs: 0 }], mustSay: "" }],
] as [string, PreflightAd["spoken"]][])(
  "asks the user to listen for the call to action in %s",
  (_what, spoken) => {
    expect(preflight({ ...ready, ad: { ...ad, spoken } })).toContainEqual({
      name: copy.callToAction,
      part: "ad",
      detail: copy.listen,
      state: "listen",
    });
  },
);

test.each([
  "visit kettle.shop today",
  "write to us@kettle.example",
  "call 0113 496 0000",
  "ring (512) 555-0199",
  "call +44 113 496 0000",
  "WWW.KETTLE.SHOP is open",
])("finds the call to action in %j", (text) => {
  const spoken = { lines: [{ text, voice: 1 as const, startMs: 0 }], mustSay: "" };
  expect(preflight({ ...ready, ad: { ...ad, spoken } })).toContainEqual(
    expect.objectContaining({ name: copy.callToAction, state: "ok" }),
  );
});

test("asks the user to check by ear that an upload contains the required lines", () => {
  expect(preflight({ ...ready, ad: { ...ad, spoken: null } })).toContainEqual(
    expect.objectContaining({ name: copy.required, state: "listen" }),
  );
});
