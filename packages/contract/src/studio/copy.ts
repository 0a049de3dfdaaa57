/** Labels and texts of the ad studio's form, tabs and right panel. */
export const studioCopy = {
  title: "My Studio",
  /** The tabs, and what made an ad on its card. */
  tabs: { ai: "AI Script", own: "My Own Script", upload: "Upload Audio" },
  /** Read before the tabs. */
  tabsLabel: "Ways to make an ad",
  productName: "Product / Ad name",
  productNamePlaceholder: "Enter product name",
  prompt: "AI prompt",
  promptPlaceholder: "Outline your product or services, your target audience and your call to action",
  script: "Your script",
  scriptPlaceholder: "Write what the voice should say",
  estimatedLength: "Estimated Script Length",
  spokenLength: (seconds: number) => `About ${seconds} s with this voice`,
  /** Compares the estimate with the chosen length. All values are whole seconds. */
  spokenOver: (over: number, chosen: number) => `${over} s over the ${chosen} s you chose`,
  spokenUnder: (under: number, chosen: number) => `${under} s under the ${chosen} s you chose`,
  spokenFits: (chosen: number) => `As long as the ${chosen} s you chose`,
  deliveryInstructions: "Delivery Instructions",
  deliveryInstructionsPlaceholder: "Optional notes for the producer",
  language: "Language",
  languageSearch: "Search languages",
  languageList: {
    open: "Show languages",
    clear: "Clear language",
    none: (typed: string) => `No language matches “${typed}”`,
    found: (count: number) => (count === 1 ? "1 language" : `${count} languages`),
  },
  /** First option of language, tone and the hero's voice: the product chooses. */
  recommended: "Recommended",
  accent: "Accent",
  accentDisabled: "Select a language first",
  tone: "Tone",
  narrative: { label: "Point of view", first: "First person", third: "Third person" },
  length: "Ad length",
  lengthOption: (seconds: number) => `${seconds}s`,
  resetAll: "Reset All",
  settings: "Voice and sound",
  draftReplaced: "Your earlier draft was set aside.",
  draftBack: "Bring it back",
  draftForget: "Dismiss this notice",
  /** Shown without JavaScript. */
  needsScript: "Making an ad needs JavaScript, which is switched off in this browser.",
  makeAnother: "Make another like this",
} as const;

/** The Welcome dialog. */
export const welcomeCopy = {
  title: (brand: string) => `Welcome to ${brand}`,
  text: "Upload an audio ad or create one here, choose who should hear it, and launch your campaign.",
} as const;
