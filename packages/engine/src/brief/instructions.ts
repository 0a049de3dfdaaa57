import { upper } from "../script/spoken-lines.ts";
import type { Cut } from "./cut-brief.ts";
import { meansPrices } from "./forbidden-prices.ts";
import type { Label, ReadingTable } from "./reading-table.ts";

/** What users enter in a form field when there is nothing to say. */
const nothing =
  /^\s*(?:none|n\/?a\b|nil|keine?|aucune?|ningun[oa]|nenhuma?|nessun[oa]|geen)[^\p{L}\p{N}]*$/iu;

/** Splits off a label: "Tag line: We Actually Turn Up", 'must include "Terms apply."', "CTA = book a demo". */
export function labelOf<C extends Cut>(
  cut: C,
  { labels }: ReadingTable,
  clean: (raw: string) => string,
): { label: Label; rest: C } | undefined {
  const head = /^[^:："“«„「=]{2,60}(?:[:：](?!\/\/|\d\d)|\s?=(?=\s)|(?=["“«„「]))/u.exec(cut.raw)?.[0];
  if (head === undefined) return undefined;
  const words = clean(head.replace(/\s?=$/, ""))
    .replace(/[:：]$/, "")
    .replace(/\s?\([^()]*\)$/u, "");
  const found = labels.find(([, form]) => form.test(words))?.[0];
  if (found === undefined) return undefined;
  return {
    label: nothing.test(cut.raw.slice(head.length)) ? "instruction" : found,
    rest: { ...cut, raw: cut.raw.slice(head.length), start: cut.start + head.length },
  };
}

