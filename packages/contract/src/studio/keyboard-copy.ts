/**
 * The dialog that lists the studio's shortcuts. The title is defined with the button that opens the dialog, because
 * the button loads earlier.
 */
export const studioKeyCopy = {
  list: [
    { key: "/", does: "Search your ads" },
    { key: "?", does: "Show this list" },
    { key: "Space", does: "Play or pause the ad, voice or track that has the focus" },
    { key: "Enter", does: "Choose the voice or track that has the focus" },
  ],
  /** The switch for single-character shortcuts (WCAG 2.2 2.1.4). */
  turnOn: "Use / and ? as shortcuts",
  hint: "They never work while you type in a field.",
} as const;
