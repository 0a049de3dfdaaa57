import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import type { LanguageCode } from "../script/script.ts";
import { usualTime } from "../testing/usual-time.ts";
import { demanded } from "./languages/english-demands.ts";

const say = (description: string, language: LanguageCode = "en", seconds = 30) =>
  scriptOf({
    name: "Kora",
    description,
    language,
    seconds,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime(language),
  })
    .sentences.map(({ text }) => text)
    .join(" ");
const sold = "We clean gutters in Leeds, from £49.";
const call = "Call 0113 496 0001.";

test.each([
  ["Ladders only up to two storeys, need to say.", "Ladders only up to two storeys"],
  ["If the gutter sparks call the fire brigade not us, that bit must stay in.", "If the gutter sparks"],
  ["Our van can't do the island, you must say so.", "Our van can’t do the island"],
  ["Wet days are cancelled, that line has to stay in, my brother insists.", "Wet days are cancelled"],
  ["Trade permit GC-221 must be mentioned says boss.", "Trade permit GC-221"],
  ["We park on the pavement for an hour so warn people.", "We park on the pavement for an hour"],
  ["Wednesdays are booked until June, be honest about it.", "Wednesdays are booked until June"],
  ["Please move your cars but put it nicely.", "move your cars"],
  ["Kora is a member of the Gutter Guild, roll 71 – compliance insist this is included.", "Gutter Guild"],
])("says the required fact, but not the remark that demands it: %s", (demand, fact) => {
  const said = say(`${sold} ${demand} ${call}`);
  expect(said).toContain(fact);
  expect(said).not.toMatch(/need to say|you must|stay in|mentioned|warn|honest|nicely|insist/i);
});

test.each([
  "Help is here when your family needs it",
  "For nights when you have to stay in",
  "Everything must go",
  "Booking is mandatory",
  "10% off if you mention it",
  "Cloudy pond? We make it clear",
  "Our team will make it clear",
  "Our permit doesn’t need to be mentioned",
  "When smoke starts, our alarms warn everyone",
  "Our alarms smell smoke and warn everyone",
  "Got bad news? Our cards say it kindly",
  "Dogs are welcome but they must be kept in",
  "Dogs are welcome but they must be in by ten",
  "Cats love it here but they must be in",
])("does not mistake a fact for a demand: %s", (fact) => {
  expect(fact).not.toMatch(demanded);
});

test("looks for a demand in linear time", () => {
  const text = `${"so ".repeat(1700)}on`;
  // The first search also compiles the pattern.
  demanded.test(text);
  const start = performance.now();
  expect(text).not.toMatch(demanded);
  expect(performance.now() - start).toBeLessThan(50);
});

test.each([
  ["It would help to mention that we can come at weekends.", /can come at weekends/i],
  ["Gran says tell people there's no ladder hire.", /There’s no ladder hire/],
  ["You must mention no weekend work.", /no weekend work/i],
  ["Also be clear it's run by my sister, not the council.", /run by my sister, not the council/i],
  ["An ad for our honest service.", /an honest service/i],
  ["There is a ramp at the yard (say ramp).", /a ramp at the yard(?!.*say ramp)/i],
])("says the fact that a request contains: %s", (request, expected) => {
  expect(say(`${sold} ${request} ${call}`)).toMatch(expected);
});

test.each([
  [
    `${sold}\nMust say: "Roofs by appointment." One house per visit. Can't be used with vouchers.\n${call}`,
    [/One house per visit/, /Can’t be used with vouchers/],
  ],
  [`${sold} Must say: "Roofs by appointment." Super friendly crew too. ${call}`, [/appointment\.$/]],
  [`${sold} Lawyers want "ladders on dry days only" in. ${call}`, [/Ladders on dry days only\.$/]],
  [
    `${sold} The club pays, so we HAVE to say "Proud Gutter Guild member" once. ${call}`,
    [/Proud Gutter Guild member\./],
  ],
  [`${sold} ${call}\nContractor lic. GC/0417/B`, [/GC\/0417\/B\.$/]],
])("says every required line: %j", (brief, expected) => {
  for (const line of expected) expect(say(brief)).toMatch(line);
});

test.each([
  ["en", `${sold} ${call} Tag at end: 'Clear by noon.'`, /Clear by noon\.$/],
  ["en", `${sold} ${call} Boss wants 'we'll clear you out' in there.`, /We’ll clear you out\./],
  ["en", `${sold} ${call} Pls finish on a splash: plip plop`, /Plip plop\.$/],
  ["en", `${sold} ${call} [20 sec, rain sound ok, last words "Clear by noon"]`, /Clear by noon\.$/],
  ["en", `${sold} ${call} Name at the end.`, /Kora\.$/],
  ["en", `${sold} ${call} Close with: the phone number`, /^(?!.*Close with).*0001\.$/],
  ["en", `${sold} Rock 'n' roll at the boys' club, 'til late. ${call}`, /boys’ club/],
  [
    "fr",
    "Nous nettoyons les gouttières à Lille, dès 49 €. Terminer par : avec Kora, ça coule de source.",
    /Avec Kora, ça coule de source\.$/,
  ],
] as const)("says the words that the brief asks for, in %s: %s", (language, brief, expected) => {
  expect(say(brief, language)).toMatch(expected);
});

test.each([
  [
    "en",
    `${sold} Open day Saturday 6 June, 10 am sharp. ${call} Say the time twice.`,
    /10 am sharp.*10 am sharp\.$/,
  ],
  ["en", `${sold} ${call} Say the phone number two times.`, /0001.*0001/],
  ["es", "Limpiamos canalones en Lugo desde 49 €. Tel. 982 555 014 repetirlo dos veces.", /014.*014/],
  ["ru", "Чистим водостоки в Туле от 900 рублей. Тел. 8 (800) 555-01-47 два раза.", /01-47.*01-47/],
] as const)(
  "says the time or the contact twice if the brief asks for it, in %s: %s",
  (language, brief, expected) => {
    expect(say(brief, language)).toMatch(expected);
  },
);
