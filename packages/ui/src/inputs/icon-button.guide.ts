import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "An action whose icon people know, where words would be in the way: closing a dialog, the menu of a card, sharing.",
  notFor: [
    "The one thing to do on a screen: Button, with words.",
    "An icon that has to be learned: Button with the icon before its words.",
    "Playing something: Player and SamplePlayer bring their own round button.",
  ],
  do: [
    "Name it by what it does, verb first, and by what it does it to: “Share Coffee & Co”.",
    "Give it a Tooltip where its icon is not one of the few that everybody knows.",
  ],
  dont: [
    "Don’t name the picture: “Cross”, “Three dots”.",
    "Don’t put two side by side that differ by their icon’s detail alone.",
  ],
  keyboard: [
    ["Tab", "Moves to the button and on, also while it is busy."],
    ["Enter, Space", "Presses it."],
  ],
};
