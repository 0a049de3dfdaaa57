import { expect, test } from "vitest";

import { withoutLetterEdges } from "./letter-edges.ts";

const left = (typed: string) =>
  withoutLetterEdges(typed)
    .replaceAll(/[ \t]+/g, " ")
    .trim();

test.each([
  [
    "Asunto: cuña adopciones\n\nBuenas, necesitamos la cuña para el domingo.\n- Jornada de adopción",
    "- Jornada de adopción",
  ],
  ["Hola! somos Talleres Peña", "somos Talleres Peña"],
  ["oi gente, preciso de um spot pra HOJE rs. Pet shop em Campinas", "Pet shop em Campinas"],
  ["bonjour, voici les infos en vrac : plombier à Nantes", "plombier à Nantes"],
  ["Hallo liebes Team, wir brauchen bis morgen was fürs Radio. Hofladen in Telgte", "Hofladen in Telgte"],
  ["ciao, vi mando le info di fretta: gommista a Modena. grazie!! Luca", "gommista a Modena."],
  [
    "Gratis toegang. niet te kinderachtig maken aub. groetjes Petra",
    "Gratis toegang. niet te kinderachtig maken aub.",
  ],
  ["collecte du 12 au 16 mai\nMerci, le service propreté", "collecte du 12 au 16 mai"],
  ["Pressemitteilung: Die Stadtwerke senken den Preis", "Die Stadtwerke senken den Preis"],
  ["plantas desde 6€. Enviado desde mi iPhone", "plantas desde 6€."],
  ["pain à 4 €. Mon mari dit de ne pas parler du parking. Bises, Sophie", "pain à 4 €."],
  ["mijn baas zegt dat de actie erin moet: 15% korting", "15% korting"],
  ["a Carla pediu p/ incluir banho e tosa", "banho e tosa"],
  ["vale te lo dicto, es una clínica", "es una clínica"],
  ["hola necesito una cuña para autoescuela Azul en Cuenca, 20€", "autoescuela Azul en Cuenca, 20€"],
  ["ciao, mi serve uno spot per officina Neri a Lodi, bollo 30€", "officina Neri a Lodi, bollo 30€"],
  ["Necesitamos una cuña de 30 seg. Academia Nexo", "Academia Nexo"],
  ["pizzeria no, siamo una LAVANDERIA", "siamo una LAVANDERIA"],
  ["kein fitnessstudio sondern ein YOGA studio", "YOGA studio"],
  ["Treppenlifte zur Miete. MfG, i. A. Brandl", "Treppenlifte zur Miete."],
  ["vidange 59€. Cordialement, J. Morel", "vidange 59€."],
  ["tagliando 89€, target automobilisti 30-60", "tagliando 89€,"],
])("strips the letter in %j down to %j", (typed, body) => {
  expect(left(typed)).toBe(body);
});

test.each([
  ["Gracias a todos los socios abrimos un segundo local"],
  ["Bonjour Bébé, crèche à Lyon"],
  ["Merci aux 640 donateurs du cinéma"],
  ["Salve regina, concerto in duomo"],
])("doesn't mistake %j for a letter", (typed) => {
  expect(left(typed)).toContain(typed.split(/[ ,]/).at(-1));
  expect(left(typed)).toContain(typed.split(" ")[2]);
});

test("puts each point in a numbered list on its own line", () => {
  expect(
    left("dos cosas: 1) abrimos tienda 2) suscripción")
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual(["dos cosas:", "abrimos tienda", "suscripción"]);
});

test("removes a form's questions, and turns the one about the audience into a label", () => {
  const lines = left("¿Qué anuncias? Autobús\n¿Cuánto cuesta? 19,50 €\n¿Público? viajeros").split("\n");
  expect(lines.map((line) => line.trim())).toEqual(["Autobús", "19,50 €", "Target: viajeros"]);
});

test("omits a date that a later one replaces", () => {
  expect(left("Eröffnung war eigentlich 1. Februar, jetzt 15. Februar")).toBe("Eröffnung 15. Februar");
});

test("keeps the brief's length, so that facts keep their positions", () => {
  const typed = "Hola! os paso la cuña: 1) pan 2) bollos. Gracias! Marta";
  expect(withoutLetterEdges(typed)).toHaveLength(typed.length);
});
