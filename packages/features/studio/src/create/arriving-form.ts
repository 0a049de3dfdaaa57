import { textLength } from "@earshot/contract/limits.ts";

import type { SavedDraft } from "./saved-draft.ts";
import { emptyForm, isUntouched, type StudioForm, type VoiceGender } from "./studio-form.ts";

/** The query parameters of the landing page's form: `?brand&outline&voice_gender`. */
export interface HeroValues {
  /** The product's name, at most 200 characters. */
  brand: string;
  /** The content outline, at most 1,500 characters. */
  outline: string;
  voiceGender: VoiceGender;
  /** Set if the outline was longer and has been cut. The form prevents that, but only once it has hydrated. */
  isCut?: true;
}

/** Parses the hero's values from a URL; null if it has none. */
export function heroOf(search: URLSearchParams): HeroValues | null {
  const gender = search.get("voice_gender");
  // Browsers submit line breaks as CRLF, but count them as one character in the field.
  const outline = (search.get("outline") ?? "").replaceAll("\r\n", "\n").trim();
  const hero: HeroValues = {
    brand: cut((search.get("brand") ?? "").trim(), textLength.name),
    outline: cut(outline, textLength.outline),
    voiceGender: gender === "male" || gender === "female" ? gender : "",
  };
  if (Object.values(hero).every((value) => value === "")) return null;
  return outline.length > textLength.outline ? { ...hero, isCut: true } : hero;
}

/** Builds a form from the hero's values. */
export function formOfHero({ brand, outline, voiceGender }: HeroValues): StudioForm {
  return { ...emptyForm, productName: brand, prompt: outline, voiceGender };
}

/**
 * The initial form: the values from the landing page, which set an earlier draft aside, or else the draft.
 * @param initial the form with the hero's values, or the empty form
 */
export function arrivingForm(initial: StudioForm, saved: SavedDraft | null): SavedDraft {
  if (saved === null) return { form: initial, setAside: null };
  if (isUntouched(initial)) return saved;
  if (isSameHero(initial, saved.form)) {
    // Continues the existing draft, because the same values were submitted again or the page was reloaded.
    return { ...saved, form: { ...saved.form, voiceGender: initial.voiceGender } };
  }
  return { form: initial, setAside: isUntouched(saved.form) ? saved.setAside : saved.form };
}

function isSameHero(initial: StudioForm, draft: StudioForm): boolean {
  return initial.productName === draft.productName && initial.prompt === draft.prompt;
}

/** Truncates text without splitting a surrogate pair. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
