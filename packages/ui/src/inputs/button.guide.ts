import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Makes something happen, in words that begin with a verb. As a link in a button’s clothes it leads to the one place where people should go next.",
  notFor: [
    "Leading elsewhere from within a text: a plain link.",
    "An action whose icon everybody knows, where there is no room for words: IconButton.",
    "One of several views of the same thing: Tabs. One of several values: SegmentedControl.",
  ],
  do: [
    "Say what will happen: “Create my ad”, “Delete project”.",
    "Show one primary button on a screen or in a dialog, and plain or quiet ones beside it.",
    "Change the words while busy: “Creating…” tells more than the swelling bars.",
  ],
  dont: [
    "Don’t disable a button because something is missing: let it be pressed, and say beside the field what is missing.",
    "Don’t write “OK” or “Submit” where a verb would say what happens.",
    "Don’t use danger for what can be taken back: it asks for caution that nobody needs.",
  ],
  keyboard: [
    ["Tab", "Moves to the button and on, also while it is busy."],
    ["Enter", "Presses it, or follows the link."],
    ["Space", "Presses it. A link in a button’s clothes stays a link: Space scrolls the page."],
  ],
};
