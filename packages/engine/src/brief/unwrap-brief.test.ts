import { expect, test } from "vitest";

import { unwrapBrief } from "./unwrap-brief.ts";

/** Returns the lines that remain, without empty lines and surrounding spaces. */
const linesOf = (typed: string) =>
  unwrapBrief(typed)
    .split("\n")
    .map((line) => line.replaceAll(/ +/g, " ").trim())
    .filter((line) => line !== "");

test.each([
  "---------- Forwarded message ---------\nFrom: Gwen\nSubject: Re: radio\n\n> Free eye tests on Monday.\n> Mill Lane 4.",
  "Von: Jonas  An: Werbung\nFree eye tests on Monday.\nMill Lane 4.",
  "De : Anne\nObjet : spot radio\nFree eye tests on Monday.\nMill Lane 4.",
])("extracts a brief from an email: %j", (typed) => {
  expect(linesOf(typed)).toEqual(["Free eye tests on Monday.", "Mill Lane 4."]);
});

test.each([
  ["Must say: 'Terms apply. We don't lend.'", 'Must say: "Terms apply. We don\'t lend."'],
  ["our 'Pump vs. Ladder' race washes the crews' vans", 'our "Pump vs. Ladder" race washes the crews\' vans'],
  ["Dance to '90s hits at the kids' party", "Dance to '90s hits at the kids' party"],
  ["rock 'n' roll 'til 2, 's avonds foto's", "rock 'n' roll 'til 2, 's avonds foto's"],
])("converts single quotation marks to double ones, but keeps apostrophes: %s", (typed, expected) => {
  expect(unwrapBrief(typed)).toBe(expected);
});

test("drops the label of an address", () => {
  expect(linesOf("Laminaat vanaf 7,50. Adres Nijverheidsweg 31")).toEqual([
    "Laminaat vanaf 7,50. Nijverheidsweg 31",
  ]);
  expect(linesOf("Our adres is easy to find.")).toEqual(["Our adres is easy to find."]);
});

test("keeps lines that only look like email headers", () => {
  const typed = "Date: 4 June\nFrom: 9 to 5\nFree entry";
  expect(unwrapBrief(typed)).toBe(typed);
});

test("labels a form's answers according to its questions", () => {
  const typed =
    "Q: What is your business? A: dog groomer\nQ: Where? A: Leeds\nQ: What is your offer? A: first wash $5\nQ: Who is your customer? A: busy owners\nQ: What should the listener do? A: call 555 0101\nQ: How did you hear about us? A: my nephew";
  expect(linesOf(typed)).toEqual([
    "dog groomer",
    "Where: Leeds",
    "Offer: first wash $5",
    "Audience: busy owners",
    "Contact: call 555 0101",
    "Notes: my nephew",
  ]);
  expect(unwrapBrief(typed)).toHaveLength(typed.length);
});

test("keeps what is agreed in a chat, but drops the speakers' names", () => {
  const typed =
    "Ana: 89 a tune up till May 4\nBo: 79 we said 79\n[14:03] Ana: ok 79. 95 on Sundays\nBo: no way\nAna: call 828-555-0191";
  expect(linesOf(typed)).toEqual(["79 a tune up till May 4", "95 on Sundays", "call 828-555-0191"]);
  expect(unwrapBrief(typed)).toHaveLength(typed.length);
  for (const form of [
    "Name: Kora\nOffer: flags $9\nOffer: poles $30\nWhere: Leeds",
    "Adults: £5\nKids: £3\nAfter 3 pm\nAdults: £4\nKids: £2\nNo dogs please",
    "Leeds\nHours: 9:00 to 5:00\nPhone: 0113 496 0001\nYork\nHours: 10 to 4\nPhone: 0113 496 0002\nNo appointment needed",
  ])
    expect(unwrapBrief(form)).toBe(form);
  const talk = "Ana: flags are $9\nBo: ok and poles\nAna: sure\nNo dogs please\nBo: call 828-555-0191";
  expect(linesOf(talk)).toEqual(["flags are $9", "No dogs please", "call 828-555-0191"]);
});

