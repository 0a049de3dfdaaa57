import type { BriefFact } from "../../brief/brief-fact.ts";
import { hasAmount } from "../../brief/fragment.ts";
import { upper } from "../spoken-lines.ts";
import type { Person } from "../writing-table.ts";
import type { Compose, Composed, ComposedLine } from "./composed-parts.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";
import { type Piece, piecesOf } from "./sentence-pieces.ts";

/** The maximum length of a sentence that opens an ad, in characters. */
const longestHook = 80;

type WithBrand = (sentence: string, person: Person) => string;

/** Composes sentences from a brief by a language's grammar. Phrases that fit no sentence are said as typed. */
export function composeWith(grammar: SentenceGrammar, withBrand: WithBrand): Compose {
  return (facts, about) => new Composer(grammar, withBrand, facts, about).composed();
}

const eventItself: Thing = { typed: "{b}", text: "{b}", isPlural: false };

class Composer {
  private readonly grammar: SentenceGrammar;
  private readonly withBrand: WithBrand;
  private readonly about: Parameters<Compose>[1];
  private readonly pieces: readonly Piece[];
  private readonly isHiring: boolean;
  /** The fact that matters most: the one that the owner stressed, or else the first price. */
  private readonly key: Piece | undefined;
  /** True if the ad is for something on a certain day. Its time and place are then said without "we are open". */
  private readonly isDated: boolean;
  /** True if the places named are where listeners find the business. Notices and events may name other places. */
  private readonly isPlaced: boolean;

  constructor(
    grammar: SentenceGrammar,
    withBrand: WithBrand,
    facts: readonly BriefFact[],
    about: Parameters<Compose>[1],
  ) {
    this.grammar = grammar;
    this.withBrand = withBrand;
    this.about = about;
    this.isHiring = facts.some(({ kind, text }) => kind === "what" && grammar.reading.hiring.test(text));
    const pieces = piecesOf(facts, grammar, { brand: about.brand, isHiring: this.isHiring });
    this.isDated =
      about.isEvent ||
      this.isHiring ||
      pieces.some(({ form, text }) => form === "time" && grammar.date.test(text));
    const priced = pieces.find(
      ({ kind, text, tails }) => kind === "offer" && hasAmount([text, ...tails].join(" "), grammar.reading),
    );
    this.key =
      pieces.find(({ facts: typed }) => typed.some(({ isStressed }) => isStressed === true)) ?? priced;
    this.isPlaced = !about.isEvent && about.brand !== "" && (this.isHiring || priced !== undefined);
    this.pieces = this.isDated ? this.occasions(pieces) : pieces;
  }

  /** Joins consecutive times and places of an event into one sentence: "Saturday at eight, in the old mill". */
  private occasions(pieces: readonly Piece[]): Piece[] {
    const { timePhrase, placePhrase } = this.grammar.reading;
    const told: Piece[] = [];
    let open: Piece | undefined;
    for (const piece of pieces) {
      const { form, facts } = piece;
      if (form !== "time" && form !== "place") {
        open = undefined;
        told.push(piece);
        continue;
      }
      const sold = told.at(-1);
      // The dates belong to what is sold: "Rebajas, del 3 al 9 de junio".
      if (form === "time" && sold?.kind === "what" && sold.tails.length < 3 && sold.text.length < 90)
        open = sold;
      // A place without a time gets a separate sentence.
      if (form === "place" && open === undefined && this.isPlaced) {
        told.push(piece);
        continue;
      }
      for (const fact of facts) {
        const text = form === "time" ? timePhrase(fact.text) : placePhrase(fact.text);
        if (open !== undefined && open.tails.length < 4) {
          open.tails.push(text);
          open.facts.push(fact);
          continue;
        }
        open = { form: "phrase", kind: fact.kind, text, facts: [fact], tails: [] };
        told.push(open);
      }
    }
    return told;
  }

