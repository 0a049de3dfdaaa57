import { expect, test } from "vitest";

import { usualTime } from "../testing/usual-time.ts";
import { brandName } from "./brand-name.ts";
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
    ...more,
    timeOf: usualTime(more.language ?? "en"),
  })
    .sentences.map(({ text }) => text)
    .join(" ");

type Case = [title: string, name: string, brief: string, said: RegExp[], never: RegExp];

test.each<Case>([
  [
    "greeting, thanks and the sender's title",
    "Birch & Rowe",
    "Good morning, further to our call yesterday. The main thing is self assessment - deadline 31 January. Fixed fee of £180, that includes the filing. Let me know if you need photos. Kind regards, Priti Shah, Office Manager",
    [/deadline is on 31 January/, /£180, including the filing/],
    /further|main thing|let me know|Priti|Manager/i,
  ],
  [
    "what colleagues think and who has to approve",
    "Second Paws",
    "Hi Jen,\n\nAs discussed, here is the info. Adoption fee is waived for big dogs. Carla thinks we should lead with the kennels. The board has to ok it before it runs. Website is secondpaws.example.\n\nBest,\nMike\n--\nMike Delaney | Volunteer Coordinator",
    [/fee is waived for big dogs/, /secondpaws\.example/],
    /Jen|discussed|info|Carla|board|Mike|Delaney/i,
  ],
  [
    "who said what before the facts, and the order for the ad",
    "Silk House",
    "Wedding season is coming, kindly make one good ad for our silk saree showroom, opp. old Ganga theatre. Sarees from $85. Conditions apply to be told at last.",
    [/silk saree showroom/, /\$85/, /opposite old Ganga theatre/, /Conditions apply\.$/],
    /kindly|good ad|told at last|opp\./i,
  ],
  [
    "the questions of a form on the same line as their answers",
    "Aqua Care",
    "Q1. What do you sell? – water purifier service\nQ2. Why choose you? – technician comes in 4 hours\nQ3. Offer? – $19 per year\nQ4. Contact? – aquacare.example\nQ5. Anything else? – name is Aqua Care. NA",
    [/Aqua Care/, /technician comes in 4 hours/i, /\$19/],
    /what do you|choose|anything|\bNA\b|name is/i,
  ],
  [
    "a press release's heading, headline, contact and end",
    "Ferry Brewing",
    "PRESS RELEASE – FOR IMMEDIATE RELEASE. Ferry Brewing to host second annual Crab Jam. BALTIMORE, Md. — Ferry Brewing will host the second annual Crab Jam on Saturday, June 21. Tickets at ferrybrewing.example. Contact: Tish Moran, tish@ferrybrewing.example\nENDS",
    [/^Ferry Brewing will host the second annual Crab Jam on Saturday, June 21\./, /Baltimore, Maryland/],
    /press release|to host|Tish|ends/i,
  ],
])("leaves out of a brief in English: %s", (_, name, brief, said, never) => {
  const script = say(name, brief);
  for (const each of said) expect(script).toMatch(each);
  expect(script).not.toMatch(never);
});

test("says the cleared wording of a claim, and a line that somebody wants, word for word", () => {
  const spray = say(
    "Clearhale",
    'Hayfever spray. Starts working in 15 mins (we have the study, legal ok\'d "can start to work in 15 minutes").',
  );
  expect(spray).toContain("It can start to work in 15 minutes.");
  expect(spray).not.toMatch(/Starts working|study|legal/);
  const sleep = say(
    "Sleep Clinic",
    'Dr P said keep it simple: home sleep test, results in 5 days. He also wants "talk to your physician about a sleep test" somewhere.',
  );
  expect(sleep).toMatch(/[Tt]alk to your physician about a sleep test\./);
  expect(sleep).not.toMatch(/Dr P|simple|wants|somewhere/);
});

