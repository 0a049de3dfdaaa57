import type { AdRequest, RenderStage } from "@earshot/engine/ad-request.ts";
import type { AudioFigures } from "@earshot/engine/measure/measure.ts";

import type { OpenaiServer } from "../config/openai.ts";

/** A server that writes and may speak, as it is told in a message, which holds no URL. */
type Provider = Omit<OpenaiServer, "baseUrl"> & { baseUrl: string };

/** An ad to be made, and by whom, where that is not the embedded engines alone. */
export type ToMake = { kind: "make"; order: AdRequest; provider: Provider | null };

/** An upload to be judged, measured and made playable. */
export type ToRead = { kind: "read"; bytes: Uint8Array };

/** An ad that is made: an MP3, and what is kept with it. */
export type AdMade = {
  bytes: Uint8Array;
  figures: AudioFigures;
  /** What is said in it. */
  script: string;
};

/** Why an ad can't be made as it is wished, in words fit to show: tried again it would be no other. */
export type NotMade = { refusal: string };

/** How far the making has come, or what went wrong in it that did not end it. */
export type AudioNote = { stage: RenderStage } | { trouble: string };