  composed(): Composed {
    const { pieces, about, grammar } = this;
    const said = pieces.filter(({ form }) => form !== "question" && form !== "loose");
    const sold = said.find((piece) => this.isJob(piece)) ?? soldOf(said);
    const [first] = said;
    // A sentence that precedes the one with the brand opens the ad.
    const opener =
      first !== undefined && first !== sold && first.facts[0]?.form === "sentence" ? [first] : [];
    const questions = pieces
      .slice(0, 4)
      .filter(({ form, text }) => form === "question" && text.length <= longestHook && !ofContact.test(text));
    const figures = pieces.filter(
      (piece) => piece !== sold && piece.kind === "offer" && this.opensAlone(piece),
    );
    const place = pieces.find(({ form }) => form === "place");
    const closing = about.hasContact ? undefined : this.closingOf(said, sold);
    const isApp = sold !== undefined && grammar.app.words.test(sold.text);
    const thing = sold?.thing;
    const isClean =
      said.length > 1 && said.every(({ form, tails }) => form === "sentence" && tails.length === 0);
    return {
      intros: sold === undefined ? [] : this.introsOf(sold),
      hooks: [
        ...questions.map((piece) => ({ angle: "question" as const, line: this.lineOf(piece) })),
        ...(isClean && first !== undefined && !this.opensWell(first)
          ? []
          : opener.map((piece) => ({ angle: "scene" as const, line: this.lineOf(piece) }))),
        { angle: "offer" },
        ...(thing === undefined || sold === undefined || this.isDated || sold.namesBrand === true
          ? []
          : [
              {
                angle: "question" as const,
                line: { ...this.lineOf(sold), text: grammar.asks(thing), facts: idsOf(sold).slice(0, 1) },
                answer: grammar.answer,
              },
            ]),
        ...figures.slice(0, 3).map((piece) => ({ angle: "figure" as const, line: this.lineOf(piece) })),
      ],
      body: (done) => this.bodyOf(done),
      keepsOrder: isClean,
      ...(about.hasContact || this.isDated || place === undefined
        ? {}
        : { place: { text: this.placeOf(place.facts), facts: idsOf(place) } }),
      ...(isApp && !about.hasContact
        ? { order: { ...this.lineOf(sold), text: grammar.app.get, facts: [] } }
        : closing === undefined
          ? {}
          : { order: this.lineOf(closing) }),
    };
  }

  /** The owner's own closing words to the listener, which end an ad without a contact: where to come, or what to do. */
  private closingOf(said: readonly Piece[], sold: Piece | undefined): Piece | undefined {
    const last = said
      .slice(-2)
      .filter(
        (piece) =>
          piece !== sold && piece.form === "sentence" && piece.isFramed !== true && piece.kind !== "offer",
      )
      .filter(
        ({ facts: [fact] }) =>
          fact?.kind === "where" || fact?.form === "order" || isHere.test(fact?.text ?? ""),
      )
      .filter((piece) => this.lineOf(piece).text.length <= longestHook);
    return last.at(-1);
  }

  /** Lines that say what is sold, with the brand. */
  private introsOf(sold: Piece): ComposedLine[] {
    const { grammar, about } = this;
    const [whole, ...less] = this.optionsOf(sold, this.introOf(sold)).map((line) => this.inTown(line, sold));
    return whole === undefined || (about.brand === "" && grammar.reading.depends?.test(sold.text) === true)
      ? []
      : [{ ...whole, less }];
  }

  /** Adds the town that was typed between the name and what is sold: "Tijeras Locas, en Albacete: …". */
  private inTown(line: ComposedLine, sold: Piece): ComposedLine {
    const place = this.pieces[this.pieces.indexOf(sold) - 1];
    const [fact, other] = place?.facts ?? [];
    const isBehindName =
      place?.form === "place" &&
      fact !== undefined &&
      other === undefined &&
      this.pieces.indexOf(place) === 0 &&
      fact.cut === sold.facts[0]?.cut;
    if (!isBehindName || !/\{b\}(?=[,:])/u.test(line.text)) return line;
    const text = line.text.replace(/\{b\}(?=[,:])/u, () => `{b}, ${this.placeOf([fact])}`);
    return { ...line, text, facts: [...line.facts, fact.id] };
  }

  private introOf(sold: Piece): string {
    const { grammar, about, withBrand, isHiring } = this;
    const { reading } = grammar;
    const text = this.textOf(sold);
    if (sold.namesBrand === true || about.brand === "") return text;
    if (sold.form === "sentence") {
      const named = withBrand(text, about.isFirst ? "we" : "they");
      // In "From October 1, collections …", the brand goes first, because it offers the collections.
      return named.includes("{b}") && !text.includes("{b}") && reading.time.exec(text)?.index === 0
        ? `{b}${this.colon} ${text}`
        : named;
    }
    const timed = reading.time.exec(text);
    // A text that begins with a date is about the brand, which is itself the event: "4, 5 y 6 de octubre en la
    // plaza".
    if (about.isEvent && timed?.index === 0 && !reading.event.test(text.slice(timed[0].length)))
      return grammar.happens(eventItself, `${reading.timePhrase(timed[0])}${text.slice(timed[0].length)}`);
    const [head = "", ...more] = [...text.split(", "), ...sold.tails];
    if (about.isEvent && this.isBrand(head))
      return more.length > 0 ? grammar.happens(eventItself, more.join(", ")) : "{b}";
    if (isHiring && !seeking.test(text)) return `${grammar.seeks}${this.colon} ${text.replace(vacancy, "")}`;
    const { thing } = sold;
    const isStutter = words(about.brand).includes(words(text)[0] ?? "");
    return thing !== undefined && reading.parse(text).form === "role" && !isStutter && !thing.isPlural
      ? grammar.is(thing)
      : `{b}${this.colon} ${text}`;
  }

