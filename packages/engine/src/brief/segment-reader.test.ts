import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { languageTables } from "../script/language-tables.ts";
import { usualTime } from "../testing/usual-time.ts";
import { readEnglish } from "./languages/en.ts";
import { readBrief } from "./read-brief.ts";

const read = (description: string) => readBrief({ name: "Kora", description }, readEnglish);
const say = (description: string) =>
  scriptOf({
    name: "Kora",
    description,
    language: "en",
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime("en"),
  })
    .sentences.map(({ text }) => text)
    .join(" ");

test("says the phone number twice if the brief requests it", () => {
  const brief = "We clean gutters in Leeds, from £49. Call 0113 496 0001.";
  expect(say(brief).match(/0113 496 0001/g)).toHaveLength(1);
  expect(
    say(`${brief} Give the number a second time at the end please.`).match(/0113 496 0001/g),
  ).toHaveLength(2);
});

test.each([
  ["We clean gutters in Leeds. Kick off with the line “Look up.” From £49.", /^Look up\./],
  [
    "We clean gutters in Leeds.\nFirst line: “Mind your head.”\nPrice: from £49",
    /^Mind your head\. (?!.*Mind)/,
  ],
  ["We clean gutters in Leeds, from £49. Must end with: “Look up.”", /Look up\.$/],
  ["We clean gutters in Leeds, from £49. The very last words have to be “Look up.”", /Look up\.$/],
  ["We clean gutters in Leeds, from £49. Close with: “Kora. Look up.” Call 0113 496 0001.", /Look up\.$/],
  ["We clean gutters in Leeds, from £49. tagline: “Look up.” (must be last words)", /Look up\.$/],
  ["We clean gutters in Leeds, from £49. Opening line has to be “Mind your head.”", /^Mind your head\./],
  [
    "We clean gutters in Leeds, from £49.\n- end on: “Look up, it’s us.”\n- call 0113 496 0001",
    /0001\. Look up, it’s us\.$/,
  ],
  [
    "We clean gutters in Leeds. Call 0113 496 0001. Tagline: “Look up.” (must be last words)",
    /^(?!.*Look up.*0001).*Look up\.$/,
  ],
  [
    "We clean gutters in Leeds, from £49. OUR CREW SAYS THANK YOU TO ALL CUSTOMERS, PLEASE MAKE THAT THE LAST THING PEOPLE HEAR. Call 0113 496 0001.",
    /Our crew says thank you to all customers\.$/,
  ],
  [
    "We clean gutters in Leeds. From £49. If you could finish on “Look up. Look out.” that’s our line.",
    /^(?!.*finish).*Look out\.$/,
  ],
  [
    "Clean gutters in Leeds, from £49. Opening line has to be “Mind your head.” Call 0113 496 0001.",
    /^Mind your head\./,
  ],
  [
    "Mother Goose is at the Regal Theatre, Leeds. Starring Denny Marsh as Dame Goose and Lola Bell as the Fairy. From Friday 5 December to Sunday 4 January. Tickets from £16, family of four £58. Relaxed performance Tuesday 16 December at 1pm, signed performance Saturday 20 December at 2pm. Box office 01632 555 033. Open on “Honk if you like pantomimes this winter, honk twice if you don’t.” Booking fee of £1.50 applies per ticket.",
    /^Honk if/,
  ],
])("puts a line first or last, as a note requires: %s", (brief, expected) => {
  expect(say(brief)).toMatch(expected);
});

