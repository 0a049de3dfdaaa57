import { adInfoWords } from "../words/ads.ts";
import { controlWords } from "../words/controls.ts";

/** An ad's narrative in the Info dialog; a dash when unknown (spec section 2). */
export function narrativeShown(thirdPerson: boolean | null): string {
  if (thirdPerson === null) return controlWords.unknown;
  return thirdPerson ? adInfoWords.thirdPerson : adInfoWords.firstPerson;
}
