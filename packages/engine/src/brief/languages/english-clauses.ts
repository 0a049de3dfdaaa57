import { finite, wordsOf } from "./english-words.ts";

/** A carefully written sentence, with a capital and a verb after its subject. It is used verbatim. */
export function isTypedSentence(text: string): boolean {
  const words = wordsOf(text);
  if (/^(?:if|when) [^,]*$/i.test(text) && !/ (?:we|it’s|there’s|just|please) /i.test(text.slice(12)))
    return false;
  if (words.length < 6 || !/^[\p{Lu}\d]/u.test(text)) return false;
  // Two clauses, the first without its verb: "Setup in a week, we move your data".
  const spliced = /^([^,]{3,60}), (?:we|you|they|it|I|there)(?:’\p{L}+)? /u.exec(text)?.[1];
  if (
    spliced !== undefined &&
    !finite.test(spliced) &&
    !bound.test(spliced) &&
    !/^(?:if|when|as|because|once|unless|every|each|after|before|since|while|today|right now|now|this|in)\b/i.test(
      spliced,
    )
  )
    return false;
  // A name in apposition: "Our bike shop, Spoke & Chain, is doing free checks."
  if (
    /^\p{Lu}[^,]{2,40}, [^,]{2,60}, (?:is|are|has|have|was|will|can|offers?|does|opens?|runs?|\p{Ll}{3,}s(?= (?:the|an?|its|his|her|their|our|your|two|three|four|in|on|at|for|from|to|with) )) \S/u.test(
      text,
    )
  )
    return true;
  // A date, then the main clause: "Starting Monday, September 15, route 6 runs every 15 minutes."
  const dated =
    /^(?:Starting|Beginning|From|On|Every|Each|This|Next|Last)\b.{3,40}, (?!\d|and |or )([^,]{20,})$/u.exec(
      text,
    )?.[1];
  if (dated !== undefined && finite.test(dated)) return true;
  // A pronoun, a verb and a list of objects: "It brings briefs, feedback and approvals into one place."
  if (
    /^(?:We|It|They|You|I) (?:also |now |only |even |all )?\p{Ll}+ [^$€£]*$/u.test(text) &&
    words[1]?.tags.has("Verb") === true &&
    !/, (?:we|it|they|you|I|there|and we|and it|but we)\b/.test(text) &&
    !/\b(?:no|not)\b/.test(text)
  )
    return true;
  // An apposition after the name: "Cobalt Stage, the area’s only theater, opens its season …"
  if (
    /^\p{Lu}[^,]{2,40}, (?:the|an?|our|your) [^,]{4,80}, (?:today |now |also |recently )?\p{Ll}+(?:s|ed) \S+ \S/u.test(
      text,
    )
  )
    return true;
  // A list of prices is not a sentence: "Queen sets from $299, kings 499, delivery free".
  if ((text.match(/, /g)?.length ?? 0) > 2 && (text.match(/[$€£]?\d{2,}/g)?.length ?? 0) > 2) return false;
  // Only the verb of the main clause makes a text a sentence, not the verb in "free if you mention us".
  const [head = "", second = ""] = text.split(", ");
  // "Free guide, no pressure, come for coffee" is a list: the verb at its end doesn't make it a sentence.
  const isListed =
    head.length < text.length &&
    !finite.test(head) &&
    !bound.test(head) &&
    !/^(?:when|if|as|because|once|unless|since|while|today|now|this|every|after|before|in)\b/i.test(head) &&
    !/^(?:the|an?|our|your|which|who|and|\p{L}+ing|\p{L}+ed|founded|run|led)\b/iu.test(second) &&
    !wordsOf(head).some(
      ({ tags }, at) => at > 0 && tags.has("Verb") && !tags.has("Gerund") && !tags.has("Noun"),
    );
  if (isListed && !/ and \p{L}+ (?:are|is|have|get)\b/u.test(text)) return false;
  const end = words.findIndex(
    ({ text: word }, at) =>
      at > 0 && /^(?:if|when|who|that|which|because|unless|until|while|where)$/i.test(word),
  );
  return words.some(({ tags, text: word }, at) => {
    if (end > 0 && at >= end) return false;
    if (new RegExp(String.raw`, ${RegExp.escape(word)}\b`).test(text) && !/^(?:is|are|was)$/i.test(word))
      return false;
    if (at < 1 || at > 14 || !tags.has("Verb") || tags.has("Gerund")) return false;
    // In "ages 7 to 15", "ages" isn't a verb.
    if (/^ages?$/i.test(words[at]?.text ?? "")) return false;
    const before = words[at - 1];
    const next = words[at + 1];
    if (next === undefined || before?.tags.has("Preposition") || before?.tags.has("Determiner")) return false;
    if (!words.slice(0, at).some((each) => each.tags.has("Noun") || each.tags.has("Pronoun"))) return false;
    if (tags.has("Modal") || tags.has("Copula")) return true;
    return (
      (tags.has("PastTense") || tags.has("PresentTense")) &&
      !tags.has("Noun") &&
      (before?.tags.has("Noun") === true ||
        before?.tags.has("Adverb") === true ||
        before?.tags.has("Date") === true) &&
      ["Pronoun", "Determiner", "Value"].some((tag) => next.tags.has(tag))
    );
  });
}

const bound = /^(?:from|with|for|at|on|by|in|to|including|plus|until|through|within|near|via|as well as) \S/i;

/** The verb at the start of a fragment, and its object. */
export const verbAtStart =
  /^(?:(?:we|I|they|it|you can|you get|you’ll find|services|packages?|prices?|classes) )?(?:also |now )?(?:handles?|offers?|serves?|sells?|makes?|includes?|covers?|fix(?:es)?|repairs?|cleans?|installs?|teach(?:es)?|do(?:es)?|provides?|features?|stocks?|has|have|carry|carries|treats?|grows?|bakes?|brews?|roasts?|builds?|bring|need|needs|wants?) (.+)$/i;
