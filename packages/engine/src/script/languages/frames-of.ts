import { arabic } from "./ar.ts";
import type { Frames } from "./frames.ts";
import { hindi } from "./hi.ts";

/** Languages that use frames because they have no tables. */
export type FramedLanguage = "ar" | "hi";

/** The frames of each language. */
export const framesOf: Record<FramedLanguage, Frames> = {
  ar: arabic,
  hi: hindi,
};
