import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A short word that something went well, or went wrong without a place of its own on the page. It goes by itself.",
  notFor: [
    "What is wrong with a field: the field’s own error.",
    "What must not be missed or needs an answer: AlertDialog, StatusDialog.",
    "What stays true until something changes: Banner.",
    "Progress: the card or button that works.",
  ],
  do: [
    "Say what happened in one sentence: “Link copied!”.",
    "Put one ToastRegion around the application, so that it is in the page before its first words.",
    "Give a longer sentence a longer `duration`.",
  ],
  dont: [
    "Don’t put the only way to do something into it: it is gone in three seconds.",
    "Don’t toast what can be seen: a row that vanished says itself that it was deleted.",
  ],
  keyboard: [
    ["Tab", "Reaches its close button, after the page; its time stands still meanwhile."],
    ["Enter, Space, Escape", "On the button: dismisses it, and the focus goes back to where it came from."],
  ],
};
