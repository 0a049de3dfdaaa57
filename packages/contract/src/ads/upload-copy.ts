/** The Upload Audio tab. */
export const uploadCopy = {
  choose: "Click to upload or drag and drop",
  accepted: "mp3, wav, wma or aac (max. 2mb)",
  defaultName: "Audio_Ad.mp3",
  uploading: "Uploading",
  complete: "Upload complete",
  failed: "Upload failed",
  failedWith: (message: string) => `Upload failed: ${message}`,
  unknownError: "Unknown error",
  size: (kilobytes: number) => `${kilobytes} KB`,
  percent: (percent: number) => `${percent}% uploaded`,
  drop: "Drop it here",
  onlyOne: (name: string) => `One file at a time: ${name} was taken.`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  /** Dismisses the progress card, not the ad. */
  dismiss: (name: string) => `Dismiss ${name}`,
} as const;
