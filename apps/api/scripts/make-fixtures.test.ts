import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { decodeAudio } from "../src/engine/decode.ts";
import { edgeLevels } from "../src/engine/edges.ts";
import { delivery } from "../src/engine/master.ts";
import { type AudioFigures, measure } from "../src/engine/measure.ts";
import { readMp3Frames } from "../src/engine/mp3-frames.ts";
import { silences } from "../src/engine/silence.ts";
import { musicRecipes, spokenRecipes } from "./fixtures/recipes.ts";

const folder = new URL("../../../mocks/src/fixtures/", import.meta.url);

interface Figures extends AudioFigures {
  readonly file: string;
  readonly title: string;
  readonly script: string;
  readonly nominalSeconds: number | null;
}

const all = JSON.parse(await readFile(new URL("figures.json", folder), "utf8")) as Figures[];
const sounds = all.filter(({ file }) => file.endsWith(".mp3"));
const bytesOf = async (file: string) => new Uint8Array(await readFile(new URL(file, folder)));

test("the files are those of the recipes, with their words: else `npm run fixtures -w @earshot/api`", () => {
  expect(sounds.map(({ file, title, script }) => ({ file, title, script }))).toEqual([
    ...spokenRecipes.map(({ name, title, lines }) => ({
      file: `${name}.mp3`,
      title,
      script: lines.map(({ text }) => text).join(" "),
    })),
    ...musicRecipes.map(({ name, title }) => ({ file: `${name}.mp3`, title, script: "" })),
  ]);
});

test.each(sounds)("$file decodes to its figures and keeps the figures of delivery", async (figures) => {
  const bytes = await bytesOf(figures.file);
  const pcm = await decodeAudio(bytes);
  expect(figures).toMatchObject(measure(pcm));

  const { loudnessLufs = 0, truePeakDbtp = 0 } = figures;
  expect(Math.abs(loudnessLufs - delivery.loudnessLufs)).toBeLessThanOrEqual(0.5);
  expect(truePeakDbtp).toBeLessThanOrEqual(delivery.highestDbtp);
  const { first, last } = edgeLevels(pcm, 5);
  expect(first).toBeLessThan(-60);
  expect(last).toBeLessThan(-60);
  expect(silences(pcm, { belowDbfs: -50, atLeastMs: 3000 })).toEqual([]);

  const frames = readMp3Frames(bytes);
  expect(frames.reduce((sum, { size }) => sum + size, 0)).toBe(bytes.length);
  expect(
    new Set(frames.map(({ bitrate, sampleRate, isMono }) => `${bitrate} ${sampleRate} ${isMono}`)),
  ).toEqual(new Set(["192000 44100 false"]));
});

test.each(sounds.filter(({ nominalSeconds }) => nominalSeconds))(
  "$file lasts 93 to 100 % of its $nominalSeconds s",
  ({ nominalSeconds, durationMs }) => {
    const share = durationMs / 1000 / (nominalSeconds ?? 0);
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(1);
  },
);

test("the WAV file for uploads decodes to its figures", async () => {
  const wav = all.find(({ file }) => file.endsWith(".wav"));
  expect(wav).toMatchObject(measure(await decodeAudio(await bytesOf(wav?.file ?? ""))));
});
