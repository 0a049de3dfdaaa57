import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A password, old or new, with an eye to read what was typed.",
  notFor: [
    "A code that is secret for minutes only: TextField with `autoComplete` “one-time-code”.",
    "An agency code or another key that people compare with a paper: TextField, in sight.",
  ],
  do: [
    "Say the rule as a hint before it becomes an error.",
    "Tell password managers what to do: `current-password` or `new-password`.",
  ],
  dont: [
    "Don’t hinder pasting: password managers and people with long passwords need it (WCAG 2.2 3.3.8).",
    "Don’t ask for a new password twice where the eye can show it once. Settings do, because the spec says so.",
  ],
  keyboard: [
    ["Tab", "Moves to the field, then to the eye, then on."],
    ["Enter, Space on the eye", "Shows the password, or hides it again."],
    ["Enter in the field", "Submits the form, and hides the password."],
  ],
};