test("converts dictated punctuation to punctuation marks", () => {
  const typed =
    "ok so this is voice to text so excuse the mistakes comma we are Hollis um tree service period phone is eight two eight five five five oh one nine one";
  expect(linesOf(typed)).toEqual([",", "we are Hollis tree service.", "phone is 828-555-0191"]);
});

test("converts dictated commas in German, except within numbers", () => {
  const typed = "ich sprech das mal ein wir nähen fahnen komma auch sonntags komma ab drei komma fünf metern";
  expect(linesOf(typed)).toEqual([
    "ich sprech das mal ein wir nähen fahnen, auch sonntags, ab drei komma fünf metern",
  ]);
  expect(unwrapBrief("Ein Text mit einem Komma darin")).toBe("Ein Text mit einem Komma darin");
});

test.each([
  ["We sew flags.\nThanks!\nDenise Halvorsen\nOffice Manager", ["We sew flags."]],
  ["We sew flags.\nBest regards,\nJo\n406-555-0121", ["We sew flags.", "406-555-0121"]],
  ["paste this in ok?? Thx G\n\nWe sew flags.", ["paste this in ok??", "We sew flags."]],
  ["Subject: Radio copy for Friday\nWe sew flags.", ["We sew flags."]],
  [
    "We sew flags.\n-ENDS-\nNotes to editors: photos on request.\nPress contact: Jo 01632 960284\n(Say flags twice.)",
    ["We sew flags.", "(Say flags twice.)"],
  ],
  [
    "Home | About | Flags | Contact\nWe sew flags. Read more...\n© 2019 All rights reserved\nThis site uses cookies.\nAccept | Decline",
    ["We sew flags."],
  ],
  [
    'We sew flags.\n"Best flag I ever had!" - Jo M., Google review ⭐⭐\n12 Mill Lane',
    ["We sew flags.", '"Best flag I ever had!"', "12 Mill Lane"],
  ],
  ["Duration: 30 seconds\nWe sew flags. Duration (seconds): 25", ["We sew flags."]],
  ["4 rooms (no sorry 5, we just opened one)", ["5 rooms ( , we just opened one)"]],
  ["off for vets and teachers no scratch teachers", ["off for vets"]],
])("omits text that isn't meant for listeners: %j", (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines);
  expect(unwrapBrief(typed)).toHaveLength(typed.length);
});

test.each([
  [
    'FOR IMMEDIATE RELEASE\nContact: Ana Ruiz, 505-555-0101\n\nKora Flags Opens Second Workshop in Reno\n\nRENO, Nev. (May 6) — Kora Flags today announced the opening of its second workshop, where visitors can watch flags being sewn by hand. "We love flags," said Dr. Ana Ruiz, owner of Kora. "They love us." Entry is free. The workshop is supported by the Lake Fund.',
    [
      "FOR IMMEDIATE RELEASE",
      "Kora Flags is opening its second workshop, where visitors can watch flags being sewn by hand. Entry is free.",
    ],
  ],
  [
    "FOR IMMEDIATE RELEASE — Leeds, 4 November. The charity Kora has today announced that it has sewn its 500th flag. ENDS. Contact press@kora.example, 0113 496 0001.\nplease make an ad of this",
    ["FOR IMMEDIATE RELEASE — The charity Kora has sewn its 500th flag.", "please make an ad of this"],
  ],
  [
    "For immediate release\nKora today announced the May 3 opening of a flag museum.\nSaturday, May 3 – Sunday, May 4",
    [
      "For immediate release",
      "Kora announces the May 3 opening of a flag museum.",
      "Saturday, May 3 – Sunday, May 4",
    ],
  ],
])("reduces a press release to its news: %j", (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines);
  expect(unwrapBrief(typed)).toHaveLength(typed.length);
});

