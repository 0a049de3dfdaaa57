import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A whole number that people type or step by keys: fades, start and end of the music, its volume.",
  notFor: [
    "A value that is felt rather than known, within fixed bounds: Slider.",
    "One of a few numbers: SegmentedControl, where all are in sight.",
    "Digits that are no amount, such as a phone number or a code: TextField.",
  ],
  do: [
    "Give the bounds: what is out of them is put right when the entry is finished, and readers hear what it became.",
    "Say the unit once: in the label, or as `unit`.",
    "Choose a step that people can hear or see: 100 ms, not 1.",
  ],
  dont: [
    "Don’t show an error for what the field puts right by itself.",
    "Don’t rely on being told of every key: an unfinished entry is nobody’s business yet.",
  ],
  keyboard: [
    ["Tab", "Moves to the field and on, and finishes the entry."],
    ["Arrow Up, Arrow Down", "Goes to the next step up or down."],
    ["Page Up, Page Down", "Ten steps at once."],
    ["Enter", "Finishes the entry, then submits the form."],
    ["Home, End", "Moves the cursor within the number, as in any text."],
  ],
};
