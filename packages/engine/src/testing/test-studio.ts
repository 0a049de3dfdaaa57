import {
  type AdInputs,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";

import type { AdRequest } from "../ad-request.ts";
import type { Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { type RenderedAd, renderAd } from "../render-ad.ts";
import { embeddedWriter } from "../script/embedded-writer.ts";
import { openEmbeddedSpeech } from "../speech/embedded-speech.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";
import { catalogue } from "../voices/catalogue.ts";

/** The choices that a test makes; omitted ones take the form's defaults. */
export type Choices = Partial<AdChoices> & {
  title?: string;
  prompt?: string;
  thirdPerson?: boolean;
  music?: Partial<Music>;
};

type Music = NonNullable<AdInputs["music_spec"]>;

/** A rendered ad with its decoded audio. */
export type AnalysedAd = RenderedAd & { pcm: Pcm };

const roastery = {
  title: "Coffee & Co",
  prompt:
    "We roast coffee beans every Tuesday in Leeds and post them the same day. A subscription is $19 a month, and the first bag is half price. Our beans come from three small farms in Peru. We grind them for your machine, or send them whole. Decaf is available. There is no minimum order, and you can cancel at any time. Our shop in Mill Lane is open Monday to Saturday from 8 to 4, with fresh cakes and a quiet garden. Dogs are welcome. Order at coffee.example.",
};

const defaultMusic: Music = {
  music_id: "trk_any",
  fade_in_ms: 0,
  fade_out_ms: 0,
  playback_start: 0,
  playback_end: 0,
  volume: 0.3,
};

const voiceNamed = (wanted: string) => catalogue.find(({ name }) => name === wanted)?.id;

/** The request for these form choices. */
export function adRequestOf({ title, prompt, thirdPerson = false, music, ...sent }: Choices): AdRequest {
  const choices: AdChoices = { adLength: 10, script_source: "ai", ...sent };
  const spec = music ? { ...defaultMusic, ...music } : null;
  return {
    title: title ?? roastery.title,
    thirdPerson,
    inputs: readAdInputs(choices, prompt ?? roastery.prompt, spec, { voiceNamed }),
  };
}

/** Shared by all tests in a process, because loading is slow. Its worker process restarts on demand. */
const embedded = openEmbeddedSpeech();

/**
 * Renders ads with the embedded engines, caching each set of choices.
 * @param loadTrack loads the music: 44.1 kHz, two channels
 * @param wrapSpeech wraps the speech engine
 */
export function openTestStudio(
  loadTrack: (id: string) => Promise<Pcm> = () => Promise.reject(new Error("no track was chosen")),
  wrapSpeech = (speech: SpeechEngine) => speech,
) {
  const engines = { writer: embeddedWriter, speech: wrapSpeech(embedded), loadTrack };
  const cache = new Map<string, Promise<AnalysedAd>>();
  const never = new AbortController().signal;

  async function render(request: AdRequest): Promise<AnalysedAd> {
    const ad = await renderAd(request, engines, () => undefined, never);
    return { ...ad, pcm: await decodeAudio(ad.bytes) };
  }

  return {
    close: () => embedded.close(),
    render(choices: Choices): Promise<AnalysedAd> {
      const key = JSON.stringify(choices);
      const ad = cache.get(key) ?? render(adRequestOf(choices));
      cache.set(key, ad);
      return ad;
    },
    /** Renders the user's own script. */
    speak(script: string, choices: Choices = {}) {
      return this.render({ prompt: script, script_source: "own", ...choices });
    },
  };
}

/** Gives all of eSpeak NG's voices the same shape, so that only language and accent differ. */
export const withOneSpeaker = (speech: SpeechEngine): SpeechEngine => ({
  speak: (spoken, voice, prosody, signal) => speech.speak(spoken, withoutShape(voice), prosody, signal),
});

function withoutShape(voice: CatalogueVoice): CatalogueVoice {
  const { shape } = voice;
  if (shape.engine !== "espeak") return voice;
  const identifier = shape.identifier.replace(/\+.*$/, "+f2");
  return { ...voice, shape: { ...shape, identifier, size: 1, stretch: 1, pitch: 50, range: 50 } };
}
