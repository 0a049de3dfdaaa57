import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One choice out of a list of more than four, by the platform’s own picker: country, accent, tone.",
  notFor: [
    "Two to four choices that fit beside each other: SegmentedControl or RadioGroup, where all are in sight.",
    "A list that people search by typing a part of a word: Combobox.",
    "Something that acts when chosen: Menu.",
  ],
  do: [
    "Order the options as people look for them: by name, or the most used first.",
    "Say in the hint what the choice changes.",
  ],
  dont: [
    "Don’t put a choice that can be made into the placeholder: it can’t be chosen again.",
    "Don’t act at once on a choice: arrow keys pass every option on their way.",
  ],
  keyboard: [
    ["Tab", "Moves to the field and on."],
    ["Arrow Up, Arrow Down", "Chooses the option before or after."],
    ["Space, Alt + Arrow Down", "Opens the list."],
    ["A letter", "Jumps to the next option that begins with it."],
    ["Escape", "Closes the list."],
  ],
};
