import { contactsIn } from "./contacts.ts";
import type { Cut } from "./cut-brief.ts";
import { avoidedIn } from "./instructions.ts";
import { emphasis } from "./note-patterns.ts";
import type { ReadingTable } from "./reading-table.ts";

/** True if a note in brackets stresses the words before it: "places en six semaines (c’est ça qui compte)". */
export const isInsisted = (text: string, { insistence }: Pick<ReadingTable, "insistence">): boolean =>
  [...text.matchAll(/\(([^()]*)\)/g)].some(([, inner = ""]) => insistence.test(inner.replace(/!+$/, "")));

/**
 * Appends a remark that stresses the cut before it to that cut, in brackets: "Anschluss extra (bitte nicht
 * verschweigen)".
 */
export const withInsistence = <C extends Cut>(cuts: C[], { insistence }: Pick<ReadingTable, "insistence">) =>
  cuts.map((cut, at): C => {
    const { raw = "" } = cuts[at + 1] ?? {};
    const isMeant = /^(?:,|dash)$/.test(cut.mark) && insistence.test(raw) && !/[()]/.test(raw);
    return isMeant ? { ...cut, raw: `${cut.raw} (${raw})` } : cut;
  });

/** True if a note in brackets withdraws the contact before it: "0118 555 013 (not in the ad)". */
export function isTakenBack(text: string, table: ReadingTable): boolean {
  const bare = text
    .replaceAll(/[()!]+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return table.retraction.test(bare) && contactsIn(bare, table).length > 0;
}

/** A note on how a name is pronounced: "(po-DYE-a-tree)". */
const pronunciation = /\s?\(\p{L}+-(?:\p{Ll}+-)*\p{Lu}{2,}(?:-\p{Ll}+)*\)|\s?\(\p{Lu}{2,}(?:-\p{Ll}+)+\)/gu;

/** An ending in brackets within a word: "dog(s)", "clean(ish)". */
const ending = /(?<=\p{Ll}{2})\((\p{Ll}{1,4})\)(?![\p{L}\d])/gu;

/**
 * Replaces brackets with commas, because the text in them qualifies the words before it.
 *
 * @param clean returns the spoken form of a text
 */
export const withoutBrackets = (
  text: string,
  table: ReadingTable,
  clean: (raw: string) => string,
): string => {
  /** Removes remarks to the copywriter after a comma within the brackets: "(only the small ones, don’t say all)". */
  const told = (inner: string) =>
    inner
      .split(", ")
      .filter((part, at) => at === 0 || !(table.instruction.test(part) || avoidedIn(part, table).length > 0))
      .join(", ");
  return text
    .replace(/^\(([^()]*)\)$/, "$1")
    .replaceAll(ending, (_, end: string) => (end === "ish" ? "-ish" : end))
    .replaceAll(pronunciation, "")
    .replaceAll(/\s?\(([^()]*)\)/g, (whole, inner: string) =>
      emphasis.test(inner)
        ? ""
        : contactsIn(whole, table).length > 0 || /^\d+$/.test(inner) || /^\(\p{L}\)$/u.test(whole)
          ? whole
          : `, ${clean(told(inner)).replace(/!+$/, "")},`,
    )
    .replaceAll(/,(?=\s*[,.])/g, "")
    .replaceAll(/^[,\s]+|[,!]+$/g, "")
    .trim();
};

/**
 * Removes a bracketed instruction to say the words before or within the brackets: "(subject to approval, must be
 * said)".
 */
export const withoutOrder = (
  raw: string,
  { mustSuffix, insistence }: Pick<ReadingTable, "mustSuffix" | "insistence">,
): string =>
  raw.replaceAll(/\(([^()]*)\)/g, (whole, inner: string) => {
    if (insistence.test(inner) && !/[\d:"“«]/u.test(inner)) return "";
    const told = inner.replace(mustSuffix, "");
    if (told !== inner && !/\p{L}/u.test(told)) return "";
    const named = /^(?:say|mention|include) (?:the )?(\p{L}{3,})$/iu.exec(inner)?.[1]?.toLowerCase();
    if (named !== undefined && raw.replace(whole, "").toLowerCase().includes(named)) return "";
    return /\p{L}/u.test(told) ? `(${told})` : whole;
  });
