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
  /** Shown on an ad while a new version of it is being made; `stage` is one of the texts above. */
  newVersion: (stage: string) => `New version: ${stage}`,
  /** Announced when a pending ad has finished. */
  ready: (title: string) => `${title} is ready`,
  /** The badge on a new ad's card. */
  justMade: "New",
  renamed: "Ad renamed",
  shared: "Shared",
  notShared: "Not shared",
  voices: (count: number) => (count === 1 ? "1 voice" : `${count} voices`),
  download: "Download",
  /** Shown if “Make another like this” can't load the ad's inputs. */
  notFound: "We couldn’t find what this ad was made of. Please try again.",
  /** Announced when an ad has left the list. */
  moved: "Ad moved",
  deleted: "Ad deleted",
} as const;

/** A finished ad in the center of the studio. */
export const adResultCopy = {
  ready: "Your ad is ready",
  /** The label of the transcript; selecting one of its lines seeks to that line. */
  script: "Script, line by line",
  voiceOnly: "Voice only",
  editScript: "Edit script",
  makeAnother: "Make another",
  /** The accessible name of the group of buttons. */
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