test.each([
  [
    "Code SPARROW for 10% off at kora.example. The code must be said twice.",
    /kora\.example\. Again, that’s code SPARROW\.$/,
  ],
  [
    "Contact: 0113 496 0001 or kora.example. The web address is to be heard two times.",
    /Again, that’s kora\.example\.$/,
  ],
  ["Say the phone number two times: 0113 496 0001", /Again, that’s 0113 496 0001\.$/],
  ["Call 0113 496 0001 x2.", /Again, that’s 0113 496 0001\.$/],
  [
    "Leeds 0113 496 0001. York 01904 555 002. If there is only room for one number use the York one.",
    /01904 555 002\.$/,
  ],
  ["0113 496 0001 but I never hear the phone so text.", /Text us at Kora: 0113 496 0001\.$/],
  ["Order on 0113 496 0001. The number’s changed to 0113 496 0002.", /^(?!.*0001).*0002\.$/],
])("gives the contact that the brief prefers, as often as the brief requires: %s", (rest, expected) => {
  expect(say(`We clean gutters in Leeds, from £49. ${rest}`)).toMatch(expected);
});

test.each([
  [
    'We plan farewells in Leeds. Do not use the words "death," "grave," or "deceased." Call 0113 496 0001.',
    /grave|deceased/i,
  ],
  [
    'Client: Kora\nProduct: home loans\nOffer: from 4.9% APR\nDo not: say "lowest rates", mention rivals by name\nCTA: 0113 496 0001',
    /lowest/i,
  ],
  ["For the football podcast mid-roll.\nKora cleans gutters in Leeds, from £49.", /podcast/],
  ["We mend roofs in Leeds, from £49. A call-out fee of £10 applies, that has to be said.", /That\./],
  ["It’s called Kora (no vowel at the end, say it “koorah”). Home cooked lunches from £4.", /koorah/i],
  ["We fix gates, from £40. We find customers worry about rust. Kora visits you.", /find customers/],
  [
    "Client: Kora\nProduct: fixed rate bond, 4% a year\nAudience: 60+, Yorkshire, savings £8k to £30k, wary of banks\nTone: warm\nCTA: call 0113 496 0001",
    /savings|wary/i,
  ],
  ["Welcome to Kora Ltd. We sew flags in Leeds, from £9.", /welcome/i],
])("leaves out text that is not a fact: %s", (brief, left) => {
  expect(say(brief)).not.toMatch(left);
});

test("says a line that the brief asks to keep", () => {
  const brief = "We clean gutters in Leeds, from £49. Keep “a cut of the best”, my mother loves it.";
  expect(say(brief)).toMatch(/A cut of the best\./);
});

test("drops the article from a phrase that must not be said", () => {
  expect(read("We clean gutters in Leeds. Do not promise the new ladder.").avoid).toEqual(["new ladder"]);
});

test("does not say what a form field forbids", () => {
  const brief = "Client: Kora\nProduct: clothes swap\nDon’t say: used, second hand\nWhere: Leeds";
  expect(read(brief).avoid).toEqual(["used", "second hand"]);
  expect(say(brief)).not.toMatch(/used|second hand/i);
});

test.each([
  ["Duration: 6 weeks", /6 weeks/],
  ["Duration: 30 seconds", /^(?!.*(?:Duration|30))/],
])("distinguishes the length of a course from the length of the ad: %j", (length, expected) => {
  expect(say(`We run an evening pottery course in Leeds. ${length}. From £90.`)).toMatch(expected);
});

test("treats a remark without a clear request as a fact", () => {
  const brief =
    "so um we’ve been going since 1999 me and my brother. its about a two week wait. we build sheds in Leeds. call 0113 496 0001";
  expect(say(brief)).toMatch(/going since 1999/);
});

test("says what a request for an ad is about", () => {
  const brief =
    "Hello, we would be so grateful for a thirty-second advert for our Lantern Night. It is on Sunday May 4 at 5pm.";
  expect(say(brief)).toMatch(/Lantern Night\. It is on Sunday/);
});

test.each([
  [
    "We clean gutters in Leeds, from £49. Early booking: book by May 4 and get a free check.",
    /(?<!: )Book with Kora by May 4/,
  ],
  [
    "Name: Kora Fair\nWhat: village fair in Leeds\nBands: The Doves, Kit and the Kats",
    /The bands are The Doves/,
  ],
  ["Name: Kora Fair\nWhat: village fair in Leeds\nAdmission: free", /Admission is free/],
  ["COMPANY: Kora\nJOB: bus driver\nPAY: $24 an hour\nBONUS: $900 after 90 days", /The bonus is \$900/],
  [
    "Name: Kora Fair\nType: village fair in Leeds\nValid: May 1 - May 9",
    /village fair.*It’s valid May 1 to May 9/,
  ],
])("says a labelled field as a sentence: %s", (brief, expected) => {
  expect(say(brief)).toMatch(expected);
  expect(say(brief)).not.toMatch(/Type/);
});

