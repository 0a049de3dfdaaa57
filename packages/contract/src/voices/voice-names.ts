/** Voice names that every catalogue includes; a catalogue may have others too. Names are unique. */
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
 * The studio's initial voice, replaced by the recommended voice for the ad's language. The embedded voice that a
 * speech recognizer understands best.
 */
export const defaultVoice: NamedVoice = { id: "vc_russell", name: "Russell" };

/**
 * The default voice's sample, whose waveform the voice card shows before any request: length in ms, and every fourth
 * peak (0 to 255).
 */
export const defaultVoiceSample = {
  ms: 5355,
  peaks: [
    0, 116, 170, 179, 243, 243, 147, 226, 173, 227, 197, 255, 193, 165, 140, 100, 39, 0, 19, 222, 223, 117,
    163, 161, 167, 154, 195, 242, 194, 170, 55, 70, 150, 225, 216, 125, 195, 246, 160, 162, 135, 175, 142,
    196, 180, 103, 33, 0, 0, 0,
  ],
} as const;

/** The fallback if an ad's own voice can't be used. */
export const generationFallbackVoice: NamedVoice = { id: "vc_amelia", name: "Amelia" };
