import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Says whose page this is: at the start of bars and sidebars, above a form that stands alone, in the footer.",
  notFor: [
    "An ornament in the content: the waveform is the one ornament.",
    "A picture of a customer’s brand: LogoCarousel shows those.",
  ],
  do: [
    "Make it the link home, and let the name be the link’s name.",
    "Give the link a name of its own where the mark stands alone.",
    "Take shape and name from the brand’s one file, so that a company changes them in one place.",
  ],
  dont: [
    "Don’t put it in a colour of your own: the tile takes the theme’s primary.",
    "Don’t make it the page’s heading: that says what the page is about, not whose it is.",
  ],
  keyboard: "none",
};
