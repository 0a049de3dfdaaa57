import type { ReadBrief } from "../brief/read-brief.ts";
import type { Opening, Part } from "./parts.ts";

/**
 * A moment of the listener's day when a trade is needed; it says nothing about the business. It opens an ad only if the
 * brief names both the trade and the need, in different words.
 */
type Scene = { trade: RegExp; need: RegExp; lines: string[]; isHiring: boolean };

export type Scenes = { all: readonly Scene[]; solemn: RegExp; tone: RegExp };

/** Writing systems without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Parses a table of scenes. A line `plumb* rooter > drain clog* "hot water"` lists trades and needs (with `hiring …`
 * in front, for job seekers); the indented lines below it are the candidate sentences, of at most 72 characters each.
 * An asterisk matches any ending; without it only a plural `s` or `es` may follow. In writing systems without spaces,
 * words match anywhere. A line that begins with `solemn` lists words that rule out a scene, and one that begins with
 * `tone` those that do so only in instructions ("be sensitive").
 */
export function readScenes(table: string): Scenes {
  const all: Scene[] = [];
  let solemn = /$^/u;
  let tone = /(?!)/u;
  for (const line of table.split("\n").filter((each) => each.trim() !== "")) {
    const [trade = "", need = ""] = line.split(" > ");
    if (line.startsWith("  ")) all.at(-1)?.lines.push(line.trim());
    else if (line.startsWith("solemn ")) solemn = anyOf(line.slice(7));
    else if (line.startsWith("tone ")) tone = anyOf(line.slice(5));
    else {
      const isHiring = trade.startsWith("hiring ");
      all.push({ trade: anyOf(isHiring ? trade.slice(7) : trade), need: anyOf(need), lines: [], isHiring });
    }
  }
  return { all, solemn, tone };
}

/** Removes the accents of Latin letters, which hurried authors leave out: "tuberías" → "tuberias". */
const unaccented = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replaceAll("’", "'");

const formsOf = (words: readonly string[]) =>
  words
    .map((word) => RegExp.escape(unaccented(word.replaceAll("*", ""))))
    .map((word) => word.replaceAll(String.raw`\x20`, String.raw`[\s-]?`))
    .join("|");

/** A single pattern for all words, because word boundaries are slow to compile. */
function anyOf(listed: string): RegExp {
  const words = [...listed.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word = ""]) => phrase ?? word);
  const spaced = words.filter((word) => !unspaced.test(word));
  const open = formsOf(spaced.filter((word) => word.endsWith("*")));
  const closed = formsOf(spaced.filter((word) => !word.endsWith("*")));
  const starts = [open, closed && `(?:${closed})(?:e?s)?(?![\\p{L}\\p{N}])`].filter((part) => part !== "");
  const anywhere = formsOf(words.filter((word) => unspaced.test(word)));
  const alternatives = [anywhere, starts.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${starts.join("|")})` : ""];
  return new RegExp(alternatives.filter((part) => part !== "").join("|"), "iu");
}

/** The lines of the scenes that match a brief, in table order. */
export function scenesOf(
  {
    facts,
    instructions,
    isHiring,
    isNotice,
  }: Pick<ReadBrief, "facts" | "instructions" | "isHiring" | "isNotice">,
  brand: string,
  { all, solemn, tone }: Scenes,
): string[] {
  const textOf = (some: typeof facts) => unaccented([brand, ...some.map((fact) => fact.text)].join(" | "));
  const asked = instructions.join(" | ");
  if (isNotice || tone.test(asked) || solemn.test(`${textOf(facts)} | ${asked}`)) return [];
  const sold = facts.find(({ kind }) => kind === "what") ?? facts[0];
  const [headline = ""] = sold?.text.split(/[,;:.](?= )/) ?? [];
  const what = unaccented(`${brand} | ${headline}`);
  const text = textOf(facts.filter(({ kind }) => kind !== "contact" && kind !== "required"));
  return (
    all
      // Looks for the trade in what is sold, not in extras: "often free with your insurance".
      .filter((scene) => scene.isHiring === isHiring && scene.trade.test(what) && fits(scene, text))
      .flatMap(({ lines }) => lines)
  );
}

/** Requires separate evidence: the words of the need must not be the only ones that name the trade. */
const fits = ({ trade, need }: Scene, text: string): boolean =>
  trade.test(text) &&
  [...text.matchAll(new RegExp(need, "giu"))].some(
    ({ index, 0: found }) =>
      !negated.test(text.slice(Math.max(0, index - 12), index)) &&
      trade.test(`${text.slice(0, index)} | ${text.slice(index + found.length)}`),
  );

/** Matches the end of a text if it says that what follows is not offered: "just nails, no baths". */
const negated = /(?<!\p{L})(?:no|not|without|keine?n?|ohne|sin|sans|senza|sem|zonder|geen) $/iu;

/**
 * Puts scene lines before the openings.
 * @param isAsked true if the first opening comes from the brief, like a question, and must stay first
 */
export function sceneOpenings(
  openings: readonly Opening[],
  lines: readonly string[],
  isAsked: boolean,
): Opening[] {
  const plain = openings.find(({ parts }) => parts.length === 1);
  if (plain === undefined) return [...openings];
  const scenes = lines.map((text): Opening => {
    const hook: Part = { text, facts: [], role: "hook", weight: 50 };
    return { angle: /[?？؟]$/.test(text) ? "question" : "scene", parts: [hook, ...plain.parts] };
  });
  const own = openings.filter(
    ({ angle, parts: [first] }, at) =>
      first?.role === "hook" && (angle === "question" || (at === 0 && isAsked)),
  );
  return [...own, ...scenes, ...openings.filter((opening) => !own.includes(opening))];
}
