import type { Own } from "./language-table.ts";

/** How a language says a stretch of weekdays. */
interface Weekdays {
  /** Short names as written, without a point → full ones, separated by spaces and in the same order. */
  readonly short: string;
  readonly full: string;
  /** Between two written days, beside hyphens. */
  readonly until: string;
  /** What is said before the first, unless it is written already, and between the two. */
  readonly from: string;
  readonly to: string;
}

/** Short weekdays where they can be nothing else: two with a hyphen between ("Mo–Fr"), or one before a number ("Sa 9"). */
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
        // "L" and "V" alone are sizes.
        if (b === undefined) return groups.a?.length === 1 ? undefined : a;
        const start = from === "" || /(?:^|\s)(?:d[eua]l?|van|von|vom) $/i.test(before) ? "" : `${from} `;
        const stop = all.endsWith(".") && (after === "" || /^\s+\p{Lu}/u.test(after)) ? "." : "";
        return `${start}${a} ${to} ${b}${stop}`;
      },
    },
  ];
}
