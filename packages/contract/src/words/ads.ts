/** The list of ads and its cards. */
export const adWords = {
  launch: "Launch Campaign",
  share: "Share",
  viewInfo: "View info",
  /** The menu's entry and the dialog's title. */
  move: "Move to another project",
  untitled: "Untitled ad",
  options: (title: string) => `Options for the ad ${title}`,
  count: (ads: number) => (ads === 1 ? "1 ad" : `${ads} ads`),
  search: "Search ads",
  loadMore: "Load more ads",
  state: { processing: "Being made", failed: "This ad could not be made." },
  /** What its card says while it is being made, by the job's `pipeline_status`. */
  stages: {
    waiting: "Waiting its turn",
    writing: "Writing the script",
    speaking: "Recording the voice",
    mixing: "Mixing the sound",
  },
  /** Spoken when the making has come to its end. */
  ready: (title: string) => `${title} is ready`,
  /** On the card of an ad that was made a moment ago. */
  justMade: "New",
  shared: "Shared",
  voices: (count: number) => (count === 1 ? "1 voice" : `${count} voices`),
} as const;

/** The ad list when there is nothing in it. */
export const noAdsWords = {
  client: { title: "No ads yet", text: "Your account has no audio ads yet" },
  visitor: {
    title: "Create your first AI ad",
    text: "Get started by creating your first audio advertisement",
    start: "Start Here",
  },
  filtered: "No ads match your current filters",
} as const;

/** The Info dialog. */
export const adInfoWords = {
  title: "Ad info",
  projectName: "Project Name",
  description: "Description",
  createdAt: "Creation Date",
  length: "Length",
  narrative: "Narrative",
  thirdPerson: "Third Person",
  firstPerson: "First Person",
  download: "Download",
  seconds: (whole: number) => `${whole} sec`,
} as const;

/** The Move to another project dialog. */
export const moveAdWords = {
  move: "Move",
  moving: "Moving...",
  moved: "Ad moved",
  none: { title: "No other projects available", text: "Create a new project to move this ad" },
  rejected: "Failed to move audio ad",
  failed: "Failed to move ad. Please try again.",
} as const;

/** The Delete ad dialog. */
export const deleteAdWords = {
  title: "Delete ad",
  text: "Are you sure you want to delete this ad? This action cannot be undone.",
  inCampaigns: (count: number) =>
    count === 1 ? "A campaign uses this ad." : `${count} campaigns use this ad.`,
  noIdentity: "Error: User session not found. Please refresh the page.",
  noUuid: "Error: Audio ID not found. Cannot delete.",
  deleted: "Ad deleted",
  serverFailed: (status: number) => `Delete failed: Server error (${status})`,
  rejected: "Delete failed: Unknown error",
  failed: (message: string) => `Error deleting audio: ${message}`,
} as const;

/** The Upload Audio tab. */
export const uploadWords = {
  choose: "Click to upload or drag and drop",
  accepted: "mp3, wav, wma or aac (max. 2mb)",
  defaultName: "Audio_Ad.mp3",
  uploading: "Uploading",
  complete: "Upload complete",
  failed: "Upload failed",
  failedWith: (message: string) => `Upload failed: ${message}`,
  unknownError: "Unknown error",
  tooLarge: "File size must be less than 2MB",
  empty: "This file is empty. Please choose another one.",
  notAudio: "Please choose an mp3, wav, wma or aac file.",
  size: (kilobytes: number) => `${kilobytes} KB`,
  percent: (percent: number) => `${percent}% uploaded`,
} as const;
