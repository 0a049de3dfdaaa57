import { readAdDetails } from "@earshot/contract/ads/read-details.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { expect, test } from "vitest";

import { draftOfLines } from "../script/draft-edits.ts";
import { adRequest } from "./ad-request.ts";
import { briefKey } from "./brief-key.ts";
import { formOfAd } from "./form-of-ad.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const voice = (id: string) =>
  readVoice({ id, name: id, language: "Spanish", accent: "Castilian", gender: "female" })!;
const track = readTrack({ id: "first-light", title: "First Light", duration: 42, mood: "warm" })!;
const catalogue = { voices: [voice("vc_lucia"), voice("vc_andres")], tracks: [track] };

const form: StudioForm = {
  ...emptyForm,
  productName: "Academia Puente",
  script: "A: Hola.\nB: Buenos días.",
  voice: voice("vc_lucia"),
  secondVoice: voice("vc_andres"),
  music: track,
  fadeInMs: 300,
  fadeOutMs: 700,
  startSeconds: 4,
  endSeconds: 19,
  volume: 45,
  deliveryInstructions: "slow",
  language: "Spanish",
  accent: "castilian",
  tone: "calm",
  narrative: "third",
  length: 20,
};

/** Returns the details that an ad made from this form would have. */
function kept(source: "ai" | "own", from: StudioForm, changes: object = {}) {
  const request = adRequest({ source, form: from, projectId: null, recommended: null });
  if (request.route !== "music") throw new Error("This form has music.");
  const { json } = request;
  return readAdDetails({
    uuid: "a",
    product_name: json.product_name,
    thirdPerson: json.thirdPerson,
    inputs: { ...json, ...changes },
  })!;
}

test("restores every field of the request", () => {
  expect(formOfAd(kept("own", form), catalogue)).toEqual({ source: "own", form });
  const described = { ...form, script: "", prompt: "A language school in Valencia." };
  expect(formOfAd(kept("ai", described), catalogue)).toEqual({ source: "ai", form: described });
});

const requestOf = (of: StudioForm) =>
  adRequest({ source: "ai", form: of, projectId: null, recommended: null });

test("restores the lines of an edited script, the required text and the words to avoid", () => {
  const scripts = draftOfLines([{ text: "Habla más.", voice: 2 }], { variant: 3, brief: "" });
  const edited = {
    ...form,
    script: "",
    prompt: "A school.",
    scripts,
    mustSay: "Solo en mayo.",
    avoid: "barato",
  };
  const again = formOfAd(kept("ai", edited), catalogue)!;
  expect(again.form).toMatchObject({ mustSay: "Solo en mayo.", avoid: "barato" });
  expect(again.form.scripts).toEqual({ ...scripts, brief: briefKey(again.form) });
  expect(requestOf(again.form)).toEqual(requestOf(edited));
});

test("leaves out deleted voices and tracks", () => {
  const changes = { voice_ids: ["vc_gone", "vc_andres"], tone: "shouting", adLength: 12, accent: "lunar" };
  expect(formOfAd(kept("own", form, changes), { ...catalogue, tracks: [] })?.form).toEqual({
    ...form,
    voice: null,
    music: null,
    tone: "",
    length: 30,
    accent: "",
  });
});

test("returns null for an upload", () => {
  expect(formOfAd(readAdDetails({ uuid: "a", inputs: null })!, catalogue)).toBeNull();
});
