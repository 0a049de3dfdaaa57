import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

import { readAsset } from "@earshot/api/asset-sound.ts";
import { laterInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { adLengths, languages, tones } from "@earshot/contract/languages.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { durationMs, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { edgeLevels } from "@earshot/engine/measure/edge-levels.ts";
import { integratedLoudness } from "@earshot/engine/measure/loudness.ts";
import { silences } from "@earshot/engine/measure/silence.ts";
import { truePeak } from "@earshot/engine/measure/true-peak.ts";
import { fileOf, library } from "@earshot/engine/music/library.ts";
import { type AdEngines, renderAd } from "@earshot/engine/render-ad.ts";
import { embeddedWriter } from "@earshot/engine/script/embedded-writer.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import { briefs } from "@earshot/engine/testing/briefs.ts";
import { catalogue } from "@earshot/engine/voices/catalogue.ts";

import type { Bench, Figure } from "./runner/bench.ts";

const count = 60;
const volumes = [0.3, 0.1, 0.6, 1];

/** Returns the element at this index of a repeating list. */
const of = <Value>(list: readonly Value[], place: number): Value => list[place % list.length]!;

/** The ads to render: all languages in turn, with varying lengths, numbers of voices, music and tones. */
function orderAt(place: number): AdRequest {
  const language = of(languages, place);
  const round = Math.floor(place / languages.length);
  const brief = of(
    briefs.filter((each) => each.language === language.code),
    round,
  );
  const speakers = catalogue.filter((voice) => voice.language === language.name);
  const voices = [of(speakers, round), of(speakers, round + 1)];
  const isDialogue = place % 2 === 1;
  const hasBed = (Math.floor(place / 2) + round) % 2 === 0;
  return {
    title: brief.name,
    thirdPerson: brief.thirdPerson,
    inputs: {
      prompt: brief.description,
      script_source: "ai",
      adLength: of(adLengths, place + round),
      language: language.name,
      accent: "",
      tone: of(tones, place * 5),
      mood: "",
      delivery_instructions: "",
      voice_ids: voices.slice(0, isDialogue ? 2 : 1).map(({ id }) => id),
      music_spec: hasBed
        ? {
            music_id: of(library, place).id,
            fade_in_ms: of([0, 500, 2000], place),
            fade_out_ms: of([0, 1000, 3000], round),
            playback_start: of([0, 5000], place),
            playback_end: of([0, 0, 9000], round),
            volume: of(volumes, Math.floor(place / 4)),
          }
        : null,
      ...laterInputs,
    },
  };
}

const named = ({ inputs: { language, adLength, tone, voice_ids, music_spec } }: AdRequest) => {
  const music = music_spec ? `music at ${music_spec.volume}` : "no music";
  const voices = voice_ids.length === 2 ? "two voices" : "one voice";
  return `${language}, ${adLength} s, ${voices}, ${music}${tone && `, ${tone}`}`;
};

/** Measurements of an ad's decoded MP3. Levels are in LUFS, dBTP and dBFS. */
type Measured = {
  seconds: number;
  ms: number;
  hasBed: boolean;
  loudness: number;
  peak: number;
  /** The number of samples at full scale. */
  clipped: number;
  edge: number;
  /** The longest silence within the ad, in ms. */
  silence: number;
  /** Measured by ffmpeg; null if it is not installed. */
  ffmpeg: { loudness: number; peak: number } | null;
};

async function measured(order: AdRequest, makers: AdEngines): Promise<Measured> {
  const { bytes } = await renderAd(order, makers, () => undefined, new AbortController().signal);
  const pcm = await decodeAudio(bytes);
  const edges = edgeLevels(pcm, 5);
  const quiet = silences(pcm, { belowDbfs: -50, atLeastMs: 100 });
  return {
    seconds: order.inputs.adLength,
    ms: durationMs(pcm),
    hasBed: order.inputs.music_spec !== null,
    loudness: integratedLoudness(pcm),
    peak: truePeak(pcm),
    clipped: clippedIn(pcm),
    edge: Math.max(edges.first, edges.last, -120),
    silence: Math.max(0, ...quiet.map(({ startMs, endMs }) => endMs - startMs)),
    ffmpeg: await byFfmpeg(bytes),
  };
}

const clippedIn = ({ channels }: Pcm) =>
  channels.reduce((sum, channel) => sum + channel.filter((sample) => Math.abs(sample) >= 1).length, 0);

/**
 * Measures a file with ffmpeg's `ebur128` filter. The last figures that it prints are for the whole file, rounded to
 * 0.1.
 */
async function byFfmpeg(bytes: Uint8Array): Promise<Measured["ffmpeg"]> {
  const filter = ["-filter_complex", "ebur128=peak=true", "-f", "null", "-"];
  const ffmpeg = spawn("ffmpeg", ["-hide_banner", "-nostats", "-f", "mp3", "-i", "pipe:0", ...filter], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  const isInstalled = await new Promise<boolean>((settle) => {
    ffmpeg.once("spawn", () => settle(true)).once("error", () => settle(false));
  });
  if (!isInstalled) return null;
  ffmpeg.stdin.end(bytes);
  const output = await text(ffmpeg.stderr);
  const last = (words: RegExp) => Number([...output.matchAll(words)].at(-1)?.[1] ?? Number.NaN);
  return { loudness: last(/\bI:\s+(-?[\d.]+) LUFS/g), peak: last(/\bPeak:\s+(-?[\d.]+) dBFS/g) };
}

/** The line printed for each ad, to identify the ad behind a figure. */
const line = (order: AdRequest, { ms, loudness, peak, edge, silence, ffmpeg }: Measured) =>
  [
    named(order).padEnd(58),
    `${(ms / 1000).toFixed(2)} s`,
    `${loudness.toFixed(2)} LUFS`,
    `${peak.toFixed(2)} dBTP`,
    `${edge.toFixed(0)} dBFS at its edges`,
    `${silence} ms quiet`,
    ffmpeg ? `ffmpeg ${ffmpeg.loudness.toFixed(1)} LUFS, ${ffmpeg.peak.toFixed(1)} dBTP` : "",
  ].join("  ");

/** Figures for all rendered ads. */
function figuresOf(ads: readonly Measured[], failed: number): Figure[] {
  const most = (value: (ad: Measured) => number) => Math.max(...ads.map(value));
  const least = (value: (ad: Measured) => number) => Math.min(...ads.map(value));
  const compared = ads.flatMap(({ ffmpeg, loudness, peak }) => (ffmpeg ? [{ ffmpeg, loudness, peak }] : []));
  const apart = (value: (ad: (typeof compared)[number]) => number) => Math.max(...compared.map(value));
  return [
    { what: "ads that failed", value: failed, unit: "", most: 0 },
    {
      what: "largest deviation from -16 LUFS",
      value: most((ad) => Math.abs(ad.loudness + 16)),
      unit: "LU",
      most: 0.5,
    },
    { what: "highest true peak", value: most(({ peak }) => peak), unit: "dBTP", most: -1.5 },
    { what: "samples at full scale", value: most(({ clipped }) => clipped), unit: "", most: 0 },
    { what: "loudest first or last 5 ms", value: most(({ edge }) => edge), unit: "dBFS", most: -60 },
    {
      what: "most missing of a requested length",
      value: 100 - least(({ ms, seconds }) => ms / seconds / 10),
      unit: "%",
      most: 7,
    },
    {
      what: "most over a requested length",
      value: Math.max(
        0,
        most((ad) => ad.ms - ad.seconds * 1000),
      ),
      unit: "ms",
      most: 0,
    },
    {
      what: "longest silence without music",
      value: most(({ hasBed, silence }) => (hasBed ? 0 : silence)),
      unit: "ms",
      most: 3000,
    },
    { what: "ads measured by ffmpeg", value: compared.length, unit: "" },
    ...(compared.length === 0
      ? []
      : [
          {
            what: "largest difference from ffmpeg's loudness",
            value: apart((ad) => Math.abs(ad.loudness - ad.ffmpeg.loudness)),
            unit: "LU",
            most: 0.2,
          },
          {
            what: "largest difference from ffmpeg's true peak",
            value: apart((ad) => Math.abs(ad.peak - ad.ffmpeg.peak)),
            unit: "dB",
            most: 0.3,
          },
        ]),
  ];
}

export const bench: Bench = {
  title: `${count} ads of all languages and lengths, with one and two voices, with and without music, decoded from their MP3s`,
  async measure() {
    const speech = openEmbeddedSpeech();
    const makers: AdEngines = {
      writer: embeddedWriter,
      speech,
      loadTrack: async (id) => decodeAudio(await readAsset(fileOf({ id: id as `trk_${string}` }))),
    };
    const ads: Measured[] = [];
    try {
      for (let place = 0; place < count; place += 1) {
        const order = orderAt(place);
        try {
          const ad = await measured(order, makers);
          ads.push(ad);
          console.log(line(order, ad));
        } catch (error) {
          console.log(`${named(order)}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    } finally {
      speech.close();
    }
    return figuresOf(ads, count - ads.length);
  },
};