test.each([
  ["SWAGS MADE IN TOOWOOMBA. SALE 15% OFF ALL SWAGS TILL 30 JUNE.", /off all swags until 30 June/],
  ["We mend roofs in Leeds, from £49. Timings 9 am to 5 pm.", /We’re open 9/],
  ["We alter wedding dresses, hems from $145. 2217 N Lincoln Ave.", /2217 North Lincoln Avenue/],
  ["Hiring ad - bus drivers. $31.20/hr after training.", /(?<!ad - )bus drivers/],
  ["Fences in Leeds. ABN 98 765 432 109. Ring Damo 0113 496 0001", /^(?!.*432).*0113 496 0001/],
  ["We clean gutters in Leeds, £49. lic and ins, free del w/in 9 miles.", /free delivery within 9 miles/i],
  ["We fence yards in Leeds. Free quotes 7 days.", /7 days a week/],
  ["We survey homes. Level 3 Building Survey from £780.", /^(?!.*looking for)/],
  ["Tailored shirts in Leeds, from £49. Sizes XS to 4XL (important)", /^(?!.*important)/],
  ["We run a mill. The mill takes in old bikes, repairs them with volunteers.", /bikes, repairs them/],
  ["The charity Kora has today given away its 5,000th refurbished bike in Leeds.", /its 5,000th/],
  ["Drivers wanted. START AT $24.50 HR. CALL 0113 496 0001.", /24\.50 an hour/],
  ["We do massages in Leeds. A $60 hour-long massage for new guests.", /\$60 hour-long/],
  ['We make tacos in Austin. Our customers say "the best tacos in Austin". Call 0113 496 0001.', /0001\.$/],
  [
    'we treat varicose + spider veins in office. Call 972-555-0137 to save a spot. Compliance says: no "cure", no "painless", no "guaranteed", and include "individual results vary."',
    /Individual results vary\.$/,
  ],
])("interprets a brief written in a hurry: %s", (brief, expected) => {
  expect(say(brief)).toMatch(expected);
});

test("says a required line without the symbol before it", () => {
  expect(say("We lend money in Leeds. Call 0113 496 0001\n+ Your home may be at risk.")).toMatch(
    /0001\. Your home may be at risk\.$/,
  );
});

test("says a required line last, without its label", () => {
  const said = scriptOf({
    name: "Clínica Sonora",
    description:
      'Rastreio auditivo gratuito de 6 a 17 de outubro. Ligue 253 555 016.\nObrigatório no fim: "O rastreio não substitui a consulta médica."',
    language: "pt",
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime("pt"),
  }).sentences.map(({ text }) => text);
  expect(said.at(-1)).toBe("O rastreio não substitui a consulta médica.");
});

test("says a legal line that a note introduces, and “we” for a business without a name", () => {
  expect(
    say('Renew the library levy on November 4. Must end with: "Paid for by Friends of Our Libraries."'),
  ).toMatch(/Paid for by Friends of Our Libraries\.$/);
  const { facts } = readBrief({ name: "", description: "We’re hiring drivers. EOE" }, readEnglish);
  expect(facts.map(({ text }) => text)).toContain("We are an equal opportunity employer.");
});

test("keeps a sentence whose subject is the brand", () => {
  const brief = {
    name: "LedgerLoop",
    description: "Payroll for restaurants. LedgerLoop syncs with most point-of-sale systems.",
  };
  expect(readBrief(brief, readEnglish).facts.map(({ form, text }) => `${form}: ${text}`)).toContain(
    "sentence: LedgerLoop syncs with most point-of-sale systems",
  );
});

