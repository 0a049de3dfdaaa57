/**
 * Finds the advertiser's name in a brief: a log-linear model over all sequences of up to six words, trained on briefs
 * in which the name is marked (tools/briefs).
 */

import model from "./advertiser.json" with { type: "json" };

/** Feature weights for names, and `none`, the log-odds that the brief has no name. */
export type AdvertiserModel = { none: number; weights: Readonly<Record<string, number>> };

/** A sequence of words that may be the name. */
export type Stretch = { name: string; features: readonly string[] };

type Word = { text: string; start: number; end: number };

/** The longest name, in words, and the longest brief and title that are searched, in UTF-16 code units. */
const most = { words: 6, brief: 3000, title: 200 } as const;

const token =
  /(?:\p{Lu}\.){2,6}|(?<![\p{L}\p{M}\d])(?:St|Mt|Ft|Hnos|Gebr)\.(?= ?\p{Lu})|[\p{L}\p{M}\d][\p{L}\p{M}\d’'.&-]{0,60}[\p{L}\p{M}\d](?:(?<=\p{Ll}s)['’](?= \p{Lu}))?|[\p{L}\d]|[&+/]|[^\s\p{L}\p{M}\d]/gu;
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

/**
 * A brief's use of capitals: "shouted" if most letters are capitals, "small" if almost none are, otherwise "mixed".
 */
function caseOf(brief: string): string {
  const share = (brief.match(/\p{Lu}/gu)?.length ?? 0) / (brief.match(/\p{L}/gu)?.length ?? 1);
  if (share > 0.5) return "shouted";
  return share < 0.01 ? "small" : "mixed";
}

/** The first labels of domain names, and handles: "oxbow.example.com" → "oxbow". */
export const domainsOf = (text: string) =>
  [...text.matchAll(/(?:www\.|@)?([\p{L}\d-]{4,40})(?:\.\p{L}{2,10})+|@([\w.]{4,40})/giu)].map(
    ([, host, handle]) => lettersOf(host ?? handle ?? ""),
  );

type Found = { first: number; last: number; name: string };

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(token)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** The word sequences in a text that have the form of a name. */
function stretchesIn(text: string, words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (const [first, { text: start, start: from }] of words.entries()) {
    // Skips handles, which run a name's words together.
    if (!/^[\p{L}\d]/u.test(start) || text[from - 1] === "@") continue;
    for (let last = first; last < Math.min(first + most.words, words.length); last += 1) {
      const word = words[last] as Word;
      const isBroken = last > first && text.slice(words[last - 1]?.end, word.start).includes("\n");
      if (isBroken || !/^[\p{L}\d&+]/u.test(word.text)) break;
      if (/^[\p{L}\d]/u.test(word.text)) found.push({ first, last, name: text.slice(from, word.end) });
    }
  }
  return found;
}

const timesOf = (stretches: readonly Found[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { name } of stretches) times.set(lower(name), (times.get(lower(name)) ?? 0) + 1);
  return times;
};

/** All word sequences in a brief and its ad's title that may be a name, with their features. */
export function stretchesOf(typed: string, title: string): Stretch[] {
  const brief = typed.slice(0, most.brief);
  const [words, titled] = [wordsIn(brief), wordsIn(title.slice(0, most.title))];
  const [inBrief, inTitle] = [stretchesIn(brief, words), stretchesIn(title, titled)];
  const [times, timesTitled] = [timesOf(inBrief), timesOf(inTitle)];
  const context = { brief, words, domains: domainsOf(brief), style: caseOf(brief), times };
  const hasTitle = titled.length > 0 ? "titled" : "untitled";
  return [
    ...inBrief.map(({ name, first, last }) => ({
      name,
      features: [
        ...featuresOf(first, last, context),
        timesTitled.has(lower(name)) ? "in title" : `not in title, ${hasTitle}`,
        ...(timesTitled.has(lower(name))
          ? [`in title ${last - first + 1} of ${Math.min(6, titled.length)}`]
          : []),
      ],
    })),
    ...inTitle.map(({ name, first, last }) => ({
      name,
      features: titleFeatures(name, { first, last, titled, times, domains: context.domains }),
    })),
  ];
}

