/** Creating an ad: the wait, and possible errors. */
export const generationCopy = {
  create: "Create Audio Ad",
  creating: "Creating...",
  /** Shown when Try again is pressed on a failed ad while another ad is pending. */
  oneAtATime: "Another ad is being made. Please try again when it is ready.",
  failedWith: (message: string) => `Error creating audio ad: ${message}`,
  failed: "Failed to generate audio",
} as const;
