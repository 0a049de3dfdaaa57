/** The Select Music dialog. */
export const selectMusicCopy = {
  /** The dialog's title, and the label of the button that opens it. */
  select: "Select Music",
  subtitle: "Browse and preview music tracks for your audio project",
  search: "Search for music...",
  none: "No music selected",
  loading: "Loading music tracks...",
  failed: "Failed to fetch music tracks. Please try again.",
  empty: "No music tracks found",
  loadingMore: "Loading more music tracks...",
  moreTags: (count: number) => `+${count} more`,
  filters: "Filter the music",
  /** The moods that can be chosen; each searches for the word and its synonyms. */
  moods: ["Upbeat", "Calm", "Playful", "Confident"],
  mood: "Mood",
  otherMoods: ["Warm", "Inspiring", "Energetic", "Elegant", "Dramatic", "Festive"],
  moreMoods: "More moods",
  length: "Length",
  anyLength: "Any length",
  upTo: (seconds: number) => `Up to ${seconds} s`,
  noFavourites: "No favourites yet. The star beside a track keeps it here.",
  noRecent: "Nothing here yet. Tracks that you select are kept here.",
  showAll: "Show all tracks",
} as const;
