import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The choice of a look: as the system has it, light, dark or high contrast. In the top bar for visitors, in the footer for everybody, as a part of the user’s menu for those who are logged in.",
  notFor: [
    "A setting of one page or one tool: SegmentedControl.",
    "Another choice behind a button: Menu with an entry of the kind `choice`.",
  ],
  do: [
    "Change the whole document at once, and keep the choice where the server can read it, so that the first paint is right.",
    "Use `themeEntry` where a menu stands already, instead of a second button.",
  ],
  dont: [
    "Don’t leave System out: most people have chosen already.",
    "Don’t show it where there is no JavaScript: it hides itself.",
  ],
  keyboard: [
    ["Enter, Space, Arrow Down", "On the button: opens the menu."],
    ["Arrow Up, Arrow Down", "Moves between the looks."],
    ["Enter, Space", "Chooses one; the menu stays open, so that each can be tried."],
    ["Escape", "Closes the menu; the button has the focus again."],
  ],
};
