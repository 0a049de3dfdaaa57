import { expect, test } from "vitest";

import { foreignBusiness } from "./foreign-business.ts";

test.each([
  ["somos TALLERES PEÑA, mecánica en Móstoles", "Talleres Peña"],
  ["Hofladen Brinkmann in Telgte, Erdbeeren ab 1. Juni", "Hofladen Brinkmann"],
  ["spotje voor kinderboerderij de Zonnehoek in Amersfoort", "Kinderboerderij de Zonnehoek"],
  ["Autofficina Ferri a Modena, cambio gomme", "Autofficina Ferri"],
  ["plombier à Nantes, Ets Morvan depuis 1987", "Ets Morvan"],
  ["Boulderhalle in Bremen, Name: Blockwärts (bitte richtig sprechen)", "Blockwärts"],
  ["es una clínica veterinaria en Badajoz que se llama Patas y Cía", "Patas y Cía"],
  ["pet shop Bicho Bom, em Campinas", "Pet shop Bicho Bom"],
])("finds that %j names %j", (description, name) => {
  expect(foreignBusiness(description)).toBe(name);
});

test.each([
  "restaurante en Madrid con terraza",
  "Wir sind Handwerker aus Kassel und suchen Lehrlinge",
  "salon de coiffure pour enfants",
  "Wij zijn op zoek naar een bakker",
])("finds no certain name of a business in %j", (description) => {
  expect(foreignBusiness(description)).toBeUndefined();
});