test("reads a product as a fact even if it is part of the brand's name", () => {
  const brief = { name: "Harmon Piano Tuning", description: "piano tuning, all Dayton, call 937-555-0142" };
  expect(readBrief(brief, readEnglish).facts.map(({ kind, text }) => `${kind}: ${text}`)).toContain(
    "what: piano tuning",
  );
});

test.each(["tea and brack for everyone", "earlies and lates on rotation"])(
  "does not correct trade terms: %s",
  (words) => {
    expect(
      read(`We open on Sunday, ${words}.`)
        .facts.map(({ text }) => text)
        .join(" "),
    ).toContain(words);
  },
);

test("says the sender's number only if there is no other contact", () => {
  const signed =
    "We clean gutters in Leeds from £49. If you have questions about the script my mobile is 0113 496 0009.";
  expect(read(signed).contacts.map(({ value }) => value)).toEqual(["0113 496 0009"]);
  expect(read(`Book at kora.example. ${signed}`).contacts.map(({ value }) => value)).toEqual([
    "kora.example",
  ]);
});

test("keeps a complete sentence as it was typed", () => {
  const sentence = "We mill our own flour, bake overnight, and open at 6:30";
  expect(read(`Bread in Leeds. ${sentence}.`).facts.map(({ text }) => text)).toContain(sentence);
});

test("keeps a list with a single price together", () => {
  expect(read("small cod, chips, mushy peas £7.95").facts.map(({ text }) => text)).toEqual([
    "small cod, chips, mushy peas £7.95",
  ]);
});

test("ranks facts that even a short ad needs before others", () => {
  const { facts } = read("Family owned since 1998. Full groom from $38. Dog groomer in Leeds.");
  const rankOf = (words: RegExp) => facts.find(({ text }) => words.test(text))?.rank ?? 0;
  expect(rankOf(/groom/)).toBeLessThan(rankOf(/owned/));
});

test("drops a headline that the text repeats", () => {
  const told =
    "Kora Hospice is delighted to announce that its popular Moonlight Walk will return on 20 September";
  expect(
    read(`Kora Hospice announces return of Moonlight Walk. ${told}.`).facts.map(({ text }) => text),
  ).toEqual([told]);
});

test("separates the facts in a dictated brief without splitting names", () => {
  const spoken =
    "okay so this is for Pinder and Locke Hearing Care um we’re in the Birchmount Plaza beside the pharmacy and what we want to say is the hearing test is free and no referral needed and there’s a sixty day trial";
  const facts = readBrief({ name: "Pinder and Locke Hearing Care", description: spoken }, readEnglish).facts;
  expect(facts.map(({ text }) => text)).toEqual([
    "we’re in the Birchmount Plaza beside the pharmacy",
    "the hearing test is free",
    "no referral needed",
    "there’s a sixty day trial",
  ]);
});

test.each([
  ["Physio in Naas, Co. Kildare. Back pain", /County Kildare/],
  ["Mexican restraunt in Yakima", /restraunt/],
  [
    "open house, s/facing gdn, OIEO £285k, through august",
    /south-facing garden.*offers over £285,000.*August/,
  ],
])("spells out abbreviations, and corrects typos only to words that ads use: %s", (brief, expected) => {
  expect(
    read(brief)
      .facts.map(({ text }) => text)
      .join(" | "),
  ).toMatch(expected);
});

test("says required lines without the request to mention them", () => {
  expect(say("25% off gold. T&C apply pls mention. Call 020 5550 1234")).toMatch(
    /Terms and conditions apply\.$/,
  );
});

test("puts bare hours and places into sentences", () => {
  const said = say("Childcare for ages 1 to 5. Meals included. 6.30am to 6pm. Cobb County.");
  expect(said).toMatch(/open 6\.30am to 6pm/);
  expect(said).toMatch(/in Cobb County/);
});

