import { controlCopy } from "../../site/controls-copy.ts";
import { adInfoCopy } from "../copy.ts";

/** An ad's length in the Info dialog: rounded to whole seconds, or a dash when unknown (spec section 9). */
export function lengthShown(seconds: number | null): string {
  return seconds === null ? controlCopy.unknown : adInfoCopy.seconds(Math.round(seconds));
}
