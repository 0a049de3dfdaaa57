import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A search that runs on request over a list too long to read: voices, music, ads.",
  notFor: [
    "Choosing one of a list that is at hand: Combobox, which answers at every key.",
    "A filter with a few fixed values: SegmentedControl or Select.",
    "Inside another form: it is a form of its own.",
  ],
  do: [
    "Say in the label what is searched, and in the placeholder at most an example.",
    "Show what was found below, with words for nothing found.",
    "Go back to the first results when the search is cleared: it asks for an empty query.",
  ],
  dont: [
    "Don’t search at every key.",
    "Don’t lock the field while an answer is awaited: people correct themselves.",
  ],
  keyboard: [
    ["Tab", "Moves to the field, to its clear button when something stands in it, to the button and on."],
    ["Enter", "Searches."],
    [
      "Escape",
      "In a field with text: empties it and goes back to all results. In an empty one it is the dialog’s.",
    ],
  ],
};
