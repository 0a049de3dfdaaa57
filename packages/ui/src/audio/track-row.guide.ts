import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One track in the list of Select Music: what it is for, how it sounds, and the radio that chooses it.",
  notFor: [
    "The track that is chosen, in the studio’s form: a Card with Change and Remove.",
    "A voice: VoiceRow, which has a portrait.",
  ],
  do: [
    "Pass on whole what the PickerDialog tells the row: its place, its state and its tab stop.",
    "Put the most telling tags first: on a phone four are seen.",
  ],
  dont: [
    "Don’t cut the tags before: screen readers read all of them, and the row counts what is not seen.",
    "Don’t make tags look like buttons: pressing one chooses the track, as anywhere in the row.",
  ],
  keyboard: [
    ["Space", "Plays or pauses the preview, on the radio and on the player."],
    ["Enter on the radio", "Chooses the track (PickerDialog)."],
    ["Enter on the player", "Plays or pauses the preview."],
    ["Arrow Up, Arrow Down", "Moves to the track before or after, in the same cell (PickerDialog)."],
    ["Arrow Left, Arrow Right", "Moves between radio and player, as the lines run (PickerDialog)."],
  ],
};
