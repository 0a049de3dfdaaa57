import {
  type AdInputs,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";

import type { AdOrder } from "../ad-order.ts";
import { decodeAudio } from "../measure/decode.ts";
import type { Pcm } from "../pcm.ts";
import { type MadeAd, renderAd } from "../render-ad.ts";
import { embeddedWriter } from "../script/embedded-writer.ts";
import { openEmbeddedSpeech } from "../speech/embedded-speech.ts";
import type { SpeechEngine } from "../speech/speech.ts";
import { catalogue } from "../voices/catalogue.ts";

/** What a test chooses; all else is as a form that nobody touched sends it. */
export type Choices = Partial<AdChoices> & {
  title?: string;
  prompt?: string;
  thirdPerson?: boolean;
  music?: Partial<Music>;
};

type Music = NonNullable<AdInputs["music_spec"]>;

/** A finished ad, and the sound of its MP3. */
export type HeardAd = MadeAd & { pcm: Pcm };

const roastery = {
  title: "Coffee & Co",
  prompt:
    "We roast coffee beans every Tuesday in Leeds and post them the same day. A subscription is $19 a month, and the first bag is half price. Order at coffee.example.",
};

const usualMusic: Music = {
  music_id: "trk_any",
  fade_in_ms: 0,
  fade_out_ms: 0,
  playback_start: 0,
  playback_end: 0,
  volume: 0.3,
};

const voiceNamed = (wanted: string) => catalogue.find(({ name }) => name === wanted)?.id;

/** The order that these choices of the form become. */
export function orderOf({ title, prompt, thirdPerson = false, music, ...sent }: Choices): AdOrder {
  const choices: AdChoices = { adLength: 10, script_source: "ai", ...sent };
  const spec = music ? { ...usualMusic, ...music } : null;
  return {
    title: title ?? roastery.title,
    thirdPerson,
    inputs: readAdInputs(choices, prompt ?? roastery.prompt, spec, { voiceNamed }),
  };
}

/** One for all tests of a process: what it has loaded stays, its program starts again when it is needed. */
const embedded = openEmbeddedSpeech();

/**
 * Makes ads for real, each order once.
 * @param trackOf what sounds under ads with music: at 44.1 kHz, two channels
 * @param change what a test changes of the engine that speaks
 */
export function openStudio(
  trackOf: (id: string) => Promise<Pcm> = () => Promise.reject(new Error("no track was chosen")),
  change = (speech: SpeechEngine) => speech,
) {
  const makers = { writer: embeddedWriter, speech: change(embedded), trackOf };
  const made = new Map<string, Promise<HeardAd>>();
  const never = new AbortController().signal;

  async function render(order: AdOrder): Promise<HeardAd> {
    const ad = await renderAd(order, makers, () => undefined, never);
    return { ...ad, pcm: await decodeAudio(ad.bytes) };
  }

  return {
    close: () => embedded.close(),
    make(choices: Choices): Promise<HeardAd> {
      const key = JSON.stringify(choices);
      const ad = made.get(key) ?? render(orderOf(choices));
      made.set(key, ad);
      return ad;
    },
    /** What is said as it is written. */
    say(script: string, choices: Choices = {}) {
      return this.make({ prompt: script, script_source: "own", ...choices });
    },
  };
}
