import type { Track } from "@earshot/contract/music/read.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { describe, expect, it } from "vitest";

import { draftOfLines } from "../script/draft-edits.ts";
import { adRequest, type AdOptions, type ScriptSource, textOfForm, versionRequest } from "./ad-request.ts";
import { missingOf } from "./missing-of.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const voice = (id: string): Voice => readVoice({ id, name: id.toUpperCase() })!;
const music: Track = readTrack({ id: "mt_side", title: "Side street", duration: 60, mood: "calm" })!;

const typed: StudioForm = {
  ...emptyForm,
  productName: "Kettle ☕ <b>Café</b>",
  prompt: "Fresh coffee every morning.",
  script: "A: Hello. B: Good morning.",
};

const request = (change: Partial<StudioForm> = {}, more: Partial<AdOptions> = {}) =>
  adRequest({
    source: "ai",
    form: { ...typed, ...change },
    projectId: "prj_1",
    recommended: voice("vc_maya"),
    ...more,
  });

/** Builds the request bodies for both routes. */
const both = (change: Partial<StudioForm>, more: Partial<AdOptions> = {}) => [
  request(change, more).json,
  request({ ...change, music }, more).json,
];

describe("the route", () => {
  it("uses the audioform route when there is no music, and sends all of its fields", () => {
    expect(request()).toEqual({
      route: "audioform",
      json: {
        productName: "Kettle ☕ <b>Café</b>",
        productDescription: "Fresh coffee every morning.",
        thirdPerson: false,
        adLength: 30,
        versionsToProduce: 1,
        exportStems: true,
        language: "",
        accent: "",
        tone: "",
        voiceName: "",
        voice_ids: [],
        project_id: "prj_1",
        mood: "",
        delivery_instructions: "",
        script_source: "ai",
      },
    });
  });

  it("uses the music route when there is music, and sends all of its fields", () => {
    expect(request({ music })).toEqual({
      route: "music",
      json: {
        product_name: "Kettle ☕ <b>Café</b>",
        prompt: "Fresh coffee every morning.",
        product_description: "Fresh coffee every morning.",
        project_uuid: "prj_1",
        music_spec: {
          music_id: "mt_side",
          fade_in_ms: 0,
          fade_out_ms: 0,
          playback_start: 0,
          playback_end: 30_000,
          volume: 0.3,
        },
        voice_ids: [],
        adLength: 30,
        thirdPerson: false,
        language: "",
        accent: "",
        tone: "",
        mood: "calm",
        delivery_instructions: "",
        script_source: "ai",
      },
    });
  });
});

describe("both routes", () => {
  it.each<[string, Partial<StudioForm>, object]>([
    ["length", { length: 50 }, { adLength: 50 }],
    ["narrative", { narrative: "third" }, { thirdPerson: true }],
    ["language", { language: "Spanish" }, { language: "Spanish" }],
    ["accent", { language: "German", accent: "standard_german" }, { accent: "standard_german" }],
    ["tone", { tone: "low pitched" }, { tone: "low pitched" }],
    ["delivery", { deliveryInstructions: "Slow." }, { delivery_instructions: "Slow." }],
    ["voice", { voice: voice("vc_a") }, { voice_ids: ["vc_a"] }],
    ["both voices", { voice: voice("vc_a"), secondVoice: voice("vc_b") }, { voice_ids: ["vc_a", "vc_b"] }],
  ])("sends the choice of %s", (_choice, change, sent) => {
    for (const json of both(change)) expect(json).toMatchObject(sent);
  });

  it.each<[ScriptSource, string]>([
    ["ai", typed.prompt],
    ["own", typed.script],
  ])("sends the text for the script source %s", (source, text) => {
    const [audioform, withMusic] = both({}, { source });
    expect(audioform).toMatchObject({ productDescription: text, script_source: source });
    expect(withMusic).toMatchObject({ prompt: text, product_description: text, script_source: source });
    expect(textOfForm(source, typed)).toBe(text);
  });

  it("omits the project for a visitor", () => {
    expect(request({}, { projectId: null }).json).toMatchObject({ project_id: "" });
    expect(request({ music }, { projectId: null }).json).toMatchObject({ project_uuid: "" });
  });
});

