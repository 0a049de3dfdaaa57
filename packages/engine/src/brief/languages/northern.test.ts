import { expect, test } from "vitest";

import { scriptOf } from "../../script/embedded-writer.ts";
import { languageTables } from "../../script/language-tables.ts";
import type { Brief } from "../../script/script.ts";
import { cpuTimeOf } from "../../testing/cpu-time.ts";
import { readBrief } from "../read-brief.ts";

type Code = "de" | "nl" | "ru";

const read = (language: Code, description: string, name = "Roth & Co") => {
  const tables = languageTables[language];
  if (tables === undefined) throw new Error(`no tables for ${language}`);
  return readBrief({ name, description }, tables.reading);
};

const written = (language: Code, description: string, more: Partial<Brief> = {}) => {
  const brief: Brief = {
    name: "Roth & Co",
    description,
    language,
    thirdPerson: true,
    tone: "",
    seconds: 20,
    timeOf: (text) => text.length / 15,
    ...more,
  };
  return scriptOf(brief).sentences.map(({ text }) => text);
};

test.each<[Code, string, string[]]>([
  [
    "de",
    "reifenwechsel 29€, beratung kostenlos. kinder bis 12 jahre 5€",
    ["offer Reifenwechsel 29€", "offer Beratung kostenlos", "offer Kinder bis 12 Jahre 5€"],
  ],
  [
    "de",
    "Suchen zum 1.9. Azubis (m/w/d), in Bamberg. Zeugnis egal",
    ["what Suchen zum 1. September Azubis m/w/d", "where in Bamberg"],
  ],
  ["de", "Hofladen Mo-Fr 8-16h, Lindenweg 4", ["where Lindenweg 4"]],
  [
    "nl",
    "glazenwasser hilversum, vanaf €15 per beurt, gratis offerte, ma-vr 9-17u",
    ["what glazenwasser Hilversum", "offer 15", "offer gratis offerte", "when maandag-vrijdag 9-17 uur"],
  ],
  ["nl", "Proefles gratis. Geen afspraak nodig", ["offer Proefles gratis", "detail Geen afspraak nodig"]],
  [
    "ru",
    "натяжные потолки от 450р/м2, замер бесплатно, пенсионерам скидка 10%",
    [
      "offer натяжные потолки от 450 рублей за квадратный метр",
      "offer замер бесплатно",
      "offer пенсионерам скидка 10%",
    ],
  ],
  [
    "ru",
    "Парикмахерская. Ул. Ленина 45, пн-пт с 9 до 20, Омск",
    ["what Парикмахерская", "where Ул. Ленина 45", "when с понедельника по пятницу с 9 до 20", "where Омск"],
  ],
  ["ru", "ОКНА И БАЛКОНЫ ОТ ЗАВОДА С МОНТАЖОМ", ["what окна и балконы от завода с монтажом"]],
])("%s: reads the facts of %j", (language, brief, expected) => {
  const facts = read(language, brief).facts.map(({ kind, text }) => `${kind} ${text}`);
  for (const fact of expected) {
    const [kind = "", ...words] = fact.split(" ");
    expect(
      facts.some((found) => found.includes(kind) && found.includes(words.join(" "))),
      `${fact} in ${facts.join(" | ")}`,
    ).toBe(true);
  }
});

