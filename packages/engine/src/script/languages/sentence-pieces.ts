import type { BriefFact } from "../../brief/brief-fact.ts";
import { hasAmount } from "../../brief/fragment.ts";
import type { Parsed, ReadingTable } from "../../brief/reading-table.ts";
import type { FactKind } from "../script.ts";
import { upper } from "../spoken-lines.ts";
import { noDiscount, offerOf, statedOf, thingOf } from "./offer-sentences.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";

/** What is said of one fact, or of several that are said together; nothing of a loose one. */
export type Piece = {
  form: "sentence" | "question" | "things" | "time" | "place" | "loose";
  text: string;
  facts: BriefFact[];
  kind: FactKind;
  things?: Thing[];
  /** What an offer is of. */
  of?: Thing;
  /** What the sentence goes on with, behind commas: the facts at the end. */
  tails: string[];
  namesBrand?: true;
};

/** A sentence with what was typed behind it is no longer than this. In characters. */
const longestSentence = 150;
const mostThings = 4;
const mostTails = 3;

/** Clauses that are sentences with what follows them: "si las rompen, te las cambiamos". */
const conditional = /^(?:si|cuando|aunque|se|quando|quand|lorsque|s’il|wenn|wer|als) \p{L}/iu;
/** "Comercial y rural": adjectives of the noun before them. */
const adjective = /^\p{Ll}+(?:al|ales|ais|ale|ali|aux|ar|iel|ielle|ico|ica|ique)s?(?: (?:y|e|et) |$|,)/u;

/** "Also", where the sentence says it. */
const too = /^(?:también|además|também|aussi|anche|inoltre|auch|ook) (?=\p{L}+ )/iu;

const isWhole = ({ form }: Parsed) => form === "sentence" || form === "order";

const isUnsaid = (one: BriefFact | undefined) =>
  one === undefined ||
  one.form === "question" ||
  one.kind === "contact" ||
  one.kind === "required" ||
  one.form === "unsaid";

