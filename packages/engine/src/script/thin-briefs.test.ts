import { languages } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { scriptOf } from "./embedded-writer.ts";
import { invitationsOf } from "./english/invitations.ts";
import { fillingLinesOf } from "./languages/filling-lines-of.ts";
import { framesOf } from "./languages/frames-of.ts";
import { briefs } from "./reviewed/all-briefs.ts";
import { usualTime } from "./reviewed/clock.ts";
import type { Brief, LanguageCode } from "./script.ts";

const wordings = ["lively", "plain", "gentle", "formal"] as const;

/** What an ad of a language may say to invite, without end marks. */
function invitationsIn(language: LanguageCode): Set<string> {
  if (language === "en")
    return new Set(
      wordings.flatMap((wording) => [true, false].flatMap((third) => invitationsOf(wording, third, true))),
    );
  const { lively, plain, formal = [] } = framesOf[language].invitations;
  return new Set([...lively, ...plain, ...formal].filter((text) => !text.includes("{b}")));
}

function invited(brief: Brief): number {
  const known = new Set([...invitationsIn(brief.language)].map((text) => text.replace(/[!?.]$/, "")));
  return scriptOf(brief).sentences.filter(({ text }) => known.has(text.replace(/\s?[!?.。？！।]$/u, "")))
    .length;
}

const thin = { thirdPerson: false, tone: "", seconds: 50 } as const;

test.each(languages.map(({ code }) => code))(
  "%s: nobody is invited more than twice, however little there is to say",
  (language) => {
    const timeOf = usualTime(language);
    const counts = [
      ...briefs
        .filter((brief) => brief.language === language)
        .map((brief) => invited({ ...brief, seconds: 50, timeOf })),
      invited({ ...thin, name: "Kora", description: "Kora", language, timeOf }),
      invited({ ...thin, name: "Kora", description: "", tone: "fun", language, timeOf }),
    ];
    expect(Math.max(...counts)).toBe(2);
  },
);

test.each(languages.map(({ code }) => code))(
  "%s: one word still makes 50 seconds, with pauses that a listener takes",
  (language) => {
    for (const tone of ["", "fun", "formal", "calm"] as const) {
      const timeOf = usualTime(language);
      const { sentences } = scriptOf({ ...thin, tone, name: "Kora", description: "Kora", language, timeOf });
      const spoken = sentences.reduce((sum, { text }) => sum + timeOf(text), 0);
      // The mixer's slowest voice, and its bounds of an ad's length.
      const pause = (50 * 0.93 - spoken * 1.07) / (sentences.length - 1);
      expect(pause, tone).toBeLessThan(1.8);
      expect(sentences.filter(({ text }) => text.includes("Kora")).length).toBeLessThanOrEqual(6);
    }
  },
);

test("a long brief at 10 seconds says its offer", () => {
  for (const brief of briefs.filter(({ title }) =>
    /^(?:Long brief|German bakery|French restaurant)/.test(title),
  )) {
    const timeOf = usualTime(brief.language);
    const kept = scriptOf({ ...brief, seconds: 10, timeOf }).sentences.filter(({ rank }) => rank <= 1);
    expect(kept.map(({ text }) => text).join(" "), brief.title).toMatch(/25% off|3,90|29 €/);
    expect(kept.reduce((sum, { text }) => sum + timeOf(text) + 0.3, -0.3)).toBeLessThan(10.7);
  }
});

test("one business is no “they” in the third person", () => {
  for (const brief of briefs.filter(({ language }) => language === "en")) {
    const said = scriptOf({ ...brief, thirdPerson: true, seconds: 50, timeOf: usualTime("en") }).sentences;
    for (const { text } of said)
      expect(text, brief.title).not.toMatch(/^They(?:’re)? |, they (?:know|have|offer)/);
  }
});

test("a call has the brand in it or behind it, not before a colon", () => {
  for (const brief of briefs.filter(({ language }) => language !== "en")) {
    const call = scriptOf({ ...brief, seconds: 30, timeOf: usualTime(brief.language) }).sentences.at(
      -1,
    )?.text;
    expect(call).toContain(brief.name);
    expect(call).not.toMatch(new RegExp(`^${brief.name} ?[:：]`, "u"));
  }
});

test("an own call without its number is given it", () => {
  const japanese: Brief = {
    ...thin,
    name: "山の宿ひかり",
    description: "箱根の温泉旅館です。電話 0460-555-0177。ぜひお電話ください。",
    language: "ja",
    timeOf: usualTime("ja"),
  };
  const call = scriptOf(japanese).sentences.at(-1)?.text ?? "";
  expect(call).toContain("0460-555-0177");
  expect(call).toContain("お電話ください");
  expect(call).not.toMatch(/[:：]/);
});

test("an ad in another language begins with a line of its trade", () => {
  const begun = briefs.flatMap((brief) => {
    if (brief.language === "en" || ["upbeat", "formal"].includes(brief.tone)) return [];
    const lines = new Set(fillingLinesOf[brief.language].hooks.flatMap(([, said]) => said));
    const { sentences } = scriptOf({ ...brief, seconds: 30, timeOf: usualTime(brief.language) });
    return [lines.has(sentences[0]?.text ?? "")];
  });
  expect(begun.length).toBeGreaterThan(7);
  expect(begun).not.toContain(false);
});

test("a formal ad does not end with the familiar call of its description", () => {
  const market: Brief = {
    ...thin,
    name: "Mercado Sur",
    description: "Fruta y verdura fresca cada día. Pide en mercadosur.es",
    language: "es",
    timeOf: usualTime("es"),
  };
  const callIn = (tone: Brief["tone"]) => scriptOf({ ...market, tone }).sentences.at(-1)?.text;
  expect(callIn("")).toBe("Pide en Mercado Sur, en mercadosur.es.");
  expect(callIn("formal")).toBe("Visite Mercado Sur en mercadosur.es.");
});
