import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One choice out of two to four short words, all in sight, in a form: who should say the ad.",
  notFor: [
    "A choice that changes at once what stands beside it: SegmentedControl.",
    "More than four, or long words: Select.",
    "Choices that need a sentence each: RadioCards.",
  ],
  do: [
    "Choose for people what most of them want, when nothing depends on it: “Recommended”.",
    "Put the words in an order that people expect.",
  ],
  dont: [
    "Don’t leave out a choice that says “none of these” where it can be the answer: what is chosen can’t be unchosen.",
    "Don’t write more than two words in one: they wrap, and the row becomes a list.",
  ],
  keyboard: [
    ["Tab", "Moves to what is chosen, or to the first, and on: the group is one stop."],
    ["Arrow keys", "Choose the one before or after, round the ends."],
    ["Space", "Chooses the one that has the focus."],
  ],
};
