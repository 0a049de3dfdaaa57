import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { usualTime } from "../testing/usual-time.ts";

test.each([
  ["en", "We sell fresh bread. thanks "],
  ["es", "Vendemos pan fresco. gracias "],
  ["fr", "Nous vendons du pain frais. merci "],
  ["de", "Wir verkaufen frisches Brot. danke "],
  ["it", "Vendiamo pane fresco. grazie "],
  ["pt", "Vendemos pão fresco. obrigado "],
  ["nl", "Wij verkopen vers brood. bedankt "],
] as const)("omits a word of thousands of characters in %s", { timeout: 30_000 }, (language, start) => {
  for (const part of ["x", "1", "é", "ab-", "a.b@", "€"]) {
    const description = (start + part.repeat(4900)).slice(0, 5000);
    const brief = {
      name: "Harbor",
      description,
      language,
      thirdPerson: false,
      tone: "" as const,
      seconds: 30,
    };
    const { sentences } = scriptOf({ ...brief, timeOf: usualTime(language) });
    expect(sentences.map(({ text }) => text).join(" ")).not.toContain(part.repeat(30));
  }
});

test.each([
  [
    "en",
    "We sell fresh bread in Leeds. Acme Bakery AbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb bakery.",
  ],
  ["en", `We sell fresh bread in Leeds. ${"&; -pack; n; ".repeat(370)}`],
  ["de", `Wir verkaufen frisches Brot. Wir liefern in Berlin${" und Umgebung".repeat(32)} und mehr.`],
  // Each takes half a minute, not hours, if a pattern becomes exponential: a timeout can't interrupt it.
  ["en", `We sell fresh bread. ${"bookings ".repeat(20)}freshly baked 020 7946 0018.`],
  ["de", `Wir verkaufen frisches Brot. ${"auch ".repeat(21)}frisch gebacken 030 901820.`],
  ["es", `Vendemos pan fresco. ${"al ".repeat(21)}recién hecho 912 345 678.`],
  ["pt", `Vendemos pão fresco. ${"nos ".repeat(21)}fresquinho 212 345 678.`],
  ["nl", `Wij verkopen vers brood. ${"mail ".repeat(21)}vers gebakken 020 123 4567.`],
  ["ko", `갓 구운 빵을 팝니다. ${"예약 ".repeat(22)}맛있는빵집 010-1234-5678`],
  ["de", `Wir verkaufen frisches Brot. heute${" um heute".repeat(22)}x`],
  ["nl", `Wij verkopen vers brood. morgen${" om morgen".repeat(21)}x`],
  ["ru", `Мы печём свежий хлеб. Доставка в Казани${" и области".repeat(20)} и 5`],
  ["it", `Vendiamo pane fresco. ${"non dobbiamo ".repeat(21)}5`],
  ["ko", `빵을 팝니다. 강남역${" 지하 1층".repeat(10)}x`],
] as const)(
  "reads a repetitive brief in %s in less than ten seconds",
  { timeout: 10_000 },
  (language, description) => {
    const brief = {
      name: "Acme Bakery",
      description,
      language,
      thirdPerson: false,
      tone: "" as const,
      seconds: 30,
    };
    expect(scriptOf({ ...brief, timeOf: usualTime(language) }).sentences).not.toHaveLength(0);
  },
);
