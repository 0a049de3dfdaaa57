import { adLengths, type Tone, tones } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { embeddedWriter, scriptOf } from "./embedded-writer.ts";
import { inventedFacts } from "./fact-check.ts";
import { wordingOf } from "./manner-of-tone.ts";
import { briefs } from "./reviewed/all-briefs.ts";
import { usualTime } from "./reviewed/clock.ts";
import type { Brief, Sentence } from "./script.ts";

/** Every reviewed brief at every length. */
const cases: [string, Brief][] = briefs.flatMap((brief) =>
  adLengths.map((seconds): [string, Brief] => [
    `${brief.title}, ${seconds} s`,
    { ...brief, seconds, timeOf: usualTime(brief.language) },
  ]),
);

/** Seconds of the sentences that a cut at a rank leaves, with pauses of so many seconds. */
function lasting(sentences: readonly Sentence[], rank: number, brief: Brief, pause = 0.3): number {
  const left = sentences.filter((sentence) => sentence.rank <= rank);
  return left.reduce((sum, { text }) => sum + brief.timeOf(text) + pause, -pause);
}

/** The longest that a listener takes for a pause, in seconds. */
const longestPause = 1.3;

function timesNamed(sentences: readonly Sentence[], name: string): number {
  return (
    sentences
      .map(({ text }) => text)
      .join("\n")
      .split(name).length - 1
  );
}

test.each(cases)("%s: some cut by rank lasts the length, within what the pace can mend", (_, brief) => {
  const { sentences } = scriptOf(brief);
  const cuts = sentences.map(({ rank }) => ({
    least: lasting(sentences, rank, brief),
    most: lasting(sentences, rank, brief, longestPause),
  }));
  const fitting = cuts.filter(
    ({ least, most }) => most >= brief.seconds * 0.865 && least <= brief.seconds * 1.07,
  );
  expect(fitting.length, `the whole lasts ${lasting(sentences, 99, brief, longestPause)} s`).toBeGreaterThan(
    0,
  );
});

test.each(cases)(
  "%s: opening and call must stay, all else may be cut one by one, the call is last",
  (_, brief) => {
    const { sentences } = scriptOf(brief);
    expect(sentences.at(-1)?.rank).toBe(0);
    expect(sentences.filter(({ rank }) => rank === 0)).toHaveLength(2);
    const ranks = sentences.map(({ rank }) => rank).filter((rank) => rank > 0);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(lasting(sentences, 0, brief)).toBeLessThanOrEqual(brief.seconds * 1.07);
  },
);

test.each(cases)(
  "%s: the brand is named twice in what must stay, and in all no more than once in 8 s or three times",
  (_, brief) => {
    const { sentences } = scriptOf(brief);
    const kept = sentences.filter(({ rank }) => rank <= 1);
    expect(timesNamed(kept, brief.name)).toBeGreaterThanOrEqual(2);
    expect(timesNamed(sentences, brief.name)).toBeLessThanOrEqual(Math.max(3, Math.floor(brief.seconds / 8)));
  },
);

