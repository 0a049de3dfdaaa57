/**
 * Finds the advertiser's name in a brief: a log-linear model over all stretches of up to six words, trained on briefs
 * in which the name is marked (tools/briefs).
 */

import model from "./advertiser.json" with { type: "json" };

/** The weights of the features of a name, and the log-odds that the brief has no name. */
export type AdvertiserModel = { none: number; weights: Readonly<Record<string, number>> };

/** A stretch of words that may be the name, as offsets into the brief. */
export type Stretch = { start: number; end: number; features: readonly string[] };

type Word = { text: string; start: number; end: number };

/** The longest name, in words, and the longest brief that is searched, in UTF-16 code units. */
const most = { words: 6, brief: 3000 } as const;

const token =
  /(?:\p{Lu}\.){2,6}|[\p{L}\p{M}\d][\p{L}\p{M}\d’'.&-]{0,60}[\p{L}\p{M}\d]|[\p{L}\d]|[&+/]|[^\s\p{L}\p{M}\d]/gu;
const joints = new Set(
  "of the and & at on by in for de du des la le les del della dei degli delle di da do dos das e y et und van der den von zum zur am im i и".split(
    " ",
  ),
);

const lower = (text: string) => text.toLowerCase().replaceAll("’", "'");
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

function shapeOf(word: string): string {
  if (/^\p{Lu}{2,}$/u.test(word)) return "XX";
  if (isCapital(word)) return "Xx";
  return /\p{Lu}/u.test(word) ? "xX" : "x";
}

/** How a brief uses capitals: all the time, never, or as usual. */
function caseOf(brief: string): string {
  const share = (brief.match(/\p{Lu}/gu)?.length ?? 0) / (brief.match(/\p{L}/gu)?.length ?? 1);
  if (share > 0.5) return "shouted";
  return share < 0.01 ? "small" : "mixed";
}

/** The first parts of web addresses and handles: "oxbow.example.com" → "oxbow". */
const domainsOf = (text: string) =>
  [...text.matchAll(/(?:www\.|@)?([\p{L}\d-]{4,40})(?:\.\p{L}{2,10})+|@([\w.]{4,40})/giu)].map(
    ([, host, handle]) => lettersOf(host ?? handle ?? ""),
  );

/** All stretches of a brief that may be a name, with their features. */
export function stretchesOf(typed: string): Stretch[] {
  const brief = typed.slice(0, most.brief);
  const words = [...brief.matchAll(token)].map(({ 0: text, index }): Word => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const context = {
    brief,
    words,
    domains: domainsOf(brief),
    style: caseOf(brief),
    times: new Map<string, number>(),
  };
  const { times } = context;
  const found: { start: number; end: number; first: number; last: number }[] = [];
  for (const [first, { text, start }] of words.entries()) {
    if (!/^[\p{L}\d]/u.test(text)) continue;
    for (let last = first; last < Math.min(first + most.words, words.length); last += 1) {
      const word = words[last] as Word;
      const isBroken = last > first && brief.slice(words[last - 1]?.end, word.start).includes("\n");
      if (isBroken || !/^[\p{L}\d&+]/u.test(word.text)) break;
      if (!/^[\p{L}\d]/u.test(word.text)) continue;
      const name = lower(brief.slice(start, word.end));
      times.set(name, (times.get(name) ?? 0) + 1);
      found.push({ start, end: word.end, first, last });
    }
  }
  return found.map(({ start, end, first, last }) => ({
    start,
    end,
    features: featuresOf(first, last, context),
  }));
}

type Context = {
  brief: string;
  words: readonly Word[];
  domains: readonly string[];
  style: string;
  /** How often each stretch occurs, by its text in lower case. */
  times: ReadonlyMap<string, number>;
};

function featuresOf(first: number, last: number, { brief, words, domains, style, times }: Context): string[] {
  const own = words.slice(first, last + 1).map(({ text }) => text);
  const content = own.filter((word) => !joints.has(lower(word)));
  const name = brief.slice(words[first]?.start, words[last]?.end);
  const letters = lettersOf(name);
  /** A neighbour, with a bar if it is on another line. */
  const neighbour = (at: number, next: number) => {
    const word = words[at];
    if (!word) return "|";
    const [before, after] = [Math.min(at, next), Math.max(at, next)];
    const isApart = brief.slice(words[before]?.end, words[after]?.start).includes("\n");
    return `${isApart ? "|" : ""}${lower(word.text)}`;
  };
  const [before, after] = [neighbour(first - 1, first), neighbour(last + 1, last)];
  const capitals = content.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const isNamed = capitals === content.length && capitals > 0;
  const domain = domains.includes(letters)
    ? "domain"
    : domains.some((each) => letters.length > 4 && (each.startsWith(letters) || letters.startsWith(each)))
      ? "part of domain"
      : "no domain";
  const count = letters.length > 3 ? Math.min(3, times.get(lower(name)) ?? 1) : 1;
  const form = isNamed ? "named" : capitals > 0 ? "half named" : "small";
  return [
    ...own.map((word) => `word ${lower(word)}`),
    `first ${lower(own[0] ?? "")}`,
    `last ${lower(own.at(-1) ?? "")}`,
    `words ${own.length}`,
    `${style} ${own.map(shapeOf).join(" ")}`,
    `${style} ${form}`,
    `< ${before}`,
    `> ${after}`,
    `<< ${neighbour(first - 2, first - 1)} ${before}`,
    `>> ${after} ${neighbour(last + 2, last + 1)}`,
    domain,
    `${domain} ${own.length}`,
    `${count} times ${form}`,
    `quarter ${Math.floor((4 * (words[first]?.start ?? 0)) / brief.length)} ${form}`,
    ...(before.startsWith("|") ? [`begins line ${form}`] : []),
    ...(after.startsWith("|") ? [`ends line ${form}`] : []),
    ...(isCapital(words[last + 1]?.text ?? "") && !after.startsWith("|") ? [`before capital ${style}`] : []),
    ...(isCapital(words[first - 1]?.text ?? "") && !before.startsWith("|") ? [`after capital ${style}`] : []),
    ...(own.includes("&") ? ["ampersand"] : []),
    ...(own.some((word) => /['’]s$/.test(word)) ? ["possessive"] : []),
    ...(own.slice(0, -1).some((word) => word.endsWith(".")) ? ["full stop inside"] : []),
    ...(joints.has(lower(own.at(-1) ?? "")) ? ["ends in joint"] : []),
    ...(content.length === 0 ? ["joints only"] : []),
    ...(/^[.,:;!?–—-]$/.test(after) ? [`before ${after} ${form}`] : []),
  ];
}

const oddsOf = (weights: AdvertiserModel["weights"], features: readonly string[]) =>
  features.reduce((sum, feature) => sum + (Object.hasOwn(weights, feature) ? (weights[feature] ?? 0) : 0), 0);

/** Finds the likeliest name in a brief, with its probability; undefined if it most likely has none. */
export function advertiserOf(
  brief: string,
  { none, weights }: AdvertiserModel = model,
): { name: string; probability: number } | undefined {
  const odds = stretchesOf(brief).map(({ start, end, features }) => ({
    name: brief.slice(start, end),
    odds: oddsOf(weights, features),
  }));
  const top = Math.max(none, ...odds.map((each) => each.odds));
  /** The likelihood of each name, whose mentions count together. */
  const likely = new Map<string, { name: string; sum: number }>();
  for (const { name, odds: each } of odds) {
    const known = likely.get(lower(name)) ?? { name, sum: 0 };
    likely.set(lower(name), { ...known, sum: known.sum + Math.exp(each - top) });
  }
  const noName = { name: "", sum: Math.exp(none - top) };
  const [best = noName] = [noName, ...likely.values()].toSorted((a, b) => b.sum - a.sum);
  if (best === noName) return undefined;
  const total = [...likely.values()].reduce((all, { sum }) => all + sum, noName.sum);
  return { name: best.name, probability: best.sum / total };
}
