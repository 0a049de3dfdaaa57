import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "How long a wait is likely to last, when that is known: the production wait, from 108 s (spec section 9).",
  notFor: [
    "How much of something is done: ProgressCard.",
    "A wait whose length nobody knows: a busy Button, or Skeleton.",
    "The length of an audio: Player shows it.",
  ],
  do: [
    "Give `until` where the wait begins: it stays right when the tab sleeps.",
    "Say beside it that the person may leave, and where the result will be.",
  ],
  dont: [
    "Don’t announce it: a number each second would drown everything else.",
    "Don’t treat 0:00 as a failure: it was an estimate. The answer ends the wait.",
  ],
  keyboard: "none",
};
