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
    [
      "what Парикмахерская",
      "where улица Ленина, 45",
      "when с понедельника по пятницу с 9 до 20",
      "where Омск",
    ],
  ],
  ["ru", "Частная охрана в Омске. Лицензия есть", ["what Лицензия есть"]],
  ["ru", "ОКНА И БАЛКОНЫ ОТ ЗАВОДА С МОНТАЖОМ", ["what окна и балконы от завода с монтажом"]],
])("%s: reads the facts in %j", (language, brief, expected) => {
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
])("%s: leaves out the instructions in %j", (language, brief, never) => {
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
])("%s: ends the ad with the required line in %j", (language, brief, line) => {
  expect(written(language, brief).at(-1)).toBe(line);
});

test.each<[Code, string, RegExp]>([
  ["de", "Suchen Azubis. Bewerben per WhatsApp 0176 04069014", /per WhatsApp an Roth & Co: 0176 04069014/],
  ["de", "Umzüge ab 65 €. 030 5550 1234", /Rufen Sie Roth & Co an: 030 5550 1234/],
  ["de", "Konzert am 5. Mai, Karten: theater.example", /Karten .*theater\.example/],
  ["nl", "Fietsen op maat. app 06 55501234", /App Roth & Co op 06 55501234/],
  ["nl", "Zwemles vanaf 4 jaar. inschrijven dolfijn.nl", /Schrijf je in bij Roth & Co via dolfijn\.nl/],
  ["ru", "Английский для детей. Запись в whatsapp 8 922 555 01 66", /пишите в WhatsApp 8 922 555 01 66/],
  ["ru", "Пластиковые окна под ключ. тел 8 8452 55-01-22", /[Зз]воните.*8 8452 55-01-22/],
])("%s: tells listeners how to use the contact in %j", (language, brief, call) => {
  expect(written(language, brief).join(" ")).toMatch(call);
});

test("addresses listeners as formally as the brief does", () => {
  expect(written("de", "Fahrstunden für dich. Tel 030 5550 1234").join(" ")).toMatch(/Ruf Roth/);
  expect(written("nl", "Gratis waardebepaling van uw woning. Bel 023 555 0140").join(" ")).toMatch(/Belt u/);
});

test("adds the brand to a German fragment without a subject", () => {
  expect(written("de", "Suchen Azubis. Tel 030 5550 1234", { name: "Bäckerei Roth" }).join(" ")).toMatch(
    /^Die Bäckerei Roth sucht Azubis\./,
  );
});

const said = (language: Code, name: string, description: string) =>
  written(language, description, { name, thirdPerson: false, seconds: 30 }).join(" ");

test("does not shorten required lines that repeat “m/w/d”", () => {
  const { facts } = read(
    "de",
    'Suchen Koch (m/w/d). Suchen Bäcker (m/w/d). Pflichttext: "Willkommen sind alle: m/w/d."',
  );
  expect(facts.find(({ kind }) => kind === "required")?.text).toMatch(/alle: m\/w\/d/);
});

test("joins an unfinished line before a list of jobs to the first job", () => {
  const ad = said(
    "de",
    "Bäckerei Holm",
    "Wir suchen ab 1.5. oder später:\n• Konditor (m/w/d), 30–35 Std.\n• Bäcker (m/w/d), Vollzeit\nTel. 0431 555 0122",
  );
  expect(ad).toContain("suchen ab 1. Mai oder später Konditor, männlich, weiblich oder divers, 30 bis 35");
  expect(ad).toContain("Wir suchen auch Bäcker, Vollzeit.");
  expect(ad.match(/divers/g)).toHaveLength(1);
});

