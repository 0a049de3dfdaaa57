import { recommendTrack as recommendOf } from "@earshot/contract/music/rules/recommend-track.ts";

import { library } from "./library.ts";

/** The track to recommend when neither text nor tone gives a clue. Bright enough for any business. */
const neutralTrack = "trk_first_light";

/** Recommends a library track's id for an ad, as the studio does. */
export const recommendTrack = (ad: { description: string; tone: string }): string =>
  recommendOf(library, ad)?.id ?? neutralTrack;
