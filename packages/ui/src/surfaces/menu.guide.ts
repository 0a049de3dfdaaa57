import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "What can be done with one thing, behind one button: an ad’s options, a project’s, the user’s own menu.",
  notFor: [
    "A value for a form: Select, RadioGroup, Combobox. A menu acts at once.",
    "Words, links in a text or fields: Popover.",
    "One or two actions that have room: Buttons, in sight.",
    "The pages of the site: a list of links.",
  ],
  do: [
    "Begin each entry with its verb, and name the button after the thing: “Options for Spring launch”.",
    "Put what can’t be taken back last, after a line, in the tone `danger`; ask in an AlertDialog.",
    "Leave what can’t be had now in its place, disabled, if people would look for it.",
  ],
  dont: [
    "Don’t nest menus: more than one level is lost on phones. Open a dialog instead.",
    "Don’t rely on icons: they help the eye and are never the only difference.",
    "Don’t hide what everybody needs every day behind it.",
  ],
  keyboard: [
    ["Enter, Space, Arrow Down", "On the button: opens it, with the focus on the first entry."],
    ["Arrow Up, Arrow Down", "Moves between the entries, round the ends."],
    ["Home, End", "Goes to the first or the last entry."],
    ["A letter", "Jumps to the next entry that begins with it."],
    ["Enter, Space", "Chooses; a choice of one and a check leave the menu open."],
    ["Escape, Tab", "Closes it; after Escape the button has the focus again."],
  ],
};