test("splits off what the ad must not say", () => {
  expect(linesOf("We work with insurers but we can't say we waive the excess.")).toEqual([
    "We work with insurers",
    "but we can't say we waive the excess.",
  ]);
});

test.each([
  "Joe's Pizza | 2 for 1 Tuesdays | 12 High Street | 0113 496 0000",
  "Home | About | Flags | Contact",
  "Our sandwich uses cookies baked daily. Soup too. Call 555-0101",
  "We sew flags in Leeds. Free entry. (c) 2024 Kora",
  "We sew flags. (c) 2024 Kora. Call 555-0101. Our site uses cookies.",
  "Help your child read more",
  "Pottery course. Duration: 6 weeks",
  "Our press office furniture sale starts on May 4. Desks from $99.",
  '"Best flag I ever had!" - Jo M., 406-555-0121',
  'Every single out for release Friday. "We love it," said Ana.',
])("keeps text that only looks like a web page or a press release: %j", (typed) => {
  expect(unwrapBrief(typed)).toBe(typed);
});

test("keeps the figures and contacts of a web page", () => {
  const typed =
    "Flags from $9 | 12 Mill Lane | Leeds | Open daily\nThis site uses cookies.\n© 2019 Kora. We sew flags. Read more...";
  expect(linesOf(typed)).toEqual(["Flags from $9 | 12 Mill Lane | Leeds | Open daily", "We sew flags."]);
});

test("checks for a web page in linear time", () => {
  const start = performance.now();
  unwrapBrief("a ".repeat(50_000));
  expect(performance.now() - start).toBeLessThan(1000);
});

test("keeps the words comma and period where they are not dictated punctuation", () => {
  const typed = "Comma coffee. The trial period is free.";
  expect(unwrapBrief(typed)).toBe(typed);
});

test("unwraps ready-made copy, but keeps the quotes around customers' words and required lines", () => {
  const copy = "We clean carpets in Leeds. Rooms are £40 each. No need to move the sofa. Dry in two hours.";
  const loved = "We loved it. The team was great. It took two days. We paid £8,000 and it was worth it.";
  const nervous =
    "I was nervous at first. The staff were kind. It never hurt. Now we all go there, every year.";
  expect(linesOf(`From the boss, see below.\n\n“${copy}”\n\nThanks`)).toContain(copy);
  for (const typed of [
    `Legal line:\n“${copy}”`,
    `“${copy}” said Ann.`,
    `“${loved}”`,
    `“${nervous}”`,
    "Slogan ideas\n“Dry by noon.”",
  ])
    expect(unwrapBrief(typed)).toBe(typed);
});

test.each([
  ["Tel 0316 / 55 01 73", ["Tel 0316 55 01 73"]],
  ["Kurse um 10 / 12 Uhr, am 01/02/2026", ["Kurse um 10 / 12 Uhr, am 01/02/2026"]],
  [
    "siamo una scuola di ballo.partono i corsi da ottobre.la prova è gratis su ballo.example",
    ["siamo una scuola di ballo", "partono i corsi da ottobre", "la prova è gratis su ballo.example"],
  ],
  [
    "Codely builds web shops with Node.js and Vue.js for small firms",
    ["Codely builds web shops with Node.js and Vue.js for small firms"],
  ],
  ["uniforms for St.Anne and St.Mary in Hove", ["uniforms for St.Anne and St.Mary in Hove"]],
  ["Brille inkl.Etui, Mo.Fr. 9 bis 18 Uhr, Sa.So. zu", ["Brille inkl.Etui, Mo.Fr. 9 bis 18 Uhr, Sa.So. zu"]],
  ["Info su balli.it e su corsi.it ogni giorno", ["Info su balli.it e su corsi.it ogni giorno"]],
])("interprets slashes and full stops by context: %j", (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines);
  expect(unwrapBrief(typed)).toHaveLength(typed.length);
});
