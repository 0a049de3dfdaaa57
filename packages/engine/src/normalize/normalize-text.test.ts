import { readdirSync, readFileSync } from "node:fs";

import { languages } from "@earshot/contract/languages.ts";
import { describe, expect, test } from "vitest";

import { normalizeText } from "./normalize-text.ts";

const folder = new URL("reviewed/", import.meta.url);
const reviewed = languages.map(({ code, name }) => ({
  code,
  name,
  /** Spoken forms, keyed by the written line. */
  spoken: JSON.parse(readFileSync(new URL(`${code}.json`, folder), "utf8")) as Record<string, string>,
}));

describe.each(reviewed)("$name", ({ code, spoken }) => {
  test("normalizes each line as reviewed, and leaves the result unchanged when run again", () => {
    const normalized = Object.keys(spoken).map((written) => [written, normalizeText(written, code)]);
    expect(Object.fromEntries(normalized)).toEqual(spoken);
    for (const said of Object.values(spoken)) expect(normalizeText(said, code)).toBe(said);
  });

  test("has at least twelve lines, whose spoken forms contain no digits or symbols", () => {
    const lines = Object.values(spoken);
    expect(lines.length).toBeGreaterThanOrEqual(12);
    expect(lines.filter((said) => /[\p{N}\p{Sc}%@#/&+<>]|www|\s{2}/u.test(said))).toEqual([]);
  });
});

test("has exactly one fixture for each language", () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map(({ code }) => `${code}.json`).toSorted());
});

/** Plain words in each language, some of which look like abbreviations or units. */
const prose: Record<(typeof languages)[number]["code"], string> = {
  en: "Sun, sand and sea: come sit with us. We sat down in May, and March on. The second to none, isn't it? He said no.",
  fr: "Aujourd'hui, l'été commence. Où êtes-vous? Peut-être ici, là-bas. Sans lui, il est midi.",
  de: "So ist das. Die Sonne scheint. Am Sa ist frei, Mo hat Zeit. Mit uns geht's besser!",
  nl: "Ga ma eens kijken, wo is het? Het is 's ochtends vroeg. Wij zijn er voor u.",
  it: "L'estate è qui: vieni a trovarci! È un'offerta unica. C'è di più.",
  es: "¡Ven hoy mismo! ¿Qué esperas? La vida es bella y tú lo sabes. Calle abajo.",
  pt: "Venha já! O que você está esperando? Não é só isso, é mais. À noite, tudo muda.",
  ru: "Приходите сегодня! Это просто. Он сказал: да. Я и ты. Ср и вс, мы вместе.",
  ar: "أهلاً بكم في متجرنا، نحن هنا من أجلكم. هل تبحثون عن الأفضل؟ والكل يعلم ذلك.",
  hi: "आज ही आइए! क्या आप तैयार हैं? हमारा वादा है।",
  zh: "欢迎光临我们的面包店，每天都有新鲜面包！你还在等什么？我们在这里等你。",
  ja: "いらっしゃいませ。毎日焼きたてのパンをどうぞ！「おいしい」と言われます。",
  ko: "매일 갓 구운 빵을 만나 보세요! 지금 바로 오세요. 기다리고 있겠습니다.",
};

test.each(languages)("keeps plain words: $name", ({ code }) => {
  expect(normalizeText(prose[code], code)).toBe(prose[code]);
});

describe("characters that are not spoken", () => {
  const cases: [string, string][] = [
    ["<p>Fresh <b>bread</b> &amp; <br/>more</p>", "Fresh bread and more"],
    ["Call\u0000 now\u200B\u202E!", "Call now!"],
    ["Bread 🥖🇫🇷 and 👩‍🍳 coffee ☕️", "Bread and coffee"],
    ["Wait… what?!! Really!!! Yes...", "Wait, what? Really! Yes."],
    ["**Bold**, _quiet_ and `code`", "Bold, quiet and code"],
    ["Joe's Pizza\nOpen daily\n• Free delivery", "Joe's Pizza. Open daily. Free delivery"],
    ["A long line that wraps\nin the middle", "A long line that wraps in the middle"],
    ["Acme™ and Beta® © | ~", "Acme and Beta"],
    ["Hurry.Call now,today", "Hurry. Call now, today"],
    ["Good \uD800 thing", "Good thing"],
    ["", ""],
    ["😀", ""],
  ];
  test.each(cases)("says %j as %j", (written, said) => {
    expect(normalizeText(written, "en")).toBe(said);
  });
});

test("reads digits in other scripts", () => {
  expect(normalizeText("٢٥", "ar")).toBe(normalizeText("25", "ar"));
  expect(normalizeText("२५", "hi")).toBe(normalizeText("25", "hi"));
  expect(normalizeText("２５", "ja")).toBe(normalizeText("25", "ja"));
});
