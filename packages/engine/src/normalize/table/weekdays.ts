import type { Own } from "./language-table.ts";

/** A language's words for ranges of weekdays. */
interface Weekdays {
  /** Abbreviations without their full stop, and full names in the same order; separated by spaces. */
  readonly short: string;
  readonly full: string;
  /** A word that may be written between two days instead of a hyphen. */
  readonly until: string;
  /** Spoken before the first day (unless already written) and between the two days. */
  readonly from: string;
  readonly to: string;
}

/** Rules for unambiguous weekday abbreviations: two joined by a hyphen ("Mo–Fr"), or one before a number ("Sa 9"). */
export function weekdayRules({ short, full, until, from, to }: Weekdays): Own[] {
  const names = full.split(" ");
  const days = new Map(short.split(" ").map((day, at) => [day.toLowerCase(), names[at] ?? day]));
  const any = [...days.keys()].toSorted((a, b) => b.length - a.length).join("|");
  const pattern = `(?<a>${any})\\.?(?:\\s?(?:[-–—]|${until})\\s?(?<b>${any})(?!\\p{L})\\.?|(?=,? \\d))`;
  const dayOf = (text: string | undefined) => days.get((text ?? "").toLowerCase());
  return [
    {
      at: "letter",
      pattern: new RegExp(pattern, "iuy"),
      say: ({ groups = {}, 0: all }, before, after) => {
        const [a, b] = [dayOf(groups.a), dayOf(groups.b)];
        // A single "L" or "V" is a clothing size.
        if (b === undefined) return groups.a?.length === 1 ? undefined : a;
        const start = from === "" || /(?:^|\s)(?:d[eua]l?|van|von|vom) $/i.test(before) ? "" : `${from} `;
        const stop = all.endsWith(".") && (after === "" || /^\s+\p{Lu}/u.test(after)) ? "." : "";
        return `${start}${a} ${to} ${b}${stop}`;
      },
    },
  ];
}