/** True if a label applies only to the quotation before an offset, not to the whole line that it begins. */
export function endsLabel(brief: string, before: Cut | undefined, at: number): boolean {
  const end = brief.lastIndexOf("\n", at - 1);
  const isOwnLine = end > 0 && /^\W*\p{L}[^:"“«\n]{2,40}:/u.test(brief.slice(end + 1, at));
  return /["”“»]\W*$/u.test(before?.raw ?? "") && !isOwnLine;
}

const anyLabel =
  /(?:^[ \t]*(?:(?:[-*]|\d{1,2}[.)]) )?|(?<=[.;] ))\p{L}[\p{L} /&’'-]{1,24}(?::| =)[ \t]+(?=\S)/gmu;
const fields = String.raw`(?:rates?|prices?|pricing|cost|pay|wage|salary|(?:(?:key|main|current|limited|special) )?offers?|deals?|specials?|promo(?:tion)?|now|facts?|price point|single thought|positions?|roles|what(?: (?:you|we) do)?|who(?: (?:you|we) are)?|where|when|why(?: us)?|products?|services?|company|business|client|brand|name|job|role|area|areas? served|town|city|suburb|location|based|address|hours|dates?|time|about|event|programme|course|title|headline|summary|details?|description|topic|theme|category|project|campaign|cause|proposition|prop|(?:key |main |core )?messages?|support(?:ing)?(?: points?)?|rtbs?|benefits?|features?|proof|points?|extras?|perks?|info|need|requirements?|contact|call|phone|web|website|cta|apply|book)`;
/**
 * A label that means nothing to a listener, alone or combined with others: "When/where:", "Offer B:", but not
 * "Bonus:".
 */
const emptyLabel = new RegExp(
  String.raw`^[ \t]*(?:(?:[-*]|\d{1,2}[.)]) )?(?:the |our |my )?${fields}(?:(?: ?[/&] ?| and )${fields})*(?: (?:[a-d]|\d))?(?: is| are)?[ \t]*[:=][ \t]+(?=\S)`,
  "iu",
);
/** A label that says whom a message is for: "Message to riders: …". */
const addressed = /^(?:(?:our|a|the|key|main) )*message (?:to|for) [\p{L}’ ]{3,24}:[ \t]*(?=\S)/iu;
/** A text with fewer labelled lines is not a form. */
const fewestLabels = 3;

/** The heading above a list: "Sessions:" on a line of its own. */
const heading = /^[ \t]*\p{L}[\p{L} ]{1,24}:[ \t]*\n\s*(?=\S)/u;
/** A label that becomes the predicate of a spoken sentence: "Valid: March 1 to 8" → "It’s valid March 1 to 8". */
const verbLabel =
  /^[ \t]*(?<verb>valid|open to|(?:fine|good|great|ideal|perfect|safe|suitable) for|ends|starts|begins|runs):[ \t]+(?=\S)/iu;
/** Singular labels that become the subject of a sentence. `uncounted` ones take no article. */
const uncounted =
  /^(?:admission|entry|parking|delivery|shipping|childcare|finance|financing|registration|membership|postage|home time)$/i;
const counted =
  /^(?:(?:sign-on )?bonus|(?:entry )?fee|deposit|(?:top |first )?prize|headliner|menu|theme|intake)$/i;
const verbs =
  /^(?:serves|sells|opens|closes|covers|offers|makes|needs|wants|includes|features|comes|costs|fits|takes|does|has|works|pays|supports|treats|helps)$/i;
/** A label that is not a name: either only its first letter is a capital, or all letters are. */
export const fieldLabel =
  /^[ \t]*(?<noun>\p{L}\p{Ll}+(?: \p{Ll}+)?|\p{Lu}{3,}(?: \p{Lu}{3,})?):[ \t]+(?=\S)/u;

/**
 * Returns a function that drops the label before a field's content, if a brief is a form: "Rate: $119/hr".
 *
 * @param isNoun returns true for a common noun. If given, labels that mean something become part of an English sentence:
 *   "Bands: the Doves" → "The bands are the Doves". The returned function takes the kind of the content, if it is a fact.
 */
export function formField(
  brief: string,
  isNoun?: (words: string) => boolean,
): (raw: string, kind?: string) => string {
  const isForm = (brief.match(anyLabel)?.length ?? 0) >= fewestLabels;
  return (raw, kind) => {
    const told = (isForm ? raw.replace(emptyLabel, "") : raw).replace(heading, "").replace(addressed, "");
    if (isNoun === undefined || told !== raw) return told;
    const { verb } = verbLabel.exec(raw)?.groups ?? {};
    if (verb !== undefined)
      return raw
        .replace(verbLabel, `${/s$/i.test(verb) ? "It" : "It’s"} ${verb.toLowerCase()} `)
        .replace(/ [–-] (?=\S)/u, " to ");
    if (kind === "where" && /^available:/i.test(raw)) return raw.replace(fieldLabel, "It’s available at ");
    const noun =
      kind !== undefined && kind !== "when"
        ? fieldLabel.exec(raw)?.groups?.["noun"]?.toLowerCase()
        : undefined;
    const isPlural = noun !== undefined && /[^su]s$/.test(noun) && !verbs.test(noun) && isNoun(noun);
    if (noun === undefined || !(isPlural || counted.test(noun) || uncounted.test(noun))) return raw;
    const subject = uncounted.test(noun) ? upper(noun) : `The ${noun}`;
    return raw.replace(fieldLabel, `${subject} ${isPlural ? "are" : "is"} `);
  };
}

/** Filler words that carry no meaning. */
export const fillers =
  /\b(?:also|plus|please|maybe|basically|obviously|really|okay|hello|well|what’s new)\b/giu;

/** The words that an instruction forbids. */
export function avoidedIn(text: string, { avoid, or, vague }: ReadingTable): string[] {
  return avoid.flatMap((form) => {
    const words = form.exec(text)?.groups?.["words"];
    if (words === undefined) return [];
    const quotes = [...words.matchAll(/["“„«‘]([^"”»“’]{2,60})["”»“’]/g)].map(([, quote = ""]) => quote);
    const listed = quotes.length > 0 ? quotes : words.split(or).slice(0, 6);
    return listed
      .map((word) =>
        word
          .replace(/[,.!"“”„«»()]+/g, "")
          .trim()
          .replace(/^(?:the|an?) (?=\S)/i, ""),
      )
      .filter(
        (word) =>
          word.length > 1 && word.split(" ").length <= 5 && (meansPrices(word) || vague?.test(word) !== true),
      );
  });
}
