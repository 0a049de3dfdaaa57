import { describe, expect, test } from "vitest";

import { readEnglish } from "../brief/languages/en.ts";
import { readBrief } from "../brief/read-brief.ts";
import { usualTime } from "../testing/usual-time.ts";
import { brandName } from "./brand-name.ts";
import { scriptOf } from "./embedded-writer.ts";
import { isWhole } from "./languages/english-sentences/whole-sentences.ts";
import type { Brief } from "./script.ts";

const scriptFor = (description: string, more: Partial<Brief> = {}) =>
  scriptOf({
    name: "Kora",
    description,
    language: "en",
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime("en"),
    ...more,
  });
const say = (description: string, more: Partial<Brief> = {}) =>
  scriptFor(description, more)
    .sentences.map(({ text }) => text)
    .join(" ");

/** Written the way business owners type in a hurry: lists, prices without verbs, run-on sentences. */
const hurried = [
  "coffee shop, homemade pies, free wifi, dog friendly",
  "plumber. burst pipes, water heaters, drain cleaning, sump pumps. 24/7 emergency line no overtime charges on weekends. 555 010 0199",
  "payroll software for restaurants w/ 10-200 staff. Handles tips, split shifts, multiple pay rates, files the taxes in all 50 states. $6 per employee per month, no contract. First 2 months free if you sign up before June.",
  "preschool\n- ages 2 to 5\n- outdoor classroom + garden\n- small classes\n- breakfast included",
  "AC broke? same day repair 7 days, $49 diagnostic waived if we do the repair, been around since 1994. 602 555 0173",
  "hiring line cooks, $21/hr, weekly pay, paid holidays, no experience needed we train you. apply korajobs.com",
  "7 night cruise. leaves from Port Carrow, stops at 3 islands, inside cabins from $899, taxes extra. 555 010 0199",
  "4bd 2.5ba, new kitchen, fenced yd, walkout basement. $389,900. call 319 555 0118",
  "law firm. no fee unless we win. $120 million recovered for clients since 2003. 478 555 0100",
];

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test.each(hurried)("frames a fragment in a whole sentence, or says it as typed: %s", (description) => {
  for (const variant of [0, 1, 2]) {
    const { sentences, facts: read = [] } = scriptFor(description, { variant });
    const typed = new Set(["kora", ...read.flatMap(({ text }) => wordsIn(text))]);
    // The opening line and sentences without facts are exempt.
    const told = sentences.filter(({ facts = [] }, at) => at > 0 && facts.length > 0);
    const broken = told.filter(
      ({ text }) => !isWhole(text) && wordsIn(text).some((word) => !typed.has(word) && word !== "a"),
    );
    expect(broken.map(({ text }) => text)).toEqual([]);
  }
});

test.each([
  ["escape rooms. 2 to 6 players, from £22 each. open daily", /open 2 to 6|We have 2/],
  ["hiring drivers. $1,500 bonus after 90 days. $26.40 an hour after that", /pay is \$1,500 bonus/],
  ["nail bar. gel mani £22 pedi £28 both for £45", /mani is £22 pedi/],
  ["tyre shop. 4 installed from $499. free storage of your summers til spring", /You get a/],
  ["bakery. urgent slots held every day. fresh loaves every morning", /slots held is/],
  ["scented soap. hand milled lavender. $9 each or 3 for $24. kora.example", /We’re a hand/],
  ["Night classes in welding start September 8. 10 weeks, $890.", /start is/],
  ["Hose repair on site. our flagship. 24/7. 555 010 0199", /We do our/],
  ["mobile vet who comes to you at home. Leeds. 0113 496 0001", /\bi do\b|do mobile vet/],
])("never puts a fragment into a sentence that doesn't fit it: %s", (description, broken) => {
  for (const variant of [0, 1, 2]) expect(say(description, { variant })).not.toMatch(broken);
});

test.each([
  ["We still mend umbrellas on Fridays. We make and sell leather bags from £90.", /^At Kora, we make/],
  ["Overflow parking only. Pottery classes for beginners. £20 each.", /^Kora: pottery classes/],
  ["West of Oak Lane: Tuesdays. Glass collection begins on Monday, June 2. No lids.", /^Kora\. Glass/],
  ["Airport parking from $8 a day. Shuttles every ten minutes.", /Kora\W+airport parking/i],
])("says what is sold before its conditions and extras: %s", (description, opening) => {
  expect(say(`${description} Call 01632 960111.`)).toMatch(opening);
});

