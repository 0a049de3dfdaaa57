/** The Share project dialog. */
export const shareWords = {
  title: "Share project",
  message: "Message (optional)",
  counter: (used: number, most: number) => `${used} of ${most} characters`,
  messageLong: "Please keep the message to 500 characters",
  email: "Share by email",
  emailSubject: "Check out my audio ad",
  messagingApp: (app: string) => `Share with ${app}`,
  copy: "Copy Link",
  copied: "Link copied!",
  stop: "Stop sharing",
  stopped: "This ad is no longer shared. Its link has stopped working.",
  startAgain: "Share again",
  started: "This ad is shared again. Everyone with the link can hear it.",
} as const;

/** The page that a share link opens. */
export const sharedAdWords = {
  made: (brand: string) => `Made with ${brand}`,
  makeYourOwn: "Make your own",
  gone: "This ad is no longer shared",
  goneText: "It was deleted, or its owner stopped sharing it.",
} as const;
