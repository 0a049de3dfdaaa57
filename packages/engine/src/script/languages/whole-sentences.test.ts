import { expect, test } from "vitest";

import { usualTime } from "../../testing/usual-time.ts";
import { scriptOf } from "../embedded-writer.ts";

type Case = [language: "es" | "pt" | "fr" | "it" | "de" | "nl", name: string, typed: string, said: string];

const written = (...[language, name, description]: [Case[0], string, string]) =>
  scriptOf({
    language,
    name,
    description,
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime(language),
  });
const textOf = (...brief: [Case[0], string, string]) =>
  written(...brief)
    .sentences.map(({ text }) => text)
    .join(" ");

test.each<Case>([
  ["es", "Kora", "Limpieza dental 39€, implantes desde 690€", "Los implantes cuestan desde 690 €."],
  [
    "es",
    "Kora",
    "Taller de coches. Primera bolsa con 30% de descuento",
    "Hay un 30% de descuento en la primera bolsa.",
  ],
  ["es", "Kora", "Tacos y birria. martes 2x1", "Los martes, dos por uno."],
  [
    "pt",
    "Kora",
    "Curso de inglês. mensalidade R$ 320, material incluso",
    "A mensalidade custa R$ 320. O material está incluído.",
  ],
  ["fr", "Kora", "Pneus neufs, gardiennage 49€ la saison", "Le gardiennage est à 49 € la saison."],
  ["fr", "Kora", "Clim réversible. CPF accepté", "Le CPF est accepté."],
  ["it", "Kora", "Cambio gomme, deposito 30 euro a stagione", "Il deposito costa 30 € a stagione."],
  [
    "it",
    "Kora",
    "Asilo nido. Open day sabato 18 gennaio dalle 10 alle 13",
    "L’open day è sabato 18 gennaio dalle 10 alle 13.",
  ],
  ["de", "Kora", "Fahrräder, Kinderräder 20%", "Auf Kinderräder gibt es 20% Rabatt."],
  ["de", "Kora", "Brot und Brötchen. jeden Samstag Zimtschnecken", "Jeden Samstag gibt es Zimtschnecken."],
  ["nl", "Kora", "E-bikes vanaf 1899 euro", "kosten vanaf 1899 euro."],
])("%s, %s: says “%s” as a sentence", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  [
    "pt",
    "Maré Alta",
    "Na Maré Alta, em Peniche, aprende-se a surfar em qualquer idade.",
    "Na Maré Alta, em Peniche, aprende-se a surfar em qualquer idade.",
  ],
  [
    "nl",
    "Bloemenhuis Anneke",
    "Bloemenhuis Anneke in Amersfoort bezorgt boeketten vanaf 24,95 euro.",
    "Bloemenhuis Anneke in Amersfoort bezorgt boeketten vanaf 24,95 euro.",
  ],
  ["nl", "Salon Knip & Co", "kapsalon zoekt modellen", "Salon Knip & Co zoekt modellen."],
  [
    "fr",
    "Salon de l’Habitat de Bréval",
    "12e Salon de l’Habitat, du 14 au 16 mars au parc expo",
    "Le Salon de l’Habitat de Bréval a lieu du 14 au 16 mars au parc expo.",
  ],
])("%s, %s: makes the brand the subject of “%s”", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  ["it", "Kora", "sostituzione infissi con detrazione 50%, preventivo gratuito", "sconto"],
  [
    "es",
    "Kora",
    "Financiamos hasta 36 meses (esto hay que decirlo si decís lo de financiar). Reformas de baño",
    "decís",
  ],
  [
    "nl",
    "Kora",
    "Fietsen en brommers. Bel 023 555 0170. Vragen over deze spot: 023 555 0199 (niet in de spot)",
    "0199",
  ],
])("%s, %s: doesn't turn “%s” into “%s”", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).not.toContain(said);
});

