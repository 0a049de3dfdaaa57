import { brandMark } from "../brand-mark.ts";
import { choose } from "../choose.ts";
import type { Wording } from "../manner-of-tone.ts";
import { generalHooks } from "./categories.ts";
import type { Category } from "./category.ts";
import { isPlural } from "./nouns.ts";
import type { Piece } from "./pieces.ts";
import { lowered } from "./words.ts";

const toAudience: Record<Wording, readonly string[]> = {
  lively: ["Hey, {a}!", "{A}, listen up!", "Calling all {a}!"],
  plain: ["{A}, this one’s for you.", "This one’s for {a}."],
  gentle: ["{A}, this is for you.", "A word for {a}."],
  formal: ["A message for {a}.", "This is for {a}."],
};

/** Whom the ad speaks to, as it can be said aloud: without ages, incomes and other figures; undefined when nothing is left. */
export function spokenAudience(pieces: readonly Piece[], names: ReadonlySet<string>): string | undefined {
  const said = pieces.find((piece) => piece.topic === "audience")?.text;
  if (said === undefined) return undefined;
  const bare = said
    .replaceAll(/,? ?\(?\b(?:aged?|ages|between(?: the ages of)?) \d.*?(?=,| and | who | in | with |$)/gi, "")
    .replaceAll(/\b\d{2}\s?(?:-|–|to)\s?\d{2}(?:[- ]year[- ]olds?)?\b|\b\d{2}\+/g, "")
    .replaceAll(/\b(?:mainly|primarily|mostly|both|e\.g\.,?)\s/gi, "")
    .replaceAll(/\s{2,}/g, " ")
    .trim();
  const first = bare.length <= 50 ? bare : (bare.split(/,| and | who | looking | interested /)[0] ?? "");
  const head =
    first
      .split(/ (?:who|that|with|in|of|from|at|looking|interested|seeking|on|near|and|planning) |,/)[0]
      ?.split(" ")
      .at(-1) ?? "";
  const isSpoken =
    isPlural(head) &&
    first.length <= 50 &&
    first.length > 3 &&
    !/\b(?:income|demographic|decision[- ]makers?|b2b|b2c|segment|consumers?|users|customers|target|buyers|males?|females?|millennials|gen z)\b|\d/i.test(
      first,
    );
  return isSpoken ? lowered(first, names) : undefined;
}

/** The opening of an ad, end mark included: the description's own question, whom it is for, or one of its trade. */
export function hookOf(setting: {
  pieces: readonly Piece[];
  audience: string | undefined;
  category: Category | undefined;
  wording: Wording;
  seed: number;
}): { text: string; from?: Piece; saysAudience: boolean } {
  const { pieces, audience, category, wording, seed } = setting;
  const asked = pieces.find(
    ({ end, text, topic, at }) =>
      end === "?" && text.length <= 80 && at < 3 && topic !== "call" && !text.includes(brandMark),
  );
  if (asked) return { text: `${asked.text}?`, from: asked, saysAudience: false };
  if (audience !== undefined && (category === undefined || seed % 3 !== 0)) {
    const frame = choose(toAudience[wording], seed);
    const capital = audience.charAt(0).toUpperCase() + audience.slice(1);
    return { text: frame.replace("{a}", audience).replace("{A}", capital), saysAudience: true };
  }
  return { text: choose((category?.hooks ?? generalHooks)[wording], seed), saysAudience: false };
}
