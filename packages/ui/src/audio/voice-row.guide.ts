import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One voice in the list of Select Voice: who it is, how it sounds, and the radio that chooses it.",
  notFor: [
    "The voice that is chosen, in the studio’s panel: a Card with its portrait and its button.",
    "A track: TrackRow, which has room for more tags.",
  ],
  do: [
    "Pass on whole what the PickerDialog tells the row: its place, its state and its tab stop.",
    "Give the facts as they are to be read: “Middle Aged”, not “middle-aged”.",
    "Leave out what is not known: the row closes the gap.",
  ],
  dont: [
    "Don’t put further buttons into a row: keys move between two cells, and a third would not be found.",
    "Don’t let two samples play at once: the one player of the application pauses the other.",
  ],
  keyboard: [
    ["Space", "Plays or pauses the sample, on the radio and on the player."],
    ["Enter on the radio", "Chooses the voice (PickerDialog)."],
    ["Enter on the player", "Plays or pauses the sample."],
    ["Arrow Up, Arrow Down", "Moves to the voice before or after, in the same cell (PickerDialog)."],
    ["Arrow Left, Arrow Right", "Moves between radio and player, as the lines run (PickerDialog)."],
  ],
};
