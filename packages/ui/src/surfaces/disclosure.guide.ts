import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Questions whose answers only some people need, in a list that is quickly looked through: the FAQ.",
  notFor: [
    "What everybody needs: show it.",
    "Views of one thing, of which one is always seen: Tabs.",
    "Actions: Menu.",
  ],
  do: [
    "Write the question as people would ask it.",
    "Give a FAQ’s items one `name` when the answers are long; leave it out when people compare them.",
  ],
  dont: [
    "Don’t hide a field of a form in it: an error inside could not be seen.",
    "Don’t put buttons or links into the question: it is one itself.",
  ],
  keyboard: [
    ["Tab", "Moves from question to question, and through the links of an open answer."],
    ["Enter, Space", "Opens the answer, or closes it."],
  ],
};
