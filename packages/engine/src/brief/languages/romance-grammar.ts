import type { Parsed } from "../reading-table.ts";

/**
 * Word lists of a Romance language, from which `romanceParser` parses fragments. Each is a pattern source that matches
 * whole words.
 */
export type RomanceGrammar = {
  /** Pronouns and first person plural verbs at the start of a fragment. */
  opens: RegExp;
  /** Finite verbs that can't be nouns, anywhere in a fragment. */
  finite: RegExp;
  /** Words that turn the verb after them into part of a phrase: "que". */
  relative: RegExp;
  /** Imperatives to the listener at the start of a fragment. */
  orders: RegExp;
  /** Prepositions at the start of a fragment, which is then not a noun phrase. */
  preposition: RegExp;
  /** Articles, numbers and possessives at the start of a fragment. */
  determiner: RegExp;
  /** Adjectives before the noun: "gran", "nouvelle". */
  before: RegExp;
  /** Fragments that describe a business. */
  quality: RegExp;
  /** Head nouns for what a business is. */
  role: RegExp;
  isPlural: (head: string, text: string) => boolean;
  /** The article that a sentence frame needs, followed by a space if necessary; `head` is the first noun. */
  article: (text: string, head: string, use: { isRole: boolean; isPlural: boolean }) => string;
  /** Fragments that ads use without a verb, each with its full form. */
  completions: readonly (readonly [RegExp, string])[];
  /** Abbreviated noun phrases: "adults" → "price for adults". */
  rewrites?: readonly (readonly [RegExp, string])[];
  /** Words that no noun phrase starts or ends with. */
  odd: RegExp;
};

/** The verb "will be", whose subject may contain a comma. */
const future = /^(?:sarà|saranno|será|serán|serão|sera|seront)$/iu;

const clause = (text: string, { finite, relative }: RomanceGrammar): boolean => {
  for (const match of text.matchAll(new RegExp(finite.source, "giu"))) {
    const before = text.slice(0, match.index).trimEnd();
    // A verb after a comma belongs to an afterthought: "fee of 59 €, includes the VAT".
    if (/,(?:\s|$)/.test(before) && !future.test(match[0])) continue;
    const last = /[^\s,;]+$/u.exec(before)?.[0] ?? "";
    const isInside =
      relative.test(before.slice(-60)) || new RegExp(`^(?:${relative.source})$`, "iu").test(last);
    if (!isInside) return true;
  }
  return false;
};

/** True for a list of prices or of things available, which is not a sentence. */
const isListing = (text: string) =>
  (text.match(/, /g)?.length ?? 0) > 3 ||
  /[=+→]|: .*: /u.test(text) ||
  /\d ?(?:€|\$).*\d ?(?:€|\$)/u.test(text);

/** A carefully written sentence, with a capital and a verb. It is used verbatim. */
export const typedSentence =
  (grammar: Pick<RomanceGrammar, "finite" | "relative" | "orders">) =>
  (text: string): boolean =>
    /^[¿¡«"]?\p{Lu}\p{L}*[ ’]/u.test(text) &&
    text.split(" ").length >= 6 &&
    !isListing(text) &&
    !grammar.orders.test(text) &&
    text
      .split(/, (?!(?:que|qui|che|dont|cuyo|onde|donde) )/u)
      .slice(0, 2 + Number(/^(?:en|na|no|à|au|a|in|per|para|pour|desde|depuis)(?!\p{L})/iu.test(text)))
      .some((part) => clause(` ${part}`, grammar as RomanceGrammar));

/** The first noun of a phrase, after its article, number and adjectives. */
export function headOf(
  text: string,
  { determiner, before }: Pick<RomanceGrammar, "determiner" | "before">,
): string {
  const words = text.split(/[\s’]+/u);
  const at = words.findIndex(
    (word) => word !== "" && !determiner.test(word) && !before.test(word) && !/^\d/.test(word),
  );
  return (words[at] ?? "").replace(/[^\p{L}-]+/gu, "").toLowerCase();
}

/** Creates a parser from word lists. Anything it doesn't recognise with certainty is `words`. */
export function romanceParser(grammar: RomanceGrammar): (fragment: string) => Parsed {
  return (fragment) => {
    const typed = uncapitalised(fragment.trim());
    const rewrite = grammar.rewrites?.find(([form]) => form.test(typed));
    const text = rewrite === undefined ? typed : typed.replace(rewrite[0], rewrite[1]);
    for (const [form, full] of grammar.completions)
      if (form.test(text)) return { form: "sentence", text: text.replace(form, full) };
    const count = text.split(" ").length;
    if (grammar.orders.test(text) && count > 1) return { form: "order", text };
    if (grammar.opens.test(text) && count > 1) return { form: "sentence", text };
    if (count > 2 && clause(text, grammar)) return { form: "sentence", text };
    if (grammar.quality.test(text)) return { form: "quality", text };
    const isOdd =
      grammar.odd.test(text) ||
      grammar.preposition.test(text) ||
      /[:?!=]/.test(text) ||
      /^[\P{L}\d]*$/u.test(text);
    const head = headOf(text, grammar);
    if (isOdd || head.length < 2 || count > 14) return { form: "words", text };
    const plural = grammar.isPlural(head, text);
    const isRole = !plural && grammar.role.test(head) && !/^(?:\d|\p{Lu}{2})/u.test(text);
    return {
      form: isRole ? "role" : "thing",
      text: `${grammar.article(text, head, { isRole, isPlural: plural })}${text}`,
      plural,
    };
  };
}

/** Lower-cases the first word, which may have begun a sentence. Names keep their capital. */
function uncapitalised(text: string): string {
  return /^\p{Lu}[\p{Ll}’-]*(?: (?!\p{Lu})|$|,)/u.test(text) || /^\p{Lu} \p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
