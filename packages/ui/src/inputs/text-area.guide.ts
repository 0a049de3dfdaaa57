import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Several lines of text: what an ad should say, notes for the producer, a message.",
  notFor: [
    "A name or another single line: TextField.",
    "Text that has to be laid out: nothing here formats text.",
  ],
  do: [
    "Give it as many rows as a usual answer has; people can draw it taller.",
    "Count what is left where there is a limit, and let people type on: they shorten better than a limit cuts.",
  ],
  dont: [
    "Don’t cut at the limit: what was pasted would lose its end unseen.",
    "Don’t explain a whole task in the placeholder: that is a hint, or a text above the form.",
  ],
  keyboard: [
    ["Tab", "Moves to the field and on: it writes no tab."],
    ["Enter", "Begins a new line."],
  ],
};
