import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import type { GenerationStage } from "@earshot/contract/generation/read-stage.ts";
import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import { type AdRequest, UnrenderableAdError } from "./ad-request.ts";
import { frameCount, type Pcm } from "./dsp/pcm.ts";
import { encoderDelayMs } from "./formats/encode-mp3.ts";
import { waveformPeaks } from "./measure/peaks.ts";
import { layOutAd } from "./mix/ad-layout.ts";
import type { BedSettings } from "./mix/bed.ts";
import { joinSentences, sentenceStarts } from "./mix/dialogue.ts";
import { type MasteredMp3, masterToMp3 } from "./mix/master-to-mp3.ts";
import { type MusicBed, mixAd, mixSampleRate } from "./mix/mix-ad.ts";
import { findTrack } from "./music/library.ts";
import type { ScriptWriter } from "./script/script.ts";
import { isPersons, type Line, writeLines } from "./script/write-lines.ts";
import { lengthWindow } from "./speech/fit-length.ts";
import { deliveryOf } from "./speech/prosody.ts";
import { drawRecorded } from "./speech/recorded-wave.ts";
import {
  lineSpeaker,
  speakAtOwnPace,
  speakNearLength,
  type SpeakLine,
  type SpokenLines,
  speakToLength,
  UnfittableScriptError,
} from "./speech/speak-lines.ts";
import type { SpeechEngine } from "./speech/speech-engine.ts";
import { selectVoices, type VoiceSelection } from "./voices/select-voices.ts";

/** The engines used to render an ad. */
export type AdEngines = {
  writer: ScriptWriter;
  speech: SpeechEngine;
  /** Decodes a music track to two channels. */
  loadTrack: (id: string) => Promise<Pcm>;
};

/**
 * An ad's current stage, and what is known of it so far: the text to be spoken, and 200 waveform peaks from 0 to 255,
 * which are 0 for lines not yet recorded.
 */
export type AdProgress = { stage: GenerationStage; script?: string; peaks?: number[] };

/** A line in a finished ad: its text, its voice, and where it starts. */
export type PlacedLine = { text: string; voice: 1 | 2; startMs: number };

/** A finished ad: its measured MP3, its script as a whole and line by line, and its voices. */
export type RenderedAd = MasteredMp3 & { script: string; lines: PlacedLine[]; selection: VoiceSelection };

/**
 * Renders an ad, from the request to an MP3:
 *
 * 1. `selectVoices`: the language and its one or two voices.
 * 2. `writeLines`: the script (written by `engines.writer`, or the user's own), with each line also normalized to
 *   spoken words: "$5" → "five dollars".
 * 3. `speak`: each line as PCM; a written script is fitted to the requested length.
 * 4. `mixAd`: the voices over a music bed that ducks under them.
 * 5. `masterToMp3`: mastered to `loudnessTarget`, encoded as MP3, and measured.
 *
 * @param onProgress called as each stage begins, and for each recorded line
 * @throws {UnrenderableAdError} if the request can't be fulfilled; the signal's reason if it aborts
 */
export async function renderAd(
  request: AdRequest,
  { writer, speech, loadTrack }: AdEngines,
  onProgress: (progress: AdProgress) => void,
  signal: AbortSignal,
): Promise<RenderedAd> {
  const { inputs } = request;
  const selection = selectVoices(inputs);
  const delivery = deliveryOf(request, selection.language);

  onProgress({ stage: "writing" });
  const lines = await writeLines(request, { selection, delivery, writer }, signal);

  onProgress({ stage: "speaking", script: textOf(lines) });
  const speakLine = drawRecorded(lines, lineSpeaker(delivery, selection, speech, signal), (peaks) =>
    onProgress({ stage: "speaking", peaks }),
  );
  const { voice, script, lines: placed } = await speak(inputs, selection, lines, speakLine);
  signal.throwIfAborted();

  onProgress({ stage: "mixing", script, peaks: waveformPeaks(voice) });
  const mastered = await masterToMp3(await mix(voice, inputs, loadTrack));
  return { ...mastered, script, lines: placed, selection };
}

/** A separate function, so that rejected takes can be garbage-collected before the mix. */
async function speak(
  inputs: AdInputs,
  { voices }: VoiceSelection,
  lines: readonly Line[],
  speakLine: SpeakLine,
): Promise<{ voice: Pcm; script: string; lines: PlacedLine[] }> {
  if (inputs.script && inputs.script_source === "ai")
    return joined(await speakNearLength(lines, lengthWindow(inputs), speakLine), inputs);
  if (isPersons(inputs)) {
    const own = joined(await speakAtOwnPace(lines, speakLine), inputs);
    return inputs.script ? own : { ...own, script: inputs.prompt };
  }
  const spoken = await speakToLength(lines, voices.length, lengthWindow(inputs), speakLine).catch(
    (error: unknown) => {
      if (!(error instanceof UnfittableScriptError)) throw error;
      throw new UnrenderableAdError(generationErrorCopy.lengthUnfit(inputs.adLength));
    },
  );
  return joined(spoken, inputs);
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join(" ");

function joined({ lines, sentences }: SpokenLines, inputs: AdInputs) {
  const voice = joinSentences(sentences, mixSampleRate);
  const { leadMs } = layOutAd((1000 * frameCount(voice)) / mixSampleRate, bedSettings(inputs));
  const starts = sentenceStarts(sentences, mixSampleRate);
  return {
    voice,
    script: textOf(lines),
    lines: lines.map(({ text, voice: by }, at): PlacedLine => {
      const startMs = encoderDelayMs + Math.round(leadMs + ((starts[at] ?? 0) * 1000) / mixSampleRate);
      return { text, voice: by === 0 ? 1 : 2, startMs };
    }),
  };
}

/** A separate function, so that the track (20 MB per minute) can be garbage-collected before mastering. */
async function mix(voice: Pcm, inputs: AdInputs, loadTrack: AdEngines["loadTrack"]): Promise<Pcm> {
  return mixAd(voice, await loadBed(inputs, loadTrack));
}

async function loadBed(inputs: AdInputs, loadTrack: AdEngines["loadTrack"]): Promise<MusicBed | null> {
  const { music_spec: music } = inputs;
  const settings = bedSettings(inputs);
  if (!music || !settings) return null;
  return { track: await loadTrack(music.music_id), volume: music.volume, settings };
}

/** The selected part of the track and its fades; null if there is no music. */
function bedSettings({ music_spec: music }: AdInputs): BedSettings | null {
  if (!music || music.volume === 0) return null;
  return {
    grid: findTrack(music.music_id)?.grid,
    startMs: music.playback_start,
    endMs: music.playback_end ?? 0,
    fadeInMs: music.fade_in_ms,
    fadeOutMs: music.fade_out_ms,
  };
}
