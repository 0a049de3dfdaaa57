import { outletLimits } from "../../limits.ts";

export const outletWarningCodes = [
  "too_long",
  "loudness",
  "clipping",
  "silence",
  "telephone_quality",
] as const;

/** A reason why an outlet would reject an ad; the message can be displayed unchanged. */
export type OutletWarning = { code: (typeof outletWarningCodes)[number]; message: string };

/** Measurements of a decoded file. */
export type OutletFacts = {
  durationMs: number;
  /** Integrated loudness; undefined for silence and for less than 400 ms. */
  loudnessLufs: number | undefined;
  isClipped: boolean;
  longestSilenceMs: number;
  /** True for one channel at 8 kHz. */
  isTelephone: boolean;
};

/** The tolerance in ms: encoding to MP3 makes a 60 s ad up to 50 ms longer, and other tools add more. */
const tolerance = 500;

/** The reasons why an outlet would reject an uploaded ad. */
export function outletWarnings(facts: OutletFacts): OutletWarning[] {
  const { durationMs, loudnessLufs, isClipped, longestSilenceMs, isTelephone } = facts;
  const { seconds, loudnessLufs: target, toleranceLu, silenceSeconds } = outletLimits;
  const found: OutletWarning[] = [];
  if (durationMs > seconds * 1000 + tolerance) {
    const lasts = Math.ceil(durationMs / 1000);
    found.push({
      code: "too_long",
      message: `It lasts ${lasts} seconds. Most outlets take ${seconds} at most.`,
    });
  }
  if (loudnessLufs !== undefined && Math.abs(loudnessLufs - target) > toleranceLu) {
    const how = loudnessLufs > target ? "loud" : "soft";
    const measured = Math.round(loudnessLufs * 10) / 10;
    found.push({
      code: "loudness",
      message: `It is too ${how}: ${measured} LUFS, where outlets expect about ${target}.`,
    });
  }
  if (isClipped)
    found.push({ code: "clipping", message: "It is distorted: its loudest parts are cut off (clipping)." });
  if (longestSilenceMs > silenceSeconds * 1000) {
    const lasts = Math.round(longestSilenceMs / 100) / 10;
    found.push({
      code: "silence",
      message: `It is silent for ${lasts} seconds. Most outlets take ${silenceSeconds} at most.`,
    });
  }
  if (isTelephone)
    found.push({
      code: "telephone_quality",
      message: "It sounds like a telephone: one channel at 8 kHz. Outlets expect 44.1 kHz.",
    });
  return found;
}
