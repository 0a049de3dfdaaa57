import { expect, test } from "vitest";

import { usualTime } from "../testing/usual-time.ts";
import { scriptOf } from "./embedded-writer.ts";
import type { Brief } from "./script.ts";

const say = (name: string, description: string, more: Partial<Brief> = {}) =>
  scriptOf({
    name,
    description,
    language: "en",
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime("en"),
    ...more,
  })
    .sentences.map(({ text }) => text)
    .join(" ");

const dental =
  "Teeth whitening $199 this month. Implants and cleanings. Memorial plans from £650. Call 512-555-0144.";

test.each([
  ["the form forbids prices", dental, "prices"],
  ["the form forbids currency signs", dental, "£, $"],
  ["the brief asks not to mention the price", `${dental} Please don't mention the price.`, ""],
  ["the brief says “No prices, please”", `${dental} No prices, please.`, ""],
])("mentions no price if %s", (_, description, avoid) => {
  const script = say("Bright Lane", description, { avoid });
  expect(script).toMatch(/teeth whitening.*512-555-0144/i);
  expect(script).not.toMatch(/[$£]|199|650|price/i);
});

test("doesn't say the plural of a forbidden word", () => {
  const script = say("Green Cross", "Free blood tests. Flu jabs daily. 3 Mill Lane.", { avoid: "jab" });
  expect(script).toMatch(/blood tests/i);
  expect(script).not.toMatch(/jab/i);
});

test("leaves out the letter around the ad's text", () => {
  const script = say(
    "Oakley",
    "Fwd: radio\n\nHey, Karen asked for the ad by Friday. Copy below.\n\n> Oakley makes headstones in Bristol.\n> We visit you at home, free of charge.\n> Call 0117 496 0188.\n\nKaren says keep it dignified. She also wants the new showroom mentioned (open Saturdays, parking at the door).\n\nCheers, Pam x\nSent from my iPhone",
  );
  expect(script).toMatch(/headstones in Bristol.*new showroom, open Saturdays.*0117 496 0188\.$/s);
  expect(script).not.toMatch(/Karen|copy|Pam|sent from|wants|mentioned/i);
});

test("describes the product that a press release announces, and omits the company behind it", () => {
  const script = say(
    "ZapAway",
    "FOR IMMEDIATE RELEASE - Dayton, OH - Norwell Labs today announced the launch of ZapAway, a plant-based stain remover for carpets. ZapAway is available now at hardware stores across Ohio.\n\nAbout Norwell: founded 1999, 40 employees.",
  );
  expect(script).toMatch(/ZapAway is a plant-based stain remover for carpets\./);
  expect(script).not.toMatch(/Norwell|1999|announced/);
});

test("says a required fact once, and a legal line last", () => {
  const roofs = say(
    "Sunny Roofs",
    "Solar panels for homes in Leeds. 20 year guarantee. Call 0113 496 0001.",
    {
      mustSay: "20 year guarantee",
    },
  );
  expect(roofs.match(/20.year guarantee/g)).toHaveLength(1);
  expect(roofs).toMatch(/0113 496 0001\.$/);
  const cream = "For external use only. Use as directed. Ask a doctor first.";
  const itch = say("Itchless", `An itch cream from $8. Visit itchless.example. Must say: ${cream}`, {
    mustSay: cream,
  });
  expect(itch.match(/Use as directed/g)).toHaveLength(1);
  expect(itch.endsWith(cream)).toBe(true);
});

test.each([
  [
    "orders where the brief takes them",
    "Nan's Box",
    "home cooked tiffin, Andheri West, rs 150 per meal, new cust get first meal free, order on whatsapp by 9am",
    /home[- ]cooked tiffin.*new customers.*Order from Nan's Box on WhatsApp by 9am\.$/is,
  ],
  [
    "asks to vote for a candidate",
    "Friends of Gus",
    "Gus Herrera for Sheriff. 22 years in law enforcement. Early voting starts Oct 19.",
    /Early voting starts October 19\. Vote for Gus Herrera\./,
  ],
  [
    "keeps the verb before a no",
    "Paws Rescue",
    "Paws Rescue finds homes for cats. We receive no public funding. Every gift is doubled by a local firm until Christmas. Listeners can give at paws.example.",
    /We receive no public funding\. Every gift is doubled by a local firm until Christmas\./,
  ],
  [
    "keeps a headline rate and HR",
    "HR Bank",
    "HR Bank lends to firms. Headline rate 6.19% p.a. fixed (comparison rate 6.54% p.a.), no monthly fees. Call 1800 975 711.",
    /^HR Bank lends.*6\.19% per annum fixed, comparison rate 6\.54%/s,
  ],
  [
    "visits the website of an instruction",
    "Vidhara",
    "Rooftop solar in Pune. Pls use Indian accent and say website vidhara.example two times",
    /vidhara\.example\.$/,
  ],
])("%s", (_, name, description, said) => {
  expect(say(name, description)).toMatch(said);
});
