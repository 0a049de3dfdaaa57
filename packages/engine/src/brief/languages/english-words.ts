import nlp from "compromise/two";

export type Word = { text: string; tags: ReadonlySet<string> };

/** A cache, because tagging takes half a millisecond and each fragment is looked up several times. */
const taggedWords = new Map<string, Word[]>();
const mostTagged = 500;

/** A text's words with their parts of speech, cached. */
export function wordsOf(text: string): Word[] {
  const known = taggedWords.get(text) ?? tagWords(text);
  if (taggedWords.size >= mostTagged) taggedWords.clear();
  taggedWords.set(text, known);
  return known;
}

function tagWords(text: string): Word[] {
  const [sentence] = nlp(text).json() as {
    terms: { text: string; pre: string; post: string; tags: string[] }[];
  }[];
  return (sentence?.terms ?? [])
    .filter(({ text: word }) => word !== "")
    .map(({ text: word, tags }) => ({ text: word, tags: new Set(tags) }));
}

export const subject =
  /^(?:(?:and |but |so |because |when |if |most |as |while )?(?:we|i|you|they|it|he|she|there|this|that|these|those|(?:a lot of|lots of|many|most|some) people|everyone|everything|everybody|nobody|someone|here|who)(?:’(?:re|m|ve|s|ll|d))?|(?:we|i|you|they)(?:’re|’m|’ve|’ll|’d))\b/i;
export const finite =
  /(?:^|\s)(?:is|are|was|were|will|won’t|can|can’t|could|should|would|must|may|might|has|have|had|does|do|did|don’t|doesn’t|didn’t|isn’t|aren’t|wasn’t|starts?|begins?|opens?|closes?|ends?|runs?|goes|go|comes?|gets?|includes?|includes|keeps?|makes?|offers?|serves?|takes?|needs?|wants?|helps?|loves?|means?|gives?|brings?|lets?|saves?|ships?|costs?|kicks|returns|launches|arrives|hosts|welcomes|presents|features?|turns?|leaves?|works?|sells?)(?=\s|$)|\p{L}(?:’re|’ve|’ll)\s|\b(?:it|that|there|here|he|she|what|who)’s\s/iu;
export const imperatives =
  /^(?:please |just |so |always |never )?(?:book|call|come|visit|bring|try|get|buy|save|enjoy|join|order|shop|stop|drop|grab|ask|register|apply|sign up|rsvp|text|see|find|meet|taste|discover|learn|donate|give|pick|make|use|take|check (?:out|in|us|your|our|the)|download|follow|tag|mention|reserve|schedule|hurry|don’t (?:miss|wait|forget)|let|treat|start|play|win|earn|swap|rent|feel|fix|spend|pay|show|wear|park|tell|send|look|tour|trade|upgrade|switch|vote|help|support|sponsor|adopt|foster|trust|leave|choose|build|design|create|celebrate|relax|escape(?! rooms?)|explore|experience|stay|walk in|act now|test|replace|refer|email|message|dm|whatsapp|ring|phone|say|think|imagine|keep|protect|prepare|plan|watch|listen|bid|claim|redeem|present)\b(?! (?:is|are|was)\b)/i;
/** Predicates that ads use without a verb: "dogs welcome". */
export const bareEnd =
  /^(?<who>.{2,60}?),? (?:(?<not>not) )?(?<end>(?:always |also |now |still |all )?(?:welcome|available|included|required|needed|accepted|provided|guaranteed|extra|final|optional|necessary|preferred|supplied|allowed|permitted|ok|okay|fine|negotiable|(?<!\b(?:out|the|at|in) )back|limited|inc|best|open|closed|sold out|coming soon|on now))(?<rest>(?:,? (?:on|in|at|for|from|with|to|by|all|every|through|via|only|this|per|when|if)\b.{1,60})?),?$/i;
export const qualities =
  /^(?:(?:fully|fully-|locally|family|woman|women|veteran|black|employee|independently|owner|proudly|100%|all)[ -]){0,2}(?:owned|run|operated|licensed|insured|bonded|certified|accredited|qualified|trained|experienced|registered|approved|based|established|founded|trusted|vetted|open|dbs checked|police checked|award[- ]winning|friendly|reliable|professional|honest|local|independent|nonprofit|non-profit|affordable|fast|punctual|home (?:every|by|most|each|on)|(?:out|in|done|ready|back|there|finished|fixed|cleared|delivered) (?:by|in|within|before|under) \S+|wheelchair accessible|kid[- ]friendly|dog[- ]friendly|pet[- ]friendly|family[- ]friendly)(?: (?:and|but|&|,) (?:\p{L}|[- ])+| (?:since|until|by|in|for|to|with|from|late|early|daily|every|on|all|24|\d+\+? years|day|night|week|weekend|minutes|hours|whenever)\b.{0,60})?$/iu;
