import { lowered } from "./words.ts";

/** A word that stands for more than one: "tickets", "people". */
export function isPlural(head: string): boolean {
  return (
    /(?:[^su’i]s|people|children|kids|men|women)$/i.test(head) &&
    !/(?:news|gas|bus|class|pass|express|business|fitness|delivery|always)$/i.test(head)
  );
}

/** The noun that the others of a short phrase hang on: "day tickets for families" → "tickets". */
export function headOf(text: string): string {
  const before =
    /^(.*?)(?: (?:for|of|in|on|at|with|from|to|by|under|over|and|aged|that|per|every|each|this|next|daily) .*|,.*)?$/.exec(
      text,
    )?.[1] ?? text;
  return before.split(" ").at(-1) ?? "";
}

/** A noun with a small letter, and with its article where it is sure to need one. */
export function withArticle(text: string, names: ReadonlySet<string>): string {
  const small = lowered(text, names);
  if (
    isPlural(headOf(text)) ||
    /^(?:a|an|the|my|our|your|their|all|every|each|any|one)\b|^\d+\b(?![- ]?(?:day|hour|week|month|year|minute|mile|foot|inch|acre|course)\b)/i.test(
      text,
    ) ||
    /\band\b/.test(text)
  )
    return small;
  if (
    /^(?:[\p{L}-]+ )?(?:menu|admission fee|entry fee|joining fee|cover charge|ferry|first \p{L}+)$/iu.test(
      text,
    )
  )
    return `the ${small}`;
  return /(?:pass|ticket|session|class|visit|haircut|check-up|checkup|consultation|membership|plan|subscription|meal|menu|bottle|box|bag|course|room|seat|tour|cleaning|service|inspection|garden|kitchen|pool|sauna|playground|terrace|library|list|app|workshop|lesson|guide|warranty|guarantee|quote|estimate|trial|bonus|repair|checklist|range|reading|library|assessment|demo|schedule|lounge|station|shuttle|breakfast|refund|upgrade|router|premiere|festival|concert|exhibition|market|parade|voucher|gift|evening|lighthouse|team|bar|shop)$/i.test(
    headOf(text),
  )
    ? `${/^[aeiou]/i.test(small) ? "an" : "a"} ${small}`
    : small;
}

/** Nouns that are not counted, and so need no article. */
const uncounted = new Set(
  "software food bread coffee tea beer wine jewelry jewellery furniture clothing insurance training catering music art advice care equipment help support cuisine soap skincare chocolate honey cheese pizza cream fitness plumbing roofing landscaping photography repair cleaning healthcare education sourdough delivery storage information news water energy electricity internet banking estate dentistry law yoga pilates kibble gear fashion barbecue sushi wear parking shipping access seating entertainment content experience wi-fi wifi lunch dinner brunch breakfast time tutoring coaching financing swimming archery pasta fish seafood chicken beef popcorn ice cake fruit produce meat milk butter salt sauce rice boxing spin dance nutrition assembly pickup protection maintenance heating cooling design printing packaging consulting work fun admission guacamole salsa gelato pastry whitening grooming boarding bathing security privacy therapy massage".split(
    " ",
  ),
);

/** Whether a noun is not counted: "coffee", "parking". */
export function isUncounted(noun: string): boolean {
  return uncounted.has(noun.toLowerCase());
}

/** Whether a noun can be put after "We have": it is many, not counted, or its article is known. */
export function isPlaced(text: string, names: ReadonlySet<string>): boolean {
  const named = withArticle(text, names);
  return (
    isPlural(headOf(text)) ||
    isUncounted(headOf(text)) ||
    named !== lowered(text, names) ||
    /^(?:an?|the|our|their|my|your|no|\d+)\b/i.test(text) ||
    /\band\b/.test(text)
  );
}

/** People who pay or enter: "kids under 12". */
export const people =
  /^(?:kids|children|under|students|seniors|members|toddlers|babies|dogs|adults|veterans|teachers|families)/i;
