import type { BriefFact } from "../../brief/brief-fact.ts";
import { hasAmount } from "../../brief/fragment.ts";
import type { Parsed, ReadingTable } from "../../brief/reading-table.ts";
import type { FactKind } from "../script.ts";
import { upper } from "../spoken-lines.ts";
import { offerOf, statedOf, sureThingOf } from "./offer-sentences.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";

/**
 * What is said of one fact, or of several that are said together; nothing of a loose one. A `phrase` has no verb: it is
 * said in the words of the brief.
 */
export type Piece = {
  form: "sentence" | "question" | "phrase" | "time" | "place" | "loose";
  text: string;
  facts: BriefFact[];
  kind: FactKind;
  /** What a phrase names, if its grammar is certain. */
  thing?: Thing;
  /** What the sentence goes on with, behind commas: the facts at the end. */
  tails: string[];
  namesBrand?: true;
};

/** A sentence with what was typed behind it is no longer than this. In characters. */
const longestSentence = 150;
const mostTails = 4;
/** Short lines of a list are said in one sentence up to this length. In characters. */
const longestList = 90;

/** "Also", where the sentence says it. */
const too = /^(?:también|además|também|aussi|anche|inoltre|auch|ook) (?=\p{L}+ )/iu;

/** For the copywriter rather than for the listener, or a note that nobody can say. */
const forTheWriter =
  /(?<!\p{L})(?:pls|plz|please|porfa|por favor|x favor|s\.?v\.?p|stp|per favore|bitte|aub|jaja+|haha+|rs|kkk+|lol)(?!\p{L})|(?<!\p{L})(?:NICHT|KEINE?N?|NON|PAS|NÃO|NIET|GEEN)(?!\p{L})|[=→@<>]|\?/u;

/** Pay that a verb can go before: a sum, and what it is for. */
const paySum =
  /^(?:(?:ab|bis zu|desde|hasta|vanaf|tot|à partir de|jusqu’à|a partir de|até|fino a) )?(?:(?:R?\$|€) ?)?\d[\d.,\s]*(?: ?(?:€|euros?|Euro|pesos|reais))?(?: (?:bruto?s?|brutto|netto|netos?|netti|lordi|nets?))?(?: (?:al|par|pro|per|por|im|a) \p{L}+)?$/u;

const isWhole = ({ form }: Parsed) => form === "sentence" || form === "order";

const isUnsaid = (one: BriefFact | undefined) =>
  one === undefined ||
  one.form === "question" ||
  one.kind === "contact" ||
  one.kind === "required" ||
  one.form === "unsaid";

/** The facts of a brief as sentences, or as phrases that stand together. */
export function piecesOf(
  facts: readonly BriefFact[],
  grammar: SentenceGrammar,
  { brand, isHiring }: { brand: string; isHiring: boolean },
): Piece[] {
  const reader = new PieceReader(grammar, brand, isHiring);
  for (const [at, fact] of facts.entries()) {
    // "That …" behind what is not said speaks of nothing.
    if ((fact.form === "question" || !isUnsaid(fact)) && !(fact.isTail === true && isUnsaid(facts[at - 1])))
      reader.read(fact);
  }
  return reader.pieces;
}

class PieceReader {
  readonly pieces: Piece[] = [];
  private readonly grammar: SentenceGrammar;
  private readonly reading: ReadingTable;
  private readonly named: RegExp;
  private readonly spelled: RegExp;
  private readonly isHiring: boolean;

