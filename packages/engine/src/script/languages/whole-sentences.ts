import type { BriefFact } from "../../brief/brief-fact.ts";
import { hasAmount } from "../../brief/fragment.ts";
import { upper } from "../spoken-lines.ts";
import type { Person } from "../writing-table.ts";
import type { Compose, Composed, ComposedLine } from "./composed-parts.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";
import { type Piece, piecesOf } from "./sentence-pieces.ts";

/** A sentence that opens an ad is no longer than this. In characters. */
const longestHook = 80;

type Joints = {
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  /** A sentence with the brand in it. */
  withBrand: (sentence: string, person: Person) => string;
};

/** Sentences of a brief by a language's grammar. */
export function composeWith(grammar: SentenceGrammar, joints: Joints): Compose {
  return (facts, about) => new Composer(grammar, joints, facts, about).composed();
}

class Composer {
  private readonly grammar: SentenceGrammar;
  private readonly joints: Joints;
  private readonly about: Parameters<Compose>[1];
  private readonly pieces: readonly Piece[];
  private readonly isHiring: boolean;

  constructor(
    grammar: SentenceGrammar,
    joints: Joints,
    facts: readonly BriefFact[],
    about: Parameters<Compose>[1],
  ) {
    this.grammar = grammar;
    this.joints = joints;
    this.about = about;
    this.isHiring = facts.some(({ kind, text }) => kind === "what" && grammar.reading.hiring.test(text));
    this.pieces = piecesOf(facts, grammar, { brand: about.brand, isHiring: this.isHiring });
  }

