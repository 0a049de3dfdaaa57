import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One choice out of a list that people search by typing a part of a name, in whichever language they know it: the language of an ad.",
  notFor: [
    "A list short enough to look through, or one that everybody knows: Select.",
    "Two to six choices: SegmentedControl.",
    "A free text with hints: TextField.",
    "A search over things on the server: SearchBox, which asks when told to.",
  ],
  do: [
    "Give each option its other names: people type “Deutsch” for German.",
    "Say in words that nothing matches, and repeat what was typed.",
    "Keep the options in an order that can be read, for those who only scroll.",
  ],
  dont: [
    "Don’t use it where a text that is not in the list should be kept.",
    "Don’t put what can be chosen into the placeholder alone.",
  ],
  keyboard: [
    ["Tab", "Moves to the field and on. A name typed in full is chosen."],
    ["A letter", "Shortens the list and highlights the likeliest."],
    ["Arrow Down, Arrow Up", "Opens the list and moves in it."],
    ["Alt + Arrow Down", "Opens the list."],
    ["Enter", "Chooses the highlighted one."],
    ["Escape", "Closes the list and puts back what was chosen; in a dialog, the next one closes the dialog."],
    ["Home, End", "Moves the cursor to the beginning or end of the text."],
  ],
};
