import { adFeatures } from "../learned/ad-features.ts";
import { spokenBrand } from "../script/brand-mark.ts";
import type { Angle, Brief, FactKind } from "../script/script.ts";
import { bringForward, findSold, joinHours } from "./arrange-facts.ts";
import { isInsisted, isTakenBack } from "./brackets.ts";
import type { BriefFact } from "./brief-fact.ts";
import { type Contact, contactsIn } from "./contacts.ts";
import {
  cleanCut,
  corrected,
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
import { type Context, FactReader } from "./fact-reader.ts";
import { meansPrices, withoutPrices } from "./forbidden-prices.ts";
import { formOf, isBundle, isRun } from "./fragment.ts";
import { avoidedIn, fillers, labelOf } from "./instructions.ts";
import { englishSpeakers, type Label, type ReadingTable } from "./reading-table.ts";

/** Everything that was read from a brief, in the order typed. */
export type ReadBrief = {
  facts: BriefFact[];
  contacts: (Contact & { id: string })[];
  /** Words that must not be said. */
  avoid: string[];
  /** Instructions to the copywriter, with abbreviations spelled out. */
  instructions: string[];
  /** How the ad opens, if an instruction says so. */
  angle?: Angle;
  opening?: string;
  closing?: string;
  /** True for a public notice, which sells nothing. */
  isNotice: boolean;
  isHiring: boolean;
  /** Something that takes place or is on sale for a time: it "is on", whereas a shop "is open". */
  isEvent: boolean;
  /** The kinds of ads it may be for: see `adFeatures`. */
  ad: string[];
  /** "I" if the brief is written in the first person singular. */
  speaker: "we" | "I";
};

/** A dateline before the dash in a press release: "HIBBING, Minn." */
const dateline = /^\p{Lu}{3,}(?: \p{Lu}{3,}){0,2}(?:, \p{Lu}\p{L}+\.?)?$/u;

/** Reading limits, several times what people type: pieces of a brief, parts of a sentence, and facts. */
const most = { cuts: 300, parts: 150, facts: 60 } as const;
/** Sentences longer than this, in characters, are split at their commas. */
const longestWhole = 255;

/** Reads a brief: its facts with kind, form and position. Instructions are followed, never read as facts. */
export function readBrief(
  brief: Pick<Brief, "name" | "description" | "mustSay" | "avoid">,
  table: ReadingTable,
): ReadBrief {
  const read = readWith(brief, table);
  // Read again without the model of notes if it would leave nothing to sell.
  const isSold = read.facts.some(({ kind }) => kind === "what" || kind === "offer");
  return isSold || !table.notes ? read : readWith(brief, { ...table, notes: undefined });
}

function readWith(brief: Parameters<typeof readBrief>[0], table: ReadingTable): ReadBrief {
  const reader = new BriefReader(brief, table);
  for (const line of (brief.mustSay ?? "").split("\n")) reader.require(cleanCut(line));
  reader.read(corrected(reader.cuts().slice(0, most.cuts), table.correction));
  return reader.result();
}

class BriefReader extends FactReader {
  private readonly avoid: string[];
  private readonly instructions: string[] = [];
  private readonly directions: Pick<ReadBrief, "angle" | "opening" | "closing"> = {};
  /** The previous cut was an attribution ("said the owner"), so the next quotation is theirs as well. */
  private isQuoting = false;

  constructor(brief: Pick<Brief, "name" | "description" | "avoid">, table: ReadingTable) {
    super(brief, table);
    this.avoid = (brief.avoid ?? "")
      .split(/[,\n]/)
      .map((word) => cleanCut(word))
      .filter((word) => word !== "");
  }

  result(): ReadBrief {
    const { facts, contacts, avoid, directions } = this;
    joinHours(facts);
    if (avoid.some(meansPrices)) withoutPrices(facts);
    if (this.table.segmenting !== undefined) findSold(facts, this.table.time);
    bringForward(facts, this.instructions, this.table.focus);
    const whole = `${this.brand} ${facts
      .filter(({ kind }) => kind === "what")
      .map(({ text }) => text)
      .join(" ")}`;
    const { one, many } = this.table.speakers ?? englishSpeakers;
    const told = facts.map(({ text }) => text).join(" | ");
    return {
      facts,
      contacts,
      avoid,
      instructions: this.instructions,
      ...directions,
      isNotice: this.table.notice.test(this.text),
      isHiring: this.table.hiring.test(facts.find(({ kind }) => kind === "what")?.text ?? ""),
      isEvent: this.table.event.test(whole),
      ad: adFeatures(this.text),
      speaker: one.test(told) && !many.test(told) ? "I" : "we",
    };
  }

  read(cuts: Cut[]): void {
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
    if (this.isOwnName(cut, text)) return false;
    if (this.isLegal(cut, text)) {
      this.require(marked(verbatim(cut.raw, text), cut), cut);
      return false;
    }
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
    const pieces =
      cut.kinds === undefined || hasAside(told, (part) => this.isAside(part))
        ? cutFragment(cut, table.fragmentBreak)
            .slice(0, most.parts)
            .map((piece) => Object.assign(piece, cut.kinds && { kinds: cut.kinds }))
        : [cut];
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

  /** Text in brackets qualifies what precedes it and is said with it; a longer one becomes a fact of its own. */
  private bracketed(inner: string, behind: string[]): string {
    const text = this.clean(inner).replace(/!+$/, "");
    if (text.length < 3 && !/^\d/.test(text)) return text.length === 1 ? "" : ` ${text}`;
    if (this.table.mustSuffix.test(text)) {
      this.require(text.replace(this.table.mustSuffix, ""));
      return "";
    }
    const parts = text.split(/[.!?] |, /);
    const told = parts.filter((part) => !this.isAside(part));
    if (told.length < parts.length) {
      this.forbid(text);
      const [only = "", ...others] = told;
      // A condition has to be said, even if the author comments on it.
      return others.length === 0 && this.table.required.test(only) ? `, ${only},` : "";
    }
    if (text.split(" ").length <= 6) return `, ${text},`;
    behind.push(text);
    return "";
  }

  /** Removes the facts that were read from these cuts. */
  private withdraw(cuts: readonly Cut[]): void {
    const from = cuts[0]?.start ?? 0;
    const gone = this.facts.filter(({ start }) => start !== undefined && start >= from);
    for (const fact of gone) {
      this.facts.splice(this.facts.indexOf(fact), 1);
      for (const contact of this.contacts.filter(({ id }) => id === fact.id))
        this.contacts.splice(this.contacts.indexOf(contact), 1);
    }
  }

  private forbid(text: string): boolean {
    this.instructions.push(text);
    this.sloganIn(text);
    this.avoid.push(...avoidedIn(text, this.table));
    return true;
  }

  /** Reads a slogan within a remark: "that’s our thing, “Oil’s on us.” use the slogan". */
  private sloganIn(text: string): void {
    const line = this.table.sloganAside?.exec(text)?.groups?.["words"];
    if (line !== undefined) this.add("slogan", "phrase", line, undefined);
  }

  private direct(text: string): void {
    const { table, directions } = this;
    const opening = table.opening.exec(text)?.groups?.["words"];
    const closing = table.closing.exec(text)?.groups?.["words"];
    const angle = table.angles.find(([form]) => form.test(text))?.[1];
    if (opening !== undefined) directions.opening = opening;
    if (closing !== undefined) directions.closing = closing;
    if (angle !== undefined) directions.angle = angle;
  }

  private quote(kind: FactKind, text: string, cut: Cut): boolean {
    this.add(kind, "phrase", text.replace(/^["“«„](.*)["”»“]$/u, "$1"), cut);
    return false;
  }
}
