import type { Segmenting } from "../learned/models.ts";
import type { SegmentKind } from "../learned/segments.ts";
import { contextWords } from "../learned/wording-net.ts";
import { formOf as wholeness, type WordingContext } from "../learned/wording.ts";
import type { FactKind } from "../script/script.ts";
import { upper } from "../script/spoken-lines.ts";
import { isPersonBehind, isPersonToCall } from "./beside-contacts.ts";
import { withInsistence, withoutBrackets, withoutOrder } from "./brackets.ts";
import type { BriefFact, Form } from "./brief-fact.ts";
import type { BriefReader } from "./brief-reader.ts";
import { contactsIn } from "./contacts.ts";
import {
  cleanCut,
  corrected,
  type Cut,
  cutFragment,
  cutLead,
  marked,
  unsayable,
  verbatim,
} from "./cut-brief.ts";
import { sentenceFor } from "./fact-sentences.ts";
import { hasHardFact, isBundle, isHeaded, isOne, isUndivided } from "./fragment.ts";
import { endsLabel, fieldLabel, fillers, formField, labelOf } from "./instructions.ts";
import { askedFor, medium } from "./languages/english-requests.ts";
import {
  factKinds,
  inSentences,
  isAppeal,
  type LearnedCut,
  learnedCuts,
  sold,
  soldKinds,
} from "./learned-cuts.ts";
import {
  aboutAd,
  announcement,
  asksToSay,
  isScrap,
  orderedIn,
  ownClaim,
  placeOfLine,
  quotedIn,
  requestBefore,
  selfDescription,
  sloganIn,
  toWriter,
  twice,
} from "./note-patterns.ts";
import { NoteReader } from "./note-reader.ts";
import { isRequest, isTitle, isVague } from "./note-requests.ts";
import { behindGreeting, cannotBeName, isKindOfBrand, isOfBrand, isOwnName, isToldOf } from "./own-name.ts";
import { englishSpeakers, type Label } from "./reading-table.ts";
import {
  likelyNote,
  likelyLegal,
  likelyName,
  likelyKind,
  possibleKind,
  likelyWhole,
  likelyComplete,
  mostFacts,
  mostBeside,
  mostItems,
  longestItem,
  isFactLabel,
  noteThreshold,
} from "./thresholds.ts";
import { unwrapBrief } from "./unwrap-brief.ts";

/** A conjunction at the start of an offer that was cut from its main clause. */
const reason = /^(?:because|cause|cos) (?=\S+ \S+ \S)/i;
/** Reads a brief using models trained on briefs that people segmented and classified. */
export class SegmentReader extends NoteReader {
  readonly segmenting: Segmenting;
  private readonly leastNote: number;
  private readonly field: ReturnType<typeof formField>;
  readonly context: readonly string[];
  private readonly asSaid = (raw: string) => this.clean(raw);
  /** @param leastNote the probability above which a segment may be left out as a note */
  constructor(
    brief: ConstructorParameters<typeof BriefReader>[0],
    table: ConstructorParameters<typeof BriefReader>[1],
    { segmenting, leastNote = 0 }: { segmenting: Segmenting; leastNote?: number },
  ) {
    super(brief, table);
    this.segmenting = segmenting;
    this.leastNote = leastNote;
    this.field = formField(
      brief.description,
      segmenting.model.wording &&
        ((words) =>
          segmenting
            .tagger(`the ${words}`)
            .slice(1)
            .every(({ tag }) => nouns.has(tag))),
    );
    this.context = contextWords(brief.description);
  }

