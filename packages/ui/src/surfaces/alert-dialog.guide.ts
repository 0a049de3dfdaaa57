import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A question before something that can’t be taken back, and news that must not be missed. It interrupts, so it is short.",
  notFor: [
    "News with a sign of success or failure: StatusDialog.",
    "What went well and can be passed over: a toast.",
    "What is wrong with a field: the field’s own error.",
    "A form, or more than a few sentences: Dialog.",
  ],
  do: [
    "Ask in the title, say in the description what is lost, and let the button repeat the verb.",
    "Use the tone `danger` for what can’t be taken back.",
    "Keep it open when the action fails, and say why in `error`, which is read out.",
  ],
  dont: [
    "Don’t call the buttons Yes and No: nobody reads the question again to find out which is which.",
    "Don’t ask about what can be undone: do it, and offer the way back.",
    "Don’t open one from a timer or an answer while somebody is typing.",
  ],
  keyboard: [
    ["Tab, Shift + Tab", "Goes between its buttons; the page behind is out of reach."],
    ["Enter, Space", "Presses the button with the focus: at first the one that changes nothing."],
    ["Escape", "The same as the button that changes nothing; nothing while it is busy."],
  ],
};