/** The features of a word sequence in the title. */
function titleFeatures(
  name: string,
  {
    first,
    last,
    titled,
    times,
    domains,
  }: {
    first: number;
    last: number;
    titled: readonly Word[];
    times: ReadonlyMap<string, number>;
    domains: readonly string[];
  },
): string[] {
  const own = titled.slice(first, last + 1).map(({ text }) => text);
  const rest = [...titled.slice(0, first), ...titled.slice(last + 1)].map(({ text }) => lower(text));
  const isAll = rest.length === 0;
  const place = isAll ? "all" : first === 0 ? "start" : last === titled.length - 1 ? "end" : "middle";
  const capitals = own.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const form = capitals === own.length ? "named" : capitals > 0 ? "half named" : "small";
  const letters = lettersOf(name);
  const known = times.has(lower(name)) ? "told" : "untold";
  const domain = domains.some((each) => letters.length > 3 && each.startsWith(letters))
    ? "domain"
    : "no domain";
  return [
    "T",
    `T ${place}`,
    `T ${place} ${form}`,
    `T ${place} ${known}`,
    `T ${place} ${form} ${known}`,
    `T ${place} ${own.length}`,
    `T ${domain} ${place}`,
    ...own.map((word) => `T word ${lower(word)}`),
    `T last ${lower(own.at(-1) ?? "")}`,
    `T first ${lower(own[0] ?? "")}`,
    `T < ${lower(titled[first - 1]?.text ?? "|")}`,
    `T > ${lower(titled[last + 1]?.text ?? "|")}`,
    ...rest.map((word) => `T rest ${word}`),
    ...(isCapital(titled[last + 1]?.text ?? "") ? [`T before capital ${form}`] : []),
    ...(isCapital(titled[first - 1]?.text ?? "") ? [`T after capital ${form}`] : []),
    ...(joints.has(lower(own.at(-1) ?? "")) || joints.has(lower(own[0] ?? "")) ? ["T joint at edge"] : []),
  ];
}

type Context = {
  brief: string;
  words: readonly Word[];
  domains: readonly string[];
  style: string;
  /** How often each word sequence occurs, by its text in lower case. */
  times: ReadonlyMap<string, number>;
};

function featuresOf(first: number, last: number, { brief, words, domains, style, times }: Context): string[] {
  const own = words.slice(first, last + 1).map(({ text }) => text);
  const content = own.filter((word) => !joints.has(lower(word)));
  const name = brief.slice(words[first]?.start, words[last]?.end);
  const letters = lettersOf(name);
  /** A neighbouring word, with a bar if it is on another line. */
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

/**
 * Finds the likeliest name in a brief and its ad's title; undefined if it most likely has none. `together` adds the
 * probabilities of longer and shorter forms of the name.
 * @param isOther returns true for names that can't be the advertiser's, such as places
 * @returns the name, its probability, and `isSecond`: true if a likelier name can't be the advertiser's
 */
export function advertiserOf(
  brief: string,
  title: string,
  isOther: (name: string) => boolean = () => false,
  { none, weights }: AdvertiserModel = model,
): { name: string; probability: number; together: number; isSecond: boolean } | undefined {
  const odds = stretchesOf(brief, title).map(({ name, features }) => ({
    name,
    odds: oddsOf(weights, features),
  }));
  const top = Math.max(none, ...odds.map((each) => each.odds));
  /** The total likelihood of all mentions of each name. The likeliest mention determines the capitals. */
  const likely = new Map<string, { name: string; sum: number; odds: number }>();
  for (const { name, odds: each } of odds) {
    const known = likely.get(lower(name)) ?? { name, sum: 0, odds: each };
    likely.set(lower(name), {
      ...(each > known.odds ? { name, odds: each } : known),
      sum: known.sum + Math.exp(each - top),
    });
  }
  const noName = { sum: Math.exp(none - top) };
  let ranked = [...likely.values()].toSorted((a, b) => b.sum - a.sum);
  let best = ranked[0];
  const isSecond = best !== undefined && best.sum >= noName.sum && isOther(best.name);
  for (; best && best.sum >= noName.sum && isOther(best.name); [best] = ranked) {
    const other = best.name;
    ranked = ranked.filter(({ name }) => !isWithin(name, other));
  }
  if (!best || best.sum < noName.sum) return undefined;
  const shortest = best.name;
  // The same name in longer or shorter forms: "Peachtree Polish", "Peachtree Polish Club".
  const alike = ranked.filter(({ name }) => isWithin(name, shortest) || isWithin(shortest, name));
  const close = alike.filter(({ name, sum }) => sum > shareOf(name, shortest) * best.sum);
  const { name } = close.reduce(
    (longest, each) => (isWithin(longest.name, each.name) ? each : longest),
    best,
  );
  const total = sumOf(ranked) + noName.sum;
  return { name, probability: best.sum / total, together: sumOf(alike) / total, isSecond };
}

const sumOf = (all: readonly { sum: number }[]) => all.reduce((total, { sum }) => total + sum, 0);

/**
 * The minimum likelihood, relative to the likeliest name's, at which a longer form of the name replaces it: lower if
 * the shorter form would cut a run of capitalized words, and infinite (never) if the longer one only adds a place.
 */
function shareOf(longer: string, name: string): number {
  const more = longer.replace(name, "").trim();
  if (/^(?:in|at|near|te|uit|aus|à|en|em) /u.test(more)) return Infinity;
  const added = more.split(" ");
  const isCut =
    /\p{Ll}/u.test(name) &&
    added.length <= name.split(" ").length + 1 &&
    added.every((word) => isCapital(word) || joints.has(word)) &&
    !/^(?:de|da|do|di) | (?:the|la|le|il|el)$/.test(more);
  return isCut ? 0.2 : 0.6;
}

/** True if the other name contains this one as whole words. */
const isWithin = (name: string, other: string) => ` ${lower(other)} `.includes(` ${lower(name)} `);
