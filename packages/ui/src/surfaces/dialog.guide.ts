import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One thing that has to be finished or left before the page goes on: a short form, a choice from a list, a text that is asked for.",
  notFor: [
    "A question with two answers, or news that interrupts: AlertDialog, StatusDialog.",
    "What stands beside the work where there is room, and is only fetched where there is none: Drawer.",
    "A few words or controls about one thing on the page, which stays usable: Popover.",
    "Something that takes more than one screen, or that people come back to by its address: a page.",
  ],
  do: [
    "Name it after what is done in it, in the words of the button that opened it.",
    "Keep it open when it fails, with the server’s words beside the field and everything that was typed.",
    "Say with `busy` that work is under way: the dialog then blocks every way out by itself.",
  ],
  dont: [
    "Don’t open it by itself: a dialog that nobody asked for takes the focus from what they were doing.",
    "Don’t rebuild focus, scroll lock or Escape: they are owned here once, for stacked dialogs too.",
    "Don’t put a second scroller into it: the body scrolls, title and buttons stay.",
  ],
  keyboard: [
    ["Tab, Shift + Tab", "Goes round inside; the page behind is out of reach."],
    ["Enter in a field", "Submits, if it is a form."],
    ["Escape", "Closes it; nothing while it is busy. Whatever it opened is closed first."],
    ["Arrow keys", "Scroll a body that is longer than the window, once Tab has reached it."],
  ],
};
