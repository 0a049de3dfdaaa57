import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import process from "node:process";

import type { Figures } from "@earshot/engine/music/track-figures.ts";

import { finish, highEndShare, lowEndShare } from "./finish.ts";
import { foldIntoTurn } from "./loop.ts";
import { perform, performEnding, secondsOf } from "./perform.ts";
import type { Score } from "./score.ts";
import { scores } from "./scores.ts";
import { around, readInstruments, sampleRate, synthesize } from "./synthesis.ts";

// Renders the music library: `npm run music -w @earshot/tools`. The same scores and instruments produce the same bytes.
// To render only some tracks: `TRACKS="first_light still_water" npm run music -w @earshot/tools`.

const tracks = new URL("../../packages/engine/assets/music/", import.meta.url);
const measured = new URL("../../packages/engine/src/music/measured.json", import.meta.url);
const soundfont = process.env["SOUNDFONT"] ?? "/usr/share/sounds/sf3/MuseScore_General_Lite.sf3";

const bytes = await readFile(soundfont).catch(() => {
  console.error(
    `There are no instruments at ${soundfont}. Debian has them as musescore-general-soundfont-small; elsewhere say where they are: SOUNDFONT=… npm run music -w @earshot/tools`,
  );
  process.exit(1);
});
const instruments = await readInstruments(new Uint8Array(bytes));

async function make(score: Score) {
  const seconds = secondsOf(score);
  const played = await synthesize(instruments, { score, notes: perform(score), seconds });
  const before = Math.round(around.before * sampleRate);
  const loop = foldIntoTurn(played, { before, frames: Math.round(seconds * sampleRate) });
  const { notes, beatsBefore } = performEnding(score);
  const beatSeconds = 60 / score.tempo;
  const ending = await synthesize(instruments, { score, notes, seconds: beatsBefore * beatSeconds });
  const track = await finish({
    loop,
    ending,
    leadIn: before,
    beatMs: beatSeconds * 1000,
    beatsPerBar: score.beats,
    beatsBefore,
  });
  const { durationMs, loudnessLufs, truePeakDbtp } = track.figures;
  await writeFile(new URL(`trk_${score.name}.mp3`, tracks), track.bytes);
  console.log(
    score.name.padEnd(16),
    score.key.padEnd(13),
    String(score.tempo).padStart(3),
    `${(durationMs / 1000).toFixed(1)} s`,
    `${loudnessLufs.toFixed(2)} LUFS`,
    `${truePeakDbtp.toFixed(2)} dBTP`.padStart(10),
    `${(100 * lowEndShare(track.decoded)).toFixed(0)} % below 150 Hz`.padStart(18),
    `${(100 * highEndShare(track.decoded)).toFixed(1)} % above 3 kHz`.padStart(18),
    `${Math.round(track.bytes.length / 1000)} kB`,
  );
  return track.figures;
}

await mkdir(tracks, { recursive: true });
const ids = scores.map(({ name }) => `trk_${name}`);
const chosen: readonly string[] = process.env["TRACKS"]?.match(/\w+/g) ?? [];
const figures: Record<string, Figures> =
  chosen.length === 0 ? {} : JSON.parse(await readFile(measured, "utf8").catch(() => "{}"));
for (const score of scores) {
  if (chosen.length === 0 || chosen.includes(score.name)) figures[`trk_${score.name}`] = await make(score);
}
for (const file of await readdir(tracks)) {
  if (file.endsWith(".mp3") && !ids.includes(file.replace(".mp3", ""))) await rm(new URL(file, tracks));
}
await writeFile(measured, JSON.stringify(Object.fromEntries(ids.map((id) => [id, figures[id]]))));
