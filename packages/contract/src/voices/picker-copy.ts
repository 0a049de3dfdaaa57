/** The Select Voice dialog. */
export const selectVoiceCopy = {
  /** The dialog's title, and the label of the button that opens it. */
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
  tone: "Tone",
  allTones: "All tones",
  noFavourites: "No favourites yet. The star beside a voice keeps it here.",
  noRecent: "Nothing here yet. Voices that you select are kept here.",
  showAll: "Show all voices",
} as const;
