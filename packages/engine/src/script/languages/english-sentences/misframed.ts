import type { BriefFact } from "../../../brief/brief-fact.ts";
import { namesOfThings } from "../../../brief/languages/english-grammar.ts";
import { headOf, isPluralText, roles, withArticle, wordsOf } from "../../../brief/languages/english-words.ts";
import type { Wording } from "../../../learned/wording.ts";
import { isWhole } from "./whole-sentences.ts";

/** Matches added words that contain a verb. They turn any fragment into a sentence, even one that they don't suit. */
export const carrier = /’|^(?:we|it|they|you|I|there)\b/;

/** Words before a fragment that only suit job ads. */
export const ofJobs = /^(?:the pay|it pays|(?:we’re|I’m) (?:looking|hiring|recruiting|seeking)|we need)\b/i;

/** A verb that was added after another one: "classes start is June 8". */
const twoVerbs =
  /(?<!\b(?:the|an?) )\b(?:starts?|opens?|closes?|ends?|runs?|begins?|starting) (?:is|are)\b|\b(?:is|are) starting \p{Sc}/iu;
/** Two clauses with prices but without a conjunction or a comma between them: "day is £40 night is £65". */
const unjoined = /\b(?:is|are) (?:\p{Sc}|R)\d\S*(?<!,) (?!(?:and|or|then|if|when|but)\b)[^,;]*\b(?:is|are) /u;
/** An abbreviation after the word that was added for it: "minimum min", "9 p.m. pm". */
const twice = /(?<![\p{L}’])(?:(\p{L}{2,12})(?!\p{L}*day )\p{L}+ \1|([ap])\.?m\.? \2m)(?![\p{L}’])/iu;

/** True if a wording breaks the grammar of its fragment. */
export function isMisworded(typed: string, { text, start, editOdds }: Wording): boolean {
  // "The first come first served": an article alone doesn't make a sentence.
  const isBare = /^(?:an?|the|our|your|my)$/.test(start) && editOdds === 0;
  if (isBare && (!isWhole(typed) || /^first come\b/i.test(typed))) return true;
  if (
    /^no\b/i.test(typed) &&
    (/n’t\b|^you work/.test(start) || (start.startsWith("there") && isForbidden(typed)))
  )
    return true;
  // A heading whose colon was dropped needs a verb: "Experience none for sorters".
  const merged = typed.replace(/^(.*?): (\S+).*$/su, "$1 $2");
  const isMerged = merged !== typed && text.toLowerCase().includes(merged.toLowerCase());
  return isMerged || [twoVerbs, unjoined, twice].some((wrong) => wrong.test(text) && !wrong.test(typed));
}

/**
 * True if "no" may mean that something is banned rather than missing ("no dogs"), or if something isn't needed ("no
 * wetsuit required").
 */
const isForbidden = (typed: string) =>
  /^no more\b|\b(?:required|necessary)$/i.test(typed) ||
  (!/\bno\b.*\bno\b/i.test(typed) && /[^s]s$/.test(headOf(wordsOf(typed))?.text ?? ""));

const verbs = "PresentTense PastTense Infinitive Imperative Modal Copula Auxiliary Adverb Verb".split(" ");
const notNouns = ["Modal", "Copula", "Pronoun", "Conjunction"];

/**
 * True if the words before a fragment don't suit its first word or its topic: "it lift works", "we do integrates with
 * …", "we’re boarding 45".
 */
