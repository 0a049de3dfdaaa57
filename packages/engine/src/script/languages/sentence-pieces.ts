import type { BriefFact } from "../../brief/brief-fact.ts";
import { hasAmount } from "../../brief/fragment.ts";
import type { Parsed, ReadingTable } from "../../brief/reading-table.ts";
import type { FactKind } from "../script.ts";
import { upper } from "../spoken-lines.ts";
import { amount, isSum, offerOf, statedOf, sureThingOf } from "./offer-sentences.ts";
import { asTown, forTheWriter, isSayable, opensWithDay, spelled, unaccented } from "./said-phrases.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";

/**
 * The wording of one fact, or of several that are said together. A `phrase` has no verb and is said in the words of the
 * brief. A `loose` piece is not said.
 */
export type Piece = {
  form: "sentence" | "question" | "phrase" | "time" | "place" | "loose";
  text: string;
  facts: BriefFact[];
  kind: FactKind;
  /** The noun phrase that a `phrase` consists of, if it was parsed with certainty. */
  thing?: Thing;
  /** The facts that follow the sentence after commas. */
  tails: string[];
  namesBrand?: true;
  /** True if the sentence comes from a frame, so that no other phrase can be appended to it. */
  isFramed?: true;
};

/** The maximum length of a sentence including what was appended to it, in characters. */
const longestSentence = 150;
/** The maximum length for an invitation with its date, and for words that can't stand alone. */
const longestBound = 220;
const withWhat = /^(?:con|com|avec|mit|met|in de|im|nel|nella) /iu;
const mostTails = 4;
/** Short lines of a list are joined into sentences of at most this many characters. */
const longestList = 90;

/** Matches "also" at the start, which the sentence frames already contain. */
const too =
  /^(?:también|además|também|aussi|anche|inoltre|auch|ook) (?!(?:de|en|em|a|à|al|los|las|le|la|les|am|im|in|an|op|di|da|il|ao|no|na|par|per|por|für|pour|para|voor|mit|met|con|avec|com) )(?=\p{L}+ )/iu;

/** Matches pay that can follow a verb: a sum, and what it is for. */
const paySum =
  /^(?:(?:ab|bis zu|desde|hasta|vanaf|tot|à partir de|jusqu’à|a partir de|até|fino a) )?(?:(?:R?\$|€) ?)?\d[\d.,\s]*(?: ?(?:€|euros?|Euro|pesos|reais))?(?: (?:bruto?s?|brutto|netto|netos?|netti|lordi|nets?))?(?: (?:al|par|pro|per|por|im|a) \p{L}+)?(?: (?:plus|zuzüglich|inklusive|ab|bei|vanaf|bij|más|più|mais|et|plus) [^,]{2,40})?$/u;

