/** Descriptions of pages for search engines and link previews, which show at most about 155 characters. */
export const descriptionCopy = {
  studio:
    "Make an audio ad: describe your product, write the script or upload a file, and choose the voice, length and music. No account needed.",
  campaign:
    "Plan an audio ad campaign: choose the ad, the audience, the budget and the dates, with a forecast of its reach.",
  campaigns: "Your audio ad campaigns: drafts, those in review and those on air.",
  settings: "Change your name, company, email address, password and billing details.",
  logIn: "Log in to find your audio ads, projects and campaigns.",
  signUp:
    "Create a free business or agency account to keep your audio ads in projects and to launch campaigns.",
  forgot: "Enter your email address to get a link with which you can choose a new password.",
  reset: "Choose a new password for your account with the link from your email.",
  confirmEmail: "Confirm the new email address of your account.",
  cancelEmail: "Keep the old email address of your account if you did not ask to change it.",
  privacy: "What we keep of you, why, for how long, who else sees it, and how to have it changed or removed.",
  terms: "What you may do with the studio and your ads, what we do, and what neither of us may expect.",
} as const;