describe("an edited script", () => {
  const scripts = draftOfLines(
    [
      { text: "Good morning. ", voice: null },
      { text: "", voice: null },
      { text: "Come in.", voice: null },
    ],
    { variant: 2, brief: "" },
  );

  it("is sent unchanged, along with its idea, the required text and the words to avoid", () => {
    for (const json of both({ scripts, mustSay: " Terms apply. ", avoid: "cheap" })) {
      expect(json).toMatchObject({
        script: [{ text: "Good morning." }, { text: "Come in." }],
        variant: 2,
        must_say: "Terms apply.",
        avoid: "cheap",
      });
    }
  });

  it("includes each line's voice if there is a second voice", () => {
    const [json] = both({ scripts, secondVoice: voice("vc_b") });
    expect(json?.script).toEqual([
      { text: "Good morning.", voice: 1 },
      { text: "Come in.", voice: 1 },
    ]);
  });

  it("is omitted when the user writes their own script", () => {
    for (const json of both({ scripts, mustSay: "Terms" }, { source: "own" })) {
      expect(json).not.toHaveProperty("script");
      expect(json).not.toHaveProperty("must_say");
    }
  });

  it.each([
    [{ productName: " ", prompt: "" }, "both"],
    [{ productName: "" }, "name"],
    [{ prompt: " " }, "prompt"],
    [{ scripts: draftOfLines([{ text: " ", voice: null }], { variant: 0, brief: "" }) }, "script"],
    [
      { scripts: draftOfLines([{ text: "x".repeat(5001), voice: null }], { variant: 0, brief: "" }) },
      "overLimits",
    ],
    [{ scripts }, null],
  ] as const)("reports what prevents an ad", (change, missing) => {
    expect(missingOf("ai", { ...typed, ...change })).toBe(missing);
  });
});

const versionScript = (secondVoice: Voice | null) =>
  versionRequest({ form: { ...typed, script: "A: Hello.\nB: Bye.", secondVoice }, recommended: null }).script;

describe("a new version", () => {
  it("sends each line's voice if there is a second voice", () => {
    expect(versionScript(voice("vc_b"))).toEqual([
      { text: "Hello.", voice: 1 },
      { text: "Bye.", voice: 2 },
    ]);
  });

  it("omits the voice marks once the second voice is removed", () => {
    expect(versionScript(null)).toEqual([{ text: "Hello." }, { text: "Bye." }]);
  });
});

describe("the music", () => {
  it("is sent as five numbers: times in ms, volume from 0 to 1", () => {
    const numbers = { fadeInMs: 500, fadeOutMs: 1200, startSeconds: 5, endSeconds: 0, volume: 100 };
    expect(request({ music, ...numbers }).json).toMatchObject({
      music_spec: {
        fade_in_ms: 500,
        fade_out_ms: 1200,
        playback_start: 5000,
        playback_end: 0,
        volume: 1,
      },
    });
  });

  it("is omitted from the audioform route", () => {
    expect(request({ fadeInMs: 500 }).json).not.toHaveProperty("music_spec");
  });
});

describe("the voices", () => {
  it("sends the main voice's name to the audioform route", () => {
    expect(request({ voice: voice("vc_a") }).json).toMatchObject({ voiceName: "VC_A" });
  });

  it.each([
    ["vc_a", true],
    ["a-b", true],
    ["0123456789abcdef", true],
    ["short", false],
  ])("sends the id %s to the music route only if it is well formed: %s", (id, isTaken) => {
    expect(request({ music, voice: voice(id) }).json.voice_ids).toEqual(isTaken ? [id] : []);
    expect(request({ voice: voice(id) }).json.voice_ids).toEqual([id]);
  });

  it.each<[string, Partial<StudioForm>, Voice | null, string[]]>([
    ["none if none was chosen", {}, voice("vc_maya"), []],
    ["the recommended one for the hero's gender", { voiceGender: "female" }, voice("vc_maya"), ["vc_maya"]],
    ["none if the recommended one of that gender is unknown", { voiceGender: "female" }, null, []],
    [
      "the recommended one before a second one",
      { secondVoice: voice("vc_b") },
      voice("vc_maya"),
      ["vc_maya", "vc_b"],
    ],
    [
      "the default if the recommended one is unknown",
      { secondVoice: voice("vc_b") },
      null,
      [defaultVoice.id, "vc_b"],
    ],
  ])("sends the voice ids to both routes: %s", (_who, change, recommended, ids) => {
    for (const json of both(change, { recommended })) expect(json.voice_ids).toEqual(ids);
  });
});
