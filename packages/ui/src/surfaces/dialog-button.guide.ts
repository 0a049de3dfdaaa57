import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "A button in the footer of a Dialog or a Drawer: it knows whether that is busy, and rests or waits by itself.",
  notFor: [
    "A button anywhere else, the body of a dialog included: Button.",
    "The two buttons of a question: AlertDialog brings its own.",
  ],
  do: [
    "Put Cancel first and the button that acts last, where the eye ends.",
    "Let its words say what happens meanwhile: “Move” becomes “Moving...”.",
  ],
  dont: [
    "Don’t take it off the page while it works: focus would be lost, and the dialog would jump.",
    "Don’t disable it for a wrong entry: let it be pressed, and say beside the field what is wrong.",
  ],
  keyboard: [
    ["Tab, Shift + Tab", "Moves to it and on."],
    ["Enter, Space", "Presses it; nothing while the dialog is busy."],
  ],
};
