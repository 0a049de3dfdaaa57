import type { Rule } from "../rule-scanner.ts";
import { cardinal, digits } from "./numbers.ts";

const sep = String.raw`[ .-]`;
/** International numbers: +44 20 7946 0958, +1 (555) 123-4567. */
const international = String.raw`\+\d{1,3}(?:${sep}?\(0?\d{1,4}\))?(?:${sep}?\d{1,4}){2,5}(?!\d)`;
/** Numbers with the area code in brackets: (555) 123-4567, (020) 7946 0958. */
const bracketed = String.raw`\(\d{2,5}\)(?:${sep}?\d{3,4}){2}(?!\d)`;
/** American numbers: 1-800-555-0199, 800-555-0199, 555.123.4567, 555-0199. */
const american = String.raw`(?:1${sep})?\d{3}${sep}\d{3}${sep}\d{4}(?!\d)|\d{3}-\d{4}(?![\d-])|[2-9]\d{9}(?!\d)`;
/** National numbers that begin with 0: 020 7946 0958, 0800 123 456. */
const national = String.raw`0\d{1,4}(?:${sep}\d{2,4}){1,4}(?!\d)|0\d{9,10}(?!\d)`;
/** Toll-free numbers with letters: 1-800-FLOWERS, 800-CALL-NOW. */
const letters = String.raw`(?:1-)?8(?:00|33|44|55|66|77|88)-(?<word>[A-Z]{2,10}(?:-[A-Z]{2,10})?)(?![A-Za-z])`;
const extension = String.raw`(?:,? ?(?:ext\.?|extension|x) ?(?<ext>\d{1,6}))?`;

/** Rules for phone numbers: digit by digit, with a short pause between groups. */
export const phones: Rule[] = [
  {
    at: "digit",
    pattern: new RegExp(letters, "y"),
    say: ({ groups = {}, 0: all }) => {
      const word = groups.word ?? "";
      return `${sayGroups(all.slice(0, all.length - word.length))} ${word.replace("-", " ")}`;
    },
  },
  phone("sign", international),
  phone("sign", bracketed),
  phone("digit", american),
  phone("digit", String.raw`1${sep}?${bracketed}`),
  phone("digit", national),
];

function phone(at: Rule["at"], source: string): Rule {
  return {
    at,
    pattern: new RegExp(`(?<number>${source})${extension}`, "y"),
    say: ({ groups = {} }, { before }) => {
      if (/[\d$£€]$/.test(before)) return undefined;
      const said = sayGroups(groups.number ?? "");
      return groups.ext === undefined ? said : `${said}, extension ${digits(groups.ext, "oh")}`;
    },
  };
}

function sayGroups(number: string) {
  const groups = number.match(/\d+/g)?.flatMap(apart) ?? [];
  const said = groups.map(sayGroup);
  const plus = number.startsWith("+") ? "plus " : "";
  // No pause after the leading 1: "one eight hundred".
  const start = groups[0] === "1" ? `${said[0]} ${said[1] ?? ""}` : undefined;
  return plus + (start ? [start, ...said.slice(2)] : said).join(", ");
}

/** Groups ten consecutive digits the American way and eleven the British way. */
function apart(group: string) {
  if (group.length === 10) return [group.slice(0, 3), group.slice(3, 6), group.slice(6)];
  return group.length > 6 ? [group.slice(0, 4), group.slice(4, 7), group.slice(7)] : [group];
}

function sayGroup(group: string) {
  return /^[1-9]00$/.test(group) ? cardinal(Number(group)) : digits(group, "oh");
}
