import { brandMark } from "../brand-mark.ts";
import type { Wording } from "../manner-of-tone.ts";
import { price } from "../particulars.ts";
import type { Fact } from "./facts.ts";
import { shapeOf } from "./shape.ts";
import { capitalised, lowered } from "./words.ts";

/** How a fact is told again where it has no other form, in the order of use. */
const again: Record<"usual" | "formal", readonly string[]> = {
  usual: ["Remember", "And don’t forget", "Once again"],
  formal: ["To repeat", "It bears repeating", "Once again"],
};

/** A fact told once more: before the call, anywhere, or not without something between the two, as it was said last. */
export type Recap = { text: string; place: "end" | "anywhere" | "apart" };

/**
 * The most particular facts once more, in another form where they have one, as radio does where time is left. The first
 * stands before the call, unless that would be beside what it repeats.
 */
export function recapsOf(facts: readonly Fact[], wording: Wording, names: ReadonlySet<string>): Recap[] {
  const starts = again[wording === "formal" ? "formal" : "usual"];
  const spoken = facts.toSorted((a, b) => a.group - b.group);
  const early = new Set(spoken.slice(0, -2));
  const worth = spoken.filter(canBeRepeated).toSorted((a, b) => b.weight - a.weight);
  const last = worth.find((fact) => early.has(fact) && fact.weight > 5);
  const latest = spoken.at(-1);
  const others = worth.filter((fact) => fact !== last && fact !== latest);
  return [last, ...others, worth.find((fact) => fact === latest && fact !== last)]
    .filter((fact) => fact !== undefined)
    .slice(0, 4)
    .map((fact, i) => ({
      text: otherForm(fact.text, names) ?? `${starts[i % starts.length] ?? ""}: ${lowered(fact.text, names)}`,
      place: fact === last ? "end" : fact === latest ? "apart" : "anywhere",
    }));
}

function canBeRepeated({ text, end }: Fact): boolean {
  return (
    text.length < 75 &&
    end !== "?" &&
    /^\p{L}/u.test(text) &&
    !/[:\uE000]/u.test(text) &&
    shapeOf(text) === "sentence"
  );
}

const sum = String.raw`(${price.source})((?: an? | per )\p{L}+)?`;
type Form = [form: RegExp, say: (match: RegExpExecArray, names: ReadonlySet<string>) => string];

/** Other ways to say the sentences that facts become; none where the sentence holds two. */
const forms: Form[] = [
  [
    new RegExp(String.raw`^(\S+ \D{3,60}) starts? at ${sum}$`, "iu"),
    ([, what = "", amount = "", each = ""], names) => `From ${amount}${each}: ${lowered(what, names)}`,
  ],
  [
    new RegExp(String.raw`^(\D{3,40}) (?:is|are) ${sum}(,? (?:in|on|for|from|free|Monday).*)?$`, "iu"),
    ([, what = "", amount = "", each = "", more = ""], names) =>
      `${amount}${each} for ${lowered(what, names)}${more}`,
  ],
  [/^There(?:’s| is| are) (.{8,60})$/u, ([, what = ""]) => `${capitalised(what)}: that’s ${brandMark}`],
  [
    /^You’ll find (?:us|them|it) ((?:at|on|in|next) .+)$/u,
    ([, where = ""]) => `That’s ${brandMark}, ${where}`,
  ],
  [/^(?:We|They|It)(?:’re|’s) open (.+)$/u, ([, when = ""]) => `The doors are open ${when}`],
  [/^(?:The|Your) (first .{3,40}) is free$/u, ([, what = ""]) => `And that ${what}? It’s free`],
  [/^It’s (free .+)$/u, ([, how = ""]) => `Once more: ${how}`],
  [
    /^(?:We|They) (?:make|have been|repair|bake) (.+) since (\d{4})$/u,
    ([, , year = ""]) => `Since ${year}: ${brandMark}`,
  ],
];

/** The same fact in other words; undefined where no form is known to hold it. */
function otherForm(text: string, names: ReadonlySet<string>): string | undefined {
  for (const [form, say] of forms) {
    const match = form.exec(text);
    if (match) return say(match, names);
  }
  return undefined;
}
