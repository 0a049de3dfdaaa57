import type { ReadingTable } from "../reading-table.ts";

/** Days in short forms that the calendar leaves alone, because they are also words. They are read before it. */
export const dayRanges: ReadingTable["shorthand"] = [
  [/\bm ?[-–] ?f\b/gi, "Monday to Friday"],
  [/\bm ?[-–] ?(?=(?:thu|fri|sat|sun))/gi, "Monday to "],
  [/(?<!\b(?:the|in|of) )\bSat\b\.?(?! (?:in|on|down|back|by|around|for|nav)\b|\p{L}|[-’])/gu, "Saturday"],
  [/(?<!\b(?:the|in|of) )\bSun(?= (?:till?|until|closed)\b|[/)])/g, "Sunday"],
  [/(?<!\b(?:the|in|of) )\bWed(?= (?:till?|until|from|closed|noon)\b|[,/)])/g, "Wednesday"],
  [/\bSept\b\.?/g, "September"],
  [/\bMWF\b/g, "Monday, Wednesday and Friday"],
  [/\bweds\b\.?/gi, "Wednesday"],
];

/** Abbreviations of single words, which mean the same in the ads of any trade. */
export const abbreviations: ReadingTable["shorthand"] = [
  [/\bctr\b\.?/gi, "center"],
  [/(?<!\b(?:granite|quartz|marble|stone|kitchen|bath|new|solid|laminate) )\bctrs\b\.?/gi, "centers"],
  // Numbers for invoices.
  [/^\(?(?:ABN|ACN|VRN|GSTIN|EIN)\b[ .:#]*[\d ]+\)?$/g, ""],
  [/\bdmg\b/gi, "damage"],
  [/\bbkgs?\b\.?/gi, "bookings"],
  [/\bopts\b/gi, "options"],
  [/\b(?:gf|GF)\b(?= |,|$)/g, "gluten-free"],
  [/\bvg\b/g, "vegan"],
  [/\bgrp(s?)\b/gi, "group$1"],
  [/\bhskpg\b/gi, "housekeeping"],
  [/\bPYO\b/gi, "pick your own"],
  [/\bw\/ends?\b/gi, "weekends"],
  [/\b24 ?hrs?\/7 ?days?\b/gi, "24/7"],
  [/\ba\/c\b/gi, "AC"],
  [/\bGtr (?=\p{Lu})/gu, "Greater "],
  [/\b([NS])th (?=\p{Lu})/gu, (_, side) => (side === "N" ? "North " : "South ")],
  [/\bacc(?:t|’t)?s?\b\.? (?=cust|holders?)/gi, "account "],
  [/(?<=\d ?%) ?dn\b/gi, " down"],
  [/\bowner fin\b\.?/gi, "owner financing"],
  [/(?<=\d ?%) ?[x×] ?(?=\d+ ?mo)/gi, " for "],
  [/\b1:1\b/g, "one-to-one"],
  [
    /\b(sm|md|med|lg|lrg|xl)(?=:? [$€£₹]?\d)/gi,
    (size) =>
      ({ s: "small", m: "medium", l: "large", x: "extra large" })[size?.charAt(0).toLowerCase() ?? ""] ?? "",
  ],
  [/\bchg\b/gi, "change"],
  [/\binsp\b\.?/gi, "inspection"],
  [/(?<=\d )qts?\b\.?/gi, "quarts"],
  [/\bair cond\b\.?/gi, "air conditioning"],
  [/\bcond\b\.?/gi, "condition"],
  [/\bin stk\b/gi, "in stock"],
  [/\bfree ests?\b\.?/gi, "free estimates"],
  [/\bfin(?=\.? (?:avail|options|from|to)\b|anc?\b)\.?/gi, "financing"],
  [
    /\bfree del\b\.?|(?<=\p{L} )del\b\.?(?= (?:within|w\/in|over|incl?)\b)/giu,
    (short) => short?.replace(/del\.?/i, "delivery") ?? "",
  ],
  [/\bsvcs\b/gi, "services"],
  [/\bbyo\b(?= \p{Ll})/giu, "bring your own"],
  [/\b(new|existing) pts\b/gi, "$1 patients"],
  [/(?<=\d) ?pk\b/gi, "-pack"],
  [/\b1\/2[- ](?=(?:day|price|off|hour|term|dozen|kilo|pound|acre|mile)\b)/gi, "half "],
  [/\b(all|you|u|we|kids|dogs) r (?=(?:welcome|open|invited|available)\b)/gi, "$1 are "],
  [/\bfr (?=(?:the|our)\b)/gi, "from "],
  [/\bthe HS\b/g, "the high school"],
  [/\breg\b\.? (?=(?:at|from|opens|closes)\b)/gi, "registration "],
  [/\brego\b/gi, "registration"],
  [/\bHCAs\b/g, "healthcare assistants"],
  [
    /(?<=\b(?:cook|do|get|open|available|live|happening|out|on|up|off|it|them|this|that|in) )rn\b(?=$|[.,!])/g,
    "right now",
  ],
];