test.each([
  ["en", "piano tuning n repairs Toowoomba area", /^piano tuning \| repairs/],
  ["en", "vans from £99 (small ones only, don't mention vans) in Leeds", /small ones only(?!.*mention)/],
  ["de", "Altes Velo wird mit Fr. 100.- angerechnet", /100 Franken/],
  ["ru", "Абонемент 28 000 тг, группы на каз. и рус. языках", /28 000 тенге.*русском языках/],
  ["pt", "Plano 600 mega R$ 99,90, Serra Talhada / Triunfo / Flores", /^(?!.*\/).*Triunfo.*Flores/],
] as const)("spells out or drops abbreviations and symbols, in %s: %s", (language, description, expected) => {
  const table = languageTables[language]?.reading ?? readEnglish;
  const { facts } = readBrief({ name: "Kora", description }, table);
  expect(facts.map(({ text }) => text).join(" | ")).toMatch(expected);
});

test("says a numbered product that looks like a name", () => {
  const { facts } = readBrief(
    { name: "Moloto Power", description: "2 things.\n1. Backup power, R58 900\n2. Gate motors, from R6 450" },
    readEnglish,
  );
  expect(facts.map(({ text }) => text).join(" | ")).toMatch(/Gate motors/);
});

test.each([
  ["en", "We print on PVC, vinyl and card. Ages 55+ welcome", /PVC.*55/],
  ["en", "Bread and Coffee Co. Open daily", /^(?!.*County)/],
  ["en", "Meet us at All Saints Church hall", /All Saints/],
  ["de", "Hofladen in Jena. 31. Oktober Kürbisfest", /31\. Oktober/],
  ["de", "Wintercheck 39 €, nur bis 15.11., Tel. 02365 555 118", /bis 15\. November/],
  ["it", "Pizzeria a Lecco. Via Roma 12 E", /12 E/],
  ["en", "Haircuts for men £15 on Tuesday. Haircuts for women and men £25 on Tuesday", /£15.*£25/],
  ["nl", "Kapsalon: knippen, kleuren, geen prijzen noemen, baarden", /^(?!.*noemen).*knippen/i],
] as const)("keeps every word of a fact, in %s: %s", (language, description, expected) => {
  const table = languageTables[language]?.reading ?? readEnglish;
  const { facts } = readBrief({ name: "Kora", description }, table);
  expect(facts.map(({ text }) => text).join(" | ")).toMatch(expected);
});

test("ends a list of required lines after the last quotation", () => {
  const said = say(
    'Auto loans at Kora, rates as low as 4.99% APR. Must include: "Subject to credit approval." Also say Equal Opportunity Lender if theres time',
  );
  expect(said).toMatch(/Subject to credit approval/);
  expect(said).not.toMatch(/if there|Also say/);
});

test.each([
  ["Fitted in nine days (in Yorkshire only, must be said).", "in Yorkshire only"],
  ["Pay over 36 months from £40 (Leeds only, must be said).", "Leeds only"],
])("stresses a condition that a bracketed note requires, and drops the note: %s", (typed, condition) => {
  const { facts } = read(`Kitchens in Leeds. ${typed}`);
  expect(facts.find(({ text }) => text.includes(condition))).toMatchObject({ isStressed: true });
  expect(facts.map(({ text }) => text).join(" | ")).not.toMatch(/must be said/);
});

test.each([
  ["hi, I repair violins. That's it really. Bow rehairs $40. Call 0113 496 0001.", /I repair violins/],
  [
    "Hello,\n\nWe'd like one spot for our winter tyre swap. From £40 a set. Storing the old set counts too.",
    /we have a winter tyre swap/,
  ],
  ["Ad for our dental clinic in Leeds please. Check-ups £30.", /is a dental clinic/],
])("says what is sold if only a remark or a request for an ad mentions it: %s", (brief, expected) => {
  expect(say(brief)).toMatch(expected);
});

test("names the person to look for in the call to action", () => {
  expect(say("Boarding for cats, £12 a night. Call 0113 496 0001, look for Anne-Marie.")).toMatch(
    /Call Anne-Marie at Kora/,
  );
});
