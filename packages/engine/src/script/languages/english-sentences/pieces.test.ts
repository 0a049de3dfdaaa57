import { expect, test } from "vitest";

import type { BriefFact } from "../../../brief/brief-fact.ts";
import { piecesOf } from "./pieces.ts";
import { clipped } from "./whole-sentences.ts";

const phrase = (kind: BriefFact["kind"], text: string, cut: number): BriefFact => ({
  id: `f${cut}`,
  kind,
  form: "phrase",
  text,
  cut,
});

type About = { sold?: string; ad?: string[] };

/** Returns the wording of a fragment in an ad for `sold`. */
const said = (kind: BriefFact["kind"], text: string, { sold = "garden tools", ad = [] }: About = {}) =>
  piecesOf([phrase("what", sold, 0), phrase(kind, text, 1)], ad).at(-1)?.text;

test.each<[BriefFact["kind"], string, About, string | RegExp]>([
  ["detail", "works without a signal", { sold: "plant diary app", ad: ["app"] }, "it works without a signal"],
  [
    "where",
    "branches in Elmfield, Harrow Green, Saltby",
    {},
    /^we have branches in Elmfield, Harrow Green,? and Saltby$/,
  ],
  ["where", "now at 14 Bridge Street next to the bakery", {}, /^we’re now at 14 Bridge Street/],
  ["where", "1200 Mill Parkway, Suite 4, Elmfield", {}, "we’re at 1200 Mill Parkway, Suite 4, Elmfield"],
  ["where", "Elmfield, Harrow Green, Saltby", {}, /^we’re in Elmfield, Harrow Green,? and Saltby$/],
  [
    "detail",
    "12 draught stouts, 7 ciders",
    { sold: "beer weekend", ad: ["event"] },
    "there are 12 draught stouts and 7 ciders",
  ],
  ["when", "15 to 20 June, 7.30pm", { sold: "a play", ad: ["event"] }, /^it’s 15 to 20 June/],
  ["detail", "no sign-up, photos never shared", { sold: "photo app", ad: ["app"] }, /^there’s no sign-up/],
])(
  "consults a second model about a fragment that the first one isn't sure of: %s %s",
  (kind, text, about, sentence) => {
    expect(said(kind, text, about)).toMatch(sentence);
  },
);

test.each([
  ["detail", "regional radio"],
  ["detail", "guides with lanterns"],
] as const)("says a fragment as typed if no frame is certain to fit: %s %s", (kind, text) => {
  expect(said(kind, text)).toBe(text);
});

test.each([
  ["when", "Tuesday to Sunday, 10 a.m.–5 p.m.", "10 a.m.–5 p.m"],
  ["offer", "$12 a head, min 10 people", "min 10 people"],
  ["detail", "made by 60+ bakers", "60+ bakers"],
] as const)("keeps ranges and limits: %s %s", (kind, text, kept) => {
  expect(said(kind, text)).toContain(kept);
});

test.each<[BriefFact["kind"], string, string]>([
  ["detail", "gavel drops 10AM sharp", "gavel drops 10AM sharp"],
  ["detail", "works without a signal", "it works without a signal"],
  ["offer", "minimum 4 hours on Sundays", "minimum 4 hours on Sundays"],
  ["offer", "$300 key bond refundable", "$300 key bond refundable"],
  ["detail", "no wetsuit required", "no wetsuit is required"],
  ["detail", "no scooters", "no scooters"],
  ["detail", "no more scraping", "no more scraping"],
  ["detail", "no contract", "there’s no contract"],
  ["detail", "no ads no logins", "there are no ads and no logins"],
  ["detail", "no deposit needed", "there’s no deposit needed"],
  ["offer", "no Mondays", "no Mondays"],
  ["what", "mobile window cleaners", "mobile window cleaners"],
  ["detail", "Experience: none for packers", "Experience: none for packers"],
  ["when", "2 July to 30 July", "2 July to 30 July"],
  ["when", "Open sat until 2", "we’re open Saturday until 2"],
  ["what", "pre-paid study plans", "we have pre-paid study plans"],
  ["offer", "Wool rugs starting ₹899 only", "wool rugs start at ₹899 only"],
  ["offer", "day £38 night £52", "a day is £38 and a night is £52"],
  [
    "offer",
    "A straight ramp fitted within 3 days from £295",
    "a straight ramp fitted within 3 days starts at £295",
  ],
  ["offer", "bedding half off", "bedding is half off"],
  ["offer", "3-day rental from ₹900", "a 3-day rental starts at ₹900"],
  ["offer", "first come first served", "it’s first come first served"],
])("rejects a frame that breaks the grammar of the fragment: %s %s", (kind, text, sentence) => {
  expect(said(kind, text)).toBe(sentence);
});

test.each([
  ["phrase", "kettles lamps radios", "kettles, lamps and radios"],
  ["sentence", "Quick Locks opens locked doors in Derby", "Quick Locks opens locked doors in Derby"],
  ["phrase", "kids bikes scooters helmets", "kids bikes scooters helmets"],
  ["order", "order before Friday get 10% off", "order before Friday and get 10% off"],
  ["order", "buy 2 get 1 free", "buy 2 get 1 free"],
  ["order", "find out how locals save £200 a year", "find out how locals save £200 a year"],
  ["sentence", "Members get a free towel", "members get a free towel"],
] as const)("adds the commas or the conjunction missing from a %s: %s", (form, text, whole) => {
  expect(piecesOf([{ ...phrase("detail", text, 1), form }], []).at(0)?.text).toBe(whole);
});

test("combines a date with its place, and says other places in separate sentences", () => {
  const when = phrase("when", "Info evening: Wednesday 4 June, 7pm", 1);
  const at = (cut: number) => [when, { ...phrase("where", "Riverbank Library", cut), id: "place" }];
  expect(piecesOf(at(1), []).map(({ text }) => text)).toEqual([
    "info evening: Wednesday 4 June, 7pm, at Riverbank Library",
  ]);
  expect(piecesOf(at(2), [])).toHaveLength(2);
  const town = [when, { ...phrase("where", "Milton Town Centre", 1), id: "town" }];
  expect(piecesOf(town, [])[0]?.text).toMatch(/, in Milton Town Centre$/);
});

test("says where an event is, not where the business is", () => {
  const place = [phrase("where", "18 Alder Court, Marlow, Ohio", 1)];
  const [event, shop] = [true, false].map((isEvent) => piecesOf(place, [], isEvent)[0]?.text);
  expect(event).toMatch(/^it’s /);
  expect(shop).toMatch(/^we’re /);
});

test("completes a long fragment even if one of its words may be a verb", () => {
  expect(said("offer", "0% finance over two years on new trailers and tippers")).toBe(
    "there’s 0% finance over two years on new trailers and tippers",
  );
});

test("uses the pronoun that agrees in number with what is sold", () => {
  expect(said("detail", "made in Leeds by hand", { sold: "baskets" })).toBe("they’re made in Leeds by hand");
});

test("says nothing for an empty fact", () => {
  expect(said("detail", ".")).toBe("");
});

test.each([
  ["Anglers also need a county permit, which we don’t sell at the shop", []],
  ["The workshop repairs garden tools, which saves you a new one", ["The workshop repairs garden tools"]],
])("shortens %s unless the ending limits the meaning", (sentence, shorter) => {
  expect(clipped(sentence)).toEqual(shorter);
});

test("clips a sentence of many clauses only at the last ones", () => {
  expect(clipped(`We bake fresh bread every day${", and you eat it".repeat(20)}`)).toHaveLength(8);
});
