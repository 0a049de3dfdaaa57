/** Copy for the ad studio's form, tabs and right panel. */
export const studioCopy = {
  title: "My Studio",
  /** The tabs, also shown on cards to indicate how an ad was made. */
  tabs: { ai: "AI Script", own: "My Own Script", upload: "Upload Audio" },
  /** The tab list's accessible name, announced before the tabs. */
  tabsLabel: "Ways to make an ad",
  productName: "Product / Ad name",
  productNamePlaceholder: "Enter product name",
  prompt: "AI prompt",
  promptPlaceholder: "Outline your product or services, your target audience and your call to action",
  script: "Your script",
  scriptPlaceholder: "Write what the voice should say",
  estimatedLength: "Estimated Script Length",
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
  /** The empty option for language, accent and tone. */
  recommended: "Recommended",
  accent: "Accent",
  accentDisabled: "Select a language first",
  tone: "Tone",
  narrative: { label: "Narrative", first: "First person", third: "Third person" },
  length: "Ad length",
  lengthOption: (seconds: number) => `${seconds} s`,
  resetAll: "Reset All",
  /** Announced after the button's name. */
  resetAllHint: "Resets length, language, accent, tone and narrative",
  /** A one-line summary of the choices, shown below the fields. */
  summary: (voice: string, seconds: number, track: string | null) =>
    [voice, `${seconds} s`, track].filter(Boolean).join(" · "),
  settings: "Voice and sound",
  settingsDone: "Done",
  shortcuts: "Keyboard shortcuts",
  /** Shown if the landing page's form sent a longer text than it may. */
  outlineCut: "Only the first 1,500 characters of your text arrived. Please add the rest here.",
  draftReplaced: "Your earlier draft was set aside.",
  draftBack: "Bring it back",
  draftForget: "Dismiss this notice",
  /** Shown without JavaScript. */
  needsScript: "Making an ad needs JavaScript, which is switched off in this browser.",
  makeAnother: "Make another like this",
} as const;
