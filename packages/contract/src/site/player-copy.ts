/** What players say beside play and pause (controls.ts), of ads, samples and tracks alike. */
export const playerCopy = {
  /** The wave's name. */
  position: (title: string) => `Position in ${title}`,
  /** Between what is played and the whole: "0:09 of 0:30". */
  of: "of",
  buffering: "Loading",
  failed: "Can’t play",
  /** The button's name after a failure. */
  retry: (title: string) => `Try to play ${title} again`,
  /** What a sample is called in the names of its buttons, between "Play" and the voice's name. */
  sampleOf: (name: string) => `sample of ${name}`,
  noSample: "No sample",
} as const;
