import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The end of the public pages: whose site this is, everything that can be found on it and elsewhere, the ways in, and the choice of the theme.",
  notFor: [
    "The studio and the pages of an account: Sidebar and TopBar lead on there.",
    "The foot of a dialog: the dialog has its own.",
  ],
  do: [
    "Keep the same links in the same order on every public page (WCAG 2.2 3.2.3, 3.2.6).",
    "Name each group by what its links have in common.",
    "Mark links that leave the site.",
  ],
  dont: [
    "Don’t repeat the page’s one invitation here: Log in and Sign up are enough.",
    "Don’t show links to parts that the page does not have yet.",
    "Don’t open external links in a new tab: the Back button would be lost.",
  ],
  keyboard: [
    ["Tab", "Moves through the brand, the buttons, the links group by group, and the choice of the theme."],
    ["Enter", "Follows the link, or presses the button."],
  ],
};
