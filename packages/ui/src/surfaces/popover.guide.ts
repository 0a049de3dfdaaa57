import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Words or a few controls about one thing on the page, shown beside it when asked for: the rest of a track’s tags, why a field is needed, a small filter.",
  notFor: [
    "A list of actions: Menu.",
    "What has to be finished before the page goes on: Dialog.",
    "The name of an icon, a word of help on pointing: Tooltip.",
    "What everybody needs: put it on the page.",
  ],
  do: [
    "Name it after the thing, not after itself: “Tags of Sunlit Kitchen”.",
    "Keep it short enough to be read without scrolling.",
    "Let a choice in it count at once, or close it with the button that applies it.",
  ],
  dont: [
    "Don’t open it by pointing: it takes the focus, so it has to be asked for.",
    "Don’t put a popover into a popover.",
  ],
  keyboard: [
    ["Enter, Space", "On its button: opens it and goes into it, or closes it."],
    ["Tab, Shift + Tab", "Goes round inside."],
    ["Escape", "Closes it; the button has the focus again."],
  ],
};
