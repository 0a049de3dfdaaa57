import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { accentsOf, adLengths, findLanguage, tones } from "@earshot/contract/languages.ts";
import { musicDefaults, mostVolume } from "@earshot/contract/limits.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { oneOf } from "@earshot/contract/read/fields.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";

import { draftOfLines, lineOf } from "../script/draft-edits.ts";
import { scriptOfLines } from "../script/own-lines.ts";
import type { ScriptSource } from "./ad-request.ts";
import { briefKey } from "./brief-key.ts";
import { emptyForm, type MusicNumbers, type StudioForm } from "./studio-form.ts";

/** The currently available voices and tracks. */
export interface Catalogue {
  voices: readonly Voice[];
  tracks: readonly Track[];
}

/**
 * The form that would recreate an ad. Omits a deleted voice or track, which the server would reject.
 *
 * @returns null for an upload, which has no inputs
 */
export function formOfAd(
  ad: AdDetails,
  { voices, tracks }: Catalogue,
): { source: ScriptSource; form: StudioForm } | null {
  const { inputs } = ad;
  if (!inputs) return null;
  const source = inputs.script_source;
  const language = findLanguage(inputs.language)?.name ?? "";
  const [voice = null, secondVoice = null] = inputs.voice_ids.map(
    (id) => voices.find((known) => known.id === id) ?? null,
  );
  const form: StudioForm = {
    ...emptyForm,
    productName: ad.title,
    [source === "ai" ? "prompt" : "script"]: inputs.prompt,
    mustSay: inputs.must_say,
    avoid: inputs.avoid,
    voice,
    secondVoice,
    music: tracks.find(({ id }) => id === inputs.music_spec?.music_id) ?? null,
    ...numbersOf(inputs.music_spec),
    deliveryInstructions: inputs.delivery_instructions,
    language,
    accent: accentsOf(language).find(({ key }) => key === inputs.accent)?.key ?? "",
    tone: oneOf(inputs.tone, tones) ?? emptyForm.tone,
    narrative: ad.thirdPerson ? "third" : "first",
    length: adLengths.find((length) => length === inputs.adLength) ?? emptyForm.length,
  };
  const { script: lines, variant } = inputs;
  if (!lines?.length) return { source, form };
  if (source === "own") {
    const script = scriptOfLines(
      lines.map((line) => lineOf(line.text, line.voice)),
      form.secondVoice !== null,
    );
    return { source, form: { ...form, script } };
  }
  const scripts = draftOfLines(lines, { variant, brief: briefKey(form) });
  return { source, form: { ...form, scripts } };
}

/** The server's times are in ms and its volume is 0 to 1; the form's are in s and percent. */
function numbersOf(music: NonNullable<AdDetails["inputs"]>["music_spec"]): MusicNumbers {
  if (!music) return musicDefaults;
  return {
    fadeInMs: music.fade_in_ms,
    fadeOutMs: music.fade_out_ms,
    startSeconds: Math.round(music.playback_start / 1000),
    endSeconds: Math.round((music.playback_end ?? 0) / 1000),
    volume: Math.round(music.volume * mostVolume),
  };
}