/** The facts of a brief as sentences, or parts of sentences that stand together. */
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
    this.named = new RegExp(
      String.raw`(?:(?<!\p{L})(?:${grammar.ofBrand})\s?)?(?<!\p{L})${name}(?!\p{L})`,
      "iu",
    );
  }

  read(fact: BriefFact): void {
    const listed = this.pieces.at(-1);
    // "Compra, venda e arrendamento de casas": what stands behind the last is said of all.
    if (
      listed?.kind === "what" &&
      listed.things?.length === 1 &&
      listed.facts.length === 1 &&
      !listed.text.includes(" ") &&
      ["phrase", "order"].includes(fact.form) &&
      fact.cut === listed.facts[0]?.cut &&
      /^\p{Ll}+ (?:y|e|et|und|en) \p{Ll}+ \p{L}/u.test(fact.text)
    ) {
      this.pieces.pop();
      this.readPhrase({ ...fact, kind: "what", text: `${listed.text}, ${fact.text}` });
      this.pieces.at(-1)?.facts.unshift(...listed.facts);
      return;
    }
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
    things?: Thing[],
    namesBrand = this.named.test(typed),
    of?: Thing,
  ): void {
    // "Schröter und Sohn" where the brand is "Schröter & Sohn".
    const text = typed.replace(this.spelled, "{b}");
    this.pieces.push({
      form,
      text,
      facts: [fact],
      kind: fact.kind,
      tails: [],
      ...(things === undefined ? {} : { things }),
      ...(of === undefined ? {} : { of }),
      ...(namesBrand ? { namesBrand: true as const } : {}),
    });
  }

  /** The piece that words of the same sentence can go on from. */
  private open(fact: BriefFact, length: number): Piece | undefined {
    const last = this.pieces.at(-1);
    if (last === undefined || !["sentence", "things", "loose"].includes(last.form)) return undefined;
    const size = [last.text, ...last.tails].join(", ").length + length;
    const isSame = last.facts.at(-1)?.cut === fact.cut && (last.form !== "loose" || last.text.includes(":"));
    return isSame && last.tails.length < mostTails && size < longestSentence ? last : undefined;
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
    const last = this.pieces.at(-1);
    if (/^[^:]{3,30}: \p{L}/u.test(text) && fact.kind !== "what" && fact.kind !== "offer")
      return this.add("loose", fact, text);
    const open = this.open(fact, text.length);
    const parsed = reading.parse(text);
    const isPriced = hasAmount(text, reading);
    const isPay = this.isHiring && isPriced && !isWhole(parsed);
    if (isPay && open !== undefined) return this.goOn(open, fact, text);
    if (isPay) {
      const isSum =
        /^(?:(?:ab|bis zu|desde|hasta|vanaf|tot|à partir de|jusqu’à|a partir de|até|da|fino a) )?[€$R\d]/u.test(
          text,
        );
      return this.add(isSum ? "sentence" : "loose", fact, `${grammar.pay} ${text}`);
    }
    if (isWhole(parsed)) return this.add("sentence", fact, parsed.text);
    if (parsed.form === "predicate") return this.add("sentence", fact, `${grammar.we} ${parsed.text}`);
    if (parsed.form === "quality" && open === undefined)
      return this.add("sentence", fact, grammar.is({ typed: text, text: parsed.text, isPlural: false }));
    if (grammar.adjectives.test(text) && open === undefined)
      return this.add("sentence", fact, `${grammar.being} ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    const stated = statedOf(text, grammar);
    if (stated !== undefined) return this.add("sentence", fact, stated);
    const offer = isPriced ? offerOf(text, grammar) : undefined;
    if (offer !== undefined) return this.add("sentence", fact, offer.text, undefined, undefined, offer.of);
    const clause = grammar.clause?.exec(text);
    const [subject = ""] = text.split(" ");
    if (
      fact.kind === "what" &&
      clause?.index === subject.length + 1 &&
      reading.parse(subject).form === "role"
    )
      return this.add("sentence", fact, `{b}${text.slice(subject.length)}`, undefined, true);
    const timed = reading.time.exec(text);
    const behind = timed?.index === 0 ? text.slice(timed[0].length).trim() : "";
    // "Martes 2x1"
    if (timed !== null && /^[\p{L}\d]/u.test(behind) && !grammar.notVerb.test(behind))
      return this.add("sentence", fact, grammar.onDay(reading.timePhrase(timed[0]), behind));
    const isDated =
      timed !== null &&
      timed.index > 3 &&
      timed.index + timed[0].length === text.length &&
      grammar.date.test(timed[0]) &&
      /\d/.test(timed[0]) &&
      !/^(?:ab|seit|vanaf|desde|dès|depuis|à partir|a partir|dal|da)(?!\p{L})/iu.test(timed[0]) &&
      !grammar.until.test(timed[0]) &&
      !isPriced &&
      fact.kind !== "what";
    const event = isDated ? text.slice(0, timed.index).replace(/[\s,:]+$/u, "") : "";
    const dated = event === "" ? undefined : thingOf(event, reading.parse(event), grammar);
    if (dated !== undefined && timed !== null)
      return this.add("sentence", fact, grammar.happens(dated, reading.timePhrase(timed[0])));
    if (grammar.people.test(text) && !isPriced) {
      const said = `${grammar.forPeople} ${text}`;
      return open === undefined ? this.add("loose", fact, said) : this.goOn(open, fact, said);
    }
    if ((clause != null && clause.index > 2) || (conditional.test(text) && text.split(" ").length >= 7))
      return this.add("sentence", fact, text);
    const goesOn = reading.negative.test(text) || (open?.form === "things" && adjective.test(text));
    const thing = (isPriced && !noDiscount.test(text)) || goesOn ? undefined : thingOf(text, parsed, grammar);
    if (thing !== undefined && open?.form !== "loose") return this.readThing(fact, text, thing);
    const said = parsed.form === "words" ? parsed.text : text;
    // Names alone are places that nobody can place.
    if (/^(?:\p{Lu}\p{L}+(?: |$)){3,}$/u.test(text)) return this.add("loose", fact, text);
    // A price without a thing is that of what is sold.
    const sold = this.pieces.findLast(({ kind, form }) => kind === "what" && form === "things");
    if (isPriced && open !== undefined && sold?.facts[0]?.cut === fact.cut && sold.tails.length < mostTails)
      return this.goOn(sold, fact, said);
    if (open !== undefined) return this.goOn(open, fact, said);
    if (fact.isTail === true && last !== undefined && last.form !== "question")
      return this.goOn(last, fact, said);
    const isProse = /^\p{Lu}/u.test(fact.text) && text.split(" ").length >= 5 && last?.form === "sentence";
    const isSaid =
      fact.kind === "what" ||
      fact.kind === "offer" ||
      fact.isStressed === true ||
      reading.benefit.test(text) ||
      (isProse && !grammar.notThing.test(text));
    this.add(isSaid ? "sentence" : "loose", fact, fact.kind === "what" ? fact.text : text);
  }

  private readThing(fact: BriefFact, text: string, thing: Thing): void {
    const last = this.pieces.at(-1);
    const isSame = last?.facts.at(-1)?.cut === fact.cut;
    const isList =
      last?.form === "things" &&
      last.tails.length === 0 &&
      (last.things?.length ?? 0) < mostThings &&
      (last.kind === "what" ? isSame : last.kind !== "offer" && fact.kind !== "offer") &&
      fact.kind !== "what" &&
      fact.isStressed !== true &&
      thing.typed.length < 45;
    if (isList) {
      last.things?.push(thing);
      last.facts.push(fact);
      return;
    }
    const isBare = !text.includes(" ") && fact.kind !== "what" && fact.isStressed !== true;
    // "Vuelta al cole en Óptica Miralles": the typist named the brand where it belongs.
    this.add(isBare ? "loose" : "things", fact, fact.kind === "what" ? fact.text : text, [thing]);
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

/** Words of a name as they may be spelled. */
const spelled = (words: readonly string[]) =>
  words.map((word) => (word === "&" ? "(?:&|y|e|et|und|en)" : RegExp.escape(word))).join("[ -]?");

const isPlaceBehind = (typed: string, rest: string, { notVerb }: SentenceGrammar): boolean =>
  typed.endsWith(rest) &&
  (notVerb.test(rest) || /^\p{Lu}[\p{L}-]+$/u.test(rest)) &&
  rest.split(" ").length <= 6;
