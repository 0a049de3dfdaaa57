import { brandMark } from "./brand-mark.ts";
import type { Sentence } from "./script.ts";

/** A sentence that may be said. `place` orders the speaking, `weight` how soon it is chosen. */
export interface Part {
  text: string;
  place: number;
  weight: number;
  /** What must be said, what opens, what tells, and what fills the time that the facts leave. */
  role: "must" | "hook" | "fact" | "invitation";
}

export interface FitSetting {
  seconds: number;
  /** Seconds that a sentence takes, the brand in it named. */
  timeOf: (text: string) => number;
}

/** Silence behind a sentence that the mixer leaves on average, in seconds: 220 to 280 ms, and a little for the longer ones. */
const pause = 0.3;

/** Parts of the length between which the mixer can fit the pace: 93-100 % of it at a pace of ±7 %, with room to err. */
const window = { least: 0.92, most: 1.03 };

/** The longest that a pace of 7 % more can still hold, for what nothing shorter fits. */
const widest = 1.065;

/** Share of the length that is written, where there is so much to say. */
const wanted = 1.25;

/**
 * The sentences in the order of speaking, each with its rank, so that some cut by rank lasts about the length. Facts come
 * before invitations, which fill what the facts leave.
 */
export function fitted(parts: readonly Part[], { seconds, timeOf }: FitSetting): Sentence[] {
  const timed = parts.map((part) => ({
    ...part,
    time: timeOf(part.text) + pause,
    brands: part.text.split(brandMark).length - 1,
  }));
  type Timed = (typeof timed)[number];
  const chosen = timed.filter(({ role }) => role === "must");
  const facts = timed
    .filter(({ role }) => role === "hook" || role === "fact")
    .toSorted((a, b) => b.weight - a.weight);
  const fillers = timed.filter(({ role }) => role === "invitation");
  const mostBrands = Math.max(3, Math.floor(seconds / 8));
  const sum = (all: readonly Timed[], of: (part: Timed) => number) =>
    all.reduce((total, part) => total + of(part), 0);
  const time = () => sum(chosen, (part) => part.time) - pause;
  const mayName = (part: Timed, most: number) =>
    part.brands === 0 || sum(chosen, ({ brands }) => brands) + part.brands <= most;
  const take = (part: Timed, from: Timed[]) => {
    chosen.push(part);
    from.splice(from.indexOf(part), 1);
  };

  const closed = [window.most, widest];
  while (time() < seconds * window.least && closed[0] !== undefined) {
    const room = seconds * closed[0] - time();
    const fitting = facts.filter((part) => part.time <= room && mayName(part, 3));
    const next =
      fitting[0] === facts[0] || facts.length === 0
        ? fitting[0]
        : (fitting.find((part) => part.time >= room - seconds * (window.most - window.least)) ?? fitting[0]);
    if (next !== undefined) {
      take(next, facts);
      continue;
    }
    const filling = fillers.filter((part) => part.time <= room && mayName(part, mostBrands));
    const landing = filling.find((part) => part.time >= room - seconds * (window.most - window.least));
    const filler = room < 5 ? (landing ?? filling[0]) : filling[0];
    if (filler === undefined) closed.shift();
    else take(filler, fillers);
  }
  while (time() < seconds * wanted) {
    const next = facts.find((part) => mayName(part, 3));
    if (next === undefined) break;
    take(next, facts);
  }
  while (time() < seconds) {
    const next = fillers.find((part) => mayName(part, mostBrands));
    if (next === undefined) break;
    take(next, fillers);
  }
  return ranked(chosen);
}

/** The parts in the order of speaking. What must stay has rank 0, each of the others its own. */
function ranked(chosen: readonly Part[]): Sentence[] {
  const ranks = new Map<Part, number>();
  let last = 0;
  for (const part of chosen) ranks.set(part, part.role === "must" ? 0 : ++last);
  return chosen
    .toSorted((a, b) => a.place - b.place)
    .map((part, i, all): Sentence => {
      const rank = ranks.get(part) ?? 0;
      if (i === all.length - 1) return { text: part.text, rank };
      return {
        text: part.text,
        rank,
        pauseAfter: part.role === "hook" || i === all.length - 2 ? "long" : "short",
      };
    });
}