test("leaves out a negative statement that isn't a benefit, and reports it", () => {
  const {
    sentences,
    facts = [],
    leftOut = [],
  } = written("es", "Kora", "Reformas de baño. Sin mascotas. 3 años de garantía");
  expect(sentences.map(({ text }) => text).join(" ")).not.toContain("mascotas");
  expect(facts.filter(({ id }) => leftOut.includes(id)).map(({ text }) => text)).toEqual(["Sin mascotas"]);
});

test.each<Case>([
  [
    "nl",
    "Kortjakje",
    "ongediertebestrijding in Eindhoven. wespennest vaste prijs €89",
    "Wespennest vaste prijs €89.",
  ],
  [
    "de",
    "Aydin",
    "Schlüsseldienst in Mannheim. Festpreis 89 Euro ohne Anfahrt",
    "Festpreis 89 Euro ohne Anfahrt.",
  ],
  ["de", "Kora", "Herbstmarkt im Kloster. Eintritt 4 Euro, Kinder frei", "Kinder frei"],
  [
    "pt",
    "Kora",
    "app de gestão para MEI. 30 dias grátis, depois R$ 19,90 por mês",
    "30 dias grátis, depois R$ 19,90",
  ],
  ["fr", "Kora", "cinéma à Chambéry. bar ouvert jusqu'à minuit", "Bar ouvert jusqu’à minuit."],
  [
    "fr",
    "Kora",
    "plombier à Nantes. devis gratuit pour remplacement pompe à chaleur",
    "Devis gratuit pour remplacement pompe à chaleur.",
  ],
  ["it", "Kora", "noleggio gommoni a Trapani. benzina esclusa", "Benzina esclusa."],
  ["es", "Kora", "ferretería en Zapopan. pintura cubeta 19 litros en 3x2", "Pintura cubeta 19 litros"],
])("%s, %s: says “%s” as typed, because no sentence fits it", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  [
    "es",
    "Fisio Ribera",
    "En Fisio Ribera tratamos dolores de espalda en Logroño. La primera valoración cuesta 20 euros. Pide cita en el 941 55 01 62.",
    "En Fisio Ribera tratamos dolores de espalda en Logroño. La primera valoración cuesta 20 €. Pide cita en el 941 55 01 62.",
  ],
  [
    "de",
    "Radwerk Lindenau",
    "Radwerk Lindenau repariert Fahrräder in Leipzig. Die große Inspektion kostet 79 Euro. Termine gibt es unter 0341 5550 128.",
    "Radwerk Lindenau repariert Fahrräder in Leipzig. Die große Inspektion kostet 79 Euro. Termine gibt es unter 0341 5550 128.",
  ],
  [
    "it",
    "Gelateria Nuvola",
    "La Gelateria Nuvola di Lecce fa il gelato ogni mattina. Il cono piccolo costa 2 euro. Siamo in via Palmieri, aperti fino a mezzanotte.",
    "La Gelateria Nuvola di Lecce fa il gelato ogni mattina. Il cono piccolo costa 2 €. Siamo in via Palmieri, aperti fino a mezzanotte.",
  ],
  [
    "nl",
    "Samen Taal",
    "Samen Taal zoekt vrijwilligers in Utrecht. De informatieavond is op dinsdag 16 september. Aanmelden kan op samentaal.example.nl.",
    "Samen Taal zoekt vrijwilligers in Utrecht. De informatieavond is op dinsdag 16 september. Aanmelden kan op samentaal.example.nl.",
  ],
  [
    "es",
    "Panadería Lumbre",
    "Panadería Lumbre hornea pan cada noche en Ruzafa, en Valencia. La hogaza cuesta 4 euros.",
    "Panadería Lumbre hornea pan cada noche en Ruzafa, en Valencia.",
  ],
])("%s, %s: keeps the sentences of a well-written brief, in their order", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  [
    "nl",
    "Isolatie Thuis",
    "Klant: Isolatie Thuis\nAanbod: spouwmuurisolatie vanaf 1150 euro\nBewijs: 10 jaar garantie",
    "Klant|Aanbod|Bewijs",
  ],
  [
    "fr",
    "Atelier Luthé",
    "Client : Atelier Luthé (réparation de violons)\nCible : parents\nPreuve : 25 ans de métier",
    "Client|Cible|parents|Preuve",
  ],
  [
    "it",
    "Studio Riva",
    "Cliente: Studio Riva\nServizio: igiene dentale 59 euro\nNon dire: dolore\nCTA: prenota",
    "Cliente|Servizio|dolore|CTA",
  ],
  [
    "es",
    "Refugio Patitas",
    "Asunto: cuña\nadopciones en Málaga el 12 de octubre, tasa 60 euros\nGracias! Marta",
    "Asunto|cuña|Marta",
  ],
])("%s, %s: says no label, subject line or signature from “%s”", (language, name, typed, unsaid) => {
  expect(textOf(language, name, typed)).not.toMatch(new RegExp(unsaid));
});

