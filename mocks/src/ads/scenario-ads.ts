import { outletWarnings } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import { type Ad, type AdDetails, sampleAd } from "../mock-db/ads.ts";

/** An upload with every problem that outlets report. */
export const faultyUpload = (): Ad =>
  sampleAd(0, {
    product_name: "Old radio spot",
    source: "upload",
    thirdPerson: null,
    product_description: "",
    script: null,
    lines: [],
    outlet_warnings: outletWarnings({
      durationMs: 74_000,
      loudnessLufs: -24.3,
      isClipped: true,
      longestSilenceMs: 3400,
      isTelephone: true,
    }),
  });

/** A finished ad with its details, spoken by the default voice. */
export function finishedAd(overrides: Partial<Ad>): AdDetails {
  const ad = sampleAd(0, overrides);
  const inputs = {
    prompt:
      "Small-batch coffee roasted on Mondays and at your door by Wednesday. First bag free with code RADIO.",
    script_source: "ai" as const,
    adLength: 30,
    language: "English",
    accent: "american",
    tone: "",
    mood: "",
    delivery_instructions: "",
    voice_ids: [defaultVoice.id],
    music_spec: null,
    must_say: "",
    avoid: "",
    variant: 0,
    script: null,
  };
  const voices = [{ id: defaultVoice.id, name: defaultVoice.name }];
  return { ...ad, pipeline_status: "complete", inputs, voices, pending_version: null, campaigns: [] };
}

/** A finished ad whose second version is at this stage. */
export function withPendingVersion(
  uuid: string,
  stage: NonNullable<AdDetails["pending_version"]>["pipeline_status"],
  message = "",
): AdDetails {
  return { ...finishedAd({ uuid }), pending_version: { version: 2, pipeline_status: stage, message } };
}

/** Three versions of an ad. The second differs in its first line, and lacks the last line. */
export function threeVersions() {
  const { uuid, script, lines, duration_ms, peaks, filepath } = sampleAd(0);
  const [first, ...others] = lines;
  const reworded = first ? [{ ...first, text: "Good mornings start early." }, ...others.slice(0, -1)] : [];
  const version = { lines, script, duration_ms, peaks, filepath: filepath ?? "" };
  return [
    { ...version, number: 3, created_at: "2026-11-02T09:30:00.000Z" },
    {
      ...version,
      number: 2,
      created_at: "2026-11-01T16:05:00.000Z",
      lines: reworded,
      script: reworded.map(({ text }) => text).join(" "),
      filepath: `/audiostack/audio/${uuid}?version=2`,
    },
    {
      ...version,
      number: 1,
      created_at: "2026-10-30T08:00:00.000Z",
      filepath: `/audiostack/audio/${uuid}?version=1`,
    },
  ];
}

/** An ad with older field names, which the client still reads: one set of names for even indexes, another for odd ones. */
export function legacyAd(ad: Ad, index: number) {
  const { uuid: id, filepath, product_name, product_description: description, created_at: createdAt } = ad;
  return {
    id,
    filepath,
    createdAt,
    description,
    [index % 2 === 0 ? "title" : "name"]: product_name,
    [index % 2 === 0 ? "adLength" : "length"]: `${Math.round(ad.product_length)} sec`,
    third_person: ad.thirdPerson,
  };
}
