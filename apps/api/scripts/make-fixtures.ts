import { mkdir, writeFile } from "node:fs/promises";

import { decodeAudio } from "../src/engine/decode.ts";
import { deliver } from "../src/engine/deliver.ts";
import { edgeLevels } from "../src/engine/edges.ts";
import { type AudioFigures, measure } from "../src/engine/measure.ts";
import { frameCount, type Pcm } from "../src/engine/pcm.ts";
import { silences } from "../src/engine/silence.ts";
import { writeWav } from "../src/engine/wav.ts";
import { pluck, sampleRate } from "./fixtures/instruments.ts";
import { faded, mix } from "./fixtures/mix.ts";
import { play } from "./fixtures/music.ts";
import { type MusicRecipe, musicRecipes, type SpokenRecipe, spokenRecipes } from "./fixtures/recipes.ts";
import { speak } from "./fixtures/speak.ts";

// Makes the sound of the mocks again, figures and all: `npm run fixtures`. The same sources give the same bytes.

const folder = new URL("../../../mocks/src/fixtures/", import.meta.url);
/** An ad is a little shorter than it is sold as; MP3 itself adds up to 50 ms. */
const shareOfLength = 0.985;

const figures = await makeAll();
await writeFile(new URL("figures.json", folder), JSON.stringify(figures));

async function makeAll() {
  await mkdir(folder, { recursive: true });
  const made = [];
  // One after the other: each takes all the memory and processor that a small machine has.
  for (const recipe of [...spokenRecipes, ...musicRecipes]) {
    made.push(await make(recipe));
  }
  return [...made, await makeUpload()];
}

async function make(recipe: SpokenRecipe | MusicRecipe) {
  const { bytes, figures: measured } = await deliver(await rendered(recipe));
  const file = `${recipe.name}.mp3`;
  await writeFile(new URL(file, folder), bytes);
  await report(file, bytes, measured);
  const { kind, title } = recipe;
  const said =
    recipe.kind === "music"
      ? { language: null, script: "", nominalSeconds: null }
      : {
          language: recipe.language,
          script: recipe.lines.map(({ text }) => text).join(" "),
          nominalSeconds: recipe.nominalSeconds ?? null,
        };
  return { file, mimeType: "audio/mpeg", kind, title, ...said, ...measured };
}

async function rendered(recipe: SpokenRecipe | MusicRecipe): Promise<Pcm> {
  if (recipe.kind === "music") return faded(play(recipe.piece, recipe.seconds), 1.5);
  const placing = recipe.bed ? { lead: 0.7, tail: 1 } : { lead: 0.1, tail: 0.35 };
  const seconds = recipe.nominalSeconds && recipe.nominalSeconds * shareOfLength;
  const speech = await speak(recipe.lines, recipe.speaker, seconds && seconds - placing.lead - placing.tail);
  const length = frameCount(speech.pcm) / speech.pcm.sampleRate + placing.lead + placing.tail;
  return mix(speech.pcm, placing, recipe.bed && play(recipe.bed, length));
}

/** A small file of another kind, for what happens to uploads: one plucked note, of one channel. */
async function makeUpload() {
  const file = "one-note.wav";
  const note = { sampleRate, channels: [pluck(64, 0.7, 9).subarray(0, sampleRate / 2)] };
  const bytes = writeWav(faded(note));
  await writeFile(new URL(file, folder), bytes);
  const measured = measure(await decodeAudio(bytes));
  await report(file, bytes, measured);
  const [kind, title] = ["file", "One note"];
  return {
    file,
    mimeType: "audio/wav",
    kind,
    title,
    language: null,
    script: "",
    nominalSeconds: null,
    ...measured,
  };
}

/** One line about a file, for whoever can't hear it. */
async function report(file: string, bytes: Uint8Array, measured: AudioFigures): Promise<void> {
  const pcm = await decodeAudio(bytes);
  const { first, last } = edgeLevels(pcm, 5);
  const quiet = silences(pcm, { belowDbfs: -45, atLeastMs: 150 }).map(
    ({ startMs, endMs }) => endMs - startMs,
  );
  const share = quiet.reduce((sum, ms) => sum + ms, 0) / measured.durationMs;
  console.log(
    file.padEnd(28),
    `${(measured.durationMs / 1000).toFixed(2)} s`.padStart(8),
    `${measured.loudnessLufs?.toFixed(2)} LUFS`.padStart(12),
    `${measured.truePeakDbtp?.toFixed(2)} dBTP`.padStart(11),
    `edges ${first.toFixed(0)} and ${last.toFixed(0)} dBFS`.padStart(26),
    `silence ${Math.round(share * 100)} %, longest ${Math.max(0, ...quiet)} ms`,
  );
}
