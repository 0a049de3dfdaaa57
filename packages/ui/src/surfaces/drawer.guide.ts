import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "What stands beside the page where there is room and is fetched where there is none: the sidebar on phones, the studio’s voice and sound below 1440 px.",
  notFor: [
    "Something that has to be finished before the page goes on: Dialog, AlertDialog.",
    "What fits beside the page: leave it there, always in sight.",
    "A few words or controls about one thing: Popover, Menu.",
  ],
  do: [
    "Open navigation from the start, tools from the end: where they stand when there is room.",
    'Let tools come from the bottom on phones (`onPhone="bottom"`), within the thumb’s reach; navigation keeps its side.',
    "Keep what is entered outside the drawer, so that it is there when it opens again.",
  ],
  dont: [
    "Don’t close it on each choice: people change several things before they go back.",
    "Don’t put the page’s one big button into it alone: what is hidden is not found.",
  ],
  keyboard: [
    ["Tab, Shift + Tab", "Goes round inside; the page behind is out of reach."],
    ["Enter in a field", "Submits, if it is a form."],
    ["Escape", "Closes it; nothing while it is busy."],
    ["Arrow keys", "Scroll a body that is longer than the window, once Tab has reached it."],
  ],
};
