import type { Guide } from "@earshot/storybook/guide";

export const guide: Guide = {
  for: "Taking one file from a person’s device, by click, drop or keyboard: the studio’s Upload Audio tab.",
  notFor: [
    "How far an upload is: ProgressCard, which stands below it.",
    "Several files at once: this takes the first that fits, and says so.",
  ],
  do: [
    "Say in the hint what is accepted, and how large it may be, before anyone chooses.",
    "Give what the server refuses as `error`: it stands beside the field and is read at once.",
    "Set `busy` while a file is being sent.",
  ],
  dont: [
    "Don’t show an alert for a file of another kind: the words beside the field are read, and stay.",
    "Don’t judge a file by its name alone: the server goes by its content.",
    "Don’t take the zone away while a file is being sent: the page would jump, and focus would be lost.",
  ],
  keyboard: [
    ["Tab", "Moves to the zone and on."],
    ["Space, Enter", "Opens the device’s file picker; nothing while busy."],
  ],
};
