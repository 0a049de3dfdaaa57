import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Leads through the product on every page that needs an account or a project: the projects and what can be done with each, the campaigns, and where help is.",
  notFor: [
    "Public pages: a header and the Footer lead on there.",
    "The choices of one page, such as the five of the settings: Tabs.",
    "What the page is worked with: the panel of PageShell.",
  ],
  do: [
    "Let PageShell place it: a column where there is room, a drawer where there is none.",
    "Keep whether it is collapsed in the cookie, so that the first paint is right.",
    "Close the drawer when something in it was chosen.",
    "Put the project that was just created first, with a mark: at its place, the last, nobody sees it.",
    "Begin a project’s menu with its whole name: in the list a long one is cut after two lines.",
  ],
  dont: [
    "Don’t add entries that only one page needs: it is the same everywhere (WCAG 2.2 3.2.3).",
    "Don’t take an entry away because nothing is in it yet: the page behind it says so.",
    "Don’t ask for the projects each time it opens: a list of half a minute ago is good.",
  ],
  keyboard: [
    ["Tab", "Moves through the entries; for each project its name, then its menu."],
    ["Enter", "Follows the entry, opens the project, or opens its menu."],
    ["Space", "Presses the buttons: new project, a project, its menu, more or fewer projects, collapse."],
    ["Arrow Down, Arrow Up", "In a project’s menu: the next or previous choice."],
    [
      "Enter, Space",
      "On Try again: asks for the projects; the focus waits on their place, so that Tab goes to the first.",
    ],
    ["Escape", "Closes the menu, the tooltip of a collapsed entry, or the drawer."],
  ],
};