test("says a price list as typed, separated by commas", () => {
  expect(say("nail bar. gel mani £22 pedi £28 both for £45")).toMatch(
    /[Gg]el mani £22, pedi £28, both for £45/,
  );
});

test("never opens an ad with an “it” that refers to nothing", () => {
  expect(say("from $320 for a standard 22,000 litre tank. Leeds")).toMatch(/^Kora: from \$320/);
});

test("splits a price list whose prices come first", () => {
  expect(say("mobile nail service in Leeds. £25 a hand £20 for the 2nd hand, toes £30 bc toes.")).toMatch(
    /£25 a hand and £20 for the 2nd hand/,
  );
});

test.each([
  [
    "30 sec for the pool levy. Measure 9 renews the existing levy at the same rate, 45 cents per $1,000, about $7 a month on a typical home. Not a new tax.",
    /^Kora. Measure 9 renews/,
  ],
  [
    "WINTER SALE AT KORA!!! 20% OFF ALL BOOTS!!! $0 DOWN!!! HWY 9 LEEDS. CALL 0113 496 0001",
    /20% off all boots\./,
  ],
])("says what an opening price or discount is for: %s", (description, expected) => {
  expect(say(description)).toMatch(expected);
});

test("says that the brand introduces a new product", () => {
  expect(say("Introducing Low Tide, our first twelve-month soap club. £9, refill £5.")).toMatch(
    /Kora introduces Low Tide, our first/,
  );
});

test("keeps the order of complete sentences in a brief", () => {
  const sentences = [
    "Kora is an app that tells you which bird is singing.",
    "Hold up your phone, and it names the bird in seconds.",
    "It’s free on iPhone and Android.",
  ];
  expect(say(sentences.join(" "))).toContain(sentences.join(" "));
});

test("never opens with a reference to something mentioned later", () => {
  const brief =
    "Kora lends tools in Leeds. The scheme was funded by a £9,000 grant last year. Late fees are £2 a day. We have drills and ladders.";
  for (const variant of [0, 1, 2, 3, 4]) expect(say(brief, { variant })).not.toMatch(/^The scheme/);
});

test.each([
  [
    "Kora is a tool library in Leeds. The show of old saws is free. It runs until 3 May. Open daily, 10am to 5pm. Drills from £9.",
    /saws is free\. It runs until 3 May\./,
  ],
  [
    "We need night nurses!! Kora Care, Leeds. £21/hr. No agency please. Not certified yet? We pay for the class. Apply at kora.com/jobs or walk in Tuesdays.",
    /Not certified yet\? We pay for the class\./,
  ],
  [
    "Dog hotel in Leeds, £30 a night. ok with cats? some rooms are, ask us. Open Sundays.",
    /Ok with cats\? Some rooms are, ask us\./,
  ],
  [
    "Saw sharpening in Leeds. Come early. Because in April we’re booked out and it’s £12 a blade with collection included.",
    /In April we’re booked out and it’s £12 a blade/,
  ],
])("puts a sentence after the one that it refers to: %s", (brief, expected) => {
  expect(say(brief)).toMatch(expected);
});

test("says each item of a list", () => {
  expect(say("preschool in Leeds\n- outdoor classroom\n- small classes\n- hot lunches")).toMatch(
    /outdoor classroom.*small classes.*hot lunches\./i,
  );
});

test("keeps all objects of a verb in one sentence, despite the commas", () => {
  expect(say("Payroll software. Handles tips, split shifts, multiple pay rates. $6 a month.")).toMatch(
    /handles? tips, split shifts,? (?:and )?multiple pay rates/i,
  );
});

