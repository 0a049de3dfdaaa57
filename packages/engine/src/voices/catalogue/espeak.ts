import type { EspeakShape } from "../catalogue-voice.ts";

/** A shape for eSpeak NG; defaults to the variant's own values. */
export function espeak(
  identifier: string,
  told: Partial<Pick<EspeakShape, "size" | "pitch" | "range" | "stretch">> = {},
): EspeakShape {
  return { engine: "espeak", identifier, size: 1, pitch: 50, range: 50, stretch: 1, ...told };
}
