import { readMusicNumber, readMusicVolume } from "@earshot/contract/generation/rules/music-values.ts";
import { accentsOf, adLengths, findLanguage, narratives, tones } from "@earshot/contract/languages.ts";
import { musicDefaults } from "@earshot/contract/limits.ts";
import { asFields, type Fields, numberOf, oneOf, textOf } from "@earshot/contract/read/fields.ts";

import { readSavedTrack, readSavedVoice } from "../script/read-saved.ts";
import { readScriptDraft } from "../script/script-draft.ts";
import { type EditedAd, emptyForm, type MusicNumbers, type StudioForm } from "./studio-form.ts";

/** The name of the studio's draft (packages/client/src/state/drafts.ts). */
export const studioDraft = "studio";

/** The draft that a tab saves, so that the form survives a reload. */
export interface SavedDraft {
  form: StudioForm;
  /** An earlier form that the landing page's values replaced; it can be restored. */
  setAside: StudioForm | null;
}

/** Parses a draft saved by this or an older release; null if invalid. Drops unknown values. */
export function readSavedDraft(input: unknown): SavedDraft | null {
  const kept = asFields(input);
  const form = readForm(kept?.["form"]);
  return form && { form, setAside: readForm(kept?.["setAside"]) };
}

function readForm(input: unknown): StudioForm | null {
  const kept = asFields(input);
  if (!kept) return null;
  const language = findLanguage(typed(kept, "language"))?.name ?? "";
  return {
    ...numbersOf(kept),
    productName: typed(kept, "productName"),
    prompt: typed(kept, "prompt"),
    script: typed(kept, "script"),
    editing: editedOf(kept["editing"]),
    scripts: readScriptDraft(kept["scripts"]),
    mustSay: typed(kept, "mustSay"),
    avoid: typed(kept, "avoid"),
    deliveryInstructions: typed(kept, "deliveryInstructions"),
    voice: readSavedVoice(kept["voice"]),
    secondVoice: readSavedVoice(kept["secondVoice"]),
    voiceGender: oneOf(kept["voiceGender"], ["male", "female"] as const) ?? "",
    music: readSavedTrack(kept["music"]),
    language,
    accent: accentsOf(language).find(({ key }) => key === kept["accent"])?.key ?? "",
    tone: oneOf(kept["tone"], tones) ?? emptyForm.tone,
    narrative: oneOf(kept["narrative"], narratives) ?? emptyForm.narrative,
    length: adLengths.find((length) => length === kept["length"]) ?? emptyForm.length,
  };
}

function editedOf(input: unknown): EditedAd | null {
  const kept = asFields(input);
  const uuid = kept && textOf(kept, "uuid");
  const basedOn = kept && numberOf(kept, "basedOn");
  if (!kept || !uuid || basedOn === null) return null;
  const sent = asFields(kept["sent"]);
  const [request, key] = sent ? [textOf(sent, "request"), textOf(sent, "key")] : [null, null];
  return {
    uuid,
    basedOn,
    title: textOf(kept, "title") ?? "",
    awaited: numberOf(kept, "awaited"),
    sent: sent && request && key ? { request, key, script: typed(sent, "script") } : null,
  };
}

/** Returns the text as it was typed, without trimming it. */
function typed(kept: Fields, name: keyof StudioForm): string {
  const text = kept[name];
  return typeof text === "string" ? text : "";
}

function numbersOf(kept: Fields): MusicNumbers {
  const read = (name: keyof MusicNumbers) => {
    const number = kept[name];
    if (typeof number !== "number") return musicDefaults[name];
    return name === "volume" ? readMusicVolume(number) : readMusicNumber(number);
  };
  return {
    fadeInMs: read("fadeInMs"),
    fadeOutMs: read("fadeOutMs"),
    startSeconds: read("startSeconds"),
    endSeconds: read("endSeconds"),
    volume: read("volume"),
  };
}
