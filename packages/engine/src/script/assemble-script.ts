import { folded } from "../brief/required-lines.ts";
import { spokenBrand, withBrand } from "./brand-mark.ts";
import type { Opening, Part, Parts } from "./parts.ts";
import type { Angle, Brief, Sentence } from "./script.ts";

/** The silence after a sentence, in seconds. */
const pause = 0.3;
/** The maximum and minimum share of the ad's length to fill. A faster or slower pace makes up the difference. */
const most = 1.04;
const enough = 0.86;
/**
 * If less than this share of the length is filled, the offer is repeated, with the brand, before the call to action.
 */
const scarce = 0.72;

/** Number of different scripts to prepare; each requested variant uses the next one. */
const enoughIdeas = 5;

type Chosen = { angle: Angle; parts: Part[] };

/** Chooses the sentences that fit the length: required ones first, then by weight. */
export function assemble(
  { openings, body, calls, required, also, recaps, join }: Parts,
  brief: Brief,
  angle: Angle | undefined,
): { angle: Angle; sentences: Sentence[] } {
  const brand = spokenBrand(brief.name);
  // A clause that was moved may leave its comma before other punctuation.
  const spoken = (text: string) => withBrand(text, brand).replaceAll(/,(?=[:;/])/g, "");
  const times = new Map<string, number>();
  const timeOf = ({ text }: Part) => {
    const known = times.get(text) ?? brief.timeOf(spoken(text)) + pause;
    times.set(text, known);
    return known;
  };
  const sum = (parts: readonly Part[]) => parts.reduce((total, part) => total + timeOf(part), -pause);
  const room = brief.seconds * most;
  const isNamed = (parts: readonly Part[]) => brand === "" || parts.some(({ text }) => text.includes("{b}"));
  /** `clause` selects a shorter form of the offer, counted from the end of `less`; "none" leaves the offer out. */
  const choose = (opening: Opening, call: Part, clause?: number | "none"): Chosen & { time: number } => {
    const said = new Set(opening.parts.flatMap(({ facts }) => facts));
    const left = body(said);
    const rest = left.filter(
      ({ facts, less }) =>
        !(less === undefined ? said.has(facts[0] ?? "") : facts.some((id) => said.has(id))) &&
        !facts.every((id) => call.facts.includes(id)),
    );
    const hasOffer = opening.parts.some(
      ({ facts, kind, role }) =>
        (kind === "offer" && (role === "hook" || role === "what")) ||
        left.some((part) => part.role === "offer" && part.facts.some((id) => facts.includes(id))),
    );
    const offers = rest.filter(({ role }) => role === "offer").toSorted((a, b) => b.weight - a.weight);
    const chosen = new Set(hasOffer || clause === "none" ? [] : offers.slice(0, 1));
    const less = new Map<Part, Part>();
    const [forced] = chosen;
    const tight = typeof clause === "number" ? forced?.less?.at(-1 - clause) : undefined;
    if (forced !== undefined && tight !== undefined) less.set(forced, tight);
    const all = () => {
      const before = [
        ...opening.parts,
        ...rest.filter((part) => chosen.has(part)).map((part) => less.get(part) ?? part),
      ];
      const isSaid = ({ text, isMention }: Part) =>
        isMention === true && before.some((part) => folded(part.text).includes(folded(text)));
      const lines = required.filter((line) => !isSaid(line));
      return [
        ...before,
        ...lines.filter(({ isMention }) => isMention === true),
        call,
        ...lines.filter(({ isMention }) => isMention !== true),
      ];
    };
    for (const part of rest.toSorted((a, b) => b.weight - a.weight)) {
      if (chosen.has(part)) continue;
      const fitting = [part, ...(part.less ?? [])].find((each) => sum(all()) + timeOf(each) <= room);
      if (fitting === undefined) continue;
      chosen.add(part);
      less.set(part, fitting);
    }
    return { angle: opening.angle, parts: all(), time: sum(all()) };
  };
  const order = ordered(openings, angle);
  // If an opening leaves no room for required lines, its hook is dropped and the offer shortened.
  const plain: Opening[] = order
    .filter(({ parts }) => !parts.some(({ needsHook }) => needsHook === true))
    .map(({ angle: own, parts }) => ({ angle: own, parts: parts.filter(({ role }) => role === "what") }));
  const tries = (some: readonly Opening[], clause?: number | "none") =>
    some.map((opening) =>
      shortened(opening).flatMap((each) => {
        const said = new Set(each.parts.flatMap(({ facts }) => facts));
        const left = calls.filter(({ facts }) => facts.length === 0 || !facts.every((id) => said.has(id)));
        return (left.length > 0 ? left : calls).map((call) => () => choose(each, call, clause));
      }),
    );
  const none = { angle: "offer" as const, parts: [] };
  const rounds = [
    tries(order),
    tries(order, 0),
    tries(order, 1),
    tries(plain.filter(({ parts }) => isNamed(parts))),
    tries(
      plain.filter(({ parts }) => isNamed(parts)),
      "none",
    ),
    tries([...plain, none]),
    tries([...plain, none], 0),
  ];
  const lastGood = 3;
  /** The index of the round that leaves the offer out. Its scripts are used only if they are shorter than the ad. */
  const withoutOffer = 4;
  const longest = brief.seconds * 1.065;
  const variant = brief.variant ?? 0;
  let shortest: (Chosen & { time: number }) | undefined;
  const ideas: Chosen[] = [];
  const texts = new Set<string>();
  for (const [round, some] of rounds.entries()) {
    if (ideas.length >= enoughIdeas || (round > lastGood && ideas.length > 0)) break;
    for (const options of some) {
      for (const option of options) {
        const tried = option();
        if (!isNamed(tried.parts)) continue;
        if (shortest === undefined || tried.time < shortest.time) shortest = tried;
        if (tried.time > (round === withoutOffer ? brief.seconds * 0.98 : longest)) continue;
        const text = textOf(tried.parts);
        if (!texts.has(text)) ideas.push(tried);
        texts.add(text);
        break;
      }
    }
  }
  ideas.push(
    ...ideas
      .flatMap(reordered)
      .filter(({ parts }) => !texts.has(textOf(parts)))
      .slice(0, Math.max(0, enoughIdeas - ideas.length)),
  );
  const isTight = brief.seconds <= tight;
  const needed = ({ parts }: Chosen) =>
    isTight
      ? new Set(parts.flatMap(({ facts }) => facts)).size
      : parts.filter(({ kind }) => kind === "offer" || kind === "when").length;
  ideas.sort((a, b) => costOf(a, ideas, needed) - costOf(b, ideas, needed));
  const best = ideas[variant % Math.max(1, ideas.length)] ?? shortest;
  const facts = best?.parts ?? [];
  const call = facts.findIndex(({ role }) => role === "call") + 1;
  // Mentioning "example.com/terms" doesn't count as saying "example.com".
  const isAlso = new RegExp(String.raw`${RegExp.escape(also?.contact ?? "")}(?![\p{L}\p{N}/])`, "u");
  const isNew = also !== undefined && !facts.some(({ text }) => isAlso.test(text));
  const told = isNew ? facts.toSpliced(call, 0, also.part) : facts;
  const parts = filled(sum(told) > room ? facts : told, recaps, { seconds: brief.seconds, sum, timeOf });
  return { angle: best?.angle ?? "offer", sentences: ranked(smoothed(parts, join), spoken) };
}