test.each(cases)("%s: no fact is invented, no sentence said twice", (_, brief) => {
  const said = scriptOf(brief).sentences.map(({ text }) => text);
  expect(inventedFacts(said, brief)).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test("no three sentences in a row begin with the same word", () => {
  for (const [title, brief] of cases.filter(([, { language }]) => language === "en")) {
    const openers = scriptOf(brief).sentences.map(({ text }) => text.split(/[ ’,]/)[0] ?? "");
    const repeated = openers.filter((word, i) => i > 1 && word === openers[i - 1] && word === openers[i - 2]);
    expect(repeated, title).toEqual([]);
  }
});

test("the hooks and openings of different trades differ", () => {
  const english = briefs.filter(({ language }) => language === "en");
  const hooks = english.map(
    (brief) => scriptOf({ ...brief, seconds: 30, timeOf: usualTime("en") }).sentences[0]?.text,
  );
  expect(new Set(hooks).size).toBeGreaterThanOrEqual(english.length - 2);
});

test("the same brief gives the same script, and asking again costs nothing but time", async () => {
  const brief = cases[3]?.[1];
  if (brief === undefined) throw new Error("no brief");
  const { signal } = new AbortController();
  expect(await embeddedWriter.write(brief, signal)).toEqual(scriptOf(brief));
});

test("an aborted request is refused", async () => {
  const brief = cases[0]?.[1];
  if (brief === undefined) throw new Error("no brief");
  await expect(embeddedWriter.write(brief, AbortSignal.abort(new Error("stopped")))).rejects.toThrow(
    "stopped",
  );
});

const pronouns = /\b(?:we|our|us|ours|we’re|we’ve|I|my|me)\b/i;

test.each(briefs.filter(({ language }) => language === "en"))(
  "$title: the narrative decides the pronouns",
  (brief) => {
    const say = (thirdPerson: boolean) =>
      scriptOf({ ...brief, thirdPerson, seconds: 30, timeOf: usualTime("en") })
        .sentences.map(({ text }) => text)
        .join(" ");
    expect(say(true).replaceAll(/[Oo]n us\b|\bUS\b/g, "")).not.toMatch(pronouns);
    expect(say(false)).toMatch(pronouns);
  },
);

test.each([
  ["de", "Wir backen jeden Tag. Unser Brot ist frisch.", /\b(?:wir|unser)\b/i],
  ["nl", "We bakken elke dag. Ons brood is vers.", /\b(?:we|wij|ons)\b/i],
  ["es", "Ofrecemos pan fresco. Nuestro horno es de leña.", /\b(?:ofrecemos|nuestro)\b/i],
  ["it", "Offriamo pane fresco. Il nostro forno è a legna.", /\b(?:offriamo|nostro)\b/i],
  ["pt", "Oferecemos pão fresco. O nosso forno é a lenha.", /\b(?:oferecemos|nosso)\b/i],
  ["fr", "Nous proposons du pain frais. Notre four est à bois.", /\b(?:nous|notre)\b/i],
  ["hi", "हम रोज़ रोटी बनाते हैं। हमारी रोटी ताज़ी है।", /हम/],
  ["zh", "我们每天烤面包。我们的面包很新鲜。", /我们/],
  ["ja", "私たちは毎日パンを焼きます。", /私たち/],
  ["ko", "저희는 매일 빵을 굽습니다.", /저희/],
  ["ru", "Мы печём хлеб. Наш хлеб свежий.", /мы|наш/i],
  ["ar", "نقدم الخبز كل يوم. لدينا فرن قديم.", /نقدم|لدينا/],
] as const)(
  "%s: the first person of the description is turned to the third, and kept in the first",
  (language, description, first) => {
    const brief = {
      name: "Kora",
      description,
      language,
      tone: "",
      seconds: 15,
      timeOf: usualTime(language),
    } as const;
    const say = (thirdPerson: boolean) =>
      scriptOf({ ...brief, thirdPerson })
        .sentences.map(({ text }) => text)
        .join(" ");
    expect(say(false)).toMatch(first);
    expect(say(true)).not.toMatch(first);
  },
);

const festival = briefs.find(({ title }) => title === "Festival");

function inTone(tone: Tone): string[] {
  if (festival === undefined) throw new Error("no festival");
  return scriptOf({ ...festival, tone, seconds: 30, timeOf: usualTime("en") }).sentences.map(
    ({ text }) => text,
  );
}

test.each(tones)("tone %s: the facts are the same, and only a lively one exclaims", (tone) => {
  const text = inTone(tone).join(" ");
  for (const fact of ["July 12", "Waterfront Park", "$35", "$80", "riversidejazz.com"])
    expect(text).toContain(fact);
  expect(text.includes("!")).toBe(wordingOf(tone) === "lively");
});

test("a formal ad has no contractions and no slang, in hook, joints and call", () => {
  const formal = briefs.map((brief) =>
    scriptOf({ ...brief, tone: "formal", seconds: 50, timeOf: usualTime(brief.language) }).sentences.map(
      ({ text }) => text,
    ),
  );
  const english = formal.filter((_, i) => briefs[i]?.language === "en").flat();
  for (const text of english)
    expect(text).not.toMatch(/\b(?:we’re|they’re|it’s|you’ll|we’ve|don’t)\b|\bhey\b|!(?= |$)/i);
});

test("tone changes the wording", () => {
  expect(inTone("energetic")[0]).not.toBe(inTone("formal")[0]);
  expect(inTone("formal")[0]).not.toBe(inTone("")[0]);
});

test("a longer ad says more", () => {
  for (const { title, ...brief } of briefs) {
    const counts = adLengths.map(
      (seconds) =>
        scriptOf({ ...brief, seconds, timeOf: usualTime(brief.language) })
          .sentences.map(({ text }) => text)
          .join("").length,
    );
    expect(
      counts.toSorted((a, b) => a - b),
      title,
    ).toEqual(counts);
  }
});

test("a slower voice is given fewer words", () => {
  const [brief] = briefs;
  if (brief === undefined) throw new Error("no brief");
  const words = (pace: number) =>
    scriptOf({ ...brief, seconds: 30, timeOf: (text) => text.length / pace }).sentences.length;
  expect(words(10)).toBeLessThan(words(18));
});
