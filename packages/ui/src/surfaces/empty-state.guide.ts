import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The place of a list with nothing in it: before the first ad, and when a search or a filter leaves nothing.",
  notFor: [
    "While the list is on its way: Skeleton.",
    "A list that could not be had: say so in its place, with Try again.",
  ],
  do: [
    "Say what will stand here, and offer the one step that leads there.",
    "After a search keep the search box in sight, and announce the count in a live region of the list.",
    "Draw silence, or the wave of an audio that exists.",
  ],
  dont: [
    "Don’t draw a wave that is not an audio’s: it is the one ornament, and it is always true.",
    "Don’t centre it: it stands where the first item will.",
    "Don’t offer two ways on.",
  ],
  keyboard: [["Tab", "Moves to the action, where there is one."]],
};
