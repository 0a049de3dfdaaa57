import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The name of an IconButton for those who see its icon alone, or one more word about a button. A help, never the only place of anything.",
  notFor: [
    "What everybody has to know: put it on the page. Nothing of it comes on touch.",
    "A field’s help: its hint.",
    "Links, buttons or more than two lines: Popover.",
    "A disabled button: it takes no focus, so nobody would learn why. Say beside it what is missing.",
  ],
  do: [
    "Give the button its name first (`label`), and let the tooltip show the same words.",
    'Use `says="more"` for what goes beyond the name: a key, a size, a date.',
  ],
  dont: [
    "Don’t put one on a button that shows its name.",
    "Don’t put one on what can’t be focused: by keyboard it would never come.",
  ],
  keyboard: [
    ["Tab", "Moves to the button: the tooltip comes; moves on: it goes."],
    ["Escape", "Takes it away and leaves the focus; what is open below it is closed by the next."],
    ["Enter, Space", "Presses the button and takes the tooltip away."],
  ],
};
