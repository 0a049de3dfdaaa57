import {
  accentKey,
  accentsOf,
  type AdLength,
  findLanguage,
  type Narrative,
  type Tone,
} from "@earshot/contract/languages.ts";
import { adDefaults, musicDefaults } from "@earshot/contract/limits.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";

/** The three ways to an ad. */
export type StudioTab = "ai" | "own" | "upload";

const studioTabs: readonly StudioTab[] = ["ai", "own", "upload"];

/** The tab that an address asks for; AI Script when it asks for none, or for an unknown one. */
export function studioTabOf(asked: string | null): StudioTab {
  return studioTabs.find((tab) => tab === asked) ?? "ai";
}

/** Whose voice the first card stands for while nobody chose one: any, or one of this gender (the hero's choice). */
export type VoiceGender = "" | "male" | "female";

/** The music's five numbers, as the panel shows them: fades in ms, start and end in s, volume in percent. */
export type MusicNumbers = {
  fadeInMs: number;
  fadeOutMs: number;
  startSeconds: number;
  endSeconds: number;
  volume: number;
};

/** All that an ad is made of, as it stands in the form (spec section 3). */
export type StudioForm = MusicNumbers & {
  productName: string;
  /** What the ad is about, for AI Script. */
  prompt: string;
  /** What the voice says, for My Own Script. */
  script: string;
  /** The main voice, v1; null while nobody chose: the one recommended. */
  voice: Voice | null;
  /** The additional voice, v2. */
  secondVoice: Voice | null;
  voiceGender: VoiceGender;
  music: Track | null;
  deliveryInstructions: string;
  /** A name of languages.ts; empty for Recommended. */
  language: string;
  /** An accent's key, "standard_german"; empty for any. */
  accent: string;
  tone: Tone;
  narrative: Narrative;
  length: AdLength;
};

/** What Reset All puts back (decisions, Wire format). */
const untouchedChoices = {
  language: "",
  accent: "",
  tone: "",
  narrative: adDefaults.narrative,
  length: adDefaults.seconds,
} as const satisfies Partial<StudioForm>;

/** The form before anybody touched it. */
export const emptyForm: StudioForm = {
  productName: "",
  prompt: "",
  script: "",
  voice: null,
  secondVoice: null,
  voiceGender: "",
  music: null,
  ...musicDefaults,
  deliveryInstructions: "",
  ...untouchedChoices,
};

/** Whether the form holds nothing that anybody gave. */
export function isUntouched(form: StudioForm): boolean {
  return (Object.keys(emptyForm) as (keyof StudioForm)[]).every((name) => form[name] === emptyForm[name]);
}

/** Which of the two voice cards. */
export type VoiceSlot = "v1" | "v2";

export type StudioEvent =
  /** Any fields that say nothing about another. */
  | {
      type: "changed";
      change: Partial<Omit<StudioForm, "voice" | "secondVoice" | "language" | "accent">>;
    }
  | { type: "languageChosen"; language: string }
  | { type: "accentChosen"; accent: string }
  | { type: "voiceChosen"; slot: VoiceSlot; voice: Voice | null }
  | { type: "choicesReset" }
  /** After a create, or for another draft: the whole form. */
  | { type: "filled"; form: StudioForm };

/** Whether a voice can say an ad in this language with this accent; empty ones are any. */
export function speaks(voice: Voice, language: string, accent: string): boolean {
  const ownLanguage = findLanguage(voice.language)?.name ?? voice.language;
  if (language !== "" && ownLanguage !== language) return false;
  return accent === "" || voice.accents.some((own) => accentKey(own) === accent);
}

/** The form without voices that do not speak what was chosen: they give way to the one recommended. */
function withoutMute(form: StudioForm): StudioForm {
  const { voice, secondVoice, language, accent } = form;
  return {
    ...form,
    voice: voice && speaks(voice, language, accent) ? voice : null,
    secondVoice: secondVoice && speaks(secondVoice, language, "") ? secondVoice : null,
  };
}

/** The main voice brings its language and accent along; the additional one does not. */
function withVoice(form: StudioForm, slot: VoiceSlot, voice: Voice | null): StudioForm {
  if (slot === "v2") return { ...form, secondVoice: voice };
  if (voice === null) return { ...form, voice };
  const language = findLanguage(voice.language)?.name ?? "";
  const key = accentKey(voice.accent);
  const accent = accentsOf(language).some((known) => known.key === key) ? key : "";
  return withoutMute({ ...form, voice, language, accent });
}

/** The form after an event. Changing the language resets the accent (spec section 4). */
export function studioFormAfter(form: StudioForm, event: StudioEvent): StudioForm {
  if (event.type === "changed") return { ...form, ...event.change };
  if (event.type === "languageChosen") return withoutMute({ ...form, language: event.language, accent: "" });
  if (event.type === "accentChosen") return withoutMute({ ...form, accent: event.accent });
  if (event.type === "voiceChosen") return withVoice(form, event.slot, event.voice);
  if (event.type === "choicesReset") return { ...form, ...untouchedChoices };
  return event.form;
}
