import { spokenBrand } from "../script/brand-mark.ts";
import { isInsisted, isTakenBack } from "./brackets.ts";
import { BriefReader } from "./brief-reader.ts";
import { contactsIn } from "./contacts.ts";
import {
  cleanCut,
  corrected,
  cutBrief,
  type Cut,
  cutLead,
  cutFragment,
  hasAside,
  isShouted,
  leadingQuote,
  marked,
  verbatim,
  joinListedNames,
} from "./cut-brief.ts";
import type { Context } from "./fact-reader.ts";
import { formOf, isBundle, isRun } from "./fragment.ts";
import { fillers, labelOf } from "./instructions.ts";
import { featuresIn, noteOdds } from "./notes.ts";
import type { Label } from "./reading-table.ts";

/** The log-odds from which a passage is left out as a note. What looks like a fact needs stronger evidence. */
const likelyNote = { fact: 1, other: 0.5 };

/** A dateline before the dash in a press release: "HIBBING, Minn." */
const dateline = /^\p{Lu}{3,}(?: \p{Lu}{3,}){0,2}(?:, \p{Lu}\p{L}+\.?)?$/u;

/** Reading limits, several times what people type: pieces of a brief, parts of a sentence, and facts. */
const most = { cuts: 300, parts: 150, facts: 60 } as const;
/** Sentences longer than this, in characters, are split at their commas. */
const longestWhole = 255;

/** Reads a brief by the patterns of its language. */
export class PatternReader extends BriefReader {
  /** The previous cut was an attribution ("said the owner"), so the next quotation is theirs as well. */
  private isQuoting = false;
  private readonly featuresOf: ReturnType<typeof featuresIn>;

  constructor(...[brief, table]: ConstructorParameters<typeof BriefReader>) {
    super(brief, table);
    this.featuresOf = featuresIn(brief.description);
  }

