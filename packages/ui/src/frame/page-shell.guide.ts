import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The frame of every page: the way past its navigation, the bar, the sidebar, the work and what stands beside it, the footer. It decides what stands where at which width, and that each landmark is there once.",
  notFor: [
    "The plain pages of log-in and sign-up: one form needs no frame.",
    "A layout inside the work: that is the page’s own.",
  ],
  do: [
    "Pass the work as the children: it comes first for readers, for the keys and on phones, also where the list stands before it.",
    "Keep the panel’s values where you pass it: the panel moves between a column and a sheet.",
    "Give the columns’ buttons names that say what is fetched: “Voice and sound”, not “Open”.",
  ],
  dont: [
    "Don’t put a second `main`, `header` or `footer` of the page inside.",
    "Don’t make anything else stay at the top: focus would hide below it (WCAG 2.2 2.4.11).",
    "Don’t show the panel’s only action in the panel: on a phone it is behind a button.",
  ],
  keyboard: [
    [
      "Tab",
      "First the way past the navigation, then the sidebar, the bar, the work, the list, the panel: the order of reading, in every browser.",
    ],
    ["Enter", "On “Skip to content”: moves the focus to the work."],
    [
      "Enter, Space",
      "On the bar’s buttons: fetches the sidebar or the panel, where they have no column; when it could not be had, once more.",
    ],
    ["Escape", "Sends the drawer away; the focus goes back to the button that fetched it."],
  ],
};
