import { mkdir, readdir, rm, writeFile } from "node:fs/promises";

import { medianPitch } from "@earshot/engine/measure/pitch.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { catalogue } from "@earshot/engine/voices/catalogue.ts";

import { deliverSample } from "./deliver-sample.ts";
import { measurePace, speakSample } from "./speak-sample.ts";

// Speaks the samples of the catalogue again and measures its voices: `npm run voices -w @earshot/api`. The same sources
// give the same bytes.

const samples = new URL("../../packages/engine/assets/voices/", import.meta.url);
const measured = new URL("../../packages/engine/src/voices/measured.json", import.meta.url);

async function make(voice: CatalogueVoice) {
  // A new program for each: what eSpeak NG spoke before changes the flutter of its voices.
  const engine = openEmbeddedSpeech();
  const { bytes, decoded, figures } = await deliverSample(await speakSample(engine, voice));
  await writeFile(new URL(`${voice.id}.mp3`, samples), bytes);
  const pitchHz = Math.round(medianPitch(decoded));
  const { durationMs } = figures;
  const facts = { ...(await measurePace(engine, voice)), durationMs, pitchHz };
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