  private get colon(): string {
    return this.grammar.colon ?? ":";
  }

  /**
   * True if a text names an event that is the brand itself: "12e Salon de l’Habitat" by "Salon de l’Habitat de
   * Bréval".
   */
  private isBrand(text: string): boolean {
    return words(this.about.brand).filter((word) => text.toLowerCase().includes(word)).length >= 2;
  }

  private bodyOf(said: ReadonlySet<string>): ComposedLine[] {
    return this.pieces
      .filter(({ form }) => form !== "question" && form !== "loose")
      .flatMap((piece) => this.restOf(piece, said))
      .flatMap((piece): ComposedLine[] => {
        const [first, ...less] = this.optionsOf(piece, this.textOf(piece)).filter(({ text }) =>
          this.about.isSound(text),
        );
        return first === undefined ? [] : [{ ...first, less }];
      });
  }

  private isJob({ kind, text }: Piece): boolean {
    return this.isHiring && kind === "what" && this.grammar.reading.hiring.test(text);
  }

  /** A piece, or the part of it that the opening had no room for. */
  private restOf(piece: Piece, said: ReadonlySet<string>): Piece[] {
    const { facts, tails } = piece;
    if (!facts.some(({ id }) => said.has(id))) return [piece];
    const own = facts.length - tails.length;
    const left = facts.slice(own).flatMap((fact, at) => {
      const text = tails[at];
      return said.has(fact.id) || text === undefined ? [] : [{ fact, text }];
    });
    const [first, ...others] = left;
    if (first === undefined || this.grammar.reading.depends?.test(first.text) === true) return [];
    return [
      {
        form: "phrase",
        kind: first.fact.kind === "what" ? "detail" : first.fact.kind,
        text: first.text,
        facts: left.map(({ fact }) => fact),
        tails: others.map(({ text }) => text),
      },
    ];
  }

  /** A sentence with everything after its commas, then versions with fewer facts. */
  private optionsOf(piece: Piece, text: string): ComposedLine[] {
    const { tails, facts } = piece;
    const own = facts.length - tails.length;
    const line = (said: string, count: number): ComposedLine => ({
      ...this.lineOf(piece),
      text: said,
      facts: facts.slice(0, count).map(({ id }) => id),
    });
    const isSaid = tails.length > 0 && text.includes(tails.join(", "));
    if (isSaid) return [line(text, facts.length)];
    return [
      ...tails.map((_, at) => {
        const some = tails.slice(0, tails.length - at);
        return line([text, ...some].join(", "), own + some.length);
      }),
      line(text, own),
      ...(piece.form === "sentence" ? this.shortened(text).map((short) => line(short, own)) : []),
    ];
  }

  /** A long sentence without its last clause, unless that clause limits what it says. */
  private shortened(text: string): string[] {
    const { reading } = this.grammar;
    const at = text.lastIndexOf(", ");
    const short = text.slice(0, at);
    const isWhole =
      reading.isTypedSentence?.(upper(short)) === true || reading.parse(short).form === "sentence";
    return text.length > 90 && at > 40 && isWhole && !reading.tail.test(text.slice(at + 2)) ? [short] : [];
  }

  private textOf({ form, text, facts }: Piece): string {
    const { grammar, about, isDated } = this;
    if (form === "time") {
      const times = this.timeOf(facts);
      const isOpen = !isDated && /\d/.test(times) && !grammar.until.test(text) && !roundTheClock.test(times);
      return isOpen ? grammar.opens(times, about.isFirst) : times;
    }
    if (form === "place") {
      const where = this.placeOf(facts);
      const typed = facts[0]?.text ?? "";
      const isSure = grammar.reading.place.exec(typed)?.index === 0 && (!isDated || this.isPlaced);
      const isHere = facts.length === 1 && (isSure || (this.isPlaced && isTown.test(typed)));
      return isHere ? grammar.stands(where, about.isFirst) : where;
    }
    return text;
  }

