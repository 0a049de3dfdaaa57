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
  /** Shown after another tone was chosen. */
  replacedForTone: (name: string) => `Now ${name}, whose tone fits.`,
  /** Shown below the accent if only Draft voices speak it. */
  draftAccent: (name: string, accent: string) =>
    `Only Draft voices speak with this accent (${accent}), so ${name} stays. To take one all the same, change the voice.`,
  /** Shown after the additional voice was removed. */
  takenOut: (name: string, language: string) => `${name} does not speak ${language} and was taken out.`,
} as const;

/** The Select Voice dialog. */
export const selectVoiceCopy = {
  /** The dialog's title and its button. */
  select: "Select Voice",
  subtitle: "Browse and preview voices for your audio project",
  /** The title when choosing the additional voice. */
  subtitleAdditional: "Browse and preview voices for the additional voice of your audio project",
  search: "Search for voices...",
  none: "No voice selected",
  loading: "Loading voices...",
  failed: "Failed to fetch voices. Please try again.",
  empty: "No voices found",
  loadingMore: "Loading more voices...",
  /** The label for a voice that is hard to understand. */
  draft: "Draft",
  filters: "Filter the voices",
  language: "Language",
  allLanguages: "All languages",
  female: "Female",
  male: "Male",
  tone: "Tone",
  allTones: "All tones",
  noFavourites: "No favourites yet. The star beside a voice keeps it here.",
  noRecent: "Nothing here yet. Voices that you select are kept here.",
  showAll: "Show all voices",
} as const;

/** Defaults for values missing from a voice's record. */
export const voiceAgeCopy = { middleAged: "Middle Aged" } as const;
