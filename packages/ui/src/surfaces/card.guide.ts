import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One thing that stands for itself on the page’s paper: an ad, a voice, a part of the settings.",
  notFor: [
    "A choice between cards: RadioCards.",
    "An ad, with its player: AdCard, which is a card already.",
    "Nothing there yet: EmptyState.",
  ],
  do: [
    "Give it a heading whose level fits the page.",
    "Use `li` for several of a kind, inside a list.",
    "Keep `selected` for one of them.",
  ],
  dont: [
    "Don’t put a card into a card: a hairline or space parts what is inside.",
    "Don’t make the whole card a button: give it one action, or a link in its heading.",
    "Don’t give it a shadow: it lies on the page, it doesn’t float.",
  ],
  keyboard: "none",
};
