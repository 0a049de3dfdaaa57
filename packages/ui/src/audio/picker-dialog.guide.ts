import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Choosing one of many by listening: Select Voice and Select Music. Any number of rows, loaded page by page.",
  notFor: [
    "One of a few that need no sound: RadioCards.",
    "One of many by its name alone: Combobox, or Select up to some thirty.",
  ],
  do: [
    "Open it at once and let it load: its rows have their place before they come.",
    "Give the search along with its answer (`query`), so that another answer begins at the top.",
    "Say how many there are in all where the answer does (`total`): readers hear “row 7 of 52”.",
    "Stop the sample when it closes.",
  ],
  dont: [
    "Don’t filter while one types: a list that changes under the reader’s hands is lost.",
    "Don’t choose for people: until a row is pressed nothing can be confirmed.",
    "Don’t drop the choice when a search does not find it: the footer keeps it.",
  ],
  keyboard: [
    [
      "Tab",
      "Close, the search, what empties it, its button, the list as one stop, Cancel, the button that confirms.",
    ],
    ["Arrow Up, Arrow Down", "The row before or after, in the same cell. Nothing is chosen by moving."],
    ["Arrow Left, Arrow Right", "Between the radio and the sample, as the lines run."],
    ["Page Up, Page Down", "As many rows as are in sight."],
    ["Home, End", "The first row; the last that is loaded, which asks for the next page."],
    [
      "Space",
      "Plays or pauses the row’s sample, in either cell. It never chooses, also where there is no sample.",
    ],
    [
      "Enter on a radio",
      "Chooses the row, as a screen reader’s own press does. The list’s description says so.",
    ],
    ["Enter on a sample", "Plays or pauses it."],
    ["Escape", "Empties a filled search that has the focus; else closes the dialog, the choice dropped."],
  ],
};
