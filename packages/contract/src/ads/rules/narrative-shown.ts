import { controlWords } from "../../site/controls-copy.ts";
import { adInfoWords } from "../copy.ts";

/** An ad's narrative in the Info dialog; a dash when unknown (spec section 2). */
export function narrativeShown(thirdPerson: boolean | null): string {
  if (thirdPerson === null) return controlWords.unknown;
  return thirdPerson ? adInfoWords.thirdPerson : adInfoWords.firstPerson;
}