export const mass =
  /(?:ing|ance|ence|ness|ship|ware|wear|work|care|age|ity|ment|ion|ics|therapy|music|food|aid|coffee|tea|pizza|sushi|ramen|bread|beer|wine|cheese|meat|seafood|fish|ice cream|gelato|pasta|soup|stew|advice|help|support|delivery|repair|service|supply|removal|solar|furniture|jewelry|jewellery|art|decor|tuition|yoga|archery|pottery|karaoke|bingo|trivia|entry|access|wifi|wi-fi|internet|real estate|hair|makeup|gold|silver|honey|milk|fruit|produce|stuff|fun|energy|power|water|heat|air|install|setup|onboarding|design|software|equipment|gear|clothes|fashion|football|soccer|golf|tennis|overtime|pay|health|law|tax|money|cash|credit|finance|childcare|daycare|bbq|barbecue|brunch|breakfast|lunch|dinner|turf|land|wood|firewood|hay|mulch|gravel|soil|concrete|drywall|siding|flooring|glass|steel|leather|silk|wool|cotton|admission|pickup|apr|gst|comedy|magic|theatre|theater|jazz|rock|blues|prep|chicken|beef|pork|lamb|rice|sourdough|espresso|finance|financing)$/i;
/** Countable nouns that end like mass nouns. */
const counted =
  /(?:tune-up|check-up|clean-up|assessment|session|lesson|consultation|inspection|evaluation|edition|location|appointment|treatment|apartment|building|screening|wedding|meeting|package|garage|massage|discount|payment|special|deal|sale|happy hour|musical|installation|machine|sandwich|university|facility|charity|community|competition|demonstration|station|auction|exhibition)$/i;
export const roles =
  /(?:smith|plumber|electrician|baker|bakery|butcher|florist|salon|barber|barbershop|shop|store|studio|gym|clinic|practice|restaurant|cafe|café|diner|bar|pub|brewery|winery|roaster|roastery|truck|cart|(?<!in)stall|company|firm|agency|garage|dealer|dealership|centre|center|academy|nursery|kennel|farm|hotel|inn|b&b|lodge|museum|gallery|library|church|charity|nonprofit|non-profit|foundation|club|co-op|cooperative|bank|credit union|lender|broker|agent|lawyer|attorney|solicitors?|accountant|dentist|doctor|vet|optician|therapist|coach|tutor|teacher|trainer|photographer|videographer|designer|builder|builders|contractor|roofer|painter|decorator|carpenter|joiner|handyman|landscaper|gardener|cleaner|cleaners|mechanic|sweep|mover|movers|caterer|caterers|chef|dj|band|musician|artist|writer|author|podcast|app|website|platform|marketplace|startup|laundromat|spa|boutique|pharmacy|drugstore|bookshop|bookstore|deli|pizzeria|bistro|takeaway|chippy|creamery|parlour|parlor|workshop|festival|fair|concert|expo|conference|novel|album|game|newspaper|magazine)$/i;
export const determiner =
  /^(?:an?|the|our|my|your|their|his|her|its|this|that|these|those|all|any|every|each|some|no|both|same|one|over|up|more|most|less|many|few|two|three|four|five|six|seven|eight|nine|ten|only|half|max|maximum|min|minimum|plus|about|around|just|\d[\d,.]*\+?|[$€£₹].*)(?=\s|$|-)/i;
export const preposition =
  /^(?:on|in|at|by|for|from|with|near|next|behind|across|opposite|off|outside|inside|over|under|past|to|beside|between|around|through|without|until|since|after|before|of|above|about|per|against|within|including|along|down|up)$/i;

/**
 * Finds the head noun of the phrase that begins a fragment: the last word before a preposition, conjunction, relative
 * pronoun or participle.
 */
export function headOf(words: readonly Word[]): Word | undefined {
  const end = words.findIndex(
    ({ text, tags }, at) =>
      at > 0 &&
      (preposition.test(text) ||
        tags.has("Preposition") ||
        /^(?:that|who|which|only|so|and|or|plus|made|built|done|included|named|called|all|each|every|weekly|biweekly|bi-weekly|monthly|daily)$/i.test(
          text,
        )),
  );
  return words.slice(0, end < 0 ? words.length : end).at(-1);
}

