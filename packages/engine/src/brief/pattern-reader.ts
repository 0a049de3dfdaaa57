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
  leadingQuote,
  marked,
  verbatim,
} from "./cut-brief.ts";
import type { Context } from "./fact-reader.ts";
import { formOf, isBundle } from "./fragment.ts";
import { fillers, labelOf } from "./instructions.ts";
import type { Label } from "./reading-table.ts";

/** Reading limits, several times what people usually type: pieces of a brief, parts of a sentence, and facts. */
const most = { cuts: 300, parts: 150, facts: 60 } as const;
/** Sentences longer than this, in characters, are split at their commas. */
const longestWhole = 255;

/** Reads a brief using the patterns of its language. */
export class PatternReader extends BriefReader {
  /** The previous cut was an attribution ("said the owner"), so the next quotation is theirs as well. */
  private isQuoting = false;

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
        // A slogan may consist of two short sentences.
        !(label === "slogan" && cut.raw.length < 40 && /^[^"“«„]+$/u.test(before?.raw ?? ""));
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
    if (table.retraction.test(text) && !/[,(]/.test(text)) return this.forbid(text);
    const lead = table.lead.exec(text)?.[0] ?? "";
    const told = text.slice(lead.length);
    if (table.instruction.test(told) || table.instruction.test(text)) return this.forbid(text);
    if (table.required.test(told) && !hasAside(told, (part) => this.isAside(part))) {
      this.require(marked(verbatim(cut.raw, told), cut), cut);
      return false;
    }
    const context = { label, isStressed: /\p{L}{4}/u.test(lead.replaceAll(fillers, "")) };
    if (cut.mark === "?" && told.length < 110 && contactsIn(told, table).length === 0) {
      this.add("detail", "question", `${told}?`, cut);
      return false;
    }
    return this.readFacts(lead === "" ? cut : cutLead(cut, told), told, context);
  }

  private readFacts(cut: Cut, told: string, context: Context): boolean {
    const { table } = this;
    const pieces = cutFragment(cut, table.fragmentBreak).slice(0, most.parts);
    const isTyped = table.isTypedSentence?.(told) === true;
    const isSentence = isTyped || ["sentence", "order"].includes(formOf(told, table));
    const [head = ""] = told.split(/[,、，،] ?/u);
    const isOpen =
      !isTyped &&
      head.length < told.length &&
      !/^[^,]{3,30}:/.test(told) &&
      !["sentence", "order"].includes(formOf(head, table));
    const isToCut =
      hasAside(told, (part) => this.isAside(part)) ||
      contactsIn(told, table).length > 0 ||
      (!isTyped && this.isStrung(told));
    const isWhole = isSentence && !isOpen && told.length <= longestWhole && !isToCut;
    const cutParts = isWhole ? [cut] : pieces;
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
      if (table.retraction.test(text)) {
        this.forbid(text);
        this.withdraw(parts.slice(0, at + 1));
        return true;
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
}
