import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "The landing page’s headline: what is offered, said for each of a few audiences in turn.",
  notFor: [
    "A heading inside the product: people are at work there, and nothing may move by itself.",
    "News or messages that must be read: what rotates away is missed.",
    "More than about five texts: nobody waits for the sixth.",
  ],
  do: [
    "Put the text that says most first: it is what the server renders, and all that people under reduced motion see.",
    "Keep the texts about equally long: the room is the longest one’s.",
    "Let each stand for three seconds or longer (spec section 9).",
  ],
  dont: [
    "Don’t put a link or a button into what rotates: it would leave under the pointer.",
    "Don’t announce the changes: readers get one heading that says all of them and never changes.",
    "Don’t take the Pause button away: what moves for more than five seconds must be stoppable (WCAG 2.2 2.2.2).",
  ],
  keyboard: [
    ["Tab", "Moves to the button that stops the movement."],
    ["Enter, Space", "Stops the movement, or lets it go on from the text that stands there."],
  ],
};