test.each<Case>([
  [
    "es",
    "Taller Ruiz",
    "hola, creo que lo mejor es la oferta. cambio de aceite 49 €. como os comenté, Getafe",
    [/49/],
    /creo|coment/,
  ],
  [
    "fr",
    "Clinique Odile",
    "Recrute infirmiers CDI nuit. Prime 1 000 €. Le ton doit rester sobre. cf. fiche de poste en PJ",
    [/^La Clinique Odile recrute infirmiers/, /1 000/],
    /ton doit|fiche|\bcf\b/i,
  ],
  [
    "de",
    "Baldrian Nacht",
    "Pflanzliches Arzneimittel, rezeptfrei in der Apotheke. Pflichttext am Schluss. hatten wir letztes Jahr schon",
    [/rezeptfrei/],
    /Pflichttext|letztes Jahr/,
  ],
  [
    "pt",
    "Festival Marés",
    "O festival decorre em Viana de 3 a 12 de julho. Com o apoio da Câmara Municipal (isto tem de ser dito).",
    [/Câmara Municipal\.$/],
    /isto/,
  ],
  [
    "nl",
    "De Ronde",
    "Van de gemeente mochten wij een spotje maken, dus bij deze. Wij zijn een kringloopwinkel in Zutphen.",
    [/kringloopwinkel in Zutphen/],
    /gemeente|bij deze/,
  ],
  [
    "ru",
    "Пекарня Колос",
    "Здравствуйте, нужен ролик. хлеб на закваске каждое утро, пироги от 900 рублей. Спасибо, Марина",
    [/900 рублей/],
    /Здравствуйте|ролик|Спасибо|Марина/,
  ],
  [
    "ar",
    "عيادة الابتسامة",
    "مرحبا، نريد إعلان للعيادة. تنظيف اسنان ب 99 درهم. واتساب 050 555 0134. لا تذكروا كلمة رخيص. شكرا",
    [/99 درهم/, /واتساب: 050 555 0134/],
    /مرحبا|إعلان|رخيص|شكرا/,
  ],
  [
    "hi",
    "शर्मा स्वीट्स",
    "नमस्ते, हमें दुकान का विज्ञापन चाहिए। काजू कतली 800 रुपये किलो। सस्ता शब्द मत बोलना। धन्यवाद",
    [/800 रुपये किलो/],
    /नमस्ते|विज्ञापन|सस्ता|धन्यवाद/,
  ],
])("leaves talk with the copywriter out of a brief in %s", (language, name, brief, said, never) => {
  const script = say(name, brief, { language: language as Brief["language"] });
  for (const each of said) expect(script).toMatch(each);
  expect(script).not.toMatch(never);
});

test.each([
  [
    "4 TYRES PRICE OF 3!! GEELONG",
    "At Tread Kings, get 4 tyres for the price of 3. That’s Tread Kings, in Geelong.",
  ],
  ["wash and fold $1.75/lb. 88 Malop St", "At Tread Kings, get wash and fold for $1.75 a pound."],
])("says an offer in a whole sentence with the brand, and the place with the call: %s", (brief, said) => {
  expect(say("Tread Kings", brief)).toContain(said);
});

test("joins short fragments into one sentence", () => {
  expect(
    say("Tyre Shack", "4 tyres for price of 3. all major brands. fitted while u wait. Ends Saturday"),
  ).toMatch(/All major brands, fitted while you wait\..*It ends Saturday\./);
});

test("asks for a vote by the name of what is voted on, which does what the brief says", () => {
  const script = say("Yes on Measure K", "Measure K. Fixes 40 miles of county road. NOT a new tax. Nov 4");
  expect(script).toMatch(/^Measure K fixes 40 miles of county road\./);
  expect(script).toMatch(/It’s not a new tax/);
  expect(script).toMatch(/Vote Yes on Measure K\.$/);
});

test("says where a shop is when the call has room for it, with or without its name", () => {
  const brief =
    "nigerian food. we're on Rye Lane Peckham next to the post office, open tue to sun 12 till 10. lunch box is 8.50 with a drink";
  expect(say("Ola's Kitchen", brief, { seconds: 20 })).toMatch(
    /Come and see us (?:at Ola's Kitchen, )?on Rye Lane Peckham next to the post office\.$/,
  );
});

test("drops a scene rather than two facts, and opens no ad for Christmas trees with a tomato", () => {
  const farm =
    "Christmas trees. Nordmann fir from £35, cut fresh that morning, free netting and delivery within 5 miles";
  for (const variant of [0, 1, 2, 3, 4])
    expect(say("Threlkeld Farm", farm, { variant, seconds: 20 })).not.toMatch(/tomato/);
});

test("takes the first of two names that the title offers", () => {
  expect(brandName("piano removals - Hefty Brothers or Hefty Bros, either", "Man and van for pianos.")).toBe(
    "Hefty Brothers",
  );
});
