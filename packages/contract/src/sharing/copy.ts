/** The Share project dialog. */
export const shareCopy = {
  title: "Share project",
  message: "Message (optional)",
  counter: (used: number, most: number) => `${used} of ${most} characters`,
  email: "Share by email",
  emailSubject: "Check out my audio ad",
  messagingApp: (app: string) => `Share with ${app}`,
  /** The field that shows the link. */
  link: "Link to this ad",
  copy: "Copy Link",
  copied: "Link copied!",
  /** Shown if copying failed with both the clipboard and the hidden text area. */
  copyFailed: "Your browser didn’t let us copy the link. Please select it above and copy it.",
  open: "Everyone with the link can hear this ad.",
  /** Shown to an agency. */
  openToClients: "Everyone with the link can hear this ad. Your client needs no account.",
  stop: "Stop sharing",
  stopped: "This ad is no longer shared. Its link has stopped working.",
  startAgain: "Share again",
  started: "This ad is shared again. Everyone with the link can hear it.",
} as const;

/** The page that a share link opens. */
export const sharedAdCopy = {
  made: (brand: string) => `Made with ${brand}`,
  /** @param names the names of one or two voices */
  spokenBy: (names: readonly string[]) => `Spoken by ${names.join(" and ")}`,
  makeYourOwn: "Make your own",
  download: "Download",
  /** Shown if copying the link failed. */
  copyFailed: "Your browser didn’t let us copy the link. Please copy it from the address bar.",
  /** The label of the transcript; selecting one of its lines seeks to that line. */
  words: "What is said, line by line",
  gone: "This ad is no longer shared",
  goneText: "It was deleted, or its owner stopped sharing it.",
} as const;