  composed(): Composed {
    const { pieces, about, grammar } = this;
    const said = pieces.filter(({ form }) => form !== "question" && form !== "loose");
    const sold = soldOf(said);
    const [thing] = sold?.things ?? [];
    // A sentence before the one that names the brand opens the ad.
    const first = said.find(({ kind }) => kind === "what");
    const opener = first !== sold && first?.form === "sentence" ? [first] : [];
    const hooks = pieces
      .filter((piece) => piece !== sold && piece.kind === "offer" && this.opensAlone(piece))
      .map((piece) => ({ angle: "figure" as const, line: this.lineOf(piece) }));
    const place = pieces.find(({ form }) => form === "place");
    const isApp = sold !== undefined && grammar.app.words.test(sold.text);
    return {
      intros: sold === undefined ? [] : this.introsOf(sold),
      hooks: [
        ...pieces
          .filter(({ form, text }) => form === "question" && !/[:(]/.test(text))
          .map((piece) => ({ angle: "question" as const, line: this.lineOf(piece) })),
        ...opener.map((piece) => ({ angle: "scene" as const, line: this.lineOf(piece) })),
        ...hooks.slice(0, 1),
        { angle: "offer" },
        ...(thing === undefined ||
        sold === undefined ||
        about.isEvent ||
        sold.namesBrand === true ||
        campaign.test(thing.text)
          ? []
          : [
              {
                angle: "question" as const,
                line: { ...this.lineOf(sold), text: grammar.asks(thing), facts: idsOf(sold).slice(0, 1) },
                answer: grammar.answer,
              },
            ]),
        ...hooks.slice(1, 3),
      ],
      body: (done) => this.bodyOf(done),
      ...(about.hasContact || about.isEvent || place === undefined
        ? {}
        : { place: { text: this.placeOf(place.facts), facts: idsOf(place) } }),
      ...(isApp && !about.hasContact
        ? { order: { ...this.lineOf(sold), text: grammar.app.get, facts: [] } }
        : {}),
    };
  }

  /** What is sold, with the brand. */
  private introsOf(sold: Piece): ComposedLine[] {
    const { grammar, about, joints } = this;
    const [thing, ...others] = sold.things ?? [];
    if (thing === undefined || sold.namesBrand === true) {
      const named = (text: string) =>
        sold.namesBrand === true ? text : joints.withBrand(text, about.isFirst ? "we" : "they");
      const options = this.optionsOf({ ...sold, things: undefined });
      for (const line of options) line.text = named(line.text);
      const [whole, ...less] = options;
      return whole === undefined ? [] : [{ ...whole, less }];
    }
    if (about.isEvent && sold.tails.length > 0 && this.isBrand(thing))
      return [
        {
          ...this.lineOf(sold),
          text: grammar.happens({ typed: "{b}", text: "{b}", isPlural: false }, sold.tails.join(", ")),
        },
      ];
    const isRole = this.isRole(sold);
    const say = (things: readonly Thing[]) => {
      const all = this.allOf(things);
      if (about.isEvent) return this.isBrand(thing) ? `{b}: ${all.typed}` : grammar.holds(all);
      if (isRole && all.isPlural) return `{b}, ${all.typed}`;
      return isRole ? grammar.is(all) : grammar.sells(all, about.isFirst);
    };
    const options = this.optionsOf(sold, say);
    const [whole, ...less] = isRole && others.length > 0 ? options.slice(-1) : options;
    return whole === undefined ? [] : [{ ...whole, less }];
  }

  /** Says what the business is, rather than what it has. */
  private isRole({ things: [thing] = [] }: Piece): boolean {
    const { reading } = this.grammar;
    const [head = ""] = thing?.typed.split(" ") ?? [];
    return thing !== undefined && [thing.typed, head].some((text) => reading.parse(text).form === "role");
  }

  /** "12e Salon de l’Habitat" by "Salon de l’Habitat de Bréval": the event that the brand is. */
  private isBrand({ typed }: Thing): boolean {
    const words = this.about.brand.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return words.filter((word) => typed.toLowerCase().includes(word)).length >= 2;
  }

  private allOf(things: readonly Thing[]): Thing {
    // "Tacos, birria y tortillas": the last one is a list itself.
    const isListed = things.length > 1 && / (?:y|e|et|und|en) \p{Ll}/u.test(things.at(-1)?.typed ?? "");
    const join = (texts: readonly string[]) => (isListed ? texts.join(", ") : this.joints.list(texts));
    return {
      typed: join(things.map(({ typed }) => typed)),
      text: join(things.map(({ text }) => text)),
      isPlural: things.length > 1 || things[0]?.isPlural === true,
    };
  }

  private bodyOf(said: ReadonlySet<string>): ComposedLine[] {
    const { grammar, isHiring } = this;
    // The best offer comes first, whatever the order typed.
    const best = this.pieces.find((piece) => isList(piece) && piece.kind === "offer");
    const isSold = this.pieces.some(
      (piece) => isList(piece) && said.has(piece.facts[0]?.id ?? "") && !this.isRole(piece),
    );
    let told = Number(isSold) + Number(best !== undefined);
    return this.pieces
      .filter(
        ({ form, facts }) => form !== "question" && form !== "loose" && facts.some(({ id }) => !said.has(id)),
      )
      .flatMap((piece): ComposedLine[] => {
        const left = said.has(piece.facts[0]?.id ?? "") ? this.restOf(piece, said) : piece;
        if (left === undefined) return [];
        const nth = piece === best ? Number(isSold) : told;
        if (isList(left) && piece !== best) told += 1;
        const options = this.optionsOf(left, (things) =>
          isHiring && nth === Number(isSold)
            ? grammar.offers(this.allOf(things))
            : grammar.have(this.allOf(things), nth),
        );
        const [first, ...less] = options.filter(({ text }) => this.about.isSound(text));
        return first === undefined ? [] : [{ ...first, less }];
      });
  }

  /** The things that an opening had no room for. */
  private restOf(piece: Piece, said: ReadonlySet<string>): Piece | undefined {
    const things = piece.things?.filter((_, at) => !said.has(piece.facts[at]?.id ?? ""));
    if (things === undefined || things.length === 0) return undefined;
    const facts = piece.facts.slice(0, piece.things?.length).filter(({ id }) => !said.has(id));
    return { ...piece, kind: "detail", things, facts, tails: [] };
  }

  /** The sentence of a piece, then the same with fewer facts. */
  private optionsOf(piece: Piece, say: (things: readonly Thing[]) => string = () => ""): ComposedLine[] {
    const { things, tails, facts } = piece;
    const own = facts.length - tails.length;
    const fewer = tails.map((_, at) => tails.slice(0, tails.length - at));
    const line = (text: string, count: number): ComposedLine => ({
      ...this.lineOf(piece),
      text,
      facts: facts.slice(0, count).map(({ id }) => id),
    });
    const text = things === undefined ? this.textOf(piece) : say(things);
    return [
      ...fewer.map((some) => line([text, ...some].join(", "), own + some.length)),
      line(text, own),
      ...(things ?? []).slice(1).map((_, at, { length }) => {
        const some = (things ?? []).slice(0, length - at);
        return line(say(some), some.length);
      }),
      ...(piece.form === "sentence" ? this.shortened(text).map((short) => line(short, own)) : []),
    ];
  }

  /** A long sentence without its last clause, unless that limits what it says. */
  private shortened(text: string): string[] {
    const { reading } = this.grammar;
    const at = text.lastIndexOf(", ");
    const short = text.slice(0, at);
    const isWhole =
      reading.isTypedSentence?.(upper(short)) === true || reading.parse(short).form === "sentence";
    return text.length > 90 && at > 40 && isWhole && !reading.tail.test(text.slice(at + 2)) ? [short] : [];
  }

  private textOf({ form, text, facts }: Piece): string {
    const { grammar, about } = this;
    if (form === "time") {
      const times = facts.map((fact) => grammar.reading.timePhrase(fact.text)).join(", ");
      if (grammar.until.test(facts[0]?.text ?? "")) return grammar.lasts(times);
      return grammar.date.test(times) ? grammar.takesPlace(times) : grammar.opens(times, about.isFirst);
    }
    if (form === "place") {
      const isArea =
        facts.every((fact) => isTowns(fact.text)) &&
        (facts.length > 1 || /,| (?:y|e|et|und|en) /u.test(facts[0]?.text ?? ""));
      const where = this.placeOf(facts);
      const hasDate = this.pieces.some((piece) => grammar.date.test(piece.text));
      if (about.isEvent && hasDate) return grammar.takesPlace(where);
      return isArea ? grammar.serves(where, about.isFirst) : grammar.stands(where, about.isFirst);
    }
    return text;
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
      isStressed: piece.facts.some(({ isStressed }) => isStressed === true),
    };
  }

