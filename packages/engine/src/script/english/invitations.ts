import { brandMark } from "../brand-mark.ts";
import type { Wording } from "../manner-of-tone.ts";

/** Sentences that claim nothing, and ask for little. An ad has at most two of them. */
const invitations: Record<Wording, readonly string[]> = {
  plain: [
    "Got a question? Just ask",
    "Take your time, and make up your own mind",
    "If somebody you know should hear about it, tell them",
    "Make a note of it now, while you’re thinking of it",
    "Have a look for yourself, and see what you think",
  ],
  lively: [
    "What are you waiting for?",
    "Today’s as good a day as any!",
    "Tell your friends, tell your neighbors, tell everyone!",
    "You never know until you try!",
    "Go on, say yes to something good!",
  ],
  formal: [
    "Your questions are welcome",
    "Take the time that you need to decide",
    "Should you know someone for whom this is of interest, please pass it on",
    "You are welcome to ask for details",
    "Consider it at your own pace, and decide for yourself",
  ],
  gentle: [
    "Take a moment to think about it",
    "Ask whatever you’d like to know",
    "Perhaps you know somebody who should hear this, too",
    "A first step can be a small one",
    "Make up your own mind, in your own time",
  ],
};

/** Sentences whose point is the name. */
const names: Record<Wording, readonly string[]> = {
  plain: [
    `Remember the name: ${brandMark}`,
    `So next time, think of ${brandMark}`,
    `The name, once more: ${brandMark}`,
    `That’s ${brandMark}`,
  ],
  lively: [
    `Remember that name: ${brandMark}!`,
    `That’s right: ${brandMark}!`,
    `Say it out loud: ${brandMark}!`,
    `Once more, a little louder: ${brandMark}!`,
  ],
  formal: [
    `Please make a note of the name: ${brandMark}`,
    `The name, once again, is ${brandMark}`,
    `For your questions, turn to ${brandMark}`,
  ],
  gentle: [
    `Keep the name in mind: ${brandMark}`,
    `When the moment comes, think of ${brandMark}`,
    `Once more, so that you’ll remember: ${brandMark}`,
    `That’s ${brandMark}`,
  ],
};

/** Said of what people go to: a meal, a shop, an event. */
const forVisitors: Partial<Record<Wording, readonly string[]>> = {
  lively: ["Bring a friend. Or bring a few!"],
  plain: ["Bring somebody along, if you like"],
  gentle: ["Come alone, or bring somebody dear to you"],
};

/** Invitations of a wording, the most fitting first. */
export function invitationsOf(wording: Wording, thirdPerson: boolean, isVisited: boolean): string[] {
  const ours = thirdPerson
    ? []
    : wording === "formal"
      ? ["We look forward to hearing from you"]
      : ["We’d love to hear from you"];
  return [...(isVisited ? (forVisitors[wording] ?? []) : []), ...invitations[wording], ...ours];
}

/** Sentences that name the brand and say no more. */
export function namesOfBrand(wording: Wording): readonly string[] {
  return names[wording];
}