test.each<Case>([
  [
    "es",
    "Kora",
    "Cerrajero. llegamos en 30 min, sin cargo por visita, zona norte",
    "Llegamos en 30 minutos, sin cargo por visita",
  ],
  [
    "es",
    "Kora",
    "Refugio de animales. Un donante dobla cada euro que nos des, hasta 10.000 euros.",
    "Un donante dobla cada euro que nos des, hasta 10.000 €.",
  ],
  ["es", "Autoescuela Kora", "autoescuela kora en ciudad real, matrícula gratis", "Kora, en Ciudad Real"],
  [
    "fr",
    "Kora",
    "Poulets fermiers. Le samedi matin, dégustation gratuite.",
    "Le samedi matin, dégustation gratuite.",
  ],
  [
    "de",
    "Kora",
    "Solaranlagen, Montage i.d.R. binnen 6 Wo., kostenl. Beratung v. Ort",
    "in der Regel binnen 6 Wochen",
  ],
  [
    "de",
    "Kora",
    "Treppenlifte, auch gebraucht oder zur Miete ab 89 €",
    "auch gebraucht oder zur Miete ab 89 €",
  ],
  ["pt", "Kora", "Implantes. parcelamos em até 18x no boleto", "Parcelamos em até 18 vezes no boleto."],
])("%s, %s: keeps what belongs together in “%s”", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  ["es", "Cerrajería Lince", "cerrajero 24 hrs, garantía 6 meses", "Te esperamos"],
  ["it", "Idraulico Neri", "idraulico 24 ore, preventivo gratuito", "Ti aspettiamo"],
  ["nl", "Slotenmaker Snel", "slotenmaker 24 uur, geen voorrijkosten", "langs"],
])(
  "%s, %s: doesn't invite listeners to visit a business that comes to them: “%s”",
  (language, name, typed, unsaid) => {
    expect(textOf(language, name, typed)).not.toContain(unsaid);
    expect(textOf(language, name, typed)).toMatch(new RegExp(`${name}\\.$`));
  },
);

test("says in one sentence when and where an event takes place", () => {
  expect(
    textOf("es", "Kora", "Jornada de adopción domingo 12 octubre, 10 a 14h, Parque de la Alameda (Málaga)"),
  ).toContain("Jornada de adopción, el domingo 12 de octubre, de 10 a 14, en Parque de la Alameda.");
});

test.each(["es", "fr", "de", "it", "pt", "nl"] as const)(
  "%s: leaves no gap for the name if the brief has none",
  (language) => {
    const typed = {
      es: "clases de guitarra en Jaén, 15 euros la hora. 953 55 01 20",
      fr: "cours de guitare à Dijon, 15 euros l'heure. 03 80 55 01 20",
      de: "Gitarrenunterricht in Jena, 15 Euro die Stunde. 03641 5550 12",
      it: "lezioni di chitarra a Lodi, 15 euro l'ora. 0371 555 012",
      pt: "aulas de violão em Natal, 15 reais a hora. 84 95550-0120",
      nl: "gitaarles in Assen, 15 euro per uur. 0592 555 012",
    }[language];
    expect(textOf(language, "", typed)).not.toMatch(/^[:,.]| [:,.]|\s{2}/u);
  },
);

