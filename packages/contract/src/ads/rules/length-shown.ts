import { controlWords } from "../../site/controls-copy.ts";
import { adInfoWords } from "../copy.ts";

/** An ad's length in the Info dialog: rounded to whole seconds, or a dash when unknown (spec section 9). */
export function lengthShown(seconds: number | null): string {
  return seconds === null ? controlWords.unknown : adInfoWords.seconds(Math.round(seconds));
}
