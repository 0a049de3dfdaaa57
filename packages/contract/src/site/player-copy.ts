/** Player copy for ads, samples and tracks, except play and pause (controls-copy.ts). */
export const playerCopy = {
  /** The waveform's label. */
  position: (title: string) => `Position in ${title}`,
  /** Separates the played time from the duration: "0:09 of 0:30". */
  of: "of",
  buffering: "Loading",
  failed: "Can’t play",
  /** The button's label after an error. */
  retry: (title: string) => `Try to play ${title} again`,
  /** A sample's name in button labels, after "Play". */
  sampleOf: (name: string) => `sample of ${name}`,
  noSample: "No sample",
} as const;
