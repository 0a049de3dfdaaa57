import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "How a step ended that a person must know of before going on: a saved agency code, a password that was refused.",
  notFor: [
    "What belongs to one field: that field’s error.",
    "A confirmation that may be missed: Toast. One at the top of the next page: Banner.",
    "A question: AlertDialog with `confirm`.",
  ],
  do: [
    "Show the server’s message as it is: it was written to be read.",
    "When it closes by itself (spec section 9: after 1.5 s), let the same news stand on the page behind it.",
  ],
  dont: [
    "Don’t put links or fields into it: it is read and left.",
    "Don’t close an error by itself: it may take longer to read than anyone expects.",
  ],
  keyboard: [
    ["Enter, Space", "Presses OK, which has the focus."],
    ["Escape", "The same as OK."],
    ["Tab", "Stays inside."],
  ],
};