  /** Names what it speaks of by itself, and is short enough to open an ad. */
  private opensAlone(piece: Piece): boolean {
    const { reading } = this.grammar;
    const { text } = this.lineOf(piece);
    return (
      piece.form === "sentence" &&
      text.length <= longestHook &&
      hasAmount(text, reading) &&
      reading.depends?.test(piece.facts[0]?.text ?? "") !== true &&
      // A fee is no reason to come.
      !/^(?:\p{L}{1,3}[ ’])?(?:entr|eintritt|ingress|toegang|cuota|mensual)/iu.test(text)
    );
  }
}

/** What nobody looks for: the name of a campaign. */
const campaign =
  /^(?:\p{L}{1,3}[ ’])?(?:promo|oferta|offre|offerta|aktion|angebot|actie|rebajas|vuelta|soldes|saldi|liquida|ausverkauf|uitverkoop)/iu;

/** What says what is sold: a sentence with the brand, else the brief's first phrase, else its first offer. */
function soldOf(said: readonly Piece[]): Piece | undefined {
  const told = said.filter(
    ({ form, kind }) => (form === "sentence" || form === "things") && kind !== "slogan",
  );
  const what = told.find(({ kind }) => kind === "what");
  const named = told.find(({ form, namesBrand }) => form === "sentence" && namesBrand === true);
  const isNear = named !== undefined && told.indexOf(named) <= 2;
  if (what?.namesBrand === true || (what?.things !== undefined && !isNear)) return what;
  return named ?? what ?? told.find(({ kind, form }) => form === "things" || kind === "offer");
}

const isList = ({ form }: Piece) => form === "things";

const idsOf = ({ facts }: Pick<Piece, "facts">) => facts.map(({ id }) => id);

const isTowns = (text: string) =>
  /^\p{Lu}[\p{L}’-]+(?:(?:, ?| \/ ?| )(?:(?:y|e|et|und|en|de|la|el|do|da|di|am|an der) )*\p{Lu}[\p{L}’-]+)*$/u.test(
    text,
  );
