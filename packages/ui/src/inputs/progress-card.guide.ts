import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One file on its way to the server: its name, its size, how much is sent, and how it ended.",
  notFor: [
    "Choosing the file: FileDrop, above it.",
    "Work whose length nobody knows: a busy Button, Skeleton, or Countdown for the production wait.",
  ],
  do: [
    "Give the real percentage where the browser tells it.",
    "Say why it failed, in the server’s words, and offer Try again with the same file.",
    "Name the file in the label of Remove: there may be several cards.",
  ],
  dont: [
    "Don’t show 100 % before the server has answered: the bar waits at 90.",
    "Don’t put the result into a toast as well: it is spoken from here, once.",
    "Don’t cut a file’s name: its end tells two versions apart.",
  ],
  keyboard: [
    ["Tab", "Moves to Remove, then to Try again."],
    ["Enter, Space", "Presses the button; after Try again the focus stays on the card."],
  ],
};
