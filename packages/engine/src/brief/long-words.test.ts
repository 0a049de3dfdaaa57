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
