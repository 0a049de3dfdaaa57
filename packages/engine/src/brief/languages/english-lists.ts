import { wordsOf } from "./english-words.ts";

/** Plurals that qualify the noun after them: "kids toys", "sports shoes". */
const possessive = String.raw`(?:kid|men|women|ladie|children|boy|girl|sale|sport|good|art|system|saving|earning|custom|thank|new|plu|alway|gla|busines|acces|fitnes)s`;
const plural = String.raw`(?!${possessive}\b)\p{Ll}{2,}(?<![sui])s`;
const item = String.raw`(?:(?!(?:and|or|the|an?|of|for|to|in|on|at|by|with|from|is|are|no|not|all|any|our|your|we|you|he|she|it|they|who|that|plus|than|if|as|so|but)\b|${possessive}\b)\p{Ll}{3,}(?<![^s]s) )?${plural}`;
/** Three or more plurals without commas, at the start of a text or after "we" and a verb. */
const runOn = new RegExp(
  String.raw`(?<=^|^we (?:also )?(?:do|fix|mend|repair|sell|stock|supply|make|clean|buy|hire|hire out|service|fit|install) )${item}(?: ${item}){2,}(?=$|[,.]| (?:and|or|made|from|for|in|at|not|all|by)\b)`,
  "u",
);

/** Puts commas into a list that was typed without any: "sinks taps bath panels" → "sinks, taps and bath panels". */
export const withCommas = (text: string): string =>
  text.replace(runOn, (run: string, at: number) => {
    const items = run.match(new RegExp(item, "gu")) ?? [];
    const [first = ""] = items;
    // The first item is a clause: "dad fixes taps sinks boilers".
    if (first.includes(" ") && wordsOf(first)[1]?.tags.has("Verb") === true) return run;
    const isOpen = / (?:and|or) /.test(text.slice(at + run.length, at + run.length + 5));
    const last = isOpen ? "" : ` and ${items.pop()}`;
    return items.join(", ") + last;
  });