  constructor(grammar: SentenceGrammar, brand: string, isHiring: boolean) {
    this.grammar = grammar;
    this.isHiring = isHiring;
    this.reading = grammar.reading;
    // The typist writes "und" for "&", one word for two, and the name without the trade before it.
    const words = brand.split(/[ -]/);
    const short = words.slice(1);
    const hasShort = short.length > 1 && short.every((word) => /^\p{Lu}\p{L}{2}/u.test(word));
    const name = hasShort ? `(?:${spelled(words)}|${spelled(short)})` : spelled(words);
    this.spelled = words.length > 1 ? new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "iu") : /$^/;
    this.named =
      brand === ""
        ? /$^/
        : new RegExp(String.raw`(?:(?<!\p{L})(?:${grammar.ofBrand})\s?)?(?<!\p{L})${name}(?!\p{L})`, "iu");
  }

  read(fact: BriefFact): void {
    const last = this.pieces.at(-1);
    if (fact.kind === "slogan" && last?.kind === "slogan") {
      last.text = `${last.text}. ${fact.text}`;
      last.facts.push(fact);
      return;
    }
    // "That is …" stays behind what it speaks of.
    if (
      fact.isTail === true &&
      fact.form === "sentence" &&
      last?.form === "sentence" &&
      last.tails.length === 0
    ) {
      last.text = `${last.text}. ${upper(fact.text)}`;
      last.facts.push(fact);
      return;
    }
    // "It is called …": the name alone.
    if (
      fact.form === "sentence" &&
      this.named.test(fact.text) &&
      fact.text.replace(this.named, "").trim().split(" ").length < 3
    )
      return this.add("loose", fact, fact.text);
    if (fact.form === "question") return this.add("question", fact, fact.text);
    if (this.startsWithTown(fact)) return;
    if (fact.kind === "slogan" || fact.form === "sentence" || fact.form === "order")
      return this.add("sentence", fact, fact.text);
    if (fact.kind === "when") return this.readTime(fact);
    if (fact.kind === "where") return this.readPlace(fact);
    this.readPhrase(fact);
  }

  /** "Salon Knip Haarlem, onze leerlingen knippen gratis": the sentence begins behind the name and its town. */
  private startsWithTown(fact: BriefFact): boolean {
    const [head = "", ...rest] = fact.text.split(", ");
    const town = this.withoutBrand(head);
    if (rest.join(" ").split(" ").length < 4 || town === undefined || !/^\p{Lu}[\p{L}-]+$/u.test(town))
      return false;
    if (town === head) return false;
    this.read({ ...fact, text: rest.join(", ") });
    return true;
  }

  private add(
    form: Piece["form"],
    fact: BriefFact,
    typed: string,
    { thing, namesBrand = this.named.test(typed) }: { thing?: Thing | undefined; namesBrand?: boolean } = {},
  ): void {
    // "Schröter und Sohn" where the brand is "Schröter & Sohn".
    const text = typed.replace(this.spelled, "{b}");
    this.pieces.push({
      form,
      text,
      facts: [fact],
      kind: fact.kind,
      tails: [],
      ...(thing === undefined ? {} : { thing }),
      ...(namesBrand ? { namesBrand: true as const } : {}),
    });
  }

  /** The piece that words of the same sentence can go on from. */
  private open(fact: BriefFact, length: number): Piece | undefined {
    const last = this.pieces.at(-1);
    if (last === undefined || !["sentence", "phrase"].includes(last.form)) return undefined;
    const size = [last.text, ...last.tails].join(", ").length + length;
    const isSame = last.facts.at(-1)?.cut === fact.cut;
    // A price is said by itself, where one may look for it.
    const isOffer = fact.kind === "offer" && fact.isTail !== true && last.kind !== "offer";
    return isSame && !isOffer && last.tails.length < mostTails && size < longestSentence ? last : undefined;
  }

  private goOn(piece: Piece, fact: BriefFact, text: string): void {
    piece.tails.push(text);
    piece.facts.push(fact);
  }

  private readTime(fact: BriefFact): void {
    const { until } = this.grammar;
    const last = this.pieces.at(-1);
    const open = this.open(fact, fact.text.length);
    if (open !== undefined && !/\d/.test(fact.text)) return this.goOn(open, fact, fact.text);
    const isUntil = until.test(fact.text);
    const offer = this.pieces
      .slice(-4)
      .find(({ kind, form, tails }) => kind === "offer" && form === "sentence" && tails.length < mostTails);
    if (isUntil && offer !== undefined)
      return this.goOn(
        offer,
        fact,
        this.reading
          .timePhrase(fact.text)
          .replace(/^(?:nur |noch |solo |seulement )+/iu, "")
          .replace(/^bis (?=\d)/u, "bis zum "),
      );
    if (last?.form !== "time" || isUntil !== until.test(last.text)) return this.add("time", fact, fact.text);
    last.facts.push(fact);
  }

  private readPlace(fact: BriefFact): void {
    const last = this.pieces.at(-1);
    if (last?.form === "place") last.facts.push(fact);
    else this.add("place", fact, fact.text);
  }

  private readPhrase(fact: BriefFact): void {
    const { grammar, reading } = this;
    const hours = grammar.hours.exec(fact.text);
    if (hours !== null)
      return this.add("time", { ...fact, text: fact.text.slice(hours[0].length) }, fact.text);
    const text = this.withoutBrand(fact.text.replace(grammar.label, "").replace(too, ""));
    if (text === undefined) return this.add("sentence", fact, fact.text);
    if (text === "") return this.add("loose", fact, fact.text);
    // "Salon Knip Haarlem", "Auto-école du Canal à Toulouse": what is left is the place.
    if (text !== fact.text && isPlaceBehind(fact.text, text, grammar))
      return this.add("place", { ...fact, text }, text);
    const isPriced = hasAmount(text, reading);
    const open = this.open(fact, text.length);
    const parsed = reading.parse(text);
    if (this.isHiring && isPriced && open === undefined && paySum.test(text))
      return this.add("sentence", fact, `${grammar.pay} ${text}`);
    if (isWhole(parsed)) return this.add("sentence", fact, parsed.text);
    if (parsed.form === "predicate") return this.add("sentence", fact, `${grammar.we} ${parsed.text}`);
    if (grammar.adjectives.test(text) && open === undefined)
      return this.add("sentence", fact, `${grammar.being} ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    const clause = grammar.clause?.exec(text);
    const [subject = ""] = text.split(" ");
    if (
      fact.kind === "what" &&
      clause?.index === subject.length + 1 &&
      reading.parse(subject).form === "role"
    )
      return this.add("sentence", fact, `{b}${text.slice(subject.length)}`, { namesBrand: true });
    const framed =
      statedOf(text, grammar) ??
      (isPriced && !this.isHiring ? offerOf(text, grammar) : undefined) ??
      (fact.kind === "what" || isPriced ? undefined : this.timed(text));
    if (framed !== undefined) return this.add("sentence", fact, framed);
    if ((forTheWriter.test(fact.text) && !isPriced) || !isSayable(text, grammar))
      return this.add("loose", fact, text);
    if (open !== undefined) return this.goOn(open, fact, text);
    const last = this.pieces.at(-1);
    if (fact.isTail === true && last !== undefined && last.form !== "question")
      return this.goOn(last, fact, text);
    if (last !== undefined && this.isListed(last, fact, text)) return this.goOn(last, fact, text);
    const isBare = !text.includes(" ") && fact.kind === "detail" && fact.isStressed !== true;
    const thing = fact.kind === "what" ? sureThingOf(text, grammar) : undefined;
    this.add(isBare ? "loose" : "phrase", fact, fact.kind === "what" ? fact.text : text, { thing });
  }

  /** "Martes 2x1", "Open day sabato 18 gennaio": with their day. */
  private timed(text: string): string | undefined {
    const { grammar, reading } = this;
    const found = reading.time.exec(text);
    if (found === null) return undefined;
    const [time] = found;
    const behind = text.slice(found.index + time.length).trim();
    if (found.index === 0)
      return !/\d/.test(time) && (/^\d ?x ?\d$/iu.test(behind) || sureThingOf(behind, grammar) !== undefined)
        ? grammar.onDay(reading.timePhrase(time), behind)
        : undefined;
    const isDate =
      behind === "" && grammar.date.test(time) && /^(?:\p{L}+ )?\d/u.test(time) && !grammar.until.test(time);
    const event = isDate
      ? sureThingOf(text.slice(0, found.index).replace(/[\s,:]+$/u, ""), grammar)
      : undefined;
    return event === undefined ? undefined : grammar.happens(event, reading.timePhrase(time));
  }

  /** Short lines in a row, none of which is the offer or what is sold, are one list. */
  private isListed(last: Piece, fact: BriefFact, text: string): boolean {
    const isDetail = (kind: FactKind) => kind === "detail" || kind === "proof";
    return (
      last.form === "phrase" &&
      isDetail(last.kind) &&
      isDetail(fact.kind) &&
      last.tails.length < mostTails &&
      ![last.text, ...last.tails, text].some((one) => /[.:;]/.test(one)) &&
      [last.text, ...last.tails, text].join(", ").length <= longestList
    );
  }

  /** A phrase without the brand in it; undefined where the brand is the subject of a sentence. */
  private withoutBrand(text: string): string | undefined {
    const found = this.named.exec(text);
    if (found === null) return text;
    const before = text.slice(0, found.index).trim();
    const behind = text.slice(found.index + found[0].length).trim();
    if (before === "" && /^\p{Ll}{2}/u.test(behind) && !this.grammar.notVerb.test(behind)) return undefined;
    return [before, behind.replace(/^[,:–-]\s*/u, "")].filter((part) => part !== "").join(" ");
  }
}

/** A phrase that a listener can follow: no label, no names alone, nothing that breaks off. */
const isSayable = (text: string, { notThing }: SentenceGrammar): boolean =>
  /\p{L}{2}|\d/u.test(text) &&
  !(notThing.test(text) && text.split(" ").length <= 3) &&
  !/^(?:\p{Lu}\p{L}+(?: |$)){3,}$/u.test(text) &&
  !/ (?:de|del|du|des|di|do|da|en|em|con|com|avec|mit|met|für|voor|para|pour|per|y|e|et|und|o|ou|oder|of|la|le|el|il|die|der|das|het|een|un|una|ein)$/u.test(
    text,
  );

/** Words of a name as they may be spelled. */
const spelled = (words: readonly string[]) =>
  words.map((word) => (word === "&" ? "(?:&|y|e|et|und|en)" : RegExp.escape(word))).join("[ -]?");

const isPlaceBehind = (typed: string, rest: string, { notVerb }: SentenceGrammar): boolean =>
  typed.endsWith(rest) &&
  (notVerb.test(rest) || /^\p{Lu}[\p{L}-]+$/u.test(rest)) &&
  rest.split(" ").length <= 6;
