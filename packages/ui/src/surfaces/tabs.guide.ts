import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Two to five views of one thing, one shown at a time: the three ways to make an ad, the five parts of the settings.",
  notFor: [
    "Steps that follow each other: show one step at a time, with Next and Back.",
    "A value in a form: SegmentedControl, RadioGroup.",
    "Pages with addresses of their own: a list of links.",
    "Texts that people compare or search through: headings one below the other, or Disclosure.",
  ],
  do: [
    "Use one or two words each, nouns of one kind.",
    "Keep the order, and open on what most people come for.",
    "Rely on it that a form in a tab stays as it was: a hidden panel stays mounted.",
  ],
  dont: [
    "Don’t put a tab into a tab.",
    "Don’t hide an error in a tab that is not shown: open that tab.",
    "Don’t save on leaving a tab: people look around before they decide.",
  ],
  keyboard: [
    [
      "Tab",
      "Moves to the chosen tab, and from there to the first thing in its panel, or to a panel that holds words alone.",
    ],
    ["Arrow Left, Arrow Right", "Shows the tab before or after, round the ends; turned round right to left."],
    ["Home, End", "Shows the first or the last tab."],
  ],
};