  private timeOf(facts: readonly BriefFact[]): string {
    return facts.map((fact) => this.grammar.reading.timePhrase(fact.text)).join(", ");
  }

  private placeOf(facts: readonly BriefFact[]): string {
    const { placePhrase, joinPlaces } = this.grammar.reading;
    return facts
      .map((fact) => placePhrase(fact.text))
      .reduce((all, each) => joinPlaces?.(all, each) ?? `${all}, ${each}`);
  }

  private lineOf(piece: Piece): ComposedLine {
    return {
      text: [this.textOf(piece), ...piece.tails].join(", "),
      facts: idsOf(piece),
      kind: piece.kind,
      isStressed:
        piece === this.key || this.isJob(piece) || piece.facts.some(({ isStressed }) => isStressed === true),
    };
  }

  /** True for a first sentence that is fine without the brand before it: short, and without an offer or a price. */
  private opensWell({ text, facts }: Piece): boolean {
    return text.length <= longestHook && facts[0]?.kind !== "offer" && !hasAmount(text, this.grammar.reading);
  }

  /**
   * True if a sentence with a price or percentage can open an ad: it is short, names its subject, and is not about an
   * entry fee.
   */
  private opensAlone(piece: Piece): boolean {
    const { reading } = this.grammar;
    const { text } = this.lineOf(piece);
    return (
      piece.form === "sentence" &&
      text.length <= longestHook &&
      hasAmount(text, reading) &&
      reading.depends?.test(piece.facts[0]?.text ?? "") !== true &&
      // An entry or membership fee must not open the ad.
      !/^(?:\p{L}{1,3}[ ’])?(?:entr|eintritt|ingress|toegang|cuota|mensual)/iu.test(text)
    );
  }
}

/** Matches a question that the contact answers ("Questions?"), or a list. */
const ofContact =
  /[:(]|^¿?(?:vragen|dudas|fragen|des questions|questions?|domande|dúvidas|infos?|interesse\p{L}*|interés|intéressée?s?|preguntas)(?!\p{L})/iu;

/** Matches a sentence that says where the business is. */
const isHere =
  /^(?:estamos|nos encuentras?|siamo|ci trov[iate]+|ficamos|nous sommes|retrouvez-nous|wir sind|(?:sie finden|du findest|ihr findet) uns|we zitten|(?:je vindt|u vindt|vind) ons) (?!de |une? |un )/iu;

const roundTheClock =
  /(?<!\d)24 ?(?:h|stunden|heures|horas|ore|uur)(?! \d)|7 jours sur 7|7 días a la semana|7 dias por semana|7 giorni su 7|7 dagen per week|rund um die uhr/iu;

/** Matches a phrase that already says that somebody is wanted. */
const seeking =
  /^(?:wir )?(?:suchen?|buscamos|busco|cerchiamo|cerco|zoek(?:en)?|cherch\p{L}+|recherch\p{L}+|recrut\p{L}+|procur\p{L}+|gesucht)(?!\p{L})/iu;

/** Matches the words before a vacancy. */
const vacancy =
  /^(?:vacature|stellenanzeige|stellenangebot|wir suchen|vagas?|offre d’emploi|oferta de empleo|offerta di lavoro)(?::| para| de)?(?: |$)/iu;

/** Matches text that can only be towns if the model classified it as a place: "Lüdenau", "Drachten und Sneek". */
const isTown =
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:(?:,| (?:und|en|y|e|et)) (?:\p{Lu}[\p{L}’'-]+|omstreken))*$/u;

/** Matches "also" before something else that is sold: "ook faalangst". */
const alsoSold = /^(?:auch|ook|también|também|anche|aussi) /iu;

const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * Finds the piece that says what is sold: a sentence with the brand, or else the brief's first phrase, or else its
 * first offer.
 */
function soldOf(said: readonly Piece[]): Piece | undefined {
  const told = said.filter(
    ({ form, kind }) => (form === "sentence" || form === "phrase") && kind !== "slogan",
  );
  const what = told.find(({ kind, text }) => kind === "what" && !alsoSold.test(text));
  const named = told.find(({ form, namesBrand }) => form === "sentence" && namesBrand === true);
  const isNear = named !== undefined && told.indexOf(named) <= 2;
  if (what?.namesBrand === true || (what !== undefined && !isNear)) return what;
  return named ?? what ?? told.find(({ kind }) => kind === "offer") ?? told[0];
}

const idsOf = ({ facts }: Pick<Piece, "facts">) => facts.map(({ id }) => id);
