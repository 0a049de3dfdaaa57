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
  /** Shown above the lines of both versions, in which the changes are marked. */
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
  serverFailed: (status: number) => `Delete failed: Server error (${status})`,
  rejected: "Delete failed: Unknown error",
  failed: (message: string) => `Error deleting audio: ${message}`,
} as const;
