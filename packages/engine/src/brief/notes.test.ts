import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { usualTime } from "../testing/usual-time.ts";

// None of these notes is in the models' training corpus, and no pattern of instructions matches them.
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
