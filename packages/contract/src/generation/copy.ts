/** Creating an ad: the wait, and possible errors. */
export const generationCopy = {
  create: "Create Audio Ad",
  creating: "Creating...",
  /** Shown when Try again is pressed on a failed ad while another ad is pending. */
  oneAtATime: "Another ad is being made. Please try again when it is ready.",
  failedWith: (message: string) => `Error creating audio ad: ${message}`,
  musicRouteFailed: "Failed to generate audio with a voice-generation provider",
  failed: "Failed to generate audio",
  audioformFailed: "Audioform processing failed",
  audioformTimeout: "Audioform processing timeout",
  createPipelineFailed: "Failed to create pipeline",
  pipelineFailed: "Pipeline processing failed",
  pipelineTimeout: "Pipeline processing timeout",
  /** The state text for an ad that the server could not create, with a hint. */
  notMade: "This ad could not be made. Please try again in a few minutes.",
  /** Shown if the embedded writer can't write a script of the requested length. */
  lengthUnfit: (seconds: number) =>
    `We couldn’t write an ad of ${seconds} seconds from this. Please choose another length, or shorten names and addresses.`,
} as const;
