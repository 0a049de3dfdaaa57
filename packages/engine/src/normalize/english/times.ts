import type { Around, Rule } from "../rule-scanner.ts";
import { sentenceStop } from "./context.ts";
import { cardinal } from "./numbers.ts";

const clock = (name: string) => String.raw`(?<${name}h>[01]?\d|2[0-4])(?::(?<${name}m>[0-5]\d))?`;
const halfOf = (name: string) => String.raw`(?:\s?(?<${name}half>[ap])\.?\s?m(?![a-z])\.?)`;
const flags = "iy";
const to = String.raw`\s?(?:[-–—]|to|til|till|until)\s?`;

/** Rules for times of day. 24-hour times are converted to A M and P M. */
export const times: Rule[] = [
  {
    at: "digit",
    pattern: new RegExp(`${clock("a")}${halfOf("a")}?${to}${clock("b")}${halfOf("b")}`, flags),
    say: ({ groups = {}, 0: all }, around) => {
      const first = time(groups.ah, groups.am, groups.ahalf)?.replace(" o'clock", "");
      const second = time(groups.bh, groups.bm, groups.bhalf);
      return first && second ? `${first} to ${second}${stop(all, around)}` : undefined;
    },
  },
  {
    at: "digit",
    pattern: new RegExp(`${clock("a")}${halfOf("a")}`, flags),
    say: ({ groups = {}, 0: all }, around) => {
      const said = time(groups.ah, groups.am, groups.ahalf);
      return said && said + stop(all, around);
    },
  },
  {
    at: "digit",
    pattern: new RegExp(
      String.raw`(?<ah>[01]?\d|2[0-4]):(?<am>[0-5]\d)(?![\d:])(?:${to}(?<bh>[01]?\d|2[0-4]):(?<bm>[0-5]\d)(?![\d:]))?`,
      "iy",
    ),
    say: ({ groups = {} }, { after }) => {
      const name = /^ ?(?:hours|hrs)\b/.test(after) ? undefined : "";
      // In "10:00-14:00", both ends get A M or P M if one of them needs it.
      const isMorning =
        Number(groups.bh) > 12 && Number(groups.ah) < 12 && groups.ah !== "00" && groups.ah !== "0";
      const first = time(groups.ah, groups.am, isMorning ? "a" : name);
      if (groups.bh === undefined) return first;
      const second = time(groups.bh, groups.bm, name);
      return first && second ? `${first} to ${second}` : undefined;
    },
  },
];

/** @param half `a`, `p`, or empty if not given: "9:00" is nine o'clock, "17:00" five P M */
function time(hour = "", minute = "00", half: string | undefined = "") {
  const h = Number(hour);
  const isLate = h > 12 || hour.startsWith("00");
  if (h > 24 || (half !== "" && hour !== "0" && h === 0)) return undefined;
  if (half === "" && (h === 24 || hour === "00" || hour === "0") && minute === "00") return "midnight";
  const name =
    half === ""
      ? isLate
        ? h > 12 && h < 24
          ? "P M"
          : "A M"
        : ""
      : h > 12
        ? "P M"
        : `${half.toUpperCase()} M`;
  const spoken = cardinal(h % 12 === 0 ? 12 : h % 12);
  const m = Number(minute);
  const minutes = m === 0 ? (name === "" ? " o'clock" : "") : ` ${m < 10 ? "oh " : ""}${cardinal(m)}`;
  return `${spoken}${minutes}${name === "" ? "" : ` ${name}`}`;
}

const goesOn =
  /^\s+(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[ECMP][SD]?T\b)/;

/** The full stop, if the abbreviation also ends the sentence: "Open till 9 p.m. Call now". */
function stop(all: string, { after }: Around) {
  return /[^.]m\.$/i.test(all) && !/^\S/.test(after) ? "." : sentenceStop(all, after, goesOn);
}
