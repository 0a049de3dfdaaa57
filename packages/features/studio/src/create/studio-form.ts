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

import type { ScriptDraft } from "../script/script-draft.ts";

/** The three ways to create an ad. */
export type StudioTab = "ai" | "own" | "upload";

const studioTabs: readonly StudioTab[] = ["ai", "own", "upload"];

/** The tab named in the URL; AI Script if that is missing or unknown. */
export function studioTabOf(name: string | null): StudioTab {
  return studioTabs.find((tab) => tab === name) ?? "ai";
}

/** The gender of the recommended voice on the first card: any gender, or the one chosen in the landing page's form. */
export type VoiceGender = "" | "male" | "female";

/**
 * The music's five settings, in the units shown in the panel: fades in ms, start and end in seconds, volume in
 * percent.
 */
export type MusicNumbers = {
  fadeInMs: number;
  fadeOutMs: number;
  startSeconds: number;
  endSeconds: number;
  volume: number;
};

/** A finished ad whose script is being edited into a new version. */
export interface EditedAd {
  uuid: string;
  title: string;
  /** The number of the version that the script came from. */
  basedOn: number;
  /** The number of the version being made; null if none is. */
  awaited: number | null;
  /**
   * The last request, its idempotency key and its script as typed; null once the server has rejected it or its version
   * is over. Kept across reloads, so that resending it doesn't create a second version, and while the version is made,
   * to see whether the script was edited meanwhile.
   */
  sent: { request: string; key: string; script: string } | null;
}

/** All of an ad's inputs. */
export type StudioForm = MusicNumbers & {
  productName: string;
  /** The ad's description, for AI Script. */
  prompt: string;
  /** The text for the voice to speak, for My Own Script. */
  script: string;
  /** The ad that the script is a new version of; null for a new ad. */
  editing: EditedAd | null;
  /** Scripts written from the prompt, one of which is chosen and edited; null until some are written. */
  scripts: ScriptDraft | null;
  /** Text that the script must contain, one item per line, and text that it must not contain. */
  mustSay: string;
  avoid: string;
  /** The main voice, v1; null for the recommended one. */
  voice: Voice | null;
  /** The additional voice, v2. */
  secondVoice: Voice | null;
  voiceGender: VoiceGender;
  music: Track | null;
  deliveryInstructions: string;
  /** A language name from languages.ts; empty for Recommended. */
  language: string;
  /** An accent's key, such as "standard_german"; empty for any. */
  accent: string;
  tone: Tone;
  narrative: Narrative;
  length: AdLength;
};

/** The fields that Reset All restores. */
const untouchedChoices = {
  language: "",
  accent: "",
  tone: "",
  narrative: adDefaults.narrative,
  length: adDefaults.seconds,
} as const satisfies Partial<StudioForm>;

/** The untouched form. */
export const emptyForm: StudioForm = {
  productName: "",
  prompt: "",
  script: "",
  editing: null,
  scripts: null,
  mustSay: "",
  avoid: "",
  voice: null,
  secondVoice: null,
  voiceGender: "",
  music: null,
  ...musicDefaults,
  deliveryInstructions: "",
  ...untouchedChoices,
};

/** Returns true if all fields are identical. */
export function isSameForm(one: StudioForm, other: StudioForm): boolean {
  return (Object.keys(emptyForm) as (keyof StudioForm)[]).every((name) => one[name] === other[name]);
}

/** Returns true if the form equals the untouched one. */
export const isUntouched = (form: StudioForm): boolean => isSameForm(form, emptyForm);

/** Returns true if the form has neither a name nor a prompt or script; it may have choices. */
export const hasNoText = ({ productName, prompt, script }: StudioForm): boolean =>
  productName.trim() === "" && prompt.trim() === "" && script.trim() === "";

/** The tab that a form belongs to: My Own Script if it has a script and nothing else to make an ad of. */
export function tabOfForm({ editing, prompt, script }: StudioForm): StudioTab {
  return editing || (script.trim() !== "" && prompt.trim() === "") ? "own" : "ai";
}

/** Identifies one of the two voice cards. */
export type VoiceSlot = "v1" | "v2";

export type StudioEvent =
  /** Changes fields that do not affect other fields. */
  | {
      type: "changed";
      change: Partial<Omit<StudioForm, "voice" | "secondVoice" | "language" | "accent">>;
    }
  | { type: "languageChosen"; language: string }
  /** `isDraft`: only Draft voices speak the accent, so a voice without the accent is kept. */
  | { type: "accentChosen"; accent: string; isDraft?: boolean }
  | { type: "voiceChosen"; slot: VoiceSlot; voice: Voice | null }
  | { type: "choicesReset" }
  /** Replaces the whole form, after creating an ad or to load another draft. */
  | { type: "filled"; form: StudioForm };

/** Returns true if a voice supports this language and accent; empty ones match any. */
export function speaks(voice: Voice, language: string, accent: string): boolean {
  const ownLanguage = findLanguage(voice.language)?.name ?? voice.language;
  if (language !== "" && ownLanguage !== language) return false;
  return accent === "" || voice.accents.some((own) => accentKey(own) === accent);
}

/**
 * Removes voices that do not speak the chosen language, and a main voice without the chosen accent. The recommended
 * voice then replaces the main voice.
 */
function withoutMute(form: StudioForm): StudioForm {
  const { voice, secondVoice, language, accent } = form;
  return {
    ...form,
    voice: voice && speaks(voice, language, accent) ? voice : null,
    secondVoice: secondVoice && speaks(secondVoice, language, "") ? secondVoice : null,
  };
}

/** Choosing the main voice also sets the form's language and accent; choosing the additional one does not. */
function withVoice(form: StudioForm, slot: VoiceSlot, voice: Voice | null): StudioForm {
  if (slot === "v2") return { ...form, secondVoice: voice };
  if (voice === null) return { ...form, voice };
  const language = findLanguage(voice.language)?.name ?? "";
  const key = accentKey(voice.accent);
  const accent = accentsOf(language).some((known) => known.key === key) ? key : "";
  return withoutMute({ ...form, voice, language, accent });
}

/** The form's reducer. Changing the language resets the accent. */
export function studioFormAfter(form: StudioForm, event: StudioEvent): StudioForm {
  if (event.type === "changed") return { ...form, ...event.change };
  if (event.type === "languageChosen") return withoutMute({ ...form, language: event.language, accent: "" });
  if (event.type === "accentChosen") {
    const { accent, isDraft = false } = event;
    const staysClear = isDraft && form.voice !== null && form.voice.quality !== "draft";
    return staysClear ? { ...form, accent } : withoutMute({ ...form, accent });
  }
  if (event.type === "voiceChosen") return withVoice(form, event.slot, event.voice);
  if (event.type === "choicesReset") return { ...form, ...untouchedChoices };
  return event.form;
}
