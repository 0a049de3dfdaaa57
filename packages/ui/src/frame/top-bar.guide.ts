import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The bar above the studio, the campaign pages and the account’s: one step back, what the page is about, and who is logged in.",
  notFor: [
    "The landing page: its bar has the brand and a navigation instead of a way back.",
    "The head of a dialog or a drawer: those have their own.",
  ],
  do: [
    "Say in the title what stands on the page: the ad’s title, else the campaign’s, else what is done here.",
    "Set the same text as the document’s title.",
    "Put the controls that every page has at the end, in the same order everywhere.",
  ],
  dont: [
    "Don’t shorten the title yourself: it is cut at 329 px, and unfolds for those who want the rest.",
    "Don’t put the page’s one main action here: on a phone it would leave the thumb’s reach.",
    "Don’t use Back to undo: it leads to where the person came from, nothing more.",
  ],
  keyboard: [
    ["Tab", "Moves to Back, to the title where it is cut (which unfolds it), and through the controls."],
    ["Escape", "Folds the title again."],
    ["Enter, Space", "Presses the button that has the focus."],
  ],
};