test.each<[Code, string, string, string]>([
  ["de", "Holzbau Renz", "Suchen zum 15. März eine/n\n\nTischler/in (m/w/d)", "einen Tischler oder eine"],
  [
    "de",
    "Praxis am Deich",
    "Suchen MFA, 38,5 h, 24.12./31.12. frei",
    "38,5 Stunden, am 24. Dezember und 31.",
  ],
  ["de", "Hof Renz", "Hofhelfer mit Führerschein Kl. B/BE gesucht, 1.900 €", "Führerschein Klasse B oder BE"],
  [
    "de",
    "Kälte Harms",
    "Wartung. 24-h-Notdienst, Techniker in 4 h vor Ort",
    "24-Stunden-Notdienst, Techniker in 4 Stunden",
  ],
  ["de", "Bau Renz", "Bagger 1,5 – 8 t zur Miete ab 90 € am Tag", "Bagger 1,5 bis 8 Tonnen"],
  ["de", "Modehaus Renz", "Räumungsverkauf. Mäntel, Hüte alles -30%", "alles minus 30%"],
  ["de", "Malschule Renz", "Malkurse. Code KUNST = 10 € Rabatt", "Es gibt 10 € Rabatt mit dem Code KUNST."],
  ["de", "Jazzkeller Lund", "Konzert am Samstag um 18:30 h", "18:30 Uhr"],
  ["de", "Gasthof Lund", "Mittagstisch. Suchen Koch/Köchin für Halle/Saale", "Koch/Köchin"],
  ["de", "Gasthof Lund", "Mittagstisch. Suchen Koch/Köchin für Halle/Saale", "Halle/Saale"],
  ["nl", "Tapijthal", "Tapijten. Vloerkleed 39,-\nop = op", "Vloerkleed kost 39 euro."],
  ["nl", "Tapijthal", "Tapijten vanaf 20 euro, op = op", "op is op"],
  [
    "nl",
    "Glas Vos",
    "Dubbel glas. Gratis inmeten regio Zwolle / Kampen",
    "Gratis inmeten in de regio Zwolle en Kampen.",
  ],
  [
    "nl",
    "Zwembad Vos",
    "Wij geven zwemles in Gent. Ook op zondag. Ook babyzwemmen, 8 euro per les.",
    "abyzwemmen",
  ],
  ["de", "Mo Barber", "Mo Barber schneidet Haare in Köln.", "Mo Barber schneidet"],
  ["nl", "Glas Vos", "Dubbel glas. 20% korting t/m 3 mei", "korting tot en met 3 mei"],
  ["nl", "Bakker Vos", "Wij bakken brood, open vanaf 6u30", "6.30 uur"],
  ["ru", "Цех", "Ищем швей, зарплата 60 т.р.", "60 тысяч рублей"],
  [
    "ru",
    "Окна Север",
    "Ремонт окон и дверей, гарантия 12 лет, замер бесплатно, ул. Лесная 8",
    "на улице Лесной, 8",
  ],
  ["ru", "Коробка", "Ремонт акпп, без вых 8-20", "Ремонт АКПП. Без выходных с 8 до 20."],
])("%s, %s: reads out the abbreviations in %j as “%s”", (language, name, description, expected) => {
  expect(said(language, name, description)).toContain(expected);
});

test.each<[Code, string, string, string]>([
  [
    "de",
    "Ambulanter Pflegedienst Weide",
    "Wir suchen Pflegehelfer für Touren in Kiel. WhatsApp 0171 555 0122",
    "Wir vom Ambulanten Pflegedienst Weide suchen Pflegehelfer für Touren in Kiel. Schreiben Sie dem Ambulanten Pflegedienst Weide per WhatsApp",
  ],
  [
    "de",
    "Renz Bedachungen",
    "Dachrinnen. WhatsApp 0171 555 0122",
    "Schreiben Sie per WhatsApp an Renz Bedachungen:",
  ],
  ["de", "Foto Lenz", "Passfotos 12 €. Mo-Fr 9-18 Uhr, Hamburger Straße 12", "in der Hamburger Straße 12"],
  [
    "de",
    "Foto Lenz",
    "Passfotos 12 €. Werkstatt Hamburger Straße 12. Tel. 0461 555 012",
    "in der Werkstatt, Hamburger Straße 12",
  ],
  [
    "de",
    "Tanzschule Lund",
    "Tanzkurs. Keine Anmeldung nötig. Tel. 0461 555 012",
    "Es ist keine Anmeldung nötig.",
  ],
  [
    "de",
    "Tanzschule Lund",
    "Tanzkurs. Für Anfänger, Paare und Senioren",
    "Das ist etwas für Anfänger, Paare und Senioren.",
  ],
  [
    "nl",
    "Dansschool Mies",
    "Dansles. Voor starters, gezinnen en senioren",
    "We zijn er voor starters, gezinnen en senioren.",
  ],
  ["nl", "Dansschool Mies", "Dansles. Ervaring niet nodig", "Ervaring is niet nodig."],
  ["nl", "Keukens Vos", "Keukens op maat. Kortingen tot 40%", "Er is tot 40% korting."],
  ["ru", "Пекарня «Колос»", "Мы печём хлеб на закваске каждое утро", "Пекарня «Колос»: печём хлеб"],
  ["ru", "Кедр", "Детский лагерь «Кедр», три смены. Бассейн", "Детский лагерь «Кедр», три смены."],
])("%s, %s: phrases %j as “%s”", (language, name, description, expected) => {
  expect(said(language, name, description)).toContain(expected);
});

