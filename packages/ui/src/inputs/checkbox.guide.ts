import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "One thing to agree to or not, which counts when its form is sent: Remember me, Receive Newsletter.",
  notFor: [
    "One of several that exclude each other: RadioGroup or Select.",
    "Something that acts at once: Button, whose words say what will be.",
  ],
  do: [
    "Write what is so when it is chosen: “Receive Newsletter”, never “Don’t send …”.",
    "Put several below each other, each a target of its own.",
  ],
  dont: [
    "Don’t choose in advance what people should agree to.",
    "Don’t put a link in the label where the label alone would do: it takes a part of the target away.",
  ],
  keyboard: [
    ["Tab", "Moves to the box and on."],
    ["Space", "Chooses it, or not any more."],
  ],
};
