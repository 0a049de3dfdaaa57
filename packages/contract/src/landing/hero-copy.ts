/** The hero: its rotating title and its form. */
export const heroCopy = {
  lead: "Be heard in",
  titles: ["Podcast Advertising", "Web Radio Campaigns", "Gaming Audio Ads", "Music Streaming Ads"],
  note: "No card needed. Campaigns start from a $50 total budget.",
  openStudio: "Open the studio",
  hearSamples: "Hear samples",
  formTitle: "Make one now",
  brand: "Brand",
  brandPlaceholder: "Coffee & Co",
  outline: "What should the ad say?",
  outlinePlaceholder: "What you sell, who it is for, and what to do next",
  outlineTooLong: (used: number) =>
    `Your text has ${used.toLocaleString("en-US")} characters. Please keep it to 1,500 and add the rest in the studio.`,
  voice: "Who should say it?",
  recommended: "Recommended",
  male: "Male",
  female: "Female",
  submit: "Create my ad",
  /** Shown below the ad's brand in the player under the hero. */
  madeHere: "Made here from four sentences",
} as const;
