import { englishBriefs, type ReviewedBrief } from "./briefs.ts";
import { foreignBriefs } from "./foreign-briefs.ts";

/** All briefs whose scripts are reviewed, in the order of the reviewed file. */
export const briefs: readonly ReviewedBrief[] = [...englishBriefs, ...foreignBriefs];
