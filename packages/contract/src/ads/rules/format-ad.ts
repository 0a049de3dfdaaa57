import { controlCopy } from "../../site/controls-copy.ts";
import { adInfoCopy } from "../dialog-copy.ts";

/** An ad's length in the Info dialog: rounded to whole seconds, or a dash if unknown. */
export function formatLength(seconds: number | null): string {
  return seconds === null ? controlCopy.unknown : adInfoCopy.seconds(Math.round(seconds));
}

/** An ad's narrative in the Info dialog; a dash if unknown. */
export function formatNarrative(thirdPerson: boolean | null): string {
  if (thirdPerson === null) return controlCopy.unknown;
  return thirdPerson ? adInfoCopy.thirdPerson : adInfoCopy.firstPerson;
}
