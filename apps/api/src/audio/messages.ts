import type { AdRequest, RenderStage } from "@earshot/engine/ad-request.ts";
import type { AudioFigures } from "@earshot/engine/measure/measure.ts";

import type { OpenaiServer } from "../config/openai.ts";

/** A model server, serialized: messages can't hold a URL. */
type Provider = Omit<OpenaiServer, "baseUrl"> & { baseUrl: string };

/** A request to render an ad; `provider` is null for the embedded engines. */
export type ToMake = { kind: "make"; order: AdRequest; provider: Provider | null };

/** A request to validate, measure and transcode an upload. */
export type ToRead = { kind: "read"; bytes: Uint8Array };

/** A rendered ad: the MP3 and what is stored with it. */
export type AdMade = {
  bytes: Uint8Array;
  figures: AudioFigures;
  /** The spoken text. */
  script: string;
};

/** Why an ad can't be rendered, fit to show. A retry would not help. */
export type NotMade = { refusal: string };

/** Progress, or an error that did not end the rendering. */
export type AudioNote = { stage: RenderStage } | { error: string };