test.each<[Code, string, RegExp]>([
  ["de", "Fenster vom Glaser. Meisterbetrieb seit 1982 soll auch rein", /soll/],
  [
    "de",
    "Für unsere Bäckerei in Husum brauchen wir einen Radiospot. Im Mai 10 % auf Roggenbrot, täglich ab 6 Uhr",
    /Radiospot/,
  ],
  [
    "ru",
    "Лепим посуду из глины. Занятие 500 руб. Имеются противопоказания — это не нужно, мы не клиника. тел. 555-01-22",
    /противопоказания|нужно/,
  ],
  ["ru", "шторы и жалюзи на заказ, замер бесплатно, рассрочка. тел 8 700 555 01 95 Галина", /Галина/],
  ["ru", "Плавание для детей. Имеются противопоказания, нужна справка - это обязательно сказать", /Это/],
  ["nl", "Fietsenmaker. Beurt 45 euro. Bellen met Gerrit: 0570 555 021", /Bellen met Gerrit/],
])("%s: never reads out the note in %j", (language, description, never) => {
  expect(said(language, "Roth & Co", description)).not.toMatch(never);
});

test("says in full sentences where a hiring business is, what it offers and how to apply", () => {
  const ad = said(
    "de",
    "Malerei Renz",
    "Malerei Renz, Bredenau. Suchen zum 1.8. zwei Azubis, 30 Tage Urlaub",
  );
  expect(ad).toContain("Es gibt 30 Tage Urlaub. Sie finden uns in Bredenau.");
  expect(
    said("de", "Praxis Renz", "Wir suchen MFA. Bewerbung per WhatsApp an Frau Klee, 0171 555 0122"),
  ).toMatch(/suchen MFA\. Schreiben Sie der Praxis Renz per WhatsApp: 0171 555 0122\.$/);
});

test("adds no article to a name that begins with a product", () => {
  const ad = said("de", "Zweirad Kröger", "Zweirad Kröger zieht um, deshalb gibt es 20 % auf Räder");
  expect(ad).toMatch(/^Zweirad Kröger zieht um/);
});

test("names what is sold before its price, in Russian too", () => {
  const ad = said("ru", "Тёплый дом", "Ремонт окон и дверей. Замер бесплатно. Гарантия 12 лет");
  expect(ad).toMatch(/^Тёплый дом: делаем ремонт окон и дверей/);
});

test.each<Code>(["de", "nl", "ru"])(
  "%s: reads a hostile brief of 5,000 characters within 2 s",
  (language) => {
    const filler = {
      de: "neue frische Brote und Kuchen mit Liebe gebacken ",
      nl: "nieuwe verse broden en taarten met liefde gebakken ",
      ru: "новые свежие булочки и торты с любовью ",
    }[language];
    read(language, filler.repeat(20));
    const openLines = `suche ${"1. ".repeat(33)}x\n`.repeat(50);
    for (const text of [
      filler.repeat(110),
      "a ".repeat(2500),
      "1 ".repeat(2500),
      "„«".repeat(2500),
      openLines,
    ]) {
      expect(cpuTimeOf(() => read(language, text.slice(0, 5000)))).toBeLessThan(2000);
    }
  },
);

test.each<[Code, string, string, string, RegExp]>([
  [
    "de",
    "Ofenbau Brugger",
    "Wir bauen Kachelöfen. Der Aushub kostet extra, das bitte nicht vergessen. Beratung kostenlos.",
    "Aushub kostet extra.",
    /vergessen/,
  ],
  [
    "ru",
    "Питомник Ветка",
    "Саженцы яблонь. В комплект входят саженец, удобрение и колышек. Телефон 8 900 000 12 34.",
    "В комплект входят саженец, удобрение и колышек.",
    /Ждём вас/,
  ],
  [
    "ru",
    "Питомник Ветка",
    "Саженцы яблонь. Нужны: лопаты, лейки, старые горшки, верёвка, земля.",
    "Нужны: лопаты, лейки, старые горшки, верёвка, земля.",
    /^Земля/,
  ],
  [
    "ru",
    "Окна Тепло-Сервис",
    "Пластиковые окна Тепло Сервис. 900 руб кв.м с доставкой. тел 8 900 000 22 11 два раза",
    "22 11. Ещё раз: 8 900",
    /кв\.м|Сервис: Пластик/,
  ],
])("%s, %s: understands the hastily typed brief %j", (language, name, typed, expected, unsaid) => {
  const text = said(language, name, typed);
  expect(text).toContain(expected);
  expect(text).not.toMatch(unsaid);
});
