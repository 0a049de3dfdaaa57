/** The studio's Background Music section. */
export const backgroundMusicCopy = {
  title: "Background Music (Optional)",
  select: "Select AI Music",
  change: "Change",
  remove: "Remove",
  /** Shown before the title of a track that suits the brief. */
  suggested: "Suggested for this brief",
  add: "Add",
  addTrack: (title: string) => `Add ${title}`,
  active: "AI Music Integration Active",
  fadeIn: "Fade In (ms)",
  fadeOut: "Fade Out (ms)",
  start: "Start (s)",
  end: "End (s)",
  volume: "Volume (0-100)",
  /** The label for the group of five fields. */
  numbers: "Fades, excerpt and volume of the music",
  /** Explains why the five fields are disabled in the panel. */
  chooseFirst: "Choose background music first: these then stand below it.",
  /** Shown on a phone instead of the five fields; an end of 0 is the end of the track. */
  inShort: (start: number, end: number, volume: number) =>
    `${start} to ${end === 0 ? "end" : `${end} s`} · volume ${volume}`,
  adjust: "Adjust",
  /** Plays the voice's sample over the excerpt, at the chosen volume. */
  overMusic: (voice: string) => `Hear ${voice} over the music`,
  overMusicStop: "Stop",
  excerptStart: "Start of the music",
  excerptEnd: "End of the music",
  seconds: (seconds: number) => `${seconds} s`,
} as const;

/** The Select Music dialog. */
export const selectMusicCopy = {
  /** The dialog's title and its button. */
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
