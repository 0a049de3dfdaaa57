import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Hearing the sample of a voice, or the preview of a track, in the row of a list to choose from.",
  notFor: [
    "An ad in the studio’s list: AdCard.",
    "An audio that stands alone, on a page or a landing card: Player.",
  ],
  do: [
    "Put the voice’s name into the names: “Play sample of Ava”. A list has many.",
    "Let one sample play at a time, and rewind the one before.",
    "Pass `tabIndex={-1}` in a grid that moves the focus from cell to cell, and leave the keys of a wave that seeks to it.",
    "Pass `none` where there is no sample: the words keep the row’s height.",
  ],
  dont: [
    "Don’t leave the button out of a row without a sample in silence: the words say why.",
    "Don’t make the row choose when the sample is played: hearing is not choosing.",
  ],
  keyboard: [
    ["Tab", "Moves to the button, then to the wave where it seeks; not in a grid."],
    ["Enter, Space", "On the button: plays, pauses, or tries again after a failure."],
    ["Arrow Right, Arrow Left", "On the wave: one second on or back."],
    ["Page Up, Page Down", "On the wave: five seconds on or back."],
    ["Home, End", "On the wave: to the beginning, to the end."],
  ],
};
