import { brandMark } from "./brand-mark.ts";
import type { Sentence } from "./script.ts";

/** A sentence that may be said. `place` orders the speaking, `weight` how soon it is chosen. */
export interface Part {
  text: string;
  place: number;
  weight: number;
  /** What must be said, what opens, what tells; what fills the time that the facts leave, and which of that invites. */
  role: "must" | "hook" | "fact" | "filler" | "invitation";
}

export interface FitSetting {
  seconds: number;
  /** Seconds that a sentence takes, the brand in it named. */
  timeOf: (text: string) => number;
  /** Silence behind a sentence where there is less to say than time, in seconds. */
  slowPause: number;
}

/** Silence behind a sentence that the mixer leaves on average, in seconds: 220 to 280 ms, and a little for the longer ones. */
const usualPause = 0.3;

/** Parts of the length between which the mixer can fit the pace: 93-100 % of it at a pace of ±7 %, with room to err. */
const window = { least: 0.92, most: 1.04 };

/** The longest that a pace of 7 % more can still hold, for what nothing shorter fits. */
const widest = 1.065;

/** Share of the length that is written, where there is so much to say. */
const wanted = 1.25;

/** More would be begging. */
const mostInvitations = 2;

/**
 * The sentences in the order of speaking, each with its rank, so that some cut by rank lasts about the length. Facts come
 * first. What they leave is filled with longer pauses, and only then with other sentences.
 */
export function fitted(parts: readonly Part[], { seconds, timeOf, slowPause }: FitSetting): Sentence[] {
  const timed = parts.map((part) => ({
    ...part,
    time: timeOf(part.text),
    brands: part.text.split(brandMark).length - 1,
  }));
  type Timed = (typeof timed)[number];
  const chosen = timed.filter(({ role }) => role === "must");
  const facts = timed
    .filter(({ role }) => role === "hook" || role === "fact")
    .toSorted((a, b) => b.weight - a.weight);
  const fillers = timed.filter(({ role }) => role === "filler" || role === "invitation");
  const mostBrands = Math.max(3, Math.floor(seconds / 8));
  const sum = (all: readonly Timed[], of: (part: Timed) => number) =>
    all.reduce((total, part) => total + of(part), 0);
  let pause = usualPause;
  const time = () => sum(chosen, (part) => part.time) + pause * (chosen.length - 1);
  const mayName = (part: Timed, most: number) =>
    part.brands === 0 || sum(chosen, ({ brands }) => brands) + part.brands <= most;
  const mayInvite = ({ role }: Timed) =>
    role !== "invitation" || chosen.filter((part) => part.role === "invitation").length < mostInvitations;
  const take = (part: Timed, from: Timed[]) => {
    chosen.push(part);
    from.splice(from.indexOf(part), 1);
  };
  const landing = (fitting: readonly Timed[], room: number) =>
    fitting.find((part) => part.time >= room - seconds * (window.most - window.least));

  const closed = [window.most, widest];
  while (time() < seconds * window.least && closed[0] !== undefined) {
    const room = seconds * closed[0] - time() - pause;
    const fitting = facts.filter((part) => part.time <= room && mayName(part, 3));
    const next =
      fitting[0] === facts[0] || facts.length === 0 ? fitting[0] : (landing(fitting, room) ?? fitting[0]);
    if (next !== undefined) {
      take(next, facts);
      continue;
    }
    if (pause < slowPause) {
      pause = slowPause;
      continue;
    }
    const filling = fillers.filter(
      (part) => part.time <= room && mayName(part, mostBrands) && mayInvite(part),
    );
    const filler = room < 5 ? (landing(filling, room) ?? filling[0]) : filling[0];
    if (filler === undefined) closed.shift();
    else take(filler, fillers);
  }
  const isSlow = pause > usualPause;
  pause = usualPause;
  while (time() < seconds * wanted) {
    const next = facts.find((part) => mayName(part, 3));
    if (next === undefined) break;
    take(next, facts);
  }
  return ranked(chosen, isSlow);
}

/** The parts in the order of speaking. What must stay has rank 0, each of the others its own. */
function ranked(chosen: readonly Part[], isSlow: boolean): Sentence[] {
  const ranks = new Map<Part, number>();
  let last = 0;
  for (const part of chosen) ranks.set(part, part.role === "must" ? 0 : ++last);
  return chosen
    .toSorted((a, b) => a.place - b.place)
    .map((part, i, all): Sentence => {
      const rank = ranks.get(part) ?? 0;
      if (i === all.length - 1) return { text: part.text, rank };
      const isLong = isSlow || part.role === "hook" || i === all.length - 2;
      return { text: part.text, rank, pauseAfter: isLong ? "long" : "short" };
    });
}