  read(): void {
    const brief = unwrapBrief(this.text);
    const clean = this.asSaid;
    const isComplete = (text: string, ad: readonly string[]) => this.isComplete(text, ad);
    const cuts = inSentences(brief, learnedCuts(brief, this.table, this.segmenting), (raw, parts) =>
      isOne(raw, parts, { table: this.table, clean, isComplete }),
    );
    let before: Cut | undefined;
    let label: Label | undefined;
    let isList = false;
    for (const cut of corrected(withInsistence(cuts, this.table), this.table.correction)) {
      if (before?.mark !== "dash" && before?.mark !== ",") this.begin(cut);
      // A label for required lines applies to its whole line or, on a line of its own, to the quotations below it.
      const isListed: boolean = /^\s*["“„«]/u.test(cut.raw) && (isList || before?.raw.endsWith(":") === true);
      const isBehind = before?.mark === "line" || endsLabel(brief, before, cut.start);
      const isOfLine =
        label === "required" ||
        ((label === "audience" || label === "avoid") && before?.mark === "," && !before.raw.endsWith(":"));
      if ((isBehind && !isListed) || !isOfLine) label = undefined;
      isList = isListed;
      before = cut;
      label = this.readSegment(cut, label);
      if (this.facts.length >= mostFacts) break;
    }
    if (this.contacts.length === 0) for (const { cut, text } of this.spare) this.readContacts(cut, text);
  }

  private readSegment(cut: LearnedCut, above: Label | undefined): Label | undefined {
    const { label = above, rest = { ...cut, raw: this.fieldOf(cut) } } =
      labelOf(cut, this.table, this.asSaid) ?? {};
    const raw = withoutOrder(rest.raw.replaceAll(unsayable, " "), this.table);
    const text = this.clean(raw);
    const isSold = cut.kinds[0]?.kind === "what" && cut.kinds[0].probability > likelyWhole;
    const isEmpty = (/^[^:]{2,40}:$/.test(cut.raw) && !isSold) || isScrap(text);
    if (this.readAvoided(cut)) return label;
    if (/[\p{L}\p{N}]/u.test(text) && !isEmpty && !this.readQuoted(rest.raw))
      this.readText(text, { cut, rest: { ...rest, raw }, label, isStressed: raw !== rest.raw });
    if (isEmpty && cut.kinds[0]?.kind === "note") this.readUnfinished(cut, text);
    const isRequired = label === "required" && cut.raw.endsWith(":");
    this.pending = requestBefore(cut.raw) ?? (isRequired ? "K" : this.pending);
    return label;
  }

  /** The text of a segment without its label, or with the label worked into a sentence. */
  private fieldOf({ raw, kinds: [likely], ad }: LearnedCut): string {
    const content = raw.replace(fieldLabel, "");
    const isTold =
      content !== raw &&
      !/^["“]/.test(content) &&
      this.isWorded &&
      likely !== undefined &&
      likely.kind in factKinds;
    if (isTold && this.isComplete(this.clean(content), ad)) return content;
    return this.field(raw, isTold ? likely.kind : undefined);
  }

  private readText(
    text: string,
    about: { cut: LearnedCut; rest: LearnedCut; label: Label | undefined; isStressed: boolean },
  ): void {
    const { table } = this;
    const { cut, rest, label } = about;
    const greeted = behindGreeting(text, this.brand);
    if (greeted !== undefined) {
      if (greeted !== "") this.readText(greeted, about);
      return;
    }
    this.direct(text);
    if (table.opening.test(text) || table.closing.test(text)) return;
    if (twice.test(text) && contactsIn(text, table).length > 0) this.directions.repeats = true;
    const shareOf = (kind: SegmentKind) => cut.kinds.find((each) => each.kind === kind)?.probability ?? 0;
    const note = shareOf("note");
    const isOfUs = (table.speakers === undefined ? englishSpeakers.many : table.ours)?.test(text) === true;
    if (table.mustSuffix.test(text)) return this.demand(cleanCut(text.replace(table.mustSuffix, "")), cut);
    const isFirst = this.isFirstClaim(text, cut);
    const likely = cut.kinds.find(({ kind }) => kind !== "note");
    // English only: the models for other languages were trained on fewer notes.
    const isVagueFact =
      this.isWorded &&
      (isOfUs || isOfBrand(text, this.brand) || soldKinds.has(likely?.kind ?? "note")) &&
      !toWriter.test(text) &&
      isVague(cut.features, this.segmenting.model);
    const isRemark = likely?.kind === "story" || toWriter.test(text);
    const isHard = !isRemark && hasHardFact(text, table) && !isTitle(cut.features, this.segmenting.model);
    const field = { label, share: shareOf(label as SegmentKind), rank: cut.rank };
    const least = noteThreshold({ ...field, isOfUs, isFirst, isVague: isVagueFact, isHard });
    const inner = /\(([^()]*)\)$|, ([^,:]{4,40})$/.exec(text)?.slice(1).find(Boolean) ?? "";
    const behind = this.isWorded ? [] : text.split(/, | [–—-] /u).slice(1);
    if ([inner, ...behind].some((part) => table.retraction.test(part))) {
      this.forbid(text);
      return;
    }
    const lead = table.lead.exec(text)?.[0] ?? "";
    const request = text.slice(lead.length);
    const isAboutAd = aboutAd.test(request);
    const isInstruction = (table.instruction.test(text) || isAboutAd) && note > likelyNote.ordered;
    // In "Please make an ad for our café", the words after "for" are what is sold.
    // So is what has to be said in "Please mention that May is quieter".
    const isAsked =
      /\b(?:for|about|promote) $/.test(lead) && request.length > 5 && !medium.test(request) && !isAboutAd;
    const isOrdered = isAsked || asksToSay(lead, request, (clause) => this.isComplete(clause, cut.ad));
    const isRival =
      label !== "required" &&
      !(isOfUs || isFirst || isVagueFact || isHard || isFactLabel(label)) &&
      note > likelyNote.rival &&
      note > likelyNote.beside * (likely?.probability ?? 0) &&
      (isRemark || note > likelyNote.whole || !this.isComplete(request, cut.ad));
    const ofBrand = isOfBrand(text, this.brand)
      ? text.slice(this.brand.length).replace(/^ (?:is|are) /, "")
      : text;
    const isLaw = table.required.test(ofBrand.replace(/^["“]/, "")) && note < likelyNote.required;
    const isAsking =
      label === undefined
        ? isRequest(text, { note, features: cut.features, negative: table.negative }, this.segmenting.model)
        : rest.raw === cut.raw && likely !== cut.kinds[0] && table.negative.test(text);
    const isNote = (note > least || isRival || isAsking) && !isLaw && !about.isStressed;
    const isForbidding = label === "avoid";
    if (isForbidding || (((isNote && note > this.leastNote) || isInstruction) && !isOrdered)) {
      this.readNote(cut, isForbidding ? this.clean(cut.raw).replace(/: ?/, " ") : text);
      return;
    }
    const isOfLaw = shareOf("legal") > likelyLegal && table.ours?.test(text) !== true;
    const isRequired = (label === "required" || isOfLaw) && contactsIn(text, table).length === 0;
    if (isRequired || orderedIn(text) || isLaw) {
      const quoted = orderedIn(text) ?? quotedIn(rest.raw);
      // In languages other than English, what looks like an introduction ("Let op!") may be part of the line.
      const isOrder = lead !== "" && (this.isWorded || / (?:que|che) $/.test(lead));
      const line = isOrder ? upper(text.slice(lead.length)) : marked(verbatim(rest.raw, text), cut);
      this.require(quoted ?? upper(line.replace(placeOfLine, "")), cut);
      return;
    }
    if (likely?.kind === "slogan" || label === "slogan") {
      this.quote("slogan", (this.isWorded ? sloganIn(text) : quotedIn(text)) ?? text, cut);
      return;
    }
    const isOther =
      shareOf("name") > likelyName[this.sureness] &&
      (this.brand === "" || /\p{Lu}|["“„«]/u.test(rest.raw)) &&
      !cannotBeName(text);
    // Not just a name: "Elm Farm, summer camp" also says what is sold.
    const isNamed = likely?.kind === "name" && !/^, \p{Ll}/u.test(text.slice(this.brand.length));
    const isTyped = this.isWorded
      ? isToldOf(this.brand, text, this.segmenting.tagger)
      : table.isTypedSentence?.(text) === true;
    if ((isOther || (isNamed && isOfBrand(text, this.brand))) && !isTyped) return;
    if (likely?.kind !== "where" && isPersonBehind(text, this.facts.at(-1), this.at)) return;
    if ((isNamed && isOwnName(text, this.brand)) || table.attribution.test(text)) return;
    if (cut.mark === "?" && !isOrdered && contactsIn(text, table).length === 0) {
      this.add("detail", "question", `${text}?`, cut, this.moreOf(cut));
      return;
    }
    const isOffer = likely?.kind === "offer" || likely?.kind === "what";
    const asked = request.replace(isOffer ? reason : /^$/, "");
    const told = withoutBrackets(isAsked ? askedFor(asked) : asked, table, this.asSaid);
    const isOfContacts = likely?.kind === "contact" || likely?.kind === "call";
    if (isOfContacts && !/[\p{L}\p{N}]/u.test(told.replaceAll(table.contactWords, ""))) return;
    const context = {
      label: label === "contact" ? undefined : label,
      isStressed: about.isStressed || /\p{L}{4}/u.test(lead.replaceAll(fillers, "")),
    };
    const own = isFirst || (isAsked && note > least) ? { ...rest, kinds: sold } : rest;
    const whole = lead === "" ? own : cutLead(own, told);
    const parts = label === "where" ? [] : this.itemsOf(whole, told);
    if (parts.length < 2) this.readFragment(whole, told, context);
    else
      for (const { raw, start, end } of parts) {
        const item = withoutBrackets(this.clean(raw), table, this.asSaid);
        if (this.isAside(item)) this.forbid(item);
        else this.readFragment({ ...cut, raw, start, end }, item, context);
      }
  }

  /** The items of a list, in languages whose templates take one item each. Empty for a text that is said whole. */
  private itemsOf(cut: LearnedCut, told: string): Cut[] {
    const { kind = "what" } = cut.kinds[0] ?? {};
    const { brand, table } = this;
    const isLabelled =
      isHeaded(told, { brand, table }) && !this.isComplete(told.split(": ")[1] ?? "", cut.ad);
    if (isLabelled || this.isWorded || kind === "when" || kind === "where" || this.isComplete(told, cut.ad))
      return [];
    if (isUndivided(told, cut.raw, table) || sentenceFor(told, kind, this) !== undefined) return [];
    const items = cutFragment(cut, table.fragmentBreak).slice(0, mostItems);
    const texts = items.map(({ raw }) => this.clean(raw));
    const isList = texts.every((text) => text.split(" ").length <= longestItem);
    // A remark after a contact refers to it: "same number for both shops".
    const isContact = (text: string) => kind === "contact" && /\d\D?\d|@|\.\p{L}{2}/u.test(text);
    const own = items.slice(0, texts.findLastIndex(isContact) + 1 || mostItems);
    // A person and the number after the name belong together: "Bewerbung an Frau Klee, 0171 …".
    const isPerson = isContact(texts[1] ?? "") && isPersonToCall(texts[0] ?? "", table);
    return isList && !isPerson && !isBundle(texts, table) ? own : [];
  }

  /** True for a sentence that precedes all facts and may say what is sold. */
  private isFirstClaim(text: string, { kinds, ad }: LearnedCut): boolean {
    const likely = kinds.find(({ kind }) => kind !== "note")?.kind ?? "";
    const isClaim = announcement.test(text) || (ownClaim.test(text) && this.isComplete(text, ad));
    return /^(?:what|story)$/.test(likely) && this.facts.length === 0 && isClaim;
  }

  private get sureness(): keyof typeof likelyName {
    return this.isWorded ? "english" : "other";
  }

  /** True if a model, not templates, turns fragments into sentences. The model can handle lists. */
  private get isWorded(): boolean {
    return this.segmenting.model.wording !== undefined;
  }

  /** True for a sentence that can be said as it was typed. */
  private isComplete(text: string, ad: readonly string[]): boolean {
    if (this.table.dangling?.test(text) === true) return false;
    if (!this.isWorded) return ["sentence", "order"].includes(super.formOf(text));
    const { label, probability } = this.wholenessOf(text, { kind: "reason", ad });
    return (
      this.table.isTypedSentence?.(text) === true || (label !== "fragment" && probability > likelyComplete)
    );
  }

  private wholenessOf(text: string, context: WordingContext) {
    const { model, tagger } = this.segmenting;
    return model.wording === undefined
      ? { label: "fragment", probability: 1 }
      : wholeness(text, { model: model.wording, tagger, context });
  }

  protected override formOf(text: string, cut: LearnedCut): Form {
    if (!this.isWorded) return super.formOf(text);
    const [first] = this.segmenting.tagger(text);
    if (isAppeal(cut) && verbs.has(first?.tag ?? "")) return "order";
    if (isToldOf(this.brand, text, this.segmenting.tagger)) return "sentence";
    if (this.table.isTypedSentence?.(text) === true) return "sentence";
    if (this.table.dangling?.test(text) === true) return "unsaid";
    const { label, probability } = this.wholenessOf(text, {
      kind: this.kindOf(text, cut, "phrase"),
      ad: cut.ad,
    });
    return label === "fragment" || probability < likelyWhole
      ? "phrase"
      : label === "order"
        ? "order"
        : "sentence";
  }

  protected override kindOf(text: string, cut: LearnedCut, form: Form): FactKind {
    const { kinds } = cut;
    if (isAppeal(cut)) return "detail";
    const isOfName = kinds[0]?.kind === "name" && isKindOfBrand(text, this.brand);
    if (isOfName || selfDescription.test(text)) return "what";
    const plain = this.isWorded ? undefined : super.kindOf(text, cut, form);
    if (plain === "when" || (plain === "offer" && this.hasAmount(text))) return plain;
    const isPlace =
      kinds.some(({ kind, probability }) => kind === "where" && probability > possibleKind) ||
      (!text.includes(" ") && this.table.place.exec(text)?.[0] === text);
    if (plain === "where" && isPlace) return plain;
    const { time, place } = this.table;
    const isOffer = this.hasAmount(text) || this.table.offer.test(text);
    const isLikely: Partial<Record<SegmentKind, boolean>> = {
      offer: isOffer,
      when: this.isWorded && (time.exec(text)?.[0].length ?? 0) > text.length / 2,
      where: this.isWorded ? place.test(text) : place.exec(text)?.index === 0,
    };
    const least = likelyKind[this.sureness];
    const isNamed = this.isWorded || /^\p{Lu}/u.test(text);
    const [found = "detail"] = kinds
      .filter(({ probability }) => probability > possibleKind)
      .flatMap(({ kind, probability }) => {
        const isUnsure = (kind === "when" && !this.isWorded) || (kind === "where" && !isNamed);
        const isUnlikely = probability < least || isUnsure;
        return isLikely[kind] === false && isUnlikely ? [] : (factKinds[kind] ?? []);
      });
    return found === "detail" && this.table.proof.test(text) ? "proof" : found;
  }

  protected override isOfContact({ kinds }: LearnedCut, beside: string): boolean {
    if (!this.isWorded && isPersonToCall(beside, this.table)) return true;
    return (
      kinds[0]?.kind === "contact" &&
      beside.split(" ").length <= mostBeside &&
      !this.table.offer.test(beside) &&
      !this.hasAmount(beside) &&
      !/ \p{Lu}\p{Ll}+$/u.test(beside)
    );
  }

  protected override moreOf({
    kinds,
    rank,
  }: LearnedCut): Pick<BriefFact, "isStory" | "isCall" | "rank" | "sureness"> {
    return {
      sureness: kinds.find(({ kind }) => kind !== "note")?.probability ?? 0,
      ...(kinds[0]?.kind === "story" && { isStory: true }),
      ...(isAppeal({ kinds }) && { isCall: true }),
      rank,
    };
  }
}

const nouns: ReadonlySet<string> = new Set(["Noun", "Singular", "Plural", "Uncountable", "Gerund"]);
const verbs: ReadonlySet<string> = new Set(["Imperative", "Infinitive", "PresentTense", "Verb"]);
