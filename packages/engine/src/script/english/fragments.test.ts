import { expect, test } from "vitest";

import { sentenceOfFragment } from "./fragments.ts";

const business = { person: "we", kind: "business", names: new Set<string>(), seed: 0 } as const;
const thing = { person: "it", kind: "thing", names: new Set<string>(), seed: 0 } as const;

test.each([
  ["Fresh sourdough daily", "There’s fresh sourdough every day"],
  ["Family-owned since 1985", "We’ve been family-owned since 1985"],
  ["Located at 12 Mill Street", "You’ll find us at 12 Mill Street"],
  ["Serving Leeds since 1990", "We’ve been serving Leeds since 1990"],
  ["Offering gentle check-ups", "We offer gentle check-ups"],
  ["Specializes in family law", "We specialize in family law"],
  ["Founded in 1992 by John Miller", "We were founded in 1992 by John Miller"],
  ["Open 6am to 2pm", "We’re open from 6am to 2pm"],
  ["Open 24 hours", "We’re open 24 hours"],
  ["Day tickets $35, weekend pass $80", "Day tickets are $35 and a weekend pass is $80"],
  ["Haircuts from $20", "Haircuts start at $20"],
  ["From $3", "Prices start at $3"],
  ["Lunch menu $18 Monday to Friday", "The lunch menu is $18, Monday to Friday"],
  ["Kids under 12 free", "Kids under 12 go free"],
  ["First session free", "The first session is free"],
  ["Half price first box with code WAG", "Your first box is half price with code WAG"],
  ["Free shipping over $30", "Free shipping over $30"],
  ["$5,000 bonus, paid training", "You get a $5,000 bonus and paid training"],
  ["Trade-ins welcome", "Trade-ins are welcome"],
  ["No contracts, no hidden fees", "No contracts, no hidden fees"],
  ["Help first-time buyers find a home", "We help first-time buyers find a home"],
  ["Over 20 years of experience", "We bring over 20 years of experience"],
  ["This weekend only: $500 off any SUV", "This weekend only: $500 off any SUV"],
  ["Our bakers start at 4", "Our bakers start at 4"],
  ["Vets developed the recipe", "Vets developed the recipe"],
  ["Agencies report saving 6 hours per week", "Agencies report saving 6 hours per week"],
])("%s → %s", (fragment, sentence) => {
  expect(sentenceOfFragment(fragment, business)).toBe(sentence);
});

test.each([
  ["Works in 40 cities", "It works in 40 cities"],
  ["Made with 70% fresh chicken", "It’s made with 70% fresh chicken"],
  ["Available on iOS and Android", "It’s available on iOS and Android"],
  ["Free for 30 days, then $6 a month", "It’s free for 30 days, then $6 a month"],
])("a thing: %s → %s", (fragment, sentence) => {
  expect(sentenceOfFragment(fragment, thing)).toBe(sentence);
});
