import { expect, test } from "vitest";

import { readAdDetails } from "./read-details.ts";

const inputs = {
  prompt: "Fresh bread, every morning.",
  script_source: "own",
  adLength: 20,
  language: "Spanish",
  accent: "mexican",
  tone: "calm",
  mood: "warm",
  delivery_instructions: "slow",
  voice_ids: ["vc_1", "vc_2"],
  music_spec: {
    music_id: "msc_1",
    fade_in_ms: 500,
    fade_out_ms: 1000,
    playback_start: 2000,
    playback_end: 30_000,
    volume: 0.3,
  },
  must_say: "Terms apply.",
  avoid: "cheap",
  variant: 3,
  script: [
    { text: "Fresh bread.", voice: 2 },
    { text: "Come in.", voice: null },
  ],
};

const answer = {
  uuid: "ad_1",
  filepath: null,
  product_name: "Panadería Sol",
  state: "processing",
  pipeline_status: "speaking",
  inputs,
  voices: [{ id: "vc_1", name: "Lucía" }],
  campaigns: [{ id: "cmp_1", title: "Spring", status: "draft" }],
};

test("reads the ad, its stage and its inputs", () => {
  expect(readAdDetails(answer)).toMatchObject({
    uuid: "ad_1",
    title: "Panadería Sol",
    stage: "speaking",
    inputs,
    voices: [{ id: "vc_1", name: "Lucía" }],
    campaigns: [{ id: "cmp_1", title: "Spring", status: "draft" }],
  });
});

test.each(["complete", "failed", "unheard-of", undefined])("reads the stage %s as null", (stage) => {
  expect(readAdDetails({ ...answer, pipeline_status: stage })?.stage).toBeNull();
});

test("returns null inputs for an upload and for an ad without a prompt", () => {
  expect(readAdDetails({ ...answer, inputs: null })?.inputs).toBeNull();
  expect(readAdDetails({ ...answer, inputs: { ...inputs, prompt: "  " } })?.inputs).toBeNull();
});

test("uses defaults for missing values and skips voices without an id", () => {
  const details = readAdDetails({
    uuid: "ad_1",
    inputs: { prompt: "Bread" },
    voices: [{ name: "nobody" }, { id: "vc_1" }],
    campaigns: "none",
  });
  expect(details?.inputs).toEqual({
    prompt: "Bread",
    script_source: "ai",
    adLength: 0,
    language: "",
    accent: "",
    tone: "",
    mood: "",
    delivery_instructions: "",
    voice_ids: [],
    music_spec: null,
    must_say: "",
    avoid: "",
    variant: null,
    script: null,
  });
  expect(details?.voices).toEqual([{ id: "vc_1", name: "" }]);
  expect(details?.campaigns).toEqual([]);
});

test.each([null, "ad_1", {}])("returns null for the response %o", (input) => {
  expect(readAdDetails(input)).toBeNull();
});
