/** The list of ads and its cards. */
export const adCopy = {
  /** The list landmark's label. */
  list: "Ads",
  launch: "Launch Campaign",
  share: "Share",
  viewInfo: "View info",
  /** The menu entry and the dialog's title. */
  move: "Move to another project",
  untitled: "Untitled ad",
  options: (title: string) => `Options for the ad ${title}`,
  count: (ads: number) => (ads === 1 ? "1 ad" : `${ads} ads`),
  /** Shown while there are more ads to load. */
  countAtLeast: (ads: number) => `${ads}+ ads`,
  search: "Search ads",
  loadMore: "Load more ads",
  notLoaded: "Your ads could not be loaded.",
  moreNotLoaded: "More ads could not be loaded.",
  state: { processing: "Being made", failed: "This ad could not be made." },
  /** A card's text while an ad is pending, by the job's `pipeline_status`. */
  stages: {
    waiting: "Waiting its turn",
    writing: "Writing the script",
    speaking: "Recording the voice",
    mixing: "Mixing the sound",
  },
  /** Announced when a pending ad has finished. */
  ready: (title: string) => `${title} is ready`,
  /** The badge on a new ad's card. */
  justMade: "New",
  renamed: "Ad renamed",
  shared: "Shared",
  notShared: "Not shared",
  voices: (count: number) => (count === 1 ? "1 voice" : `${count} voices`),
} as const;

/** A finished ad in the centre of the studio. */
export const adResultCopy = {
  ready: "Your ad is ready",
  /** The label of the transcript, whose lines seek to their start. */
  script: "Script, line by line",
  voiceOnly: "Voice only",
  editScript: "Edit script",
  makeAnother: "Make another",
  /** The label for the group of four buttons. */
  actions: "What to do with the ad",
  brief: "Your brief",
  openForm: "Open the form",
  notLoaded: "The ad is ready, but its details could not be loaded.",
} as const;

/** The ad list's empty state. */
export const noAdsCopy = {
  client: { title: "No ads yet", text: "Your account has no audio ads yet" },
  visitor: {
    title: "Create your first AI ad",
    text: "Get started by creating your first audio advertisement",
    start: "Start Here",
  },
  filtered: "No ads match your current filters",
  /** Shown above a sample ad while the user has no ads. */
  sample: "Hear what one sounds like",
} as const;

/** The Info dialog. */
export const adInfoCopy = {
  title: "Ad info",
  projectName: "Project Name",
  description: "Description",
  createdAt: "Creation Date",
  length: "Length",
  narrative: "Narrative",
  thirdPerson: "Third Person",
  firstPerson: "First Person",
  script: "Script",
  copy: "Copy script",
  copied: "Script copied",
  copyFailed: "We couldn’t copy the script. Please select it and copy it yourself.",
  download: "Download",
  /** Shown if “Make another like this” can't load the ad's inputs. */
  notFound: "We couldn’t find what this ad was made of. Please try again.",
  /** The heading for the reasons why an outlet would reject an upload. */
  outletWarnings: "Outlets may refuse this ad",
  seconds: (whole: number) => `${whole} s`,
} as const;

/** An ad's versions, in its Info dialog. */
export const versionsCopy = {
  title: "Versions",
  hint: "The last five are kept. Restoring one makes a copy of it the newest.",
  name: (number: number) => `Version ${number}`,
  newest: "Newest",
  compare: "Compare",
  compareName: (number: number) => `Compare version ${number} with the newest`,
  /** Shown above the lines of both versions, which mark the changes. */
  changes: (earlier: number, later: number) => `What changed from version ${earlier} to version ${later}:`,
  sameWords: "Both say the same words. The voice, the music or the length may differ.",
  /** Read out before words that are in only one of the two versions. */
  removed: "Removed:",
  added: "Added:",
  restore: "Restore",
  restoreName: (number: number) => `Restore version ${number}`,
  restored: (number: number, made: number) => `Version ${number} is the newest again, as version ${made}.`,
  notRestored: "This version could not be restored. Please try again.",
  notLoaded: "The versions could not be loaded.",
} as const;

/** The Move to another project dialog. */
export const moveAdCopy = {
  move: "Move",
  /** Labels for the list of other projects and its filter field. */
  choose: "Move to",
  find: "Find a project",
  noMatches: "No project has this in its name.",
  create: "Create a new project",
  moving: "Moving...",
  moved: "Ad moved",
  none: { title: "No other projects available", text: "Create a new project to move this ad" },
  failed: "Failed to move ad. Please try again.",
} as const;

/** The Rename ad dialog. */
export const renameAdCopy = {
  title: "Rename ad",
  name: "Ad name",
  renaming: "Renaming...",
  failed: "The ad could not be renamed. Please try again.",
} as const;

/** The Delete ad dialog. */
export const deleteAdCopy = {
  title: "Delete ad",
  text: "Are you sure you want to delete this ad? This action cannot be undone.",
  checking: "Looking for campaigns that use it...",
  inCampaigns: (count: number) =>
    count === 1 ? "A campaign uses this ad." : `${count} campaigns use this ad.`,
  deleted: "Ad deleted",
  serverFailed: (status: number) => `Delete failed: Server error (${status})`,
  rejected: "Delete failed: Unknown error",
  failed: (message: string) => `Error deleting audio: ${message}`,
} as const;

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
