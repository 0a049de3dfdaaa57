/** The tabs of account settings, in order. */
export const settingsTabs = ["account", "password", "billing", "payments", "credit"] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** Reads the `tab` in the page's URL; My Account if missing or unknown. */
export function settingsTabOf(text: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === text) ?? "account";
}

/** A tab's URL. */
export const settingsAddress = (tab: SettingsTab) => `/account-settings?tab=${tab}`;
