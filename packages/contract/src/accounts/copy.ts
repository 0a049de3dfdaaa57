/** The Log In dialog and `/client/login`. */
export const logInCopy = {
  /** The title, the button's label, and the text of links from the reset form. */
  logIn: "Log In",
  signingIn: "Signing in...",
  rememberMe: "Remember me",
  forgotPassword: "Forgot password",
  noAccount: "Don’t have an account?",
  signUp: "Sign Up",
  or: "or",
  continueWith: (provider: string) => `Continue with ${provider}`,
  providersUnavailable: (providers: readonly string[]) =>
    `Log-in with ${providers.join(" or ")} is not available yet.`,
  /** Followed by the links to the two legal pages. */
  agreement: "By continuing you agree to our",
  succeeded: "Login successful!",
  failed: "Login failed. Please try again.",
  /** Shown when a session has expired or was ended elsewhere. */
  sessionEnded: "You are logged out. Log in to go on.",
} as const;

/** Copy for logging out. */
export const logOutCopy = {
  succeeded: "You are logged out.",
} as const;

/** The Reset Password dialog and `/client/forgot`. */
export const forgotCopy = {
  title: "Reset Password",
  send: "Send reset link",
  sending: "Sending reset link...",
  /** Shown for every server response, so that it never reveals whether an account exists. */
  sent: "If this email exists, a reset link was sent.",
} as const;

/** Labels for the fields that log-in, sign-up and the reset page share. */
export const accountFieldCopy = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
  agencyName: "Agency name (optional)",
  country: "Country",
  countryUnchosen: "Select a country",
} as const;
