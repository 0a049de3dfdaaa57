import { expect, test } from "vitest";

import { readEnglish } from "./languages/en.ts";
import { readBrief } from "./read-brief.ts";
import { leads } from "./sentence-tails.ts";

const factsIn = (description: string) =>
  readBrief({ name: "Kora", description }, readEnglish)
    .facts.filter(({ form }) => form !== "unsaid")
    .map(({ text }) => text);

test.each([
  [
    "Farm park in Hull. £9 a child and that includes a lamb feed, the play barn, pony ride and a hot drink.",
    /includes a lamb feed, the play barn, pony ride and a hot drink/,
  ],
  ["Kora fits heat pumps. It fits in under a day and cuts heating bills by a fifth.", /day and cuts heating/],
  [
    "Kora, the Hull-based maker of steel racking, today announced the opening of its third depot, a 60,000 sq ft site off junction 4 of the M18 near Doncaster.",
    /^Kora, the Hull-based maker.*depot, a 60,000/,
  ],
  [
    "The Harbour Museum opens its new gallery at 10 a.m. Saturday, May 4, at 12 Quay Street.",
    /10 a\.m\. Saturday, May 4, at 12 Quay Street/,
  ],
  [
    "We deliver anywhere from Hull out to Whitby and down to Lincoln. We move pianos.",
    /from Hull out to Whitby/,
  ],
  [
    "Fair in Hull.\nSat 6 Dec, Town Hall, 9 to 1\nSun 7 Dec – family day, kids under 12 free",
    /7 December – family day, kids/,
  ],
  ["We groom dogs in Hull. Only for calm(ish) dog(s) over 2 years. Baths £20.", /^dogs$/],
  ["Introducing Low Tide, our first twelve-month soap club. £9, refill £5.", /Low Tide, our first/],
  [
    "okay so this is for Kora Opticians we're in the Elm Plaza and what we want to say is the eye test is free if you're over sixty and it takes half an hour no appointment needed thats it thanks",
    /free if you’re over sixty/,
  ],
  [
    "so we make gates all made here in Leeds and a gate starts at 340 fitted and we're at 18 Mill Road come out and have a look theres one out the front number is 0113 496 0001",
    /come out and have a look/,
  ],
  [
    "Furniture in Leeds. Spring sale starts Friday March 14 ends Monday March 17.",
    /March 14 and ends Monday/,
  ],
  [
    "The Railway Shed in Whitby, North Yorkshire, reopens on Friday 2 May, and we need a short ad.",
    /^The Railway Shed in Whitby, North Yorkshire, reopens on Friday/,
  ],
  [
    "Holy Trinity Gardens, Bulacan, Luzon, is opening a new chapel in June. Tours are free.",
    /^Holy Trinity Gardens, Bulacan, Luzon, is opening a new chapel/,
  ],
  [
    "Evening classes at Kora. To enrol, bring your passport and a photo to room 9, or call 0113 496 0001.",
    /^To enrol, bring your passport/,
  ],
  [
    "Beginning Monday, June 8, members of every branch can borrow tools, tents and telescopes at no charge.",
    /^Beginning Monday, June 8, members .* can borrow/,
  ],
  [
    "Kora collects old sofas from your home, day or night, across the Wirral. Small sofas £20.",
    /your home, day or night, across the Wirral/,
  ],
  [
    "Carpets in Hull. Choose from 40 Kilims, Gabbehs, Baluchis and Bokharas, each one washed.",
    /Kilims, Gabbehs, Baluchis and Bokharas/,
  ],
  ["Carpets in Hull. open sundays eleven till three, free fitting", /Sundays eleven until three/],
])("keeps a sentence in one piece: %s", (brief, expected) => {
  expect(factsIn(brief)).toContainEqual(expect.stringMatching(expected));
});

test("doesn't take the noun “benefits” for the verb of the benefit before it", () => {
  expect(
    factsIn("Bus drivers wanted in Leeds. Pension, benefits day one, no split shifts."),
  ).not.toContainEqual(expect.stringMatching(/Pension, benefits/));
});

test.each([
  [
    "Pottery studio in Leeds.\n- wheel classes £30\n- 2 hour tasters on Sundays\n- parking",
    "wheel classes £30",
  ],
  ["We clean gutters in Leeds ★ free quotes ★ photos before and after", "free quotes"],
  [
    "Our school in Leeds has: (1) Classes of 12 pupils (2) Weekly music lessons (3) Swimming on Fridays",
    "Classes of 12 pupils",
  ],
])("splits a list at its bullets and numbers: %s", (brief, item) => {
  expect(factsIn(brief)).toContain(item);
});

test("says none of the quoted words in a list of words to avoid", () => {
  expect(
    factsIn('Funeral home in Leeds. Avoid the words "cheap," "dead," or "coffin."').join(" | "),
  ).not.toMatch(/dead|coffin/);
});

test("leaves out quotations in which “we” is not the advertiser", () => {
  const brief =
    'Kora opens a skating rink on June 1. "It was a long winter," said manager Ann Lee. "We wanted people to move."';
  expect(factsIn(brief).join(" | ")).not.toMatch(/We wanted/);
});

test.each([
  ["our best seller is the dusk ride:", "€45 a head, two hours", true],
  ["offers this week:", "€45 a head, two hours", false],
])("joins a clause before a colon to what it introduces: %s", (before, behind, expected) => {
  expect(leads({ raw: before, kinds: [] }, { raw: behind, kinds: [] })).toBe(expected);
});
