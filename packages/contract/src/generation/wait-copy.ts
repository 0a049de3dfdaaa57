/** The production wait dialog. */
export const productionWaitCopy = {
  title: "We’re bringing your ad to life",
  text: "Your ad is being mixed and finalized. It is usually ready in under a minute.",
  estimatedTime: "Estimated time",
  processing: "Processing",
  /** The median wait in this browser, shown next to the estimate after the first ad. */
  usual: (seconds: number) => `Your ads usually take ${seconds} s`,
  stages: { writing: "Writing", speaking: "Recording", mixing: "Mixing" },
  /** A stage's state, announced by screen readers. */
  stageStates: { done: "done", now: "in progress", next: "to come" },
  words: (count: number) => (count === 1 ? "1 word" : `${count} words`),
  voiceOnly: "Voice only",
  withMusic: "With music",
  leave: "You can close this. Your ad will appear in the list when it is ready.",
} as const;
