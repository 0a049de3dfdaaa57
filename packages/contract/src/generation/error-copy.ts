/** Reasons why an ad could not be made. */
export const generationErrorCopy = {
  musicRouteFailed: "Failed to generate audio with a voice-generation provider",
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
