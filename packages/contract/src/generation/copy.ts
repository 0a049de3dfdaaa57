/** Creating an ad: the wait and what can go wrong (spec sections 2, 5 and 8). */
export const generationCopy = {
  create: "Create Audio Ad",
  creating: "Creating...",
  /** Try again on a failed ad while another one is waited for. */
  oneAtATime: "Another ad is being made. Please try again when it is ready.",
  failedWith: (message: string) => `Error creating audio ad: ${message}`,
  noIdentity: "Unable to get user session. Please refresh the page and try again.",
  musicRouteFailed: "Failed to generate audio with a voice-generation provider",
  failed: "Failed to generate audio",
  audioformFailed: "Audioform processing failed",
  audioformTimeout: "Audioform processing timeout",
  createPipelineFailed: "Failed to create pipeline",
  pipelineFailed: "Pipeline processing failed",
  pipelineTimeout: "Pipeline processing timeout",
} as const;

/** The production wait dialog. */
export const productionWaitCopy = {
  title: "We’re bringing your ad to life",
  text: "Your ad is being mixed and finalized. It is usually ready in under a minute.",
  estimatedTime: "Estimated time",
  processing: "Processing",
  leave: "You can close this. Your ad will appear in the list when it is ready.",
} as const;

/** What the server refuses to make, with what to do about it. The form keeps the blank fields' silence. */
export const generationErrorCopy = {
  productName: "Please enter a product name",
  prompt: "Please describe your product or write your script",
  nameLong: "Please keep the product name to 200 characters",
  promptLong: "Please keep the description or script to 5,000 characters",
  instructionsLong: "Please keep the delivery instructions to 1,000 characters",
  otherLanguage: (language: string) =>
    `The description is not in ${language}. Please write it in ${language}, or choose another language.`,
  scriptLanguage: (language: string) =>
    `Part of the script can’t be spoken in ${language}. Please choose its language, and a voice that speaks it.`,
  scriptLong: (seconds: number) =>
    `This script would last ${seconds} seconds. Please shorten it to 120 seconds or less.`,
  unknownVoice: "This voice is no longer available. Please choose another one.",
  /** The embedded writer found no script that lasts as long. */
  lengthUnfit: (seconds: number) =>
    `We couldn’t write an ad of ${seconds} seconds from this. Please choose another length, or shorten names and addresses.`,
  /** Why an ad failed that the server could not make, with what may help. */
  notMade: "This ad could not be made. Please try again in a few minutes.",
  unknownTrack: "This track is no longer available. Please choose another one.",
} as const;
