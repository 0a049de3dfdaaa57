import { adFeatures } from "../learned/ad-features.ts";
import { formerNames } from "../script/brand-name.ts";
import type { Brief, FactKind } from "../script/script.ts";
import {
  bringForward,
  dropFormerPrices,
  dropRepeats,
  findSold,
  joinHours,
  sayOnce,
  withoutForbidden,
} from "./arrange-facts.ts";
import { cleanCut, type Cut } from "./cut-brief.ts";
import { FactReader } from "./fact-reader.ts";
import { meansPrices, withoutPrices } from "./forbidden-prices.ts";
import { avoidedIn } from "./instructions.ts";
import type { ReadBrief } from "./read-brief.ts";
import { englishSpeakers, type ReadingTable } from "./reading-table.ts";
import { folded } from "./required-lines.ts";
import { longestTakingBack } from "./thresholds.ts";
import { soldInTitle } from "./title.ts";

/** Collects a brief's facts and its instructions to the copywriter. */
export class BriefReader extends FactReader {
  protected readonly avoid: string[];
  protected readonly instructions: string[] = [];
  protected readonly directions: Pick<ReadBrief, "angle" | "opening" | "closing" | "repeats"> = {};

  private readonly soldInTitle: string | undefined;

  constructor(brief: Pick<Brief, "name" | "title" | "description" | "avoid">, table: ReadingTable) {
    super(brief, table);
    this.soldInTitle = table.speakers === undefined ? soldInTitle(brief) : undefined;
    this.avoid = (brief.avoid ?? "")
      .split(/[,\n]/)
      .map((word) => cleanCut(word))
      .filter((word) => word !== "");
  }

  result(): ReadBrief {
    const { facts, contacts, avoid, directions } = this;
    if (this.table.segmenting !== undefined) dropRepeats(facts);
    this.sayOnce();
    joinHours(facts);
    dropFormerPrices(facts);
    if (this.table.saidOnce !== undefined) sayOnce(facts, this.table.saidOnce);
    if (avoid.some(meansPrices)) withoutPrices(facts);
    const sold = facts.some(({ kind }) => kind === "what") ? undefined : this.soldInTitle;
    if (sold !== undefined)
      facts.unshift({ id: "title", kind: "what", form: "sentence", text: sold, cut: -1, rank: 1 });
    withoutForbidden(facts, avoid);
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

  /** Drops slogans that already open or close the ad, and a closing line that is also a required line. */
  private sayOnce(): void {
    const { facts, directions } = this;
    for (const fact of facts.filter(({ kind }) => kind === "slogan"))
      if ([directions.opening, directions.closing].some((place) => isSaid(fact.text, place)))
        facts.splice(facts.indexOf(fact), 1);
    const { closing = "" } = directions;
    if (facts.some(({ kind, text }) => kind === "required" && isSaid(closing, text)))
      delete directions.closing;
  }

  protected isAside(part: string): boolean {
    const { instruction, retraction, insistence } = this.table;
    return [instruction, retraction, insistence].some((form) => form.test(part));
  }

  /** Text in brackets qualifies what precedes it and is said with it; longer text becomes a separate fact. */
  protected bracketed(inner: string, behind: string[]): string {
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

  /** Removes the facts and contacts that were read from `cuts`. */
  protected withdraw(cuts: readonly Cut[]): void {
    const from = cuts[0]?.start ?? 0;
    const gone = this.facts.filter(({ start }) => start !== undefined && start >= from);
    for (const fact of gone) {
      this.facts.splice(this.facts.indexOf(fact), 1);
      for (const contact of this.contacts.filter(({ id }) => id === fact.id))
        this.contacts.splice(this.contacts.indexOf(contact), 1);
    }
  }

  /** Drops the last fact if a note after it retracts it: "… (don’t say that though)", "Only on Sundays. Skip it." */
  protected withdrawLast(cut: Cut): void {
    const last = this.facts.at(-1);
    const between = last?.end === undefined ? "\n" : this.text.slice(last.end, cut.start);
    const isNext = bareRetraction.test(cut.raw) && !between.includes("\n") && last?.cut === this.at - 1;
    const isBeside = (last?.cut === this.at || isNext) && between.length < 4 && last !== undefined;
    if (isBeside && cut.raw.split(" ").length <= longestTakingBack) this.facts.pop();
  }

  protected forbid(text: string): boolean {
    this.instructions.push(text);
    this.sloganIn(text);
    // In a list, a note such as "cupim só com visita, não falar preço" forbids only the price of its own item.
    const isBeside = text.includes(", ") && !this.table.instruction.test(text);
    const isOfOne = /\n.*\n/u.test(this.text) && (isBeside || this.facts.at(-1)?.cut === this.at);
    this.avoid.push(...avoidedIn(text, this.table).filter((word) => !isOfOne || !meansPrices(word)));
    if (/\b(?:old|former|previous) name\b/i.test(text)) this.avoid.push(...formerNames(this.text));
    return true;
  }

  /** Reads a slogan within a remark: "that’s our thing, “Oil’s on us.” use the slogan". */
  private sloganIn(text: string): void {
    const line = this.table.sloganAside?.exec(text)?.groups?.["words"];
    if (line !== undefined) this.add("slogan", "phrase", line, undefined);
  }

  protected direct(text: string): void {
    const { table, directions } = this;
    const opening = table.opening.exec(text)?.groups?.["words"];
    const closing = table.closing.exec(text)?.groups?.["words"];
    const angle = table.angles.find(([form]) => form.test(text))?.[1];
    if (opening !== undefined) directions.opening = opening;
    if (closing !== undefined) directions.closing = closing;
    if (angle !== undefined) directions.angle = angle;
  }

  protected quote(kind: FactKind, text: string, cut: Cut): boolean {
    this.add(kind, "phrase", text.replace(/^["“«„]\s?(.*?)\s?["”»“]$/u, "$1"), cut);
    return false;
  }
}

/** A note that only retracts the sentence before it: "Skip it." */
const bareRetraction =
  /^(?:(?:please|pls|so|actually|but) )*\S+(?: \S+)? (?:it|that|this)(?: out| though| please| pls)*$/i;

/** True if a line contains a text, ignoring case, spaces and punctuation. */
const isSaid = (text: string, line: string | undefined): boolean =>
  line !== undefined && folded(line).includes(folded(text));