describe("each clause of a brief", () => {
  const clauses: [string, "fact" | "instruction" | "contact"][] = [
    ["we bake sourdough every morning", "fact"],
    ["pies from $12", "fact"],
    ["hopeful, not guilt-trippy", "instruction"],
    ["tiny bit cheeky ok", "instruction"],
    ["my last spot had a guy yelling, customers hated it", "instruction"],
    ["the pies are the main thing, push that", "instruction"],
    ["we can’t say organic", "instruction"],
    ["copy from our web page", "instruction"],
    ["call 555 010 0199", "contact"],
  ];

  test.each(clauses)("is either a fact, an instruction or a contact: %s", (clause, expected) => {
    const { facts, instructions } = readBrief(
      { name: "Kora", description: `bakery in Leeds. ${clause}.` },
      readEnglish,
    );
    const kinds = new Set(
      facts.filter(({ start = 0 }) => start > 0).map(({ kind }) => (kind === "contact" ? "contact" : "fact")),
    );
    if (instructions.length > 0) kinds.add("instruction" as never);
    expect([...kinds]).toEqual([expected]);
  });

  test("is never said if it is an instruction", () => {
    const wanted = clauses.filter(([, kind]) => kind === "instruction").map(([clause]) => clause);
    const said = say(`bakery in Leeds, pies from $12. ${wanted.join(". ")}. call 555 010 0199`);
    expect(said).not.toMatch(/hopeful|cheeky|yelling|main thing|organic|web page/i);
    expect(said).toMatch(/\$12[^]*555 010 0199/);
  });
});

test("doesn't list the ad's audience as something the business offers", () => {
  expect(
    say(
      "storage units from $45. cameras, gate access. students moving out + people downsizing. 555 010 0199",
    ),
  ).not.toMatch(/\b(?:have|offer|do|get|are) (?:students|people)/i);
});

test.each([
  ["book a 15 min demo at kora.com/demo", /Book a 15-minute demo with Kora at kora\.com\/demo\.$/],
  [
    "people can donate at kora.org or text KORA to 50155",
    /To donate to Kora, text KORA to 50155\. Or give at kora\.org\.$/,
  ],
  ["donate anytime at kora.org", /Donate anytime to Kora at kora\.org\.$/],
  ["Call 207-555-0142 to book.", /To book, call (?:us at )?Kora: 207-555-0142\.$/],
  ["ring 01632 960522 after 6pm only", /Call Kora: 01632 960522, after 6pm\.$/],
  ["apply at kora.com/jobs by 12 May", /Apply to Kora at kora\.com\/jobs by 12 May\.$/],
  ["Call Rosa or Ken. 01632 960522", /Call Rosa or Ken at Kora: 01632 960522\.$/],
  ["follow @korasweeps to see if we’re near", /(?<!To see, )Find Kora online: @korasweeps\.$/i],
  ["It’s on the App Store and Google Play.", /Get Kora on the App Store or Google Play\.$/],
])("says in the call to action what the contact is for: %s", (contact, call) => {
  expect(say(`Kora helps you with your taxes. ${contact}`)).toMatch(call);
});

test.each([
  ["I run a dog grooming van called Wag On Wheels in Tampa. full groom from $75", "Wag On Wheels"],
  ["hi, Second Table is the food bank for Wake County. $1 gives 5 meals", "Second Table"],
  ["tattoo shop in leith. walk ins saturdays. Black Heron Tattoo", "Black Heron Tattoo"],
  ["Welcome to TopLine Roofing!! Storm damage? free inspection", "TopLine Roofing"],
  ["the weigh off is back at miller's farm. tickets at millersfarm.example.com", "Miller's Farm"],
  ["Curry night every Tuesday at the Cobra Lounge, Bradford. Book a table.", "Cobra Lounge"],
  ["Training is required. Hiring now. GLUTEN FREE BAKERY IN NELSON.", ""],
])("takes the brand of an untitled ad from the brief: %s", (description, brand) => {
  expect(brandName("", description)).toBe(brand);
});

test("refers to the business as “us” if the brief doesn't name it", () => {
  const said = say("we fix bikes in an hour, tune ups from $40. call 555 010 0199", { name: "" });
  expect(said).toMatch(/555 010 0199/);
  expect(said).not.toMatch(/\{b\}| :|At ,| \./);
});

test("drops the end of a sentence that is too long for the ad, but keeps the offer", () => {
  expect(
    say("We roast on Monday. Bags start at £9.50 and you can skip or stop whenever you like. kora.co.uk", {
      seconds: 10,
    }),
  ).toMatch(/£9\.50/);
});

