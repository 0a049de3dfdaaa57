import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Work under way whose end is not known, where others show a spinner: in a busy button, on the card of an ad being made.",
  notFor: [
    "Data on its way into a place whose shape is known: a Skeleton in that shape.",
    "Progress that is known: ProgressCard with its figure.",
    "Sound: Waveform, the picture of that sound’s own peaks.",
  ],
  do: [
    "Say in words beside it, or in the control’s name, what is under way: it is decoration and says nothing.",
    "Let it take the colour of the text around it.",
  ],
  dont: [
    "Don’t show more than one in a part: the eye looks for the one thing that moves.",
    "Don’t show it for less than it takes to read the words beside it.",
  ],
  keyboard: "none",
};