  read(): void {
    const cuts = corrected(cutBrief(this.text, this.table).slice(0, most.cuts), this.table.correction);
    let label: Label | undefined;
    let isIdle = false;
    let isRequiredList = false;
    for (const [at, cut] of cuts.entries()) {
      const before = cuts[at - 1];
      // Text after a dash or comma belongs to what precedes it.
      if (before?.mark !== "dash" && before?.mark !== ",") this.at += 1;
      // Text after a dash explains the instruction before it; a label applies to its whole line.
      isRequiredList = isRequiredList && /^\s*["“«„]/u.test(cut.raw);
      if (before?.mark === "line" && !isRequiredList) label = undefined;
      if (before?.mark !== "dash") isIdle = false;
      if (
        isIdle &&
        contactsIn(cut.raw, this.table).length === 0 &&
        !this.table.required.test(this.clean(cut.raw))
      )
        continue;
      // The headline of a press release, in capitals, repeats what the text says.
      if (/immediate release/i.test(this.text) && isShouted(cut.raw) && cut.raw.trim().split(" ").length > 2)
        continue;
      const labelled = labelOf(cut, this.table, (raw) => this.clean(raw));
      if (labelled !== undefined) {
        ({ label } = labelled);
        isRequiredList = label === "required" && !/\p{L}/u.test(labelled.rest.raw);
      }
      const rest = labelled?.rest ?? cut;
      const isLine =
        labelled === undefined &&
        label !== undefined &&
        label !== "required" &&
        before?.mark !== "dash" &&
        // Unless a slogan consists of two short sentences.
        !(label === "slogan" && cut.raw.length < 40 && /^[^"“«„]+$/u.test(before?.raw ?? ""));
      if (cut.mark === "dash" && dateline.test(cut.raw.trim()) && !isShouted(this.text)) {
        this.add(
          "where",
          "phrase",
          this.table.placePhrase(
            spokenBrand(`${cut.raw.trim()} `).replace(
              /^\p{Lu}+/u,
              (town) => town.charAt(0) + town.slice(1).toLowerCase(),
            ),
          ),
          cut,
        );
        continue;
      }
      isIdle = this.readCut(rest, isLine ? undefined : label);
      if (label === "instruction" || label === "avoid" || label === "audience") isIdle = true;
      if (this.facts.length >= most.facts) return;
    }
  }

  /** Reads one cut. Returns true if it was an instruction, which the next cut may explain. */
  private readCut(cut: Cut, label: Label | undefined): boolean {
    const { table } = this;
    const quoted = label === "required" || label === "slogan" ? leadingQuote.exec(cut.raw) : null;
    if (quoted !== null) {
      const [whole, words = ""] = quoted;
      if (label === "required") this.require(cleanCut(words), cut);
      else this.quote("slogan", this.clean(words), cut);
      const rest = { ...cut, raw: cut.raw.slice(whole.length), start: cut.start + whole.length };
      const next = labelOf(rest, this.table, (raw) => this.clean(raw));
      return this.readCut(next?.rest ?? rest, next?.label);
    }
    const text = this.clean(cut.raw);
    if (!/[\p{L}\p{N}]/u.test(text)) return label === "instruction";
    this.direct(text);
    if (label === "instruction" || label === "audience") return true;
    if (label === "avoid") return this.forbid(text);
    if (label === "slogan") return this.quote("slogan", text, cut);
    if (
      label === "required" &&
      !table.instruction.test(text) &&
      !this.isNote(cut, text, label) &&
      table.ours?.test(text) !== true &&
      contactsIn(text, table).length === 0
    ) {
      this.require(marked(verbatim(cut.raw, text), cut), cut);
      return false;
    }
    const open = text.replace(/\s*\(([^()]*)\)$/, ", $1");
    if (table.mustSuffix.test(open)) {
      this.require(cleanCut(open.replace(table.mustSuffix, "")), cut);
      return false;
    }
    if (table.attribution.test(text)) {
      this.isQuoting = true;
      return false;
    }
    this.isQuoting &&= /^["“].*["”]$/u.test(text);
    if (this.isQuoting) return false;
    if (table.insistence.test(text)) {
      this.insist();
      return true;
    }
    if (/^(?:jk|just kidding|kidding)\b/i.test(text)) {
      this.facts.pop();
      return true;
    }
    if (table.retraction.test(text) && !/[,(]/.test(text)) return this.forbid(text);
    const lead = table.lead.exec(text)?.[0] ?? "";
    const told = text.slice(lead.length);
    // In "Please make an ad for our café", the words after "for" are what is sold.
    const isOrdered = /\b(?:for|about|promote) $/.test(lead);
    if (table.instruction.test(told) || (!isOrdered && table.instruction.test(text))) {
      // "Say the website … twice" contains a contact for the listener.
      if (/\b(?:say|mention|repeat|include)\b/i.test(text)) this.readContacts(cut, text);
      return this.forbid(text);
    }
    if (table.required.test(told) && !hasAside(told, (part) => this.isAside(part))) {
      this.require(marked(verbatim(cut.raw, told), cut), cut);
      return false;
    }
    const context = { label, isStressed: /\p{L}{4}/u.test(lead.replaceAll(fillers, "")) };
    if (cut.mark === "?" && !isOrdered && told.length < 110 && contactsIn(told, table).length === 0) {
      if (!this.isNote(cut, told)) this.add("detail", "question", `${told}?`, cut);
      return false;
    }
    return this.readFacts(lead === "" ? cut : cutLead(cut, told), told, context);
  }

  private readFacts(cut: Cut, told: string, context: Context): boolean {
    const { table } = this;
    const isNote = (part: Cut, text: string) => this.isNote(part, text, context.label, cut);
    const pieces = cutFragment(cut, table.fragmentBreak).slice(0, most.parts);
    if (pieces.length < 4 && isNote(cut, told)) {
      this.readContacts(cut, told);
      return !this.forbid(told);
    }
    const isTyped = table.isTypedSentence?.(told) === true;
    const isSentence = isTyped || ["sentence", "order"].includes(formOf(told, table));
    const [head = ""] = told.split(/[,、，،] ?/u);
    const isOpen =
      !isTyped &&
      head.length < told.length &&
      !/^[^,]{3,30}:/.test(told) &&
      table.joined?.test(told) !== true &&
      !["sentence", "order"].includes(formOf(head, table)) &&
      table.subordinate?.test(told) !== true;
    const isToCut =
      hasAside(told, (part) => this.isAside(part)) ||
      contactsIn(told, table).length > 0 ||
      (!isTyped && this.isStrung(told)) ||
      pieces.some((piece) => isNote(piece, piece.raw));
    const isWhole = isSentence && !isOpen && told.length <= longestWhole && !isToCut && !isRun(told, table);
    const cutParts = isWhole ? [cut] : joinListedNames(pieces, table, (raw) => this.clean(raw));
    if (cutParts.filter(({ raw }) => table.required.test(this.clean(raw))).length > 1) {
      this.require(marked(verbatim(cut.raw, told), cut), cut);
      return false;
    }
    const texts = cutParts.map(({ raw }) => this.clean(raw));
    const parts = isBundle(texts, table) ? [cut] : cutParts;
    for (const [at, part] of parts.entries()) {
      if (this.facts.length >= most.facts) break;
      const all = this.clean(part.raw);
      if (isTakenBack(all, table)) return this.forbid(all);
      const behind: string[] = [];
      const text = all
        .slice((table.lead.exec(all)?.[0] ?? "").length)
        .replace(/^\((.*)\)$/, "$1")
        .replaceAll(/\s?\(([^()]*)\)/g, (whole, inner: string) =>
          contactsIn(whole, table).length > 0 || /^\d+$/.test(inner) || /^\(\p{L}\)$/u.test(whole)
            ? whole
            : this.bracketed(inner, behind),
        )
        .replaceAll(/^[,\s]+|[,!]+$/g, "")
        .trim();
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      if (table.insistence.test(text)) {
        this.insist("unsaid");
        return true;
      }
      // "push that" refers to a fact that has already been read.
      if (/^\p{Script=Latin}{2,5}$/u.test(text) && table.depends?.test(text) === true) {
        this.forbid(all);
        continue;
      }
      if (table.retraction.test(text)) {
        this.forbid(text);
        this.withdraw(parts.slice(0, at + 1));
        return true;
      }
      if (isNote(part, text) && !table.instruction.test(text)) {
        this.forbid(text);
        this.readContacts(part, text);
        continue;
      }
      if (table.instruction.test(text)) {
        const later = parts.slice(at);
        this.forbid(later.map(({ raw }) => this.clean(raw)).join(", "));
        for (const each of later) this.readContacts(each, this.clean(each.raw));
        return true;
      }
      const isTail = this.facts.length > 0 && ((at > 0 && table.tail.test(text)) || /^\([^()]*\)$/.test(all));
      if (
        table.requiredInFull.some(([short]) => short.test(text)) ||
        (parts.length > 1 && table.required.test(text))
      )
        this.require(text, part);
      else
        this.readFragment(
          part,
          text,
          isInsisted(all, table) ? { ...context, isStressed: true } : context,
          isTail,
        );
      for (const inner of behind) this.readFragment(part, inner, context, true);
    }
    return false;
  }

  /** True if commas string clauses together: "we redid it all, new machines, wifi, and there’s a kids corner". */
  protected isStrung(text: string): boolean {
    const [, ...parts] = text.split(/, (?!which\b|who\b)/);
    if (parts.length < 2 || parts.length > 12) return false;
    const formsOf = parts.map((part) => formOf(part.replace(/^(?:and|but|so|plus) /i, ""), this.table));
    return formsOf.includes("phrase") && formsOf.at(-1) === "sentence";
  }

  /** True if the words of a cut, or of a part of it, tell that it is a note to the copywriter. */
  private isNote(cut: Cut, text: string, label?: Label, whole: Cut = cut): boolean {
    const { notes, required, offer, time, place } = this.table;
    if (!notes || required.test(text)) return false;
    const isFact =
      label !== undefined ||
      this.hasAmount(text) ||
      contactsIn(text, this.table).length > 0 ||
      [offer, time, place].some((form) => form.test(text));
    // Without the brackets at its end, which often hold a fact: "push the Broadway one (1920 Broadway)".
    const bracket = cut.raw.search(/(?<=\p{L}\s+)\([^()]*\)\s*$/u);
    const passage = bracket < 0 ? cut : { start: cut.start, end: cut.start + bracket };
    return noteOdds(notes, this.featuresOf(passage, whole)) > (isFact ? likelyNote.fact : likelyNote.other);
  }
}