test("leaves out the invitation to visit if the business has no name", () => {
  const said = textOf("nl", "", "Knippen zonder afspraak in Hoogeveen, heren 24 euro, kids 17.");
  expect(said).toMatch(/Hoogeveen.*24 euro/);
  expect(said).not.toMatch(/ \./);
});

test.each<Case>([
  [
    "it",
    "Trattoria del Ponte",
    "Cucina casalinga con pasta fatta in casa. Per i gruppi si può telefonare la mattina allo 0577 000 412. Menù a 18 euro.",
    "Per i gruppi si può telefonare la mattina allo 0577 000 412.",
  ],
  [
    "es",
    "Casa Encina",
    "Abrimos una casa rural con seis habitaciones. Quien quiera conocerla puede venir los domingos, reservando en casaencina.es. La noche cuesta 70 euros.",
    "Quien quiera conocerla puede venir los domingos, reservando en casaencina.es.",
  ],
  [
    "de",
    "Stadtwerke Lohe",
    "Zählertausch im Mai, kostenlos. Anträge gibt es unter 05822 000 11 oder online unter stadtwerke-lohe.de.",
    "Anträge gibt es unter 05822 000 11 oder online unter stadtwerke-lohe.de.",
  ],
  [
    "nl",
    "Fietsen Joris",
    "Fietsen en e-bikes, reparatie € 20. Bel Kees 020 000 71 16",
    "Bel ons bij Fietsen Joris:",
  ],
  [
    "es",
    "Autolavado Rueda",
    "Lavado a mano, 250 pesos. Tel 55 0171 2233 repetir dos veces",
    "2233. Otra vez: 55 0171",
  ],
])("%s, %s: says what a contact is for: %j", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  [
    "es",
    "Granja Olmo",
    "Visitas con merienda. Cesta de verdura, 12,50 € en la finca.",
    "Cesta de verdura, 12,50 € en la finca.",
  ],
  ["es", "Granja Olmo", "Visitas con merienda. 12,50 € por persona", "Son 12,50 € por persona."],
  [
    "de",
    "Schützenfest Harbke",
    "fr ab 19h tanz mit kapelle, eintritt 5€, sa festumzug ab 14 uhr durchs dorf",
    "Der Eintritt kostet 5€. Samstag Festumzug ab 14 Uhr",
  ],
  [
    "pt",
    "Festa da Cereja",
    "Festa da Cereja e do Vinho, 7 e 8 de junho, no parque. Entrada livre.",
    "Festa da Cereja e do Vinho, ",
  ],
  [
    "nl",
    "Koor De Merel",
    "Koor De Merel uit Berkendam nodigt iedereen uit voor haar jaarlijkse voorjaarsconcert, op zaterdag 12 april van 20 tot 22 uur en zondag 13 april van 15 tot 17 uur. Kaarten kosten 10 euro.",
    "voorjaarsconcert, op zaterdag 12 april",
  ],
  [
    "nl",
    "Bloemen Lies",
    "Wij zijn een boekwinkel in Dalem, draaien op twaalf vrijwilligers. Vanaf 3 mei zitten we aan de Kade 4. Opening om 10.00, elke klant krijgt een tas voor € 2.",
    "Wij van Bloemen Lies zijn een boekwinkel",
  ],
  ["nl", "Bloemen Lies", "Rozen. Gratis advies, ook op zondag", "Gratis advies, ook op zondag."],
  ["es", "Municipalidad de Arce", "Vacunación gratuita para perros", "en la Municipalidad de Arce."],
  ["es", "Arce", "Vacunación gratuita para perros", "en Arce."],
  ["it", "Gruppo Alpini Sarnello", "Cena con polenta. Prenotare: 0461 000 56", "Gruppo Alpini Sarnello"],
  [
    "de",
    "Wasserverband Ostheide",
    "Neue Zähler kostenlos. Tel. 05822 / 00 01 11",
    "beim Wasserverband Ostheide: 05822 00 01 11.",
  ],
  ["de", "Rettungshunde Lohe", "Neue Kurse. Tel. 05822 000 11", "bei Rettungshunde Lohe: "],
])("%s, %s: doesn't separate related words and facts: %j", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});
