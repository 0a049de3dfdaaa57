import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import { writeToyModel } from "@earshot/engine/testing/toy-voice-model.ts";
import { afterAll, expect, test } from "vitest";

import { callAdmin } from "../testing/admin.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";

afterAll(removeTestFolders);

const toy = "vc_toy_0";

test("measures a voice and speaks its sample, after which the catalogue lists the voice first, as natural, and recommends it", async () => {
  const folder = makeTestFolder();
  writeToyModel(path.join(folder, "toy"));
  const { code, output, errors } = await callAdmin({ VOICES_DIR: folder }, "voices");
  expect([code, errors]).toEqual([0, ""]);
  expect(output).toMatch(
    /^vc_toy_0 +English .+ words a minute .+ letters a second .+ Hz\n1 neural voice measured/,
  );
  const sample = readFileSync(path.join(folder, "earshot", `${toy}.mp3`));
  expect(measure(await decodeAudio(sample)).loudnessLufs).toBeCloseTo(-16, 0);

  const [first, second, recommended] = catalogueWith(folder);
  expect(first).toMatchObject({
    id: toy,
    name: "Tom",
    gender: "male",
    accent: "British",
    quality: "natural",
    language: "English",
  });
  expect(first?.["words_per_minute"]).toBeGreaterThan(60);
  expect(second?.["quality"]).toBe("clear");
  expect(recommended?.["id"]).toBe(toy);
});

test.each([
  ["toy.onnx", null, "has no .onnx file."],
  ["tokens.txt", null, "has no tokens.txt."],
  ["lexicon.txt", null, "has neither espeak-ng-data nor lexicon.txt."],
  ["toy.onnx.json", null, "needs an earshot.json that says who speaks: "],
  ["earshot.json", "[{", "needs an earshot.json that says who speaks: "],
  ["earshot.json", '[{"name": "Tom", "language": "Klingon"}]', "speaks “Klingon”, a language without ads."],
  [
    "earshot.json",
    '[{"name": "Tom", "language": "German", "accent": "Saxon"}]',
    "has the accent “Saxon”; those of German are Standard German, Austrian, Swiss.",
  ],
  ["toy.onnx", "no model", "can't speak: "],
])("reports why a voice's folder is unusable (%s: %j)", async (file, content, fault) => {
  const folder = makeTestFolder();
  writeToyModel(path.join(folder, "toy"), { [file]: content });
  const { output } = await callAdmin({ VOICES_DIR: folder }, "voices");
  expect(output).toContain(`toy ${fault}`);
  expect(output).toContain("0 neural voices measured.");
});

test("takes name, gender, language and accent from earshot.json", async () => {
  const folder = makeTestFolder();
  const told = [{ speaker: 0, name: "Ines", language: "English", accent: "irish", gender: "female" }];
  writeToyModel(path.join(folder, "toy"), { "earshot.json": JSON.stringify(told) });
  await callAdmin({ VOICES_DIR: folder }, "voices");
  const [first] = catalogueWith(folder);
  expect(first).toMatchObject({ name: "Ines", accent: "Irish", gender: "female" });
});

test("requires VOICES_DIR to be set to an existing folder", async () => {
  expect((await callAdmin({}, "voices")).errors).toMatch(/^VOICES_DIR is not set/);
  const missing = path.join(makeTestFolder(), "missing");
  expect((await callAdmin({ VOICES_DIR: missing }, "voices")).errors).toMatch(/^VOICES_DIR must be a folder/);
});

/** The first two voices in the catalogue of a server that uses this folder, and the recommended English voice. */
function catalogueWith(folder: string): Record<string, unknown>[] {
  const program = path.join(makeTestFolder(), "print.ts");
  writeFileSync(
    program,
    `import { voiceResponse } from ${source("../voices/routes.ts")};
     import { catalogue } from ${source("@earshot/engine/voices/catalogue.ts")};
     import { recommendedVoice } from ${source("@earshot/engine/voices/select-voices.ts")};
     const voices = [...catalogue.slice(0, 2), recommendedVoice("English", "", "")];
     console.log(JSON.stringify(voices.map(voiceResponse)));`,
  );
  const printed = execFileSync(process.execPath, [program], {
    env: { ...process.env, VOICES_DIR: folder },
    encoding: "utf8",
  });
  return JSON.parse(printed) as Record<string, unknown>[];
}

const source = (file: string) => JSON.stringify(import.meta.resolve(file));
