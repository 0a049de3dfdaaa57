import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { usualTime } from "../testing/usual-time.ts";

// None of these notes is in the models' training corpus, and no instruction pattern matches them.
test.each([
  [
    "en",
    "Morning Sal, following up on our chat. Brake pads fitted from $129 a pair. I'd leave the tone with you. We come to your driveway. Call 555-0142.",
    /brake pads/i,
    /following|chat|tone|Sal\b/i,
  ],
  [
    "en",
    "Boarding for dogs, $38 a night. I trust you on the wording, you lot know best. Big paddock, webcam all day.",
    /\$38/,
    /trust|wording|know best/i,
  ],
  [
    "es",
    "Buenas, os escribo por lo que comentamos. Cambio de aceite por 49 €. Que suene cercano, sin pasarse. Sin cita previa.",
    /49 €/,
    /comentamos|escribo|suene|pasarse/i,
  ],
  [
    "de",
    "Winterreifen wechseln für 39 Euro. Schickt mir den Entwurf bitte noch vor dem Wochenende zu. Termine auch samstags.",
    /39 Euro/,
    /Entwurf|Wochenende/i,
  ],
] as const)("leaves out notes that match no pattern, in %s: %s", (language, description, said, notes) => {
  const { sentences } = scriptOf({
    name: "Marlo",
    description,
    language,
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime(language),
  });
  const script = sentences.map(({ text }) => text).join(" ");
  expect(script).toMatch(said);
  expect(script).not.toMatch(notes);
});

test("reads a brief that seems to be nothing but notes", () => {
  const { sentences } = scriptOf({
    name: "Nobody Talks",
    description: "You know what listeners are like. Nobody wants to talk about it.",
    language: "en",
    seconds: 15,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime("en"),
  });
  expect(sentences.length).toBeGreaterThan(0);
});

test("keeps what follows a request for an ad", () => {
  const { sentences } = scriptOf({
    name: "Marlo",
    description: "Please make a 30 second radio ad for our bakery in Bath. Sourdough from $6.",
    language: "en",
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime("en"),
  });
  expect(sentences.map(({ text }) => text).join(" ")).toMatch(/bakery in Bath/);
});

const say = (description: string, language: "en" | "ja" | "fr" | "it" | "es" | "pt" | "de" = "en") =>
  scriptOf({
    name: "Marlo",
    description,
    language,
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime(language),
  })
    .sentences.map(({ text }) => text)
    .join(" ");

test.each([
  [
    "We sharpen mower blades. £12 a blade, used to be 10 sorry but steel went up. Call 0113 496 0001.",
    /£12 a blade(?!.*(?:sorry|steel|used to))/,
  ],
  ["We sharpen mower blades. We never post blades and that is the main point. £12 a blade.", /^(?!.*point)/],
  ["We sharpen mower blades. Garden shears £8 – wait. £12 a blade.", /^(?!.*wait)/],
  ["We sharpen mower blades. Shears £8 (check with Anil before you write it). Open daily.", /^(?!.*Anil)/],
  [
    "We sharpen mower blades, £12. Want people to book before Easter, when it gets busy. Call 0113 496 0001.",
    /Book before Easter/,
  ],
  ["We sharpen mower blades, £12. The yard is muddy, so you may want to mention boots.", /muddy(?!.*boots)/],
  [
    "We sharpen mower blades, £12. Sorry to anybody who came to the old yard on Monday, we forgot the sign.",
    /^(?!.*Sorry)/,
  ],
  [
    "We sharpen mower blades, £12. Must say: permit number does not need to be read. Terms apply compulsory.",
    /^(?!.*(?:permit|compulsory)).*Terms apply/,
  ],
  [
    "We sharpen mower blades, £12. Under trade body rules we cannot offer free trials or call ourselves best.",
    /^(?!.*rules)/,
  ],
  [
    "Client: Marlo\nMarket: Otago, rural and farms\nOffer A: free blade check\nOffer B: 2 blades for £20\nWhen/where: 4 May, Tarn Hall\nMandatories: brand name x3; 0113 496 0001",
    /^(?!.*(?:Offer|Market|rural|where:|x3)).*free blade check.*2 blades for £20/,
  ],
  [
    "We sharpen mower blades, £12. Thanks to Pell Steel our sponsor, they MUST be mentioned. Call 0113 496 0001.",
    /Thanks to Pell Steel our sponsor\./,
  ],
  [
    "We sharpen mower blades, £12. We want to fill our winter diary. I would like to remind all customers that we shut on Mondays.",
    /^(?!.*(?:diary|remind)).*we shut on Mondays/i,
  ],
  [
    "We sharpen mower blades, £12. Message to gardeners: Bring two blades and pay for one.",
    /(?<!: )Bring two blades/,
  ],
])("leaves out what is meant for the copywriter: %s", (description, expected) => {
  expect(say(description)).toMatch(expected);
});