test("doesn’t use “us” as the subject for a business without a name", () => {
  const said = say("Tyres, fitted today at your kerb.", { name: "" });
  expect(said).toMatch(/tyres/i);
  expect(said).not.toMatch(/\bUs \p{Ll}+s\b/u);
});

test.each([
  ["We moved!! now at 88 Harrow Rd. tune ups $40. 555 010 0199", /^Kora has moved\./],
  ["Recruiting night drivers for our Leeds depot. £14 an hour.", /^Kora is recruiting night drivers/],
  ["coffee cart. cold brew.", /Kora is a coffee cart\./],
  ["loans from 6% APR, ends June 30, call 555 010 0199", /The offer ends June 30\./],
  ["Rural broadband, £30 a month.", /^(?!.*is an? )/],
  ["We need players! Women's hockey. call 555 010 0199", /To join, call Kora: 555 010 0199\.$/],
  ["Elect Rose Quill Sheriff. 22 years on the force.", /^(?!.* is an Elect).*Vote for Rose Quill\.$/],
  ["candle shop. cedar and fig. free shipping over $40", /Look up Kora\.$/],
  ["gutter cleaning. we’re in Bend.", /Look up Kora\.$/],
  ["coffee cart. follow @koracart for where we park", /Find Kora online: @koracart\.$/],
  ["Measure 9 library levy. Ballots due May 4. Costs $3 a month.", /Remember Measure 9\.$/],
  ["Measure 7 is on the ballot. Yes on Measure 7 keeps the pool open.", /Vote yes on Measure 7\.$/],
  ["Yes on Issue 3 keeps the pool open. Ballots due May 4.", /Vote yes on Issue 3\.$/],
  ["Dale Ortiz for Pine Valley School Board. 20 years a teacher.", /Vote for Dale Ortiz\.$/],
])("phrases what is sold and the call to action naturally: %s", (description, expected) => {
  expect(say(description)).toMatch(expected);
});

test("introduces owners by name, and doesn't mistake the name for a place", () => {
  const said = say("we treat sore feet and ingrown nails in Selby. call 555 010 0199", {
    name: "Dr. Ines Marlow",
  });
  expect(said).toContain("I’m Dr. Ines Marlow, and we treat");
  expect(say("I sharpen saws and chisels for $8", { name: "Gus" })).not.toMatch(/\b(?:At|Look up) Gus\b/);
});

test.each([
  ["Tolman Septic", "septic pumping, Baker County, same day"],
  ["Tolman", "Mobile saw sharpening, Salem, $8 a saw"],
  ["Neighbors for Clay Park", "Measure 9 keeps the library in Clay Park open. Not a new tax."],
])("doesn't invite listeners to a business without premises: %s", (name, description) => {
  expect(say(description, { name })).not.toMatch(/\b(?:come|stop|find)\b/i);
});

test.each([
  ["go-karts", "CORVID 🏁 Fenwick Raceway. From $42/hr. corvid.example", "Corvid: from $42 an hour."],
  ["a new subject", "Corvid, Fenwick. Works in the rain. corvid.example", "Corvid. It works in the rain."],
  [
    "an evening",
    "What: info night\nWhen: 6 May 7pm\nWhere: Marsh Hall",
    "Corvid invites you to an info night.",
  ],
  ["an app", "It’s a bookkeeping app. Text LEDGER to 55501.", "Corvid is a bookkeeping app."],
])('takes "it" for the brand only where it can mean the brand: %s', (_, description, line) => {
  expect(say(description, { name: "Corvid" })).toContain(line);
});

test("asks listeners to vote at the end of a campaign's ad", () => {
  const said = say("Measure 9 keeps the library open. Not a new tax.", { name: "Neighbors for Clay Park" });
  expect(said).toMatch(/Please vote\.$/);
});

test("leaves out a former name that must not be mentioned", () => {
  const said = say(
    "We used to be Oak Lane Glass, we are now Harbour Panes. Please don't mention the old name. Chips mended for £40.",
    { name: "Harbour Panes" },
  );
  expect(said).toContain("£40");
  expect(said).not.toContain("Oak Lane");
});
