import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Showing a sound by its own peaks, how far it is played, and, with `seek`, moving in it.",
  notFor: [
    "A sound that can be heard here: Player, SamplePlayer or AdCard, which hold the button and the time too.",
    "Work under way: BusyWave. A wave of peaks is always the picture of one particular sound.",
    "A value that is not time, as volume or a budget: Slider.",
  ],
  do: [
    "Pass the measured peaks of the decoded file, and null where there are none: it is a flat line then.",
    "Name what is sought in: “Position in Fresh roast”. Several waves stand on a page.",
    "Give it a width. It draws as many bars as fit, each the energy of all it covers.",
  ],
  dont: [
    "Don’t invent peaks for the look of it: people see where the words and pauses are, and trust it.",
    "Don’t mirror it in right-to-left writing: time runs from left to right on every player.",
    "Don’t say by its colour alone that something failed: words stand beside it.",
  ],
  keyboard: [
    ["Tab", "Moves to the wave and on, where it seeks."],
    ["Arrow Right, Arrow Up", "One second on; five in what lasts longer than a minute."],
    ["Arrow Left, Arrow Down", "As far back."],
    ["Page Up, Page Down", "Five times as far."],
    ["Home, End", "To the beginning, to the end."],
  ],
};
