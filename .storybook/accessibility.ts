/** The four rows of the accessibility status in IBM's Carbon design system. */
export const rows = ["Default state", "Other states", "Keyboard", "Screen reader"] as const;

type Row = (typeof rows)[number];

export interface PartStatus {
  /** For example `ui/inputs/button`. */
  part: string;
  /**
   * The number of automated checks in each row: stories that pass axe, then stories and tests that use the keyboard
   * or assert names and announcements.
   */
  checks: Record<Row, number>;
  /** The axe rules that the part's stories turn off. */
  disabledRules: string[];
}

const keys = /\.(?:tab|keyboard)\(|\{Enter\}|expectTabOrder|expectAccessibleDialog|expectFocus|toHaveFocus/;
/** Assertions about names, descriptions and announcements. Finding an element by its role or label doesn't count. */
const spoken =
  /toHaveAccessible|expectAnnouncement|expectFieldErrorLinked|expectAccessibleDialog|aria-|toHaveRole/;

/**
 * Lists the automated checks of each part, read from its stories.
 *
 * @param sources the text of each story file, by path
 */
export function accessibility(sources: Readonly<Record<string, string>>): PartStatus[] {
  return Object.entries(sources).map(([path, source]) => {
    const blocks = source.split(/^(?=export const \w+ = \w+\.(?:story|extend)\(|\w+\.test\()/m).slice(1);
    const states = blocks.filter((block) => block.startsWith("export")).length;
    const matching = (pattern: RegExp) => blocks.filter((block) => pattern.test(block)).length;
    return {
      part: partOf(path),
      checks: {
        "Default state": Math.min(states, 1),
        "Other states": Math.max(states - 1, 0),
        Keyboard: matching(keys),
        "Screen reader": matching(spoken),
      },
      disabledRules: Array.from(source.matchAll(/id: "([\w-]+)", enabled: false/g), ([, id = ""]) => id),
    };
  });
}

const partOf = (path: string) =>
  (/(?:packages\/|app\/)(.+)\.stories\.tsx$/.exec(path)?.[1] ?? path).replace(/^features\/|\bsrc\//g, "");

/** The text of one cell: how many checks the part has, or why it has none. */
export function statusOf({ part, checks, disabledRules }: PartStatus, row: Row): string {
  const count = checks[row];
  if (row === "Default state" || row === "Other states") {
    if (count === 0) return "None";
    const rules = disabledRules.length > 0 ? `, without ${disabledRules.join(", ")}` : "";
    return `axe in ${count} ${count === 1 ? "story" : "stories"}${rules}`;
  }
  if (count > 0) return `${count} ${count === 1 ? "check" : "checks"}`;
  return (row === "Keyboard" && withoutKeyboard[part]) || "Not automated";
}

interface ManualCheck {
  /** `2026-11-28`. */
  day: string;
  /** What was checked by hand. Anything that is not listed here was not. */
  seen: string;
}

const look = "Tab order, focus rings, forced colours, text at 200 %";

/**
 * The last manual check of each part: its states in a browser, and not only their tests. No part has been checked with
 * a screen reader yet. Add a part once you have checked it, and remove it when its markup changes.
 */
export const seenByHand: Readonly<Record<string, ManualCheck>> = {
  "ui/audio/ad-card": { day: "2026-11-28", seen: look },
  "ui/audio/excerpt-wave": { day: "2026-11-28", seen: look },
  "ui/inputs/button": { day: "2026-11-28", seen: look },
  "ui/inputs/checkbox": { day: "2026-11-28", seen: `${look}, Space` },
  "ui/inputs/combobox": { day: "2026-11-28", seen: `${look}, arrow keys and Enter` },
  "ui/inputs/file-drop": { day: "2026-11-28", seen: look },
  "ui/inputs/filter-chip": { day: "2026-11-28", seen: look },
  "ui/inputs/filter-select": { day: "2026-11-28", seen: look },
};

/** Design system parts whose stories don't test the keyboard, with the reason. */
export const withoutKeyboard: Readonly<Record<string, string>> = {
  "ui/audio/busy-wave": "Nothing to focus.",
  "ui/audio/countdown": "Nothing to focus.",
  "ui/audio/portrait": "Nothing to focus.",
  "ui/audio/spot-player": "The controls of ui/audio/stage-player.",
  "ui/audio/track-row": "The keys of ui/audio/voice-row.",
  "ui/frame/panel-opener": "A native button.",
  "ui/inputs/filter-chip": "A native button.",
  "ui/inputs/filter-select": "A native select.",
  "ui/surfaces/card": "Nothing to focus.",
  "ui/surfaces/dialog-button": "A native button.",
  "ui/surfaces/skeleton": "Nothing to focus.",
};
