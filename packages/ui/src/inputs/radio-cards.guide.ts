import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One choice out of two or three that need a sentence each: business or agency.",
  notFor: [
    "Choices that a word or two explain: RadioGroup.",
    "More than three: Select, with the explanation in its hint.",
    "Cards that lead somewhere: Card with a link.",
  ],
  do: [
    "Say in the sentence what one can do with the choice, not what it is called.",
    "Leave all unchosen where the choice matters and none is usual.",
  ],
  dont: [
    "Don’t put another control in a card: the whole card is one target.",
    "Don’t rely on the icon: it is decoration, and goes where the card is narrow.",
  ],
  keyboard: [
    ["Tab", "Moves to the chosen card, or to the first, and on: the group is one stop."],
    ["Arrow keys", "Choose the card before or after, round the ends."],
    ["Space", "Chooses the card that has the focus."],
  ],
};
