import { mkdir, readdir, rm, writeFile } from "node:fs/promises";

import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { packPeaks } from "@earshot/engine/measure/packed-peaks.ts";
import { medianPitch } from "@earshot/engine/measure/pitch.ts";
import { type Mp3Format, masterToMp3 } from "@earshot/engine/mix/master-to-mp3.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { catalogue } from "@earshot/engine/voices/catalogue.ts";

import { measurePace, speakSample } from "./speak-sample.ts";

// Renders the voice samples of the catalogue and measures its voices: `npm run voices -w @earshot/tools`. The output is
// reproducible.

const samples = new URL("../../packages/engine/assets/voices/", import.meta.url);
const measured = new URL("../../packages/engine/src/voices/measured.json", import.meta.url);

/** A lower bitrate than an ad's, which is enough for a voice alone. */
const sampleFormat: Mp3Format = { kilobits: 128, channels: 1, encoderLossLu: 0 };

async function make(voice: CatalogueVoice) {
  // A new process for each, as the flutter of eSpeak NG's voices depends on what was spoken before.
  const engine = openEmbeddedSpeech();
  const { bytes, figures } = await masterToMp3(await speakSample(engine, voice), sampleFormat);
  await writeFile(new URL(`${voice.id}.mp3`, samples), bytes);
  const pitchHz = Math.round(medianPitch(await decodeAudio(bytes)));
  const { durationMs, peaks } = figures;
  const facts = { ...(await measurePace(engine, voice)), durationMs, pitchHz, peaks: packPeaks(peaks) };
  engine.close();
  console.log(
    voice.id.padEnd(14),
    voice.language.padEnd(10),
    `${(durationMs / 1000).toFixed(2)} s`,
    `${facts.wordsPerMinute} words a minute`.padStart(20),
    `${facts.lettersPerSecond} letters a second`.padStart(22),
    `${pitchHz} Hz`.padStart(7),
    `${Math.round(bytes.length / 1000)} kB`.padStart(7),
  );
  return facts;
}

await mkdir(samples, { recursive: true });
const figures: Record<string, Awaited<ReturnType<typeof make>>> = {};
for (const voice of catalogue) figures[voice.id] = await make(voice);
for (const file of await readdir(samples)) {
  if (!(file.replace(".mp3", "") in figures)) await rm(new URL(file, samples));
}
await writeFile(measured, JSON.stringify(figures));
