/** The right panel's two voice cards. */
export const voiceCardCopy = {
  voice: "Voice",
  defaultMeta: "Natural, conversational, American, Middle Aged",
  change: "Change voice",
  additional: "Additional voice (optional)",
  notSelected: "Not selected",
  additionalText: "Optional additional voice",
  select: "Select voice",
  remove: (name: string) => `Remove ${name}`,
  replaced: (name: string, language: string) => `Now ${name}, who speaks ${language}.`,
  /** Shown after a different tone is chosen. */
  replacedForTone: (name: string) => `Now ${name}, whose tone fits.`,
  /** Shown below the accent if only Draft voices speak it. */
  draftAccent: (name: string, accent: string) =>
    `Only Draft voices speak with this accent (${accent}), so ${name} stays. To take one all the same, change the voice.`,
  /** Shown after the additional voice is removed. */
  takenOut: (name: string, language: string) => `${name} does not speak ${language} and was taken out.`,
} as const;

/** Defaults for values missing from a voice's record. */
export const voiceAgeCopy = { middleAged: "Middle Aged" } as const;

/** The genders of voices. */
export const voiceGenderCopy = {
  female: "Female",
  male: "Male",
} as const;
