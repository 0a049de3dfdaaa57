/** Voice names that every catalogue includes; it may include more. Names are unique. */
export const voiceNames = [
  "Amelia",
  "Russell",
  "Maya",
  "Desmond",
  "Imogen",
  "Lachlan",
  "Audrey",
  "Niamh",
  "Callum",
  "Theo",
  "Layla",
  "Omar",
  "Mei",
  "Jun",
  "Sanne",
  "Daan",
  "Elodie",
  "Luc",
  "Greta",
  "Jonas",
  "Anjali",
  "Rohan",
  "Giulia",
  "Matteo",
  "Haruka",
  "Kenji",
  "Jiwoo",
  "Minho",
  "Beatriz",
  "Tiago",
  "Katya",
  "Dmitri",
  "Lucia",
  "Andres",
] as const;

export type VoiceName = (typeof voiceNames)[number];

/** Voices referenced in code. Both are American and middle aged, as the voice card's default text says. */
type NamedVoice = { id: `vc_${string}`; name: VoiceName };

/**
 * Initial voice of the studio, replaced by the recommended voice of the ad's language. Of the embedded voices the one that a
 * recognizer understands best.
 */
export const defaultVoice: NamedVoice = { id: "vc_russell", name: "Russell" };

/** Fallback when an ad's own voice can't be used. */
export const generationFallbackVoice: NamedVoice = { id: "vc_amelia", name: "Amelia" };
