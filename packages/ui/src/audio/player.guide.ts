import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Hearing one audio where it is the matter of its place: a sample ad, the page of a shared ad. In a row, or with a heading on lines of its own.",
  notFor: [
    "An ad in a list, with its menu and its campaign: AdCard.",
    "The sample of a voice or a track in a list to choose from: SamplePlayer, which is as tall as a row.",
    "A picture of a sound that is heard elsewhere: Waveform alone.",
  ],
  do: [
    "Put the title into the names: “Play Fresh roast”. Several players stand on a page.",
    "Pass exactly what the application’s one audio player is doing, `buffering` from the press on.",
    "Keep the words for buffering and failure short: they take the place of the time.",
  ],
  dont: [
    "Don’t play two at a time: the one audio player rewinds the other.",
    "Don’t show “playing” before there is sound: people take it for their loudspeaker’s fault.",
    "Don’t hide the player when it fails: its button tries again.",
  ],
  keyboard: [
    ["Tab", "Moves to the button, then to the wave, then to the actions."],
    ["Enter, Space", "On the button: plays, pauses, or tries again after a failure."],
    [
      "Arrow Right, Arrow Left",
      "On the wave: one second on or back; five in what lasts longer than a minute.",
    ],
    ["Page Up, Page Down", "On the wave: five times as far."],
    ["Home, End", "On the wave: to the beginning, to the end."],
  ],
};
