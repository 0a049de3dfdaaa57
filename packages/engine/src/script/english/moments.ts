import type { Wording } from "../manner-of-tone.ts";
import type { Category } from "./category.ts";

type Group = NonNullable<Category["trade"]> | "thing" | "event" | "cause" | "general";

/** Sentences about the listener's own day: they claim nothing, and ask for nothing. */
const ofGroup: Record<Group, readonly string[]> = {
  food: [
    "Think of the first bite. Or the first sip",
    "With a friend, or all by yourself",
    "Some breaks are worth taking",
    "A small treat can change a whole day",
    "Whatever else the day brings, this part is yours",
    "You know what you like",
  ],
  service: [
    "You have enough on your list",
    "Some things go better with the right help",
    "It’s good to know who to turn to",
    "Nobody has to do everything alone",
    "Putting it off never made anything easier",
  ],
  place: [
    "Picture a day that isn’t like the others",
    "Some places you have to see for yourself",
    "Go alone, or take somebody along",
    "Let the day take its time",
    "What would you look at first?",
    "Home will still be there when you get back",
  ],
  shop: [
    "You’ll know the right one when you see it",
    "Is there something you’ve wanted for a while?",
    "You know what you like",
    "Some things are worth choosing with care",
  ],
  thing: [
    "Sometimes you don’t know what you’ve been missing",
    "Some things you only understand once you’ve tried them",
    "Maybe you know somebody who has been looking for this",
    "You’ll soon know if it’s for you",
  ],
  event: [
    "Picture yourself right in the middle of it",
    "Who would you like beside you?",
    "Some days you talk about for years",
    "Put it where you can see it: on the fridge, on your phone",
    "You could stay at home. But you could stay at home any day",
  ],
  cause: [
    "Nobody can do everything. Everybody can do something",
    "Think of the last time that somebody helped you",
    "Small gifts add up",
    "It starts with one person. It could be you",
    "Neighbors look out for one another",
  ],
  general: [
    "You know best what matters to you",
    "Some decisions are worth a closer look",
    "It often starts with a conversation",
    "Picture how it could be",
    "Good things are worth talking about",
  ],
};

/** What a lively voice says of what it just told. */
export const livelyAsides = ["How does that sound?", "Not bad, is it?"];

const formal = [
  "Some matters deserve your full attention",
  "It is good to know whom to turn to",
  "A closer look is worth the time",
  "The right choice is the one that suits you",
  "Sound decisions rest on good information",
  "What matters to you deserves care",
];

/** Moments for what is advertised, the most fitting first. */
export function momentsOf(
  category: Category | undefined,
  kind: Category["kind"],
  wording: Wording,
): string[] {
  if (wording === "formal") return formal;
  const isCause = category?.words.test("charity") === true;
  const group = isCause ? "cause" : kind === "business" ? (category?.trade ?? "general") : kind;
  return [...ofGroup[group]];
}
