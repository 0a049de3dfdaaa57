import { markBrand, spokenBrand } from "../script/brand-mark.ts";
import type { Brief, FactKind } from "../script/script.ts";
import { upper } from "../script/spoken-lines.ts";
import type { BriefFact, Form } from "./brief-fact.ts";
import { type Contact, contactsIn } from "./contacts.ts";
import { type Cut, isShouted } from "./cut-brief.ts";
import { formOf, hasAmount, kindOf } from "./fragment.ts";
import type { Label, ReadingTable } from "./reading-table.ts";
import { writtenOut } from "./written-out.ts";

/** How the brief marks a fragment: its label, and whether it must be said. */
export type Context = { label: Label | undefined; isStressed: boolean };

const notKinds: ReadonlySet<Label> = new Set(["required", "instruction", "avoid", "contact"]);

/** True if the brand is the subject of a verb, even one that is not in any list: "Panadería Lumbre hornea pan …". */
const hasBrandAsSubject = (text: string, brand: string, { verbBehind }: ReadingTable): boolean =>
  verbBehind !== undefined &&
  brand.length > 2 &&
  text.split(" ").length >= brand.split(" ").length + 3 &&
  verbBehind.test(behindName(text, brand));

/** The text after the brand's name, or "" if the name isn't at the start. */
function behindName(text: string, brand: string): string {
  const at = text.toLowerCase().indexOf(brand.toLowerCase());
  return at < 0 || at > 4 ? "" : text.slice(at + brand.length);
}

/** Matches the announcement of a contact that replaces an earlier one: "the number’s changed to …". */
const replaced =
  /\b(?:number|phone|website|site|address|e-?mail)(?:(?:[’']s| is) now|(?:[’']s| has| is) changed)\b/i;

/** Turns a brief's fragments and sentences into facts, in the brief's own words. */
export class FactReader {
  protected readonly facts: BriefFact[] = [];
  protected readonly contacts: (Contact & { id: string })[] = [];
  protected readonly brand: string;
  protected readonly table: ReadingTable;
  /** As typed. */
  protected readonly text: string;
  /** The index of the current sentence. */
  protected at = 0;
  private readonly names: ReadonlySet<string>;
  /**
   * A cache keyed by the raw text, because each text is requested several times, and a hostile brief repeats itself.
   */
  private readonly cleaned = new Map<string, string>();

