import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "What became of the step before, at the top of the page that follows it: the flash messages that the server passes in.",
  notFor: [
    "What is wrong with a field: the field’s own error.",
    "A short confirmation that needs no reading twice: Toast.",
    "What must be answered before going on: AlertDialog or StatusDialog.",
  ],
  do: [
    "Render it always, with null while there is nothing to say: then what comes later is spoken.",
    "Put it first in the page’s main part, above its heading’s content.",
    "Let the words alone say whether it went well.",
  ],
  dont: [
    "Don’t show two at once: the second takes the place of the first.",
    "Don’t make it go by itself: people read at their own speed.",
    "Don’t use it for news and offers: people learn to look past it.",
  ],
  keyboard: [
    ["Tab", "Moves to the links in the text, then to the button that makes it go."],
    ["Enter, Space", "Makes it go; the next Tab goes on from where it stood."],
  ],
};
