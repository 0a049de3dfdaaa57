import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Lets people who move by keyboard pass the navigation that stands on every page (WCAG 2.2 2.4.1). The first thing on the page.",
  notFor: [
    "A list of a long page’s parts: a navigation of its own, in sight for all.",
    "A way back to the top: the browser’s Home key does that.",
  ],
  do: [
    "Lead to the page’s main part, and give that `tabIndex={-1}`, so that the focus really moves there.",
    "Let PageShell set it: then it is never forgotten.",
  ],
  dont: [
    "Don’t hide it with `display: none`: it would never get the focus.",
    "Don’t offer a whole menu of skip links: one is found, five are another navigation.",
  ],
  keyboard: [
    ["Tab", "Shows it, as the first stop of the page; the next press hides it again."],
    ["Enter", "Moves the focus past the navigation, to the main part."],
  ],
};
