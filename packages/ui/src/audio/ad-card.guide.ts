import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One audio ad in a list: hear it, see where it is, and do with it what can be done. From the moment that it is ordered until it is deleted.",
  notFor: [
    "An audio that is heard but not owned, as on a shared ad’s page or the landing page: Player.",
    "The sample of a voice or a track: SamplePlayer.",
    "A file on its way up: ProgressCard, which gives way to this card when the upload is complete.",
  ],
  do: [
    "Give the cards of a list their accents by `cardAccent(place)`: they are told apart at a glance.",
    "Pass the stage of an ad in the making as words a person understands: “Mixing the sound”.",
    "Keep a failed ad’s card with its words and Try again: what was asked for is not lost.",
    "Put the title level one below that of the list’s own heading.",
  ],
  dont: [
    "Don’t play two at a time: the one that starts rewinds the other.",
    "Don’t offer Launch Campaign or Share for an ad without a uuid: leave the props out.",
    "Don’t mark more than the one just made as new.",
    "Don’t put a card into a card.",
  ],
  keyboard: [
    ["Tab", "Moves to the card itself, its play button, the options, the wave, Share, Launch Campaign."],
    ["Enter, Space", "On a button: plays or pauses; opens the options; shares."],
    ["Space", "While the card itself has the focus: plays or pauses."],
    ["Enter", "On Launch Campaign: follows the link."],
    ["Arrow Down, Arrow Up", "In the options: the next entry, the one before."],
    ["A letter", "In the options: the next entry that begins with it."],
    ["Escape", "Closes the options and gives the focus back to their button."],
    [
      "Arrow Right, Arrow Left",
      "On the wave: one second on or back; five in what lasts longer than a minute.",
    ],
    ["Page Up, Page Down, Home, End", "On the wave: five times as far; to the beginning, to the end."],
  ],
};
