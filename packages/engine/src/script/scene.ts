import type { ReadBrief } from "../brief/read-brief.ts";

/**
 * A moment of the listener's own day that a trade answers: it says nothing about the business. It opens an ad only where the
 * brief names both the trade and the need, in different words.
 */
export type Scene = {
  trade: RegExp;
  need: RegExp;
  /** Of at most 72 characters. */
  lines: readonly string[];
  /** For those who look for work. */
  isHiring?: boolean;
};

export type Scenes = {
  all: readonly Scene[];
  /** Briefs that want no scene: notices, politics, grave matters. */
  solemn: RegExp;
};

/** The lines of the scenes that fit a brief, the surest first. */
export function scenesOf(
  { facts, isHiring, isNotice }: Pick<ReadBrief, "facts" | "isHiring" | "isNotice">,
  brand: string,
  { all, solemn }: Scenes,
): string[] {
  const told = facts.filter(({ kind }) => kind !== "contact").map(({ text }) => text);
  const text = [brand, ...told].join(" | ");
  if (isNotice || solemn.test(text)) return [];
  return all
    .filter((scene) => (scene.isHiring ?? false) === isHiring && fits(scene, text))
    .flatMap(({ lines }) => lines);
}

/** Two signs: the need's words are not the only ones that name the trade. */
function fits({ trade, need }: Scene, text: string): boolean {
  const found = need.exec(text);
  return (
    found !== null &&
    trade.test(`${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`)
  );
}
