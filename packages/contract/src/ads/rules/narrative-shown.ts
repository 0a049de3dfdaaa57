import { controlCopy } from "../../site/controls-copy.ts";
import { adInfoCopy } from "../copy.ts";

/** An ad's narrative in the Info dialog; a dash when unknown (spec section 2). */
export function narrativeShown(thirdPerson: boolean | null): string {
  if (thirdPerson === null) return controlCopy.unknown;
  return thirdPerson ? adInfoCopy.thirdPerson : adInfoCopy.firstPerson;
}
