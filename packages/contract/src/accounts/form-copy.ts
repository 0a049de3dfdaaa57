/** Text around the full-page forms: `/client/login`, `/client/signup`, `/client/forgot`, `/client/reset`. */
export const accountPageCopy = { backToStudio: "Back to AI Studio" } as const;

/** The sign-up form, in the Sign-up dialog and at `/client/signup`. */
export const signUpCopy = {
  title: "Create your account",
  haveAccount: "Already have an account?",
  logIn: "Log in",
  creating: "Creating account...",
  succeeded: "Account created!",
  /** The toast after sign-up; shows how many of the guest's ads were moved. */
  toast: (movedAds: number) =>
    [
      "Account created!",
      movedAds === 1 && "Your ad came along.",
      movedAds > 1 && `Your ${movedAds} ads came along.`,
    ]
      .filter(Boolean)
      .join(" "),
  failed: "Registration failed. Please try again.",
  /** Shown above the form when signing up with a provider. */
  almostDone: (provider: string) => `${provider} told us who you are. Two more things, and you’re in.`,
} as const;

/** The two kinds of account, at sign-up and in settings. */
export const roleCopy = {
  title: "Choose your role",
  business: { label: "I am a Business", description: "Create, share and launch campaigns" },
  agency: {
    label: "I am an Agency",
    description: "Create and share ads with clients safely and launch campaigns",
  },
} as const;

/** `/client/reset`: the page that a reset email links to. */
export const resetCopy = {
  title: "Choose a new password",
  save: "Save new password",
  saving: "Saving...",
  /** Shown instead of the form if the URL has no token. */
  noToken: "Please open the link from the mail",
  succeeded: "Your new password is saved. Please log in with it.",
} as const;

/** `/client/confirm-email` and `/client/cancel-email`: the pages that the emails about an email change link to. */
export const emailChangeCopy = {
  confirm: {
    title: "Confirm your email address",
    text: "Use this address to log in from now on?",
    button: "Confirm address",
    busy: "Confirming...",
    succeeded: "Your new email address is confirmed. Please use it to log in from now on.",
  },
  cancel: {
    title: "This wasn’t me",
    text: "This keeps your old email address, logs out everyone who is logged in to the account, and removes passwords and other ways to log in that were added since the change.",
    button: "Keep my old address",
    busy: "Cancelling...",
    succeeded:
      "Your email address stays as it was, and everyone is logged out. Please choose a new password now: somebody may know the old one.",
  },
  /** Links shown on the page after success. */
  toSettings: "Account settings",
  /** Shown on the settings page if the change was cancelled before it was confirmed. */
  cancelled: "Your email address stays as it is.",
} as const;
