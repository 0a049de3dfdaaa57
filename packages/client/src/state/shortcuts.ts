import { createStoredFlag, useStoredFlag } from "./stored-flag.ts";

const shortcutsOff = createStoredFlag("studioKeysOff", { onServer: false });

/** The setting for single-character shortcuts (WCAG 2.2 2.1.4), saved in this browser. */
export function useShortcutsSwitch(): { isOn: boolean; turn: (on: boolean) => void } {
  const { isSet, set } = useStoredFlag(shortcutsOff);
  return { isOn: !isSet, turn: (on) => set(!on) };
}
