import type { Segmenting } from "../learned/models.ts";
import { upper } from "../script/spoken-lines.ts";
import { BriefReader } from "./brief-reader.ts";
import { preferredContacts } from "./contact-choice.ts";
import { type Cut, leadingQuote } from "./cut-brief.ts";
import { avoidedIn } from "./instructions.ts";
import type { LearnedCut } from "./learned-cuts.ts";
import { isScrap, lastWords, namesLast, quotation } from "./note-patterns.ts";
import { type NoteRequest, requestOf } from "./note-requests.ts";
import { isOwnName } from "./own-name.ts";
import type { ReadBrief } from "./read-brief.ts";
import { likelyRequest } from "./thresholds.ts";

/** Follows the notes in a brief, using a model trained to classify what notes ask for. */
export abstract class NoteReader extends BriefReader {
  abstract readonly segmenting: Segmenting;
  /** The kind of request made by the note before a quotation. */
  protected pending: string | undefined;
  /** Contacts in notes. They may be the sender's, so they are said only if the brief has no others. */
  protected readonly spare: { cut: Cut; text: string }[] = [];
  /** True if the previous note forbids what it quotes. */
  private isAvoiding = false;
  /** The previous note, if it is followed by a comma and probably asks for nothing. */
  private unsaid: string | undefined;
  /** Notes that may say which contact to give. */
  private readonly choices: string[] = [];
  private readonly repeated: string[] = [];
  /** The offsets at which the previous sentence and this one begin. */
  private starts: [number, number] = [0, 0];

  override result(): ReadBrief {
    this.directions.closing ??= this.again();
    const read = super.result();
    const code = /\b[Cc]ode \p{Lu}[\p{Lu}\d]{2,}/u.exec(read.facts.map(({ text }) => text).join(" | "))?.[0];
    const isOfCode = code !== undefined && this.repeated.some((text) => /\bcode\b/i.test(text));
    return {
      ...read,
      contacts: preferredContacts(read, this.choices),
      ...(isOfCode && { repeats: lower(code) }),
    };
  }

  /** Words, other than a contact, that a note asks to have repeated. They are said at the end. */
  private again(): string | undefined {
    const quoted = this.repeated.map((text) => quotation.exec(text)?.[1]).find(Boolean);
    const isTime = this.repeated.some((text) => repeatsTime.test(text));
    const again = quoted ?? (isTime ? this.facts.find(({ kind }) => kind === "when")?.text : undefined);
    if (again !== undefined) delete this.directions.repeats;
    return again;
  }

  protected readNote(cut: LearnedCut, text: string): void {
    const { table, directions } = this;
    const request = requestOf(text, cut.features, {
      model: this.segmenting.model,
      table,
      isForbidding: avoidedIn(text, table).length > 0,
    });
    if (cut.raw.startsWith("(") && request.kind === "K") this.insist("unsaid");
    if (table.insistence.test(text.replace(/^\(/, ""))) this.demand("", cut);
    else if (table.retraction.test(text)) this.withdrawLast(cut);
    this.forbid(text);
    if (request.required !== undefined) this.require(request.required);
    if (request.opening !== undefined) directions.opening ??= request.opening;
    if (request.closing !== undefined) directions.closing ??= request.closing;
    if (request.kind === "E" && namesLast.test(text) && this.brand !== "") directions.closing ??= this.brand;
    else if (request.isOfLast) this.closeWithLast(cut, text);
    this.unsaid = cut.mark === "," && request.probability < likelyRequest ? upper(text) : undefined;
    if (request.kind !== "V" || request.probability < likelyRequest) this.spare.push({ cut, text });
    this.choices.push(text);
    this.expect(cut, text, request);
  }

  protected begin({ start }: Cut): void {
    this.at += 1;
    this.starts = [this.starts[1], start];
  }

  /**
   * Turns the line that a remark is about into a required line. If it isn’t in the same cut, it is the last fact or
   * an unread sentence.
   */
  protected demand(line: string, cut: Cut): void {
    const { table, text, starts } = this;
    // Prefixes "it" so that only the end of the line is checked: "If you are bitten go to hospital" may begin with a
    // conjunction.
    if (!isScrap(line) && table.dangling?.test(`it ${line}`) !== true) return this.require(line, cut, true);
    const start = starts[1] < cut.start ? starts[1] : starts[0];
    const before = this.clean(text.slice(start, cut.start).replace(/[\s(.]+$/, ""));
    const isRead = this.facts.some((fact) => (fact.start ?? -1) >= start);
    if (isRead || isScrap(before) || isOwnName(before, this.brand) || table.instruction.test(before))
      this.insist();
    else this.require(before, { ...cut, start }, true);
  }

  /** Follows a note that ends before the words that it asks for: "Please close with:". */
  protected readUnfinished(cut: LearnedCut, text: string): void {
    this.expect(
      cut,
      text,
      requestOf(text, cut.features, {
        model: this.segmenting.model,
        table: this.table,
        isForbidding: false,
      }),
    );
  }

  private expect(cut: LearnedCut, text: string, { kind, probability, repeats }: NoteRequest): void {
    if (repeats) {
      this.directions.repeats = true;
      this.repeated.push(text);
    }
    const isPlace = (kind === "B" || kind === "E") && probability > likelyRequest && !quotation.test(text);
    if (cut.raw.endsWith(":") || (isPlace && cut.mark === ",")) this.pending = kind;
    // In 'Never say "a", "b" or "c"', the note may contain only some of the quotations.
    this.isAvoiding = kind === "V" && probability > likelyRequest && cut.mark === ",";
  }

  /** Ends the ad with the text before a note: a slogan, or what the note calls the last line. */
  private closeWithLast(cut: Cut, note: string): void {
    const last = this.facts.at(-1);
    const isSlogan = last?.kind === "slogan" && cut.start - (last.end ?? 0) < 4;
    if (!isSlogan && !lastWords.test(note)) return;
    // The text before the note may have been classified as a note, too.
    if (this.unsaid !== undefined && !isSlogan) this.directions.closing ??= this.unsaid;
    else if (
      last !== undefined &&
      last.cut >= this.at - 1 &&
      (last.kind === "slogan" || last.form === "sentence")
    ) {
      this.directions.closing ??= last.text;
      if (this.directions.closing === last.text) this.facts.pop();
    }
  }

  /** Uses the quotation after a note such as "Must end with:". Returns false if there is none. */
  protected readQuoted(raw: string): boolean {
    const quoted = leadingQuote.exec(raw)?.[1]?.trim();
    const { pending } = this;
    this.pending = undefined;
    if (quoted === undefined || pending === undefined) return false;
    if (this.table.required.test(quoted) || pending === "K") this.require(quoted);
    else if (pending === "B") this.directions.opening ??= quoted;
    else if (pending === "E") this.directions.closing ??= quoted;
    else return false;
    return true;
  }

  /** Reads the rest of a list of words that must not be said. Returns false if there is none. */
  protected readAvoided({ raw, mark }: Cut): boolean {
    const isRest = this.isAvoiding && /^(?:or |and |nor )?["“„«]/u.test(raw);
    if (isRest)
      for (const [, word = ""] of raw.matchAll(/["“„«]([^"”“»]{2,60}?)[,.!]?["”»]/gu)) this.avoid.push(word);
    this.isAvoiding = isRest && mark === ",";
    return isRest;
  }
}

const repeatsTime = /\bthe (?:start(?:ing)? )?(?:time|date|day)\b(?! of)/i;
const lower = (text: string) => text.replace(/^C/, "c");