export function isPlural(words: readonly Word[], text: string): boolean {
  if (
    /^(?:[^,]+) (?:and|&) (?!up\b)/i.test(text) &&
    !/^(?:an?|bread and|fish and|mac and|bed and|supply and|search and) /i.test(text)
  )
    return true;
  const head = headOf(words);
  if (head === undefined) return false;
  if (/(?:ss|us|is|ness|ics|news|\bgas)$/i.test(head.text)) return false;
  // The tagger mistakes "blouse" for a plural.
  const isTagged = head.tags.has("Plural") && !/(?<!gees|mic|dic)e$/i.test(head.text);
  return isTagged || /(?:[^s’]s|people|children|men|women)$/i.test(head.text);
}

export const isPluralText = (text: string) => isPlural(wordsOf(text), text);

const counts = (noun: string) => wordsOf(noun).at(-1)?.tags.has("Noun") === true;

/** Adds "a", "an" or nothing before a noun phrase. */
export function withArticle(text: string, words: readonly Word[], plural: boolean): string {
  const head = headOf(words);
  // A list that ends in a plural needs no article: "flu, shingles and covid shots".
  if (/^[^,]+, .*\band [\p{L} -]*s$/u.test(text)) return text;
  // Two nouns share one article: "outdoor classroom and garden".
  const [, one = "", other = ""] = /^(\p{Ll}[\p{Ll}-]*(?: [\p{Ll}-]+)?) and ([\p{Ll}-]+)$/u.exec(text) ?? [];
  if (
    one !== "" &&
    ![one, other].some((noun) => mass.test(noun) || noun.endsWith("s")) &&
    !determiner.test(one) &&
    words.at(-1)?.tags.has("Noun") === true &&
    counts(one)
  )
    return `${article(text)} ${text}`;
  if (/^(?:over|under)[- ]?\d+s? /i.test(text) && !plural)
    return `an ${text.replace(/^(over|under) /i, "$1-")}`;
  if (/^(?:largest|biggest|finest|fastest|freshest|oldest|widest) /i.test(text)) return `the ${text}`;
  if (/^(?:first|second|third|last|next|\d+(?:st|nd|rd|th)) /i.test(text)) return `the ${text}`;
  if (head !== undefined && !plural && counted.test(head.text) && !determiner.test(text))
    return `${article(text)} ${text}`;
  if (plural || head === undefined || determiner.test(text) || mass.test(head.text) || !head.tags.has("Noun"))
    return text;
  if (head.tags.has("ProperNoun") || head.tags.has("Place") || /^\p{Lu}/u.test(head.text)) return text;
  return `${article(text)} ${text}`;
}

/** Chooses the article: "an hour", "a unicorn", "an RN". */
export function article(text: string): "a" | "an" {
  const [word = ""] = text.split(/[ -]/);
  if (/^(?:8|11|18|80)/.test(word)) return "an";
  if (/^[A-Z]{2,4}s?$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  if (/^(?:hour|honest|honou?r|heir|herb)/i.test(word)) return "an";
  if (/^(?:uni|use|usu|eu|one|once|u-|ubi|ute)/i.test(word)) return "a";
  return /^[aeiou]/i.test(word) ? "an" : "a";
}

export function isNounPhrase(words: readonly Word[]): boolean {
  const head = headOf(words);
  if (head === undefined) return false;
  const [first] = words;
  if (
    /^(?:over|under)[- ]\d/i.test(
      words
        .slice(0, 2)
        .map(({ text }) => text)
        .join(" "),
    )
  )
    return true;
  if (first?.tags.has("Conjunction") || first?.tags.has("Preposition") || preposition.test(first?.text ?? ""))
    return false;
  if (first?.tags.has("Pronoun") && !first.tags.has("Possessive")) return false;
  if (/\b(?:special|deal|sale|happy hour|musical)$/i.test(head.text)) return true;
  if (/^mid\b/i.test(first?.text ?? "")) return true;
  return (
    (head.tags.has("Noun") && !head.tags.has("Pronoun")) ||
    head.tags.has("Gerund") ||
    (head.tags.has("Verb") &&
      (words.length <= 4 || words.indexOf(head) > 0) &&
      !head.tags.has("Auxiliary") &&
      !head.tags.has("Copula")) ||
    (!head.tags.has("Money") && /^(?:\p{Lu}|\d)/u.test(head.text))
  );
}

/** The base form of a verb: "makes" → "make". */
export function baseOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === "has") return "have";
  if (lower === "does") return "do";
  if (lower === "is" || lower === "are") return "be";
  if (/(?:ches|shes|sses|xes|zzes|oes)$/.test(lower)) return lower.slice(0, -2);
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** The third person singular of a verb: "make" → "makes". */
export function thirdPersonOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === "have") return "has";
  if (lower === "be") return "is";
  if (/(?:ch|sh|ss|x|zz|o)$/.test(lower)) return `${verb}es`;
  if (/[^aeiou]y$/.test(lower)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}
