import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The place of ads, voices, tracks, projects, fields or text while they are on their way.",
  notFor: [
    "Work that a person has started: a busy Button, ProgressCard, Countdown.",
    "Audio that is awaited: the Waveform’s buffering.",
    "A list that came back empty: EmptyState.",
  ],
  do: [
    "Show as many as will probably come, and no more than fit the window.",
    "Keep what stands around them, heading and buttons, in its final place.",
    "Put one skeleton with a count, so that its word is heard once.",
  ],
  dont: [
    "Don’t show it for what the server sent with the page: that is there at once.",
    "Don’t put it over what is there already while that is asked for again.",
    "Don’t invent a shape in a feature: the heights here are held to the real parts by a test.",
  ],
  keyboard: "none",
};