export function isMisframed({ kind, text }: BriefFact, { start, startOdds }: Wording): boolean {
  const [first] = wordsOf(text);
  if (first === undefined) return false;
  const isVerb = !first.tags.has("Noun") && verbs.some((tag) => first.tags.has(tag));
  // The verb has to agree with "it" ("it works"). If it may also be a noun, the model has to be more than 80% sure.
  if (start === "it" && first.text.endsWith("s")) return !isVerb && startOdds <= Math.log(0.8);
  if (start === "it" && first.tags.has("Infinitive")) return true;
  if (/^(?:it|they|we|i|you)$/.test(start)) return !isVerb;
  // "It’s dog groomer in Leeds" lacks an article.
  if (
    kind === "what" &&
    /^(?:it’s|we’re|i’m)$/i.test(start) &&
    withArticle(text, wordsOf(text), false) !== text
  )
    return true;
  if (counted.test(text) && /^(?:we’re|they’re)$/.test(start)) return true;
  // "You get $12 a month" would mean that the customer is paid.
  if (start === "you get" && /^[$€£₹]\d\S* (?:an?|per|each)\b/.test(text)) return true;
  const isOwned =
    start === "we have" && isPluralText(text.replace(/^our /i, "")) && !(kind === "what" && arePeople(text));
  // A trade isn't something that a business does or sells: "We do cafe and roastery".
  if (/^(?:we|i) (?:do|sell)$/i.test(start) && roles.test(headOf(wordsOf(text))?.text ?? "")) return true;
  if (/^(?:we|i) (?:do|have|sell|make|serve)$/i.test(start) && !isOwned && isUnsold(text)) return true;
  // A product is not the business: "We’re a hand-poured soy".
  if (/^(?:we’re|i’m)\b/i.test(start) && byHand.test(text) && !roles.test(text)) return true;
  // Dates without hours may be those of a course rather than opening times: "5 May to 30 May".
  if (start === "we’re open" && notOpen.test(text)) return true;
  if (start !== "" && /^(?:[Ee]lect|[Rr]e-?elect) \p{Lu}/u.test(text)) return true;
  if (/^same[- ](?:day|week)\b/i.test(text) && /^(?:it’s|they’re)\b/.test(start)) return true;
  if (/^\d+ and (?:over|up)\b/.test(text) && start !== "it’s") return true;
  // A label that isn't a noun takes no article: "Valid: March 15" would become "The valid is March 15".
  if (start === "the" && /^\p{L}+:/u.test(text) && !first.tags.has("Noun") && !first.text.endsWith("s"))
    return true;
  if (carrier.test(start) && /^[^,:]{2,24}:(?: |$)/.test(text)) return true;
  // A person isn't something that a business does: "We do mobile vet who comes to you".
  if (/^(?:we|i) (?:do|have|make)\b/i.test(start) && /^(?:[\p{L}-]+ ){1,4}who \p{L}+s\b/u.test(text))
    return true;
  if (start === "we’re") return kind === "offer";
  const isThird = first.tags.has("PresentTense") && /[^s]s$/.test(first.text) && !first.tags.has("Noun");
  return (
    /^(?:we do|we have|we serve|we make|there’s|there are|you get|it’s|they’re)(?: an?| the)?$/.test(start) &&
    ((isThird && !namesOfThings.test(first.text)) || notNouns.some((tag) => first.tags.has(tag)))
  );
}

const notOpen =
  /^(?:(?:2[5-9]|[3-9]\d|\d{3,}|\d,\d+) hours\b|\d+\S* \p{Lu}\p{Ll}+ to \d+\S* \p{Lu}\p{Ll}+$)/u;
/** A quantity, which "we’re" doesn't suit: "eight episodes". */
const counted =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:episodes|hours|days|nights|weeks|minutes|miles|stories|rooms|classes|courses|chapters|songs)\b)/i;
const byHand =
  /^(?:hand|home|locally|freshly|house|small[- ]batch)[- ]?(?:poured|made|baked|grown|roasted|brewed|crafted|picked|milled|dyed|sewn|stitched|painted|thrown|blown|carved|rolled|tied)\b/i;

/** True for what a business can't do or sell: people ("roofers"), "our flagship", "adjustable in height". */
function isUnsold(text: string): boolean {
  const [first, second] = wordsOf(text);
  const isState = ["PastTense", "Adjective", "Infinitive"].some((tag) => first?.tags.has(tag));
  return (
    /^(?:our(?! own)|my|any|every)\b/i.test(text) ||
    arePeople(text) ||
    (isState &&
      first?.tags.has("Noun") === false &&
      second?.tags.has("Preposition") === true &&
      !/^(?:of|up|off|in|out|on|over|through)$/i.test(second.text))
  );
}

const arePeople = (text: string) =>
  roles.test(
    /^(?:\p{L}+ ){0,3}(\p{L}+er)s(?=$|,| (?:and|in|of|for|with|covering|serving)\b)/u.exec(text)?.[1] ?? "",
  );