test.each([
  [
    "fr",
    "On affûte vos couteaux, 9 € pièce. On veut rappeler aux gens que pour Noël il faut venir avant le 20 décembre. Tél. 03 21 00 77 15.",
    /^(?!.*rappeler).*Pour Noël/i,
  ],
  [
    "es",
    "Afilamos cuchillos, 9 € por pieza. El mensaje clave es la confianza: sus cuchillos vuelven como nuevos. Tel. 655 55 01 23.",
    /^(?!.*(?:mensaje|confianza)).*vuelven como nuevos/i,
  ],
  [
    "it",
    "Affiliamo coltelli, 9 € l’uno. Licenza richiesta, non serve citarla. Tel. 0444 000 915.",
    /^(?!.*(?:Licenza|citarla))/,
  ],
  [
    "pt",
    "Afiamos facas, 9 € cada. Licença exigida, não precisa citar. Tel. 38 3000-1162.",
    /^(?!.*(?:Licença|citar))/,
  ],
  [
    "ja",
    "包丁とぎ1本900円。ここを一番伝えたいです。15秒だと足りないかな。包丁は新聞紙に包んで持ってきてほしい。",
    /^(?!.*(?:伝えたい|足りない|ほしい)).*持ってきてください/,
  ],
] as const)("leaves out what is meant for the copywriter, in %s: %s", (language, description, expected) => {
  expect(say(description, language)).toMatch(expected);
});

test.each([
  ["We sharpen mower blades while you wait, £12.", /while you wait/],
  ["Say sorry with flowers from £12. Bouquets by Ana.", /sorry/i],
  ["We sharpen mower blades, £12. Is your mower in a sorry state?", /in a sorry state\?/],
  ["We sharpen mower blades, £12. Say you're sorry with roses from £20.", /sorry with roses from £20/],
  ["We sharpen mower blades, £12. We want people to taste real milk.", /people to taste/],
  ["We sharpen mower blades, £12. You must say goodbye to fleas.", /say goodbye to fleas/],
  ["We sharpen mower blades, £12. We do one burger and it's the best thing in Hull at just £5.", /£5/],
  ["We sharpen mower blades, £12. It gets wet so you may want to add a gazebo for £5.", /£5/],
  ["We sharpen mower blades, £12. Under city rules you can't burn leaves, so we take them from £40.", /£40/],
  ["We sharpen mower blades, £12. We need to boost our stocks of O negative.", /O negative/],
  ["We sharpen mower blades, £12. Call it breakfast, call it lunch.", /call it lunch/],
  ["We sharpen mower blades, £12. Call us in Leeds: 0113 496 0001.", /0113 496 0001/],
  [
    "Bonus: a free shear. Parking: behind the mill. We sharpen mower blades, £12.",
    /Parking: behind|parking.*behind/i,
  ],
])("keeps words that only seem to be meant for the copywriter: %s", (description, expected) => {
  expect(say(description)).toMatch(expected);
});

test.each([
  ["Today at the fair: honey, candles, mead, soap. Leave the mead out altogether please.", /honey(?!.*mead)/],
  [
    "Marlo is hiring. Roles: 3 welders, 2 painters. Do not mention painters after all, filled last week.",
    /welders(?!.*painter)/,
  ],
  [
    "Marlo is hiring 3 welders, 2 painters and 4 drivers. Leave painters out please.",
    /3 welders and 4 drivers/,
  ],
  ["We sell honey. Mead too. Skip it. Jars from £6.", /^(?!.*Mead).*£6/i],
  [
    "We sharpen mower blades. Full service £80. Collection £9. The full service is now £90.",
    /^(?!.*£80).*£9(?!0).*£90/,
  ],
  ["Mill Garage. MOT £40. MOT is now £35 with a service.", /£40/],
  [
    "We test brakes. We fit tyres and repair cars and vans. Don't mention repair.",
    /^(?!.*(?:repair|and vans))/,
  ],
  [
    "Mill Gym has 20 bikes. Free tea, coffee and Wi-Fi for members and guests. Don't mention Wi-Fi.",
    /^(?!.*(?:Wi-Fi|coffee and guests))/,
  ],
])("drops only the items and prices that must not be said: %s", (description, expected) => {
  expect(say(description)).toMatch(expected);
});
