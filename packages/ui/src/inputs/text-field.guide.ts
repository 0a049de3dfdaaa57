import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One line of text that only the person knows: a name, an address, a link, a code.",
  notFor: [
    "More than a line: TextArea.",
    "A password: PasswordField, whose eye shows what was typed.",
    "A whole number: NumberField, with steps and bounds.",
    "Looking something up in a list: SearchBox, or Combobox when it suggests.",
  ],
  do: [
    "Name the field above it, in words that stay when it is filled in.",
    "Say before people type what they need to know: that is the hint.",
    "Say in the error what to do, beside the field, and keep what was typed.",
    "Give `autoComplete`, so that nobody types what the browser knows (WCAG 2.2 1.3.5).",
  ],
  dont: [
    "Don’t put what is needed into the placeholder: it is gone with the first key.",
    "Don’t show an error while somebody still types their first try.",
    "Don’t mark what is required where nearly all is: say “(optional)” in the label of the rest.",
  ],
  keyboard: [
    ["Tab", "Moves to the field and on."],
    ["Enter", "Submits the form that the field is in."],
  ],
};
