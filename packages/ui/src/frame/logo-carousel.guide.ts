import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Shows in passing who advertises here and where ads are heard: the two strips of the landing page.",
  notFor: [
    "Anything that must be seen: half of the strip is out of sight at any time.",
    "Fewer than about six brands: a plain line of names does.",
    "Testimonials, offers, steps: people read those at their own pace.",
  ],
  do: [
    "Say in the title what the brands have in common.",
    "Give drawings in one colour (`currentColor`), so that they stand in every theme.",
    "Order the brands so that the best known are in sight before anything moves.",
  ],
  dont: [
    "Don’t show a company’s brand without its permission; stories and samples show invented ones.",
    "Don’t make it faster than 50 px in a second (spec section 9): names can’t be read any more.",
    "Don’t add arrows to move it by hand: who wants to read stops it, or points at it.",
  ],
  keyboard: [
    [
      "Tab",
      "Moves to the button that stops the strip, then to each brand that is a link; the strip stands meanwhile.",
    ],
    ["Enter, Space", "On the button: stops the strip, or lets it go on."],
    ["Enter", "On a brand that is a link: follows it."],
  ],
};
