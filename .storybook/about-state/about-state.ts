import type { Call } from "@earshot/mocks/call-log.ts";

/** Sent by the preview whenever it learns something about its story. */
export const ABOUT_STATE = "earshot/about-state";

/** Sent by the panel if it opens after the story. */
export const ABOUT_STATE_REQUEST = "earshot/about-state/request";

export interface AboutState {
  storyId: string;
  /** The story's doc line. */
  text: string;
  persona: string;
  /** Full names: `accounts.WrongPassword`. */
  scenarios: string[];
  /** The calls so far, latest last. */
  calls: Call[];
}

/** Where `npm run qa` serves by default. */
export const qaOrigin = "http://localhost:3000";

/** The product's pages by story folder, for `npm run qa` URLs. */
const pages: [RegExp, string][] = [
  [/settings/, "/account-settings"],
  [/campaigns-page/, "/nbmaistudio/campaigns"],
  [/campaign/, "/nbmaistudio/campaign"],
  [/login-(page|form)/, "/client/login"],
  [/sign-up-(page|form)/, "/client/signup"],
  [/forgot-(page|form)/, "/client/forgot"],
  [/reset-/, "/client/reset"],
  [/landing|hero|auth/, "/"],
];

/** A state's path in `npm run qa`. */
export function qaAddress(storyId: string, { persona, scenarios }: AboutState): string {
  const page = pages.find(([pattern]) => pattern.test(storyId))?.[1] ?? "/nbmaistudio";
  const query = new URLSearchParams({ persona, scenario: scenarios.join(",") });
  return `${page}?${query.toString().replaceAll("%2C", ",")}`;
}

/** The scenarios named in a story's source: `accountsScenarios.WrongPassword` is `accounts.WrongPassword`. */
export function scenariosInSource(source: string): string[] {
  const named = source.matchAll(/\b(\w+)Scenarios\.(\w+)/g);
  return [...new Set(Array.from(named, ([, area, name]) => `${area}.${name}`))];
}
