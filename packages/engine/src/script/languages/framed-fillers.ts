import { turned } from "../choose.ts";
import type { Contacts } from "../contacts.ts";
import type { Part } from "../fit.ts";
import type { Wording } from "../manner-of-tone.ts";
import { fillingLinesOf } from "./filling-lines-of.ts";
import type { FillingLines } from "./filling-lines.ts";
import { type FramedLanguage, framesOf } from "./frames-of.ts";

interface FillerSetting {
  /** The facts as spoken, with final punctuation. */
  told: readonly { text: string; weight: number }[];
  hook: string;
  secondHook: string | undefined;
  contacts: Contacts;
  language: FramedLanguage;
  wording: Wording;
  seed: number;
}

/**
 * Sentences for leftover time, best first: repeated facts, moments of the listener's day, the name, contacts, two
 * invitations. Their `place` values keep similar ones apart. `{b}` is the brand.
 */
export function framedFillers({
  told,
  hook,
  secondHook,
  contacts,
  language,
  wording,
  seed,
}: FillerSetting): Part[] {
  const frames = framesOf[language];
  const lines = fillingLinesOf[language];
  const { lively, plain, formal } = frames.invitations;
  const all = wording === "formal" ? (formal ?? plain) : plain;
  const invited = turned(
    all.filter((text) => !text.includes("{b}")),
    seed,
  );
  const loud = wording === "lively" ? lively : [];
  const invitations = [...loud.filter((text) => !text.includes("{b}")), ...invited].slice(0, 2);
  const brands = [
    ...loud.filter((text) => text.includes("{b}")),
    ...turned(
      all.filter((text) => text.includes("{b}")),
      seed,
    ),
  ];
  const own = wording === "formal" ? (lines.formalMoments ?? lines.moments) : lines.moments;
  const moments = [...turned(own.slice(0, -1), seed >>> 3), ...own.slice(-1)];
  const [last, ...others] = recapsOf(told, lines);
  const otherHooks = frames.hooks[wording === "gentle" ? "plain" : wording].filter((text) => text !== hook);
  const reach = contacts.web ?? contacts.phone;
  const colon = frames.colon ?? ": ";
  const placed: (readonly [string | undefined, number, Part["role"]?])[] = [
    [secondHook, 0.5],
    [last, 500],
    [moments[0], 1.5],
    [invitations[0], 102, "invitation"],
    [brands[0], 104],
    [others[0], 103],
    [moments[1], 100],
    [others[1], 101],
    [invitations[1], 107, "invitation"],
    [moments[2], 105],
    [brands[1], 106],
    [moments[3], 0.7],
    [reach === undefined ? undefined : `{b}${colon}${reach}`, 108],
    [moments[4], 102.5],
    [brands[2], 109],
    [moments[5], 104.5],
    [brands[3], 110],
    [otherHooks[0], 0.4],
    [otherHooks[1], 0.6],
  ];
  return placed.flatMap(([text, place, role = "filler"]): Part[] =>
    text === undefined ? [] : [{ text, place, weight: 0, role }],
  );
}

/**
 * Repeats the most specific facts, the most specific one first. Skips the last fact, which would be repeated right
 * after itself.
 */
function recapsOf(told: FillerSetting["told"], lines: FillingLines): string[] {
  const early = told.slice(0, -1).filter(({ text }) => text.length < 90 && !text.includes("?"));
  return early
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, lines.again.length)
    .map(({ text }, i) => {
      const small = lines.lowersAfterColon === true ? lowered(text) : text;
      return (lines.again[i] ?? "").replace("{f}", () => small);
    });
}

/** Lower-cases the first letter, unless the first words look like a name. */
function lowered(text: string): string {
  return text.replace(
    /^([¡«“]?)(\p{Lu})(?=\p{Ll}*(?: \P{Lu}|[’'!.]))/u,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  );
}