/** In an ad of up to this length, in seconds, a hook must not displace any fact; in a longer ad, no offer or date. */
const tight = 20;

/**
 * 1 for an idea whose hook takes up space needed for facts that another idea includes, or that lacks the requested
 * hook; otherwise 0.
 * @param needed returns the number of those facts in an idea
 */
function costOf(idea: Chosen, all: readonly Chosen[], needed: (of: Chosen) => number): number {
  const isRequested = ({ parts: [first] }: Chosen) => first?.isRequested === true;
  if (all.some(isRequested)) return isRequested(idea) ? 0 : 1;
  const isHooked = ({ parts: [first] }: Chosen) => first?.role === "hook";
  const spare = (idea.parts[0]?.facts.length ?? 0) > 0 ? 1 : 0;
  return isHooked(idea) && all.some((other) => !isHooked(other) && needed(other) > needed(idea) + spare)
    ? 1
    : 0;
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(" ");

/** False if a part begins with a word that refers to the previous sentence ("It’s …") and so has to follow it. */
const isMovable = (some: readonly Part[]) =>
  some.length > 0 && !some.some(({ text }) => /^(?:it|that|they|them|this)(?!\p{L})/iu.test(text));

/** The same facts in other orders: the offer just before the call to action, or the facts in reverse. */
function reordered({ angle, parts }: Chosen): Chosen[] {
  const before = parts.filter(({ role }) => role === "hook" || role === "what");
  const offers = parts.filter(({ role }) => role === "offer");
  const told = parts.filter(({ role, kind }) => role === "fact" && kind !== "when" && kind !== "where");
  const end = parts.filter((part) => ![...before, ...offers, ...told].includes(part));
  if (before.length === 0 || !isMovable(told)) return [];
  const orders: Part[][] = [];
  if (isMovable(offers)) orders.push([...before, ...told, ...offers, ...end]);
  if (told.length > 1) orders.push([...before, ...offers, ...told.toReversed(), ...end]);
  return orders.map((each) => ({ angle, parts: each }));
}

/** An opening and its variants with a shorter sentence about what is being sold. */
function shortened(opening: Opening): Opening[] {
  const what = opening.parts.find(({ role }) => role === "what");
  const shorter = (what?.less ?? []).map((less) => ({
    angle: opening.angle,
    parts: opening.parts.map((part) => (part === what ? less : part)),
  }));
  return [opening, ...shorter];
}

/** The openings in the order in which variants use them: each angle once before any of them repeats. */
function ordered(openings: readonly Opening[], angle: Angle | undefined): Opening[] {
  const turns: Opening[] = [];
  let left = [...openings];
  while (left.length > 0) {
    const turn = left.filter(
      (opening, at) => left.findIndex((other) => other.angle === opening.angle) === at,
    );
    turns.push(...turn);
    left = left.filter((opening) => !turn.includes(opening));
  }
  const start = Math.max(
    0,
    turns.findIndex((opening) => opening.angle === angle),
  );
  return [...turns.slice(start), ...turns.slice(0, start)];
}

function filled(
  parts: Part[],
  recaps: readonly Part[],
  {
    seconds,
    sum,
    timeOf,
  }: { seconds: number; sum: (parts: readonly Part[]) => number; timeOf: (part: Part) => number },
): Part[] {
  let all = parts;
  for (const recap of recaps) {
    if (sum(all) >= seconds * enough || (recap.facts.length === 0 && sum(all) >= seconds * scarce)) break;
    if (recap.facts.length > 0 && seconds < 60) continue;
    if (
      sum(all) + timeOf(recap) > seconds * most ||
      (recap.text.includes("{b}") &&
        all.filter(({ text }) => text.includes("{b}")).length >= Math.max(3, Math.floor(seconds / 8)))
    )
      continue;
    const call = all.findIndex(({ role }) => role === "call");
    const isContact = recap.facts.length > 0;
    const at = isContact ? call + 1 : call;
    all = [...all.slice(0, at), recap, ...all.slice(at)];
  }
  return all;
}

/** Joins consecutive short sentences in pairs. */
function smoothed(parts: readonly Part[], join: Parts["join"]): Part[] {
  const said: Part[] = [];
  let isPair = false;
  for (const part of parts) {
    const last = said.at(-1);
    const text: string | undefined =
      !isPair && [last, part].every((each) => each?.role === "fact" && each.kind !== "slogan")
        ? join?.(last?.text ?? "", part.text)
        : undefined;
    isPair = last !== undefined && text !== undefined;
    if (last === undefined || text === undefined) said.push(part);
    else
      said.splice(-1, 1, {
        ...last,
        text,
        facts: [...last.facts, ...part.facts],
        weight: Math.max(last.weight, part.weight),
      });
  }
  return said;
}

function ranked(parts: readonly Part[], spoken: (text: string) => string): Sentence[] {
  const byWeight = parts
    .filter(({ role }) => role === "fact" || role === "recap" || role === "hook" || role === "offer")
    // A hook that states a fact can't be left out, unlike other hooks.
    .filter(({ role, facts }) => role !== "hook" || facts.length === 0)
    .toSorted((a, b) => b.weight - a.weight);
  const hasOffer = byWeight.find(({ role }) => role === "offer");
  const optional = byWeight.filter((part) => part !== hasOffer);
  const said = parts.filter(({ text }) => text !== "");
  return said.map((part, at): Sentence => {
    const rank = optional.indexOf(part) + 1;
    const text = spoken(part.text);
    if (at === said.length - 1) return { text, rank, facts: part.facts };
    const isLong = part.role === "hook" || said[at + 1]?.role === "call";
    return { text, rank, facts: part.facts, pauseAfter: isLong ? "long" : "short" };
  });
}
