import { repeated } from "./repeated.ts";

export const weekdays: [string, string][] = [
  ["mon", "Monday"],
  ["tues?", "Tuesday"],
  ["wed", "Wednesday"],
  ["thu(?:rs?)?", "Thursday"],
  ["fri", "Friday"],
  ["sat", "Saturday"],
  ["sun", "Sunday"],
];
export const months: [string, string][] = [
  ["jan", "January"],
  ["feb", "February"],
  ["mar", "March"],
  ["apr", "April"],
  ["jun", "June"],
  ["jul", "July"],
  ["aug", "August"],
  ["sept?", "September"],
  ["oct", "October"],
  ["nov", "November"],
  ["dec", "December"],
];
export const month = `(?:${months.map(([, name]) => name).join("|")}|May)`;
export const weekday = `(?:${weekdays.map(([, name]) => name).join("|")})s?`;
/** The usual misspellings of days and months. */
const misspelt: [RegExp, string][] = [
  [/\b(?:wed?ensday|wens?day|wendn?e?sday|wednsday|wednesdy)(s?)\b/gi, "Wednesday$1"],
  [/\b(?:t(?:eu|u)sday|tuesdy)(s?)\b/gi, "Tuesday$1"],
  [/\b(?:thrus?day|thurday|thursdy)(s?)\b/gi, "Thursday$1"],
  [/\b(?:sat(?:e|u|a)day|sater?day|saturdy)(s?)\b/gi, "Saturday$1"],
  [/\bfebu(?:a|ra)ry\b/gi, "February"],
];
/** An abbreviation is only spelled out next to a weekday or a number, because "sun" and "sat" alone are words. */
export const calendar: [RegExp, string][] = [
  ...misspelt,
  ...weekdays.flatMap(([short, name]): [RegExp, string][] => [
    [new RegExp(String.raw`\b${name}(s?)\b`, "gi"), `${name}$1`],
    [
      new RegExp(
        String.raw`\b${short}(?:\.|\b)(?=\s?(?:[-–+&/,]|to|thru|through|and|til+|until)\s?(?:mon|tue|wed|thu|fri|sat|sun)|\s\d|s? (?:nights?|evenings?|mornings?|only|at)\b|,? (?:${months.map(([m]) => `${m}\\p{L}*`).join("|")}|may|the)\b)`,
        "giu",
      ),
      name,
    ],
    [
      new RegExp(
        String.raw`(?<=(?:day|\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun))s?\s?(?:[-–+&/,]|to|thru|through|and)\s?|\b(?:this|next|every|on|off|from|until|til|by|closed?|closes|ends?|each|all) )${short}(?:s\b|\.|\b)(?![-\p{L}])`,
        "giu",
      ),
      name,
    ],
  ]),
  ...weekdays
    .filter(([short]) => !/^(?:sat|sun|wed)$/.test(short))
    .map(([short, name]): [RegExp, string] => [
      new RegExp(String.raw`\b${short}(?:s|\.)?(?![\p{L}’-])`, "giu"),
      name,
    ]),
  ...months.flatMap(([short, name]): [RegExp, string][] => [
    [
      new RegExp(String.raw`\b${name === "March" || name === "August" ? `${name}(?=\\s\\d)` : name}\b`, "gi"),
      name,
    ],
    [
      new RegExp(
        String.raw`\b${short}\.?(?=\s?\d)|(?<=\d(?:st|nd|rd|th)?(?: of)? )${short}\b\.?|(?<=\b(?:of|in|until|til|to|end) )${short === "mar" ? "mar(?= )" : short}\b\.?`,
        "gi",
      ),
      name,
    ],
  ]),
  [/\bmay(?=\s\d)|(?<=\d(?:st|nd|rd|th)?(?: of)? )may\b/gi, "May"],
];

