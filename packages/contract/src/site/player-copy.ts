/** Player copy other than play and pause (controls.ts), for ads, samples and tracks. */
export const playerCopy = {
  /** Label of the waveform. */
  position: (title: string) => `Position in ${title}`,
  /** Separates the played time from the duration: "0:09 of 0:30". */
  of: "of",
  buffering: "Loading",
  failed: "Can’t play",
  /** Label of the button after an error. */
  retry: (title: string) => `Try to play ${title} again`,
  /** Name of a sample in button labels, after "Play". */
  sampleOf: (name: string) => `sample of ${name}`,
  noSample: "No sample",
} as const;
