/** The studio's Background Music section. */
export const backgroundMusicCopy = {
  title: "Background Music (Optional)",
  select: "Select AI Music",
  change: "Change",
  remove: "Remove",
  /** Shown before the title of a track that suits the text. */
  suggested: (text: "brief" | "script") => `Suggested for this ${text}`,
  add: "Add",
  addTrack: (title: string) => `Add ${title}`,
  active: "AI Music Integration Active",
  fadeIn: "Fade In (ms)",
  fadeOut: "Fade Out (ms)",
  start: "Start (s)",
  end: "End (s)",
  volume: "Volume (0-100)",
  /** The accessible name of the group of number fields. */
  numbers: "Fades, excerpt and volume of the music",
  /** Explains why the number fields are disabled in the panel. */
  chooseFirst: "Choose background music first: these then stand below it.",
  /** Shown on a phone instead of the number fields; an end of 0 is the end of the track. */
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