  constructor({ name, description }: Pick<Brief, "name" | "description">, table: ReadingTable) {
    this.brand = spokenBrand(name);
    const { isTypedSentence } = table;
    this.table = {
      ...table,
      shorthand: [...(table.shorthandOf?.(description) ?? []), ...table.shorthand],
      ...(isTypedSentence && {
        isTypedSentence: (text) => isTypedSentence(text) || hasBrandAsSubject(text, this.brand, table),
      }),
    };
    this.text = description;
    const capitals = isShouted(description) ? [] : (description.match(/(?<![\p{L}])\p{Lu}\p{L}+/gu) ?? []);
    this.names = new Set(
      [...name.split(/\s+/), ...name.replaceAll(/['’]/g, "").split(/\s+/), ...capitals].map((word) =>
        word.toLowerCase(),
      ),
    );
  }

  protected readFragment(cut: Cut, text: string, context: Context, isTail = false): void {
    const { table } = this;
    const found = contactsIn(text, table);
    if (found.length > 0) {
      const { id } = this.add("contact", "unsaid", text, cut);
      const behind = table.behindContact?.exec(text.slice(found.at(-1)?.end ?? 0).trim())?.groups ?? {};
      const beside = this.beside(text, found);
      const rest = this.isOfContact(cut, beside) ? "" : beside;
      const when = rest === "" ? behind["when"] : undefined;
      if (replaced.test(text)) this.dropContacts(found);
      for (const contact of found)
        if (this.contacts.every(({ value }) => value !== contact.value))
          this.contacts.push({
            ...contact,
            id,
            ...(/\bhotline|needs help\b/i.test(text) ? { verb: "visit" } : {}),
            ...(when !== undefined && { when }),
          });
      if (behind["notice"] !== undefined) this.require(upper(behind["notice"]), cut);
      const said = behind["said"] ?? behind["code"];
      if (said !== undefined) this.readFragment(cut, said, context);
      // A time limit after the contact: "A coupon is available at … through August 31".
      const until =
        /^ (?:through|until|before|till) [\p{L}\d ]{3,24}$/u.exec(text.slice(found.at(-1)?.end ?? 0))?.[0] ??
        "";
      if (rest !== "") this.readFragment(cut, rest + until, context);
      return;
    }
    const quoted = /^["“„«]\s?([^"”“»]{6,100}?)\s?["”“»]$/u.exec(text)?.[1];
    if (quoted !== undefined && this.table.ours?.test(quoted) === true && /^I\b|\bmy\b/u.test(quoted)) return;
    if (quoted !== undefined) {
      this.add("slogan", "phrase", quoted, cut);
      return;
    }
    const isOpen = text.split("(").length !== text.split(")").length;
    const told = this.withoutBrand(isOpen ? text.replaceAll(/[()]/g, "").trim() : text);
    if (told === "") return;
    const form = this.formOf(told, cut);
    const { label, isStressed } = context;
    const isOfBrand =
      form === "sentence" &&
      this.brand.length > 3 &&
      told.toLowerCase().startsWith(this.brand.toLowerCase()) &&
      !this.facts.some((fact) => fact.kind === "what");
    const kind: FactKind = isOfBrand
      ? "what"
      : label !== undefined && !notKinds.has(label)
        ? (label as FactKind)
        : this.kindOf(told, cut, form);
    const isBound = isTail || table.depends?.test(told) === true;
    this.add(kind, form, told, cut, {
      ...(isBound && this.facts.length > 0 ? { isTail: true as const } : {}),
      ...(isStressed ? { isStressed: true as const } : {}),
      ...this.moreOf(cut),
    });
  }

  /** Drops earlier contacts of the kinds in `found`, which replaces them. */
  private dropContacts(found: readonly Contact[]): void {
    const isSame = ({ kind }: Contact) => found.some((contact) => contact.kind === kind);
    const left = this.contacts.filter((contact) => !isSame(contact));
    this.contacts.splice(0, this.contacts.length, ...left);
  }

  protected formOf(text: string, _cut?: Cut): Form {
    return this.table.isTypedSentence?.(text) === true ? "sentence" : formOf(text, this.table);
  }

  protected kindOf(text: string, _cut: Cut, form: Form): FactKind {
    return kindOf(text, form, this.table, {
      hasWhat: this.facts.some((fact) => fact.kind === "what"),
      hasOffer: this.facts.some((fact) => fact.kind === "offer"),
      isShouted: isShouted(this.text),
    });
  }

  /** True if the words next to a contact belong to it and are not a separate fact. */
  protected isOfContact(_cut: Cut, _beside: string): boolean {
    return false;
  }

  /** Properties that a subclass adds to the facts in a cut. */
  protected moreOf(_cut: Cut): Pick<BriefFact, "isStory" | "isCall" | "rank" | "sureness"> {
    return {};
  }

  /** Reads the contacts in a note or an instruction, because even those are meant for the listener. */
  protected readContacts(cut: Cut, text: string): void {
    for (const { start, end, verb, value } of contactsIn(text, this.table)) {
      this.readFragment(cut, text.slice(start, end), { label: "contact", isStressed: false });
      const added = this.contacts.find((contact) => contact.value === value);
      if (added !== undefined) added.verb = verb;
    }
  }

  /** Strips a leading brand name, unless it is the subject; "" if nothing else is left. */
  private withoutBrand(text: string): string {
    const marked = markBrand(text, this.brand);
    const own = new Set([...words(this.brand), "and", "it", "s", "the", "of", "our"]);
    const others = words(text).filter((word) => !own.has(word));
    // Not every part of the brand is just a name: "piano tuning" is what Harmon Piano Tuning sells.
    const first = words(this.brand).find((word) => word !== "the") ?? "";
    const isName =
      (others.length === 0 && (words(text).includes(first) || words(text).length === 1)) ||
      (others.length === 1 && words(text).length > 2 && /^\p{Lu}\S*(?: \p{Lu}\S*)* ?$/u.test(text));
    if (isName) return "";
    if (marked === text || !/^\p{Co}/u.test(marked) || this.table.isTypedSentence?.(text) === true)
      return text;
    const rest = marked.slice(1);
    if (placeAndVerb.test(rest)) return text;
    return /^\s*[,:–-]/.test(rest) || this.table.place.exec(rest.trim())?.index === 0
      ? rest.replace(/^[\s,:–-]+/, "")
      : text;
  }

  /** The part of a cut before its contacts; "" if that is not a fact. */
  private beside(text: string, contacts: readonly Contact[]): string {
    const { contactWords } = this.table;
    if (/\bhotline\b/i.test(text)) return "";
    const before = text.slice(0, contacts[0]?.start ?? 0);
    const told = before.replaceAll(contactWords, "").replaceAll(/[^\p{L}\p{N}]/gu, "");
    if (told.length < 4) return "";
    // In "15% off your first order at …", "order" belongs to the offer, not to the contact.
    const noun =
      /^.*\b(?:first|next|your|any|every|an?|\p{L}+ing) (?:order|call|booking|visit|appointment)(?= at| on| by| from|:|,|$)/iu.exec(
        before.trim(),
      )?.[0];
    if (noun !== undefined && /\d/.test(noun)) return noun;
    return withoutEnd(before, contactWords)
      .replace(/[([{"“]+$/u, "")
      .trim();
  }

  /**
   * Adds a line that must be said word for word. `isDemanded`: a remark demands the line, so it may come before the
   * call to action.
   */
  require(text: string, cut?: Cut, isDemanded = false): void {
    const line = text
      .replace(/^["“«„「](.*)["”»“」][.]?$/u, "$1")
      // Dutch "op=op" is said as "op is op".
      .replaceAll(/(?<!\p{L})(\p{L}+) ?= ?(?=\1(?!\p{L}))/giu, "$1 is ")
      .trim();
    if (!/[\p{L}\p{N}]/u.test(line)) return;
    const full = this.table.requiredInFull.find(([short]) => short.test(line.replace(/[.!]$/, "")))?.[1];
    const said =
      (this.brand === "" ? full?.replace("{b} is", "We are") : full)?.replaceAll("{b}", () => this.brand) ??
      line;
    // The brief may contain only the beginning of a line that the form contains in full: "Paid for by …".
    if (
      this.facts.some(
        (fact) =>
          fact.kind === "required" &&
          (fact.text.toLowerCase().startsWith(said.toLowerCase().replace(/[.… ]+$/, "")) ||
            // The brief may also repeat a sentence from the form's required lines.
            (said.length > 11 && folded(fact.text).includes(folded(said)))),
      )
    )
      return;
    this.add("required", "unsaid", said, cut, isDemanded ? { isStressed: true } : {});
  }

  /**
   * Follows a remark such as "must say that": the last fact is stressed and, unless it has an amount, is a contact or is
   * long, becomes a required line.
   * @param only if given, only a fact of this form becomes a required line
   */
  protected insist(only?: Form): void {
    const [last, before] = this.facts.toReversed();
    if (last === undefined) return;
    // A word or two that qualify the fact before them: "один потолок в подарок — самый маленький".
    if (before?.cut === last.cut && before.kind !== "contact" && last.text.split(" ").length < 3) {
      Object.assign(before, { text: `${before.text}, ${last.text}`, isStressed: true });
      this.facts.pop();
      return;
    }
    const isLine =
      last.text.length < 140 &&
      !this.hasAmount(last.text) &&
      !/^that’s (?:the|our) /i.test(last.text) &&
      (only === undefined || last.form === only) &&
      last.kind !== "contact";
    if (isLine) last.kind = "required";
    last.isStressed = true;
  }

  protected clean(raw: string): string {
    const cleaned = this.cleaned.get(raw) ?? writtenOut(raw, this.table, this.names);
    this.cleaned.set(raw, cleaned);
    return cleaned;
  }

  protected add(
    kind: FactKind,
    form: Form,
    text: string,
    cut: Cut | undefined,
    more: Pick<BriefFact, "isTail" | "isStressed" | "isStory" | "isCall" | "rank" | "sureness"> = {},
  ): BriefFact {
    const span = cut === undefined ? {} : { start: cut.start, end: cut.end };
    const fact: BriefFact = {
      id: `f${this.facts.length + 1}`,
      kind,
      form,
      text,
      ...span,
      cut: this.at,
      ...more,
    };
    this.facts.push(fact);
    return fact;
  }

  protected hasAmount(text: string): boolean {
    return hasAmount(text, this.table);
  }
}

/** A place and a verb after a name, which is the verb's subject: "[Oakfield College], Kothrud, Pune is …". */
const placeAndVerb =
  /^,(?: \p{Lu}[\p{L}’.-]*,?){1,4} (?:is|are|has|have|will|invites?|presents?|offers?|announces?)(?!\p{L})/u;

/**
 * Strips words and the marks between them from the end of a text, one at a time: the words overlap, so a pattern that
 * repeats them would take exponential time.
 */
function withoutEnd(text: string, { source }: RegExp): string {
  const last = new RegExp(String.raw`(?:[\s,:–-]|${source})$`, "iu");
  let rest = text;
  for (let at = rest.search(last); at >= 0; at = rest.search(last)) rest = rest.slice(0, at);
  return rest;
}

const words = (typed: string): readonly string[] => typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const folded = (typed: string) => words(typed).join(" ");