test.each<[Code, string, RegExp]>([
  [
    "de",
    'Brot aus dem Holzofen. Bitte seriös, nicht "billig" sagen! Zielgruppe: Familien. Mein Mann sagt, es soll lustig sein',
    /seriös|billig|Zielgruppe|Familien|Mann|lustig/i,
  ],
  [
    "de",
    'Umzüge ab 65 €/Std. ACHTUNG nicht "billig" sagen lieber günstig. Stimme: junge Frau, keine Musik',
    /billig|günstig|Stimme|Musik|junge/i,
  ],
  [
    "nl",
    "Fietsen op maat, gratis proefrit. Maak het grappig maar niet flauw. Doelgroep 50+. Niet zeggen dat we personeelstekort hebben",
    /grappig|flauw|doelgroep|personeel/i,
  ],
  [
    "nl",
    'Persoonlijke lening. Géén rentepercentage noemen en niet "makkelijk", AFM kijkt mee',
    /rente|makkelijk|AFM/i,
  ],
  [
    "ru",
    "Стоматология в Казани. Главное — не пугать! слова «больно», «боль» не использовать. Не писать «лучшие врачи», ФАС штрафует. Тон спокойный",
    /пугать|боль|лучшие|ФАС|тон/i,
  ],
  [
    "ru",
    "Натяжные потолки от 450 р. Сделайте повеселее. Музыку не надо, целевая аудитория: пенсионеры",
    /весел|музык|аудитор|пенсионер/i,
  ],
])("%s: leaves out the instructions of %j", (language, brief, never) => {
  for (const variant of [0, 1, 2, 3, 4])
    expect(written(language, brief, { variant, seconds: 30 }).join(" ")).not.toMatch(never);
});

test.each<[Code, string, string]>([
  [
    "de",
    "Autokredit ab 4,99%, nordbank.example. Muss am Ende rein: Bonität vorausgesetzt.",
    "Bonität vorausgesetzt.",
  ],
  [
    "nl",
    "Persoonlijke lening, spaarne.example. VERPLICHT aan het eind: Let op! Geld lenen kost geld.",
    "Let op! Geld lenen kost geld.",
  ],
  [
    "ru",
    "Чистка зубов 3 490 руб. Запись 8 843 555-01-77. Обязательно в конце: Имеются противопоказания. Необходима консультация специалиста.",
    "Имеются противопоказания. Необходима консультация специалиста.",
  ],
])("%s: ends the ad with the required line of %j", (language, brief, line) => {
  expect(written(language, brief).at(-1)).toBe(line);
});

test.each<[Code, string, RegExp]>([
  ["de", "Suchen Azubis. Bewerben per WhatsApp 0176 04069014", /per WhatsApp: 0176 04069014/],
  ["de", "Umzüge ab 65 €. 030 5550 1234", /Rufen Sie Roth & Co an: 030 5550 1234/],
  ["de", "Konzert am 5. Mai, Karten: theater.example", /Karten .*theater\.example/],
  ["nl", "Fietsen op maat. app 06 55501234", /App Roth & Co op 06 55501234/],
  ["nl", "Zwemles vanaf 4 jaar. inschrijven dolfijn.nl", /Schrijf je in bij Roth & Co via dolfijn\.nl/],
  ["ru", "Английский для детей. Запись в whatsapp 8 922 555 01 66", /пишите в WhatsApp 8 922 555 01 66/],
  ["ru", "Пластиковые окна под ключ. тел 8 8452 55-01-22", /[Зз]воните.*8 8452 55-01-22/],
])("%s: uses the contact's verb from %j", (language, brief, call) => {
  expect(written(language, brief).join(" ")).toMatch(call);
});

test("addresses listeners as formally as the brief does", () => {
  expect(written("de", "Fahrstunden für dich. Tel 030 5550 1234").join(" ")).toMatch(/Ruf Roth/);
  expect(written("nl", "Gratis waardebepaling van uw woning. Bel 023 555 0140").join(" ")).toMatch(/Belt u/);
});

test("completes a German fragment that lacks its subject with the brand", () => {
  expect(written("de", "Suchen Azubis. Tel 030 5550 1234", { name: "Bäckerei Roth" }).join(" ")).toMatch(
    /^Die Bäckerei Roth sucht Azubis\./,
  );
});

test.each<Code>(["de", "nl", "ru"])("%s: reads 5,000 hostile characters in seconds", (language) => {
  const filler = {
    de: "neue frische Brote und Kuchen mit Liebe gebacken ",
    nl: "nieuwe verse broden en taarten met liefde gebakken ",
    ru: "новые свежие булочки и торты с любовью ",
  }[language];
  read(language, filler.repeat(20));
  for (const text of [filler.repeat(110), "a ".repeat(2500), "1 ".repeat(2500), "„«".repeat(2500)]) {
    expect(cpuTimeOf(() => read(language, text.slice(0, 5000)))).toBeLessThan(2000);
  }
});