/** Matches a sum that limits what comes before it: "Cada euro vale doble, hasta 10.000 €". */
const limit = /^(?:hasta|até|jusqu[’']à|fino a|bis zu|maximal|tot|máximo|max) /iu;

/** True for a benefit of a job: "30 Tage Urlaub". */
const isCounted = ({ form, text }: Parsed) => form === "thing" && /^\d{1,3} \p{L}/u.test(text);

const isWhole = ({ form }: Parsed) => form === "sentence" || form === "order";

const isUnsaid = (one: BriefFact | undefined) =>
  one === undefined ||
  one.form === "question" ||
  one.kind === "contact" ||
  one.kind === "required" ||
  one.form === "unsaid";

/** Turns a brief's facts into sentences, or into phrases that belong together. */
export function piecesOf(
  facts: readonly BriefFact[],
  grammar: SentenceGrammar,
  { brand, isHiring }: { brand: string; isHiring: boolean },
): Piece[] {
  const reader = new PieceReader(grammar, brand, isHiring);
  for (const [at, fact] of facts.entries()) {
    // Skips "That …" if the fact that it refers to is left out.
    if ((fact.form === "question" || !isUnsaid(fact)) && !(fact.isTail === true && isUnsaid(facts[at - 1])))
      reader.read(fact);
  }
  return reader.said();
}

class PieceReader {
  private readonly pieces: Piece[] = [];
  /** Pieces that are a single word. They are only used if others join them. */
  private readonly bare = new Set<Piece | undefined>();
  private readonly grammar: SentenceGrammar;
  private readonly reading: ReadingTable;
  private readonly named: RegExp;
  private readonly spelled: RegExp;
  private readonly isHiring: boolean;

  constructor(grammar: SentenceGrammar, brand: string, isHiring: boolean) {
    this.grammar = grammar;
    this.isHiring = isHiring;
    this.reading = grammar.reading;
    // The brief may spell the brand with "und" for "&", join its words, or omit the trade at its start.
    const words = brand.split(/[ -]|(?=&)|(?<=&)/);
    const short = words.slice(1);
    const hasShort = short.length > 1 && short.every((word) => /^\p{Lu}\p{L}{2}/u.test(word));
    const bare = unaccented(brand).split(/[ -]|(?=&)|(?<=&)/);
    const name = hasShort
      ? `(?:${spelled(words)}|${spelled(bare)}|${spelled(short)})`
      : `(?:${spelled(words)}|${spelled(bare)})`;
    this.spelled = words.length > 1 ? new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "iu") : /$^/;
    this.named =
      brand === ""
        ? /$^/
        : new RegExp(String.raw`(?:(?<!\p{L})(?:${grammar.ofBrand})\s?)?(?<!\p{L})${name}(?!\p{L})`, "iu");
  }

  said(): Piece[] {
    return this.pieces.map((piece) => (this.bare.has(piece) ? { ...piece, form: "loose" } : piece));
  }

  read(fact: BriefFact): void {
    const last = this.pieces.at(-1);
    if (fact.kind === "slogan" && last?.kind === "slogan") {
      last.text = `${last.text}. ${fact.text}`;
      last.facts.push(fact);
      return;
    }
    // "That is …" must follow the fact that it refers to.
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
    // A sentence with little besides the brand, such as "It is called …", only gives the name or is a heading.
    const beside = fact.form === "sentence" ? this.withoutBrand(fact.text) : undefined;
    if (beside !== undefined && beside !== fact.text && beside.split(" ").length < 3) {
      if (fact.kind === "what" && beside !== "" && fact.text.endsWith(beside))
        return this.add("phrase", fact, beside);
      return this.add("loose", fact, fact.text);
    }
    if (fact.form === "question") return this.add("question", fact, fact.text);
    // The title of a film, or a fragment after "and", belongs to the words before it.
    const open = this.open(fact, fact.text.length);
    const isJoined = /^(?:y|e|et|und|en|maar|mais|mas|aber|ma|pero|si|se|wenn|als) \p{Ll}/u.test(fact.text);
    if (
      open !== undefined &&
      ((fact.kind === "slogan" && fact.text.split(" ").length <= 5) ||
        (open.form === "phrase" && isJoined && fact.form === "sentence"))
    )
      return this.goOn(open, fact, fact.text);
    if (this.startsWithTown(fact)) return;
    if (fact.kind === "slogan" || fact.form === "sentence" || fact.form === "order")
      return this.add("sentence", fact, fact.text);
    if (fact.kind === "when") return this.readTime(fact);
    if (fact.kind === "where") return this.readPlace(fact);
    this.readPhrase(fact);
  }

  /**
   * True if a sentence begins after the business's name and town: "Salon Knip Haarlem, onze leerlingen knippen gratis".
   */
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
    {
      thing,
      namesBrand = this.named.test(typed) || this.named.test(unaccented(typed)),
      isFramed = false,
    }: { thing?: Thing | undefined; namesBrand?: boolean; isFramed?: boolean } = {},
  ): void {
    // Recognizes the brand "Schröter & Sohn" in "Schröter und Sohn".
    const text = typed.replace(this.spelled, "{b}");
    this.pieces.push({
      form,
      text,
      facts: [fact],
      kind: fact.kind,
      tails: [],
      ...(thing === undefined ? {} : { thing }),
      ...(namesBrand ? { namesBrand: true as const } : {}),
      ...(isFramed ? { isFramed: true as const } : {}),
    });
  }

  /** The last piece, if the fact belongs to the same sentence of the brief and can be appended to it. */
  private open(fact: BriefFact, length: number): Piece | undefined {
    const { reading } = this;
    const last = this.pieces.at(-1);
    if (last === undefined || !["sentence", "phrase"].includes(last.form)) return undefined;
    const size = [last.text, ...last.tails].join(", ").length + length;
    const isSame = last.facts.at(-1)?.cut === fact.cut && (last.isFramed !== true || fact.isTail === true);
    // A price gets a sentence of its own, where listeners expect it.
    const isPriceOf = last.form === "phrase" && isSum(fact.text, reading) && !hasAmount(last.text, reading);
    const isOffer =
      fact.kind === "offer" && fact.isTail !== true && last.kind !== "offer" && !limit.test(fact.text);
    const days = [last.facts[0], ...this.pieces.flatMap(({ facts }) => facts), fact]
      .filter((each) => each?.cut === fact.cut)
      .map((each) => opensWithDay(each?.text ?? "", reading));
    const isNextDay = days[0] === false && days.at(-1) === true && days.slice(0, -1).includes(true);
    const isOther = (isOffer && !isPriceOf) || isNextDay || last.tails.length >= mostTails;
    const isDate = fact.kind === "when" && last.kind === "what" && last.form === "sentence";
    const isBound = isDate || withWhat.test(fact.text);
    return isSame && !isOther && size < (isBound ? longestBound : longestSentence) ? last : undefined;
  }

  private goOn(piece: Piece, fact: BriefFact, text: string): void {
    piece.facts.push(fact);
    this.bare.delete(piece);
    // A price is never said without the thing that it is for, nor the thing without its price.
    if (piece.form === "phrase" && piece.tails.length === 0 && isSum(text, this.reading))
      Object.assign(piece, { text: `${piece.text}, ${text}`, thing: undefined });
    else piece.tails.push(text);
  }

  private readTime(fact: BriefFact): void {
    const { until } = this.grammar;
    const last = this.pieces.at(-1);
    const open = this.open(fact, fact.text.length);
    // Leaves a day or an hour in the line in which the owner typed it.
    const isClock = !/\p{L}{5}/u.test(fact.text) && this.grammar.date.test(open?.text ?? "");
    const isLoose = open?.form === "phrase" && open.kind !== "offer";
    const isInvited = open?.form === "sentence" && open.kind === "what" && this.grammar.date.test(fact.text);
    if (open !== undefined && (!/\d/.test(fact.text) || isLoose || isClock || isInvited))
      return this.goOn(open, fact, this.reading.timePhrase(fact.text));
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
    const open = this.open(fact, fact.text.length);
    if (last?.form === "place") last.facts.push(fact);
    else if (open?.form === "phrase" && this.grammar.date.test([open.text, ...open.tails].join(" ")))
      this.goOn(open, fact, this.reading.placePhrase(fact.text));
    else this.add("place", fact, fact.text);
  }

  private readPhrase(fact: BriefFact): void {
    const { grammar, reading } = this;
    const hours = grammar.hours.exec(fact.text);
    if (hours !== null)
      return this.add("time", { ...fact, text: fact.text.slice(hours[0].length) }, fact.text);
    const typed = fact.text
      .replace(grammar.label, "")
      .replace(this.pieces.at(-1)?.facts.at(-1)?.cut === fact.cut ? /$^/ : too, "")
      // Removes numbers in brackets ("Collobrières (83)", "camarero (2)"), and turns "sueldo + plus" into a
      // list.
      .replaceAll(/ \(\d{1,5}\)/gu, "")
      .replaceAll(/ (?:\+|[-–—]) (?=[\p{L}\d])/gu, ", ");
    const bare = this.withoutBrand(typed);
    // Removes a label that stood before the brand.
    const text = bare?.replace(/(?:^|,? )[\p{L}-]{2,} ?:$/u, "");
    if (text === undefined) return this.add("sentence", fact, typed);
    if (text === "") return this.add("loose", fact, fact.text);
    // Without the brand, only the place is left: "Salon Knip Haarlem", "Auto-école du Canal à Toulouse".
    if (text !== fact.text && isPlaceBehind(fact.text, text, grammar))
      return this.add("place", { ...fact, text: asTown(text) }, asTown(text));
    const isPriced = hasAmount(text, reading);
    const open = this.open(fact, text.length);
    const parsed = reading.parse(text);
    if (this.isHiring && isPriced && open === undefined && paySum.test(text))
      return this.add("sentence", fact, `${grammar.pay} ${text}`);
    const before = this.pieces.at(-1);
    // A day belongs to the event after it: "Am Samstagmorgen kostenlose Verkostung".
    if (
      before?.form === "time" &&
      before.facts.length === 1 &&
      before.facts[0]?.cut === fact.cut &&
      fact.kind === "offer" &&
      /\p{L}{4}/u.test(before.text) &&
      !/\d/.test(before.text)
    ) {
      Object.assign(before, { form: "phrase", kind: "offer", text: reading.timePhrase(before.text) });
      return this.goOn(before, fact, text);
    }
    const isCompleted = parsed.text.toLowerCase() !== text.toLowerCase();
    if (isWhole(parsed) && !(isCompleted && (isPriced ? text.length > 50 : text.split(" ").length > 6)))
      return this.add("sentence", fact, parsed.text, { isFramed: isCompleted && !isPriced });
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
    const offer = isPriced && !this.isHiring ? offerOf(text, grammar) : undefined;
    if (offer !== undefined) return this.add("sentence", fact, offer);
    const framed =
      statedOf(text, grammar) ?? (fact.kind === "what" || isPriced ? undefined : this.timed(text));
    if (framed !== undefined && (open?.form !== "phrase" || open.kind !== "offer"))
      return this.add("sentence", fact, framed, { isFramed: true });
    if (this.isHiring && grammar.gives !== undefined && open === undefined && isCounted(parsed))
      return this.add("sentence", fact, `${grammar.gives} ${parsed.text}`);
    const isPay = this.isHiring && isPriced;
    if (fact.sentence !== undefined && text === fact.text && !isPay && open?.form !== "phrase")
      return this.add("sentence", fact, fact.sentence);
    const isOurs = forTheWriter.test(fact.text) && !isPriced;
    if (isOurs || !isSayable(text) || (fact.kind !== "what" && isLabel(text, grammar)))
      return this.add("loose", fact, text);
    if (open !== undefined) return this.goOn(open, fact, text);
    if (grammar.sum !== undefined && !this.isHiring && fact.isTail !== true && isSum(text, reading))
      return this.add("sentence", fact, `${grammar.sum} ${text}`);
    const last = this.pieces.at(-1);
    // Joins a date and the title of the event after it: "14 novembre: La locandiera".
    if (last?.form === "time" && last.facts.length === 1 && last.facts[0]?.cut === fact.cut) {
      Object.assign(last, { form: "phrase", text: reading.timePhrase(last.text) });
      return this.goOn(last, fact, text);
    }
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text) && last?.facts.at(-1)?.cut !== fact.cut;
    if (fact.isTail === true && !isCapital && last !== undefined && last.form !== "question")
      return this.goOn(last, fact, text);
    if (last !== undefined && this.isListed(last, fact, text)) return this.goOn(last, fact, text);
    const isBare = !text.includes(" ") && fact.kind === "detail" && fact.isStressed !== true;
    const thing = fact.kind === "what" ? sureThingOf(text, grammar) : undefined;
    this.add("phrase", fact, fact.kind === "what" ? typed : text, { thing });
    if (isBare) this.bare.add(this.pieces.at(-1));
  }

  /** Rewrites an offer or event with its day: "Martes 2x1", "Open day sabato 18 gennaio". */
  private timed(text: string): string | undefined {
    const { grammar, reading } = this;
    const found = reading.time.exec(text);
    if (found === null) return undefined;
    const [time] = found;
    const behind = text.slice(found.index + time.length).trim();
    if (found.index === 0)
      return !/\d/.test(time) &&
        (/^\d ?x ?\d$/iu.test(behind) || (!amount.test(behind) && sureThingOf(behind, grammar) !== undefined))
        ? grammar.onDay(reading.timePhrase(time), behind)
        : undefined;
    const isDate =
      behind === "" &&
      grammar.date.test(time) &&
      /^(?:\p{L}{4,}(?:-feira)?,? )?\d{1,2}(?:[.º]|er)? (?:de )?\p{L}/u.test(time) &&
      !grammar.until.test(time);
    const event = isDate
      ? sureThingOf(text.slice(0, found.index).replace(/[\s,:]+$/u, ""), grammar)
      : undefined;
    return event === undefined ? undefined : grammar.happens(event, reading.timePhrase(time));
  }

  /** True for short lines in a row that form one list. None of them is the offer or says what is sold. */
  private isListed(last: Piece, fact: BriefFact, text: string): boolean {
    return (
      last.form === "phrase" &&
      isDetail(last.kind) &&
      isDetail(fact.kind) &&
      last.tails.length < mostTails &&
      !/^(?:für|voor|pour|para|per) /iu.test(last.text) &&
      !(/^\p{Lu}\p{Ll}/u.test(text) && this.reading.time.test(last.text)) &&
      last.facts.every(({ isCall }) => isCall !== true) &&
      ![last.text, ...last.tails, text].some((one) => /[.:;]/.test(one)) &&
      [last.text, ...last.tails, text].join(", ").length <= longestList
    );
  }

  /** Removes the brand from a phrase. Returns undefined if the brand is the subject of a sentence. */
  private withoutBrand(text: string): string | undefined {
    const found = this.named.exec(text) ?? this.named.exec(unaccented(text));
    if (found === null) return text;
    const before = text.slice(0, found.index).trim();
    const behind = text.slice(found.index + found[0].length).trim();
    // "Festa da Castanha e da Jeropiga": the brand is only a part of the name.
    if (/^(?:e|y|et|und|ed|&) \p{L}/iu.test(behind)) return text;
    const isFirst = /^(?:o|a|el|la|il|le|der|die|das|de|het|)$/iu.test(before);
    if (isFirst && /^\p{Ll}{2}/u.test(behind) && !this.grammar.notVerb.test(behind)) return undefined;
    return [before, behind.replace(/^[,:–-]\s*/u, "")].filter((part) => part !== "").join(" ");
  }
}

const isDetail = (kind: FactKind) => kind === "detail" || kind === "proof";

const isLabel = (text: string, { notThing }: SentenceGrammar): boolean =>
  notThing.test(text) && text.split(" ").length <= 3;

const isPlaceBehind = (typed: string, rest: string, { notVerb }: SentenceGrammar): boolean =>
  typed.endsWith(rest) &&
  (notVerb.test(rest) || /^\p{Lu}[\p{L}-]+$/u.test(rest)) &&
  rest.split(" ").length <= 6;
