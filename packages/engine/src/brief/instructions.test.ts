import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { usualTime } from "../testing/usual-time.ts";

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

test.each([
  [
    "Product: oak benches, made to order\nPromo: Garden Week, June 3-9\nTone: warm\nPhone: 0113 496 0001",
    /3 to 9/,
  ],
  [
    "Client: Kora\nKey offer: two-bed lodges from £89,000\nFeatures: lake view, gym\nCall 0113 496 0001",
    /£89,000/,
  ],
  [
    "Client: Kora\nOffer: 25% off oak benches\nAudience: gardeners\nTone: warm. no puns please\nFine print: not valid on cushions or past orders\nCall 0113 496 0001",
    /Not valid on cushions or past orders\./,
  ],
  ["Ad name: Kora, winter swim camp\nFrom £90 a week. Ages 6 to 12.\nCall 0113 496 0001", /swim camp/],
  ["Wills from £90. Kora is authorised and regulated by the Law Board. Call 0113 496 0001.", /regulated/],
  [
    "We would like a short, friendly advertisement about our carpet cleaning service. Rooms are £40 each. Call 0113 496 0001.",
    /a carpet cleaning service/,
  ],
])("says the facts from a labelled field, a legal notice or a request for an ad: %j", (brief, said) => {
  expect(say(brief)).toMatch(said);
  expect(say(brief)).not.toMatch(/advertisement|would like|Tone|Key offer|Promo/);
});

test("does not mistake the ad's aim, its length or an old price for a fact", () => {
  const said = say(
    "Client: Kora\nObjective: 40 site visits by Easter\nOffer: lodges from £89,000\nTone: 30 seconds of calm\nWas 92,000 but don’t mention that.",
  );
  expect(said).toMatch(/£89,000/);
  expect(said).not.toMatch(/visits|Easter|calm|92,000/);
});
