import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A value within fixed bounds whose size matters more than its last digit, with something that answers at once: a budget and the people that it reaches.",
  notFor: [
    "An exact number: NumberField.",
    "A place in a sound: Waveform, which seeks.",
    "A few values: SegmentedControl, where all are in sight.",
  ],
  do: [
    "Show beside it what the value means, and let that follow at every stop.",
    "Format the value as people say it: “$7,500”. Screen readers say the same words.",
    "Choose a page step that crosses the whole way in about forty presses.",
  ],
  dont: [
    "Don’t send a request at every stop: it is told of each one on the way.",
    "Don’t make it the only way to a value that must be exact.",
  ],
  keyboard: [
    ["Tab", "Moves to the handle and on."],
    ["Arrow Up, Arrow Right", "One step more; from right to left, Arrow Left."],
    ["Arrow Down, Arrow Left", "One step less; from right to left, Arrow Right."],
    ["Page Up, Page Down", "A larger step: ten small ones, unless it says otherwise."],
    ["Home, End", "The lowest value, the highest."],
  ],
};