const clock = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b\.?)?|noon|midnight|late)`;
const sureClock = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|noon|midnight)`;
const span = String.raw`(?:\s?(?:-|–|to|until|through)\s?)`;
const sureTime = [
  String.raw`${weekday}(?:(?:${span}|,? and |, ?|\s?[&+/]\s?)${weekday})*`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?: \d{4})?(?:${span}(?:the )?\d{1,2}(?:st|nd|rd|th)? ${month})?`,
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4}\b)?(?:${span}(?:${month} )?\d{1,2}(?:st|nd|rd|th)?)?`,
  String.raw`(?:in |during |throughout |the end of |end of |all |this |next )${month}(?! \d)`,
  String.raw`${clock}${span}${sureClock}`,
  String.raw`\d{1,2}:\d{2}${span}\d{1,2}(?::\d{2})?\b|\b\d{1,2}${span}\d{1,2}:\d{2}\b`,
  String.raw`(?i:memorial|labor|independence|mother’s|father’s|valentine’s|new year’s|christmas|boxing|thanksgiving) (?i:day|eve)`,
  String.raw`(?:noon|midnight)${span}\d{1,2}(?:[:.]\d{2})?\b`,
  String.raw`(?:${sureClock})(?: sharp)?`,
  String.raw`(?:every ?day|daily|weekdays|weekends?|evenings|mornings|nightly|tonight|today|tomorrow|year-round|all year|this weekend|next week|this week|24/7|(?<!(?:within|in|under|every|of) )24 hours(?: a day)?|7 days(?: a week)?|seven days(?: a week)?|around the clock|day (?:and|or) night)\b`,
];
const lead = String.raw`(?:(?:open|every|each|on|this|next|from|until|through|by|before|after|starting|starts|between|at|late|first|last|the|only|now|ends?|about|around|is)\s)`;
const joint = String.raw`(?:\s?(?:,|and|from|at|on|until|through|between|to|for)?\s?)`;
const loose = String.raw`(?:${clock}${span}${clock}|(?:at|until|from|by|til) \d{1,2}(?:[:.]\d{2})?(?: sharp)?\b|the \d{1,2}(?:st|nd|rd|th)\b|(?:every |all )?(?:morning|evening|night|afternoon|weekend|day)s?\b|only\b)`;

/** Tries the more specific alternatives first. "from the 3rd" is complete without a second date. */
export const time = new RegExp(
  String.raw`(?:(?<![\p{L}\d$€£₹.])${lead}{0,3}(?:${sureTime.join("|")})${repeated(`${joint}${lead}{0,3}(?:${[...sureTime, loose].join("|")})`, "{0,5}")}|\b(?:open|until|through|by) (?:the \d{1,2}(?:st|nd|rd|th)|${clock}${span}${clock}|late)(?:\s(?:daily|every ?day|${weekday}))?)(?![\p{L}\d%])`,
  "iu",
);

export function timePhrase(typed: string): string {
  const text = typed
    .replaceAll(/\b(?:everyday|every day)\b/gi, "every day")
    .replaceAll(new RegExp(String.raw`(?<=\d(?:\s?[ap]m)?|day|${month})\s?[-–]\s?(?=\d|[A-Z])`, "g"), " to ")
    .replaceAll(/(?<=day)s?\s?[+&/]\s?(?=[A-Z])/g, " and ")
    .replaceAll(/\b(\d{1,2})[.](\d{2})(?![\d.])/g, "$1:$2")
    .replaceAll(
      /(\d)\s?([ap])\.?m\.?(?=\W|$)/gi,
      (_, digit: string, half: string) => `${digit} ${half.toUpperCase()}M`,
    )
    .replaceAll(/(?<=day|\d (?:[AP]M)|weekends|weekdays) (?=\d{1,2}(?::\d\d)?(?: [AP]M)? to )/g, " from ")
    .replaceAll(/(?<=day) (?=\d{1,2}(?::\d\d)? [AP]M(?! to))/g, " at ")
    .replaceAll(/(?<=\d) (?=(?:noon|midnight) to )/g, " from ")
    .replace(/^(?:open|starting|starts|is|on) (?=\S)/i, "")
    .replace(/,$/, "");
  if (new RegExp(String.raw`^(?:on |from )?${month} \d{1,2}(?:st|nd|rd|th)? to (?:${month} )?\d`).test(text))
    return `from ${text.replace(/^(?:on|from) /, "")}`;
  if (/^(?:start)(?:s|ing) /i.test(typed)) return `starting ${timePhrase(typed.replace(/^\S+ /, ""))}`;
  if (/^end of/i.test(text)) return `the ${text}`;
  if (/^(?:24\/7|24 hours(?: a day)?)$/i.test(text)) return "24 hours a day";
  if (
    new RegExp(
      String.raw`^(?:the \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${weekday}(?! to )|${month})`,
      "i",
    ).test(text)
  )
    return `on ${text}`;
  if (/^(?:weekends|weekdays)\b/i.test(text)) return `on ${text}`;
  if (/^(?:\d{1,2}(?::\d\d)?(?: [AP]M)? to\b)/.test(text)) return `from ${text}`;
  if (/^(?:evenings|mornings)\b/i.test(text)) return `in the ${text}`;
  if (/^(?:\d|noon|midnight)/i.test(text) && !/^\d+ (?:days|hours)/.test(text)) return `at ${text}`;
  return text;
}
