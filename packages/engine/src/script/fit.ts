import { brandMark } from "./brand-mark.ts";
import type { Sentence } from "./script.ts";

/** A candidate sentence. `place` is its position in the script; a higher `weight` has priority. */
export interface Part {
  text: string;
  place: number;
  weight: number;
  /**
   * Required, opening, informative, or filler for leftover time; an `invitation` is filler that invites the listener.
   */
  role: "must" | "hook" | "fact" | "filler" | "invitation";
}

export interface FitSetting {
  seconds: number;
  /** How many seconds a sentence takes to speak, with the brand filled in. */
  timeOf: (text: string) => number;
  /** The silence after a sentence if there is little to say, in seconds. */
  slowPause: number;
}

/**
 * The average silence after a sentence in the mix, in seconds: most pauses take 220 to 280 ms, and some slightly
 * more.
 */
const usualPause = 0.3;

/**
 * The shortest and longest durations, as shares of the ad's length, that the mixer can bring to 93–100% of it by
 * changing the pace by at most 7%, with a margin.
 */
const window = { least: 0.92, most: 1.04 };

/**
 * The longest duration that still fits at a 7% faster pace, as a share of the ad's length. Used if nothing shorter
 * fits.
 */
const widest = 1.065;

/** How much to write if there is enough to say, as a share of the length. */
const wanted = 1.25;

/** The most invitations in a script: more would sound pushy. */
const mostInvitations = 2;

/**
 * Returns the sentences in spoken order, ranked so that dropping those above some rank comes close to the length.
 * Facts come first; leftover time is filled with longer pauses, and only then with other sentences.
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

/** The parts in spoken order. Required parts have rank 0; each of the others has its own rank. */
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
