import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { voiceCardCopy, voiceGenderCopy } from "@earshot/contract/voices/copy.ts";
import { voicePaths } from "@earshot/contract/voices/paths.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { defaultVoice, defaultVoiceSample } from "@earshot/contract/voices/voice-names.ts";

import { useRecommendedVoice } from "../pickers/catalogue-queries.ts";
import { useStudioForm } from "./studio-form-provider.tsx";
import { voiceMeta } from "./voice-meta.ts";

/** The main voice as shown on its card. */
export interface ShownVoice {
  /** The voice's id; empty until the recommended voice is known. */
  id: string;
  name: string;
  /** The voice's characteristics in one line. */
  meta: string;
  /** The voice's language; empty while unknown. */
  language: string;
  imageUrl: string | null;
  sampleUrl: string | null;
  /** The sample's peaks, 0 to 255 each; empty while unknown. */
  samplePeaks: readonly number[];
  /** The sample's length in ms; null while unknown. */
  sampleMs: number | null;
  /** The voice's measured pace; null while unknown. */
  wordsPerMinute: number | null;
  /** The recommended voice, used if none is chosen; null if one is chosen. */
  recommended: Voice | null;
}

/** The default voice, shown without a request while the form is untouched. */
const usual: ShownVoice = {
  ...defaultVoice,
  meta: voiceCardCopy.defaultMeta,
  language: "English",
  imageUrl: null,
  sampleUrl: voicePaths.sample.path.replace("{id}", defaultVoice.id),
  samplePeaks: defaultVoiceSample.peaks,
  sampleMs: defaultVoiceSample.ms,
  wordsPerMinute: null,
  recommended: null,
};

const cardOf = (voice: Voice, recommended: Voice | null): ShownVoice => ({
  id: voice.id,
  name: voice.name,
  meta: voiceMeta(voice),
  language: voice.language,
  imageUrl: voice.imageUrl,
  sampleUrl: voice.sampleUrl,
  samplePeaks: voice.samplePeaks,
  sampleMs: voice.sampleMs,
  wordsPerMinute: voice.wordsPerMinute,
  recommended,
});

/** The main voice: the chosen one, or else the recommended one for the form's language, accent, gender and tone. */
export function useShownVoice(): ShownVoice {
  const voice = useStudioForm((form) => form.voice);
  const language = useStudioForm((form) => form.language);
  const accent = useStudioForm((form) => form.accent);
  const gender = useStudioForm((form) => form.voiceGender);
  const tone = useStudioForm((form) => form.tone);
  const isUsual = language === "" && gender === "" && tone === "";
  const recommended = useRecommendedVoice({ language, accent, gender, tone }, voice === null && !isUsual);

  if (voice) return cardOf(voice, null);
  if (isUsual) return usual;
  if (recommended) return cardOf(recommended, recommended);
  if (language === "" && gender === "") return usual;
  const meta = language || (gender === "male" ? voiceGenderCopy.male : voiceGenderCopy.female);
  return { ...usual, id: "", name: studioCopy.recommended, meta, language: "", sampleUrl: null };
}
