import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One choice out of two to six short words that belong together: the narrative’s person, the ad’s length.",
  notFor: [
    "More than six choices, or long ones: Select.",
    "Choices that need a sentence each: RadioCards.",
    "Switching between views: Tabs.",
    "On and off: Checkbox.",
  ],
  do: [
    "Keep the words as short as each other, so that the segments are of one width.",
    "Order numbers by size.",
  ],
  dont: [
    "Don’t leave it unchosen where there is a usual choice.",
    "Don’t act at once on a choice that can’t be taken back: arrow keys pass every option on their way.",
  ],
  keyboard: [
    ["Tab", "Moves to the chosen segment, or the first, and on."],
    ["Arrow Right, Arrow Down", "Chooses the next; after the last comes the first."],
    ["Arrow Left, Arrow Up", "Chooses the one before."],
    ["Space", "Chooses the segment that has the focus."],
  ],
};
