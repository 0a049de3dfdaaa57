import type { AdRequest } from "@earshot/engine/ad-request.ts";
import type { AudioFigures } from "@earshot/engine/measure/measure.ts";
import type { AdProgress, PlacedLine } from "@earshot/engine/render-ad.ts";
import type { TakeRequest } from "@earshot/engine/speak-take.ts";
import type { WrittenScripts } from "@earshot/engine/write-scripts.ts";

import type { ModelServer } from "../config/openai.ts";

/** A model server, serialised because messages can't contain a URL object. */
export type Provider = Omit<ModelServer, "baseUrl"> & { baseUrl: string };

/** A request to render an ad; `chat` and `speech` are null for the embedded engines. */
export type ToMake = {
  kind: "make";
  order: AdRequest;
  chat: Provider | null;
  speech: Provider | null;
};

/** A request to validate, measure and transcode an upload. */
export type ToRead = { kind: "read"; bytes: Uint8Array };

/** A request to write a number of scripts for an ad; `chat` is null for the embedded writer. */
export type ToWrite = { order: AdRequest; count: number; chat: Provider | null };

export type ScriptsWritten = WrittenScripts;

/** The error code that says why no script can be written. */
export type ScriptsRefused = { refusal: "nothing_to_sell" | "prompt_in_other_language" };

/** An error that did not prevent the scripts from being written. */
export type ScriptNote = { error: string };

/** The argument for the program that speaks lines, when the embedded voices are used. */
export const embeddedSpeech = "embedded";

/** The argument for the programs that write, which makes them load English when they start. */
export const english = "english";

/** The argument that makes the program render an ad when it starts, because the first one takes twice as long. */
export const rehearsed = "rehearsed";

/** A request to speak one line. */
export type ToSpeak = { take: TakeRequest; speech: Provider | null };

/** A spoken line, as an MP3. */
export type TakeSpoken = { bytes: Uint8Array<ArrayBuffer> };

/** The line can't be spoken in this language, or would last too long. */
export type TakeRefused = { unsayableIn: string } | { tooLongSeconds: number };

/** A rendered ad: the MP3 and the data stored with it. */
export type AdMade = {
  bytes: Uint8Array;
  figures: AudioFigures;
  /** The spoken text, as a whole and by line. */
  script: string;
  lines: PlacedLine[];
};

/** The reason why an ad can't be rendered, suitable for display. Retrying would not help. */
export type NotMade = { refusal: string };

/** Progress, or an error that did not prevent the ad from being rendered. */
export type AudioNote = AdProgress | { error: string };
