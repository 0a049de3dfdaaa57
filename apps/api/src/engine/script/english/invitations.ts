import { brandMark } from "../brand-mark.ts";
import type { Wording } from "../manner-of-tone.ts";

const plain: readonly string[] = [
  `Remember the name: ${brandMark}`,
  "Take your time, and make up your own mind",
  "If somebody you know should hear about it, tell them",
  `Next time, think of ${brandMark}`,
  "Got a question? Just ask",
  "You decide when. You decide how",
  `Say it once, and it stays with you: ${brandMark}`,
  "All it takes is a first step, and that one is yours",
  "Make a note of it now, while you’re thinking of it",
  `Tell a friend about ${brandMark}`,
  "Have a look for yourself, and see what you think",
  "Why not today? Why not now?",
  `The name, once more: ${brandMark}`,
  "Whenever it suits you, that’s the right moment",
  "It’s up to you",
  "Talk it over at home, and then decide",
  "If you’ve been meaning to do something about it, here’s your reminder",
];

const lively: readonly string[] = [
  `Say it out loud: ${brandMark}!`,
  "Don’t just sit there. Find out more!",
  `Remember that name: ${brandMark}!`,
  "You know you’re curious!",
  "Today’s as good a day as any!",
  "Now you know the name!",
  `Got it? ${brandMark}!`,
  "Go on, you’ve got a minute!",
  "Tell your friends, tell your neighbors, tell everyone!",
  `Once more, a little louder: ${brandMark}!`,
  "What are you waiting for?",
  `That’s right: ${brandMark}!`,
  "And if you like it, pass it on!",
  "Give it a go!",
  "Keep that name in your head all day long!",
  "If you remember one thing today, remember the name!",
  "Say yes to something good!",
  "You never know until you try!",
  "Today, tomorrow, any day you like!",
  "And now you’re thinking about it. See?",
  "Turn it up, and tell the neighbors!",
];

const formal: readonly string[] = [
  `Please make a note of the name: ${brandMark}`,
  "Your questions are welcome",
  "Take the time that you need to decide",
  `You are invited to find out more about ${brandMark}`,
  "An informed decision begins with a question",
  "Should you know someone for whom this is of interest, please pass it on",
  `The name, once again, is ${brandMark}`,
  "Consider it at your own pace, and decide for yourself",
  "A first inquiry is a good place to begin",
  `For your questions, turn to ${brandMark}`,
  "The decision is yours, and so is the moment",
  "You are welcome to ask for details",
  "Please consider it",
  "You need not decide at once",
  "Discuss it with those whose opinion you value",
];

const gentle: readonly string[] = [
  "Take a moment to think about it",
  `Keep the name in mind: ${brandMark}`,
  "Let it sink in",
  "Perhaps you know somebody who should hear this, too",
  `When the moment comes, think of ${brandMark}`,
  "A first step can be a small one",
  "Ask whatever you’d like to know",
  `It’s an easy name to keep: ${brandMark}`,
  "Whenever you’re ready, that’s the right time",
  "Make up your own mind, in your own time",
  `Once more, so that you’ll remember: ${brandMark}`,
  "It’s good to know where to turn",
  "Think about it",
  "Talk about it with those who are close to you",
  "Sleep on it, if you like",
  "There’s time, and there’s a quiet moment for everything",
  "Keep it at the back of your mind for now",
  "Tomorrow may be the right day for it, or the day after",
  "And if it isn’t for you, you may know who would like it",
];

const invitations: Record<Wording, readonly string[]> = { plain, lively, formal, gentle };

/** Said of what people go to: a meal, a shop, an event. */
const forVisitors: Partial<Record<Wording, readonly string[]>> = {
  lively: ["Bring a friend. Or bring a few!", "Try something new this week!"],
  plain: ["Bring somebody along, if you like"],
  gentle: ["Come alone, or bring somebody dear to you"],
};

/** Sentences that claim nothing, for what an ad lasts longer than the facts. */
export function invitationsOf(wording: Wording, thirdPerson: boolean, isVisited: boolean): string[] {
  const ours = thirdPerson
    ? []
    : wording === "formal"
      ? ["We look forward to hearing from you"]
      : ["We’d love to hear from you"];
  return [...(isVisited ? (forVisitors[wording] ?? []) : []), ...ours, ...invitations[wording]];
}
