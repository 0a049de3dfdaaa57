import type { Call } from "@earshot/mocks/call-log.ts";

/** Sent by the preview whenever it learns something about its story. */
export const ABOUT_STATE = "earshot/about-state";

/** Sent by the panel if it opens after the story. */
export const ABOUT_STATE_REQUEST = "earshot/about-state/request";

export interface AboutState {
  storyId: string;
  /** The story's description, from its JSDoc. */
  text: string;
  persona: string;
  /** Full names, such as `accounts.WrongPassword`. */
  scenarios: string[];
  /** The calls so far, oldest first. */
  calls: Call[];
}

/** The page of the QA site (`npm run qa`) that shows each story, matched by story id. */
const pages: [RegExp, string][] = [
  [/login-dialog/, "/?dialog=login"],
  [/sign-up-dialog/, "/?dialog=signup"],
  [/forgot-dialog/, "/?dialog=reset"],
  [/login-(page|form)/, "/client/login"],
  [/sign-up-(page|form)/, "/client/signup"],
  [/forgot-(page|form)/, "/client/forgot"],
  [/reset-(page|form)--no-token/, "/client/reset"],
  [/reset-(page|form)/, "/client/reset?token=mocked"],
  [/email-link-(page|form)--cancel/, "/client/cancel-email?token=mocked"],
  [/email-link-(page|form)/, "/client/confirm-email?token=mocked"],
  [/shared-ad-page/, "/shared-audio/ad_visitor_1"],
  [/privacy-page/, "/privacy_policy.html"],
  [/terms-page/, "/terms_and_condition.html"],
  [/settings-page--password|password-form/, "/account-settings?tab=password"],
  [/agency-code-dialog|settings-page--.*(agency-code|billing|payment)/, "/account-settings?tab=billing"],
  [/settings/, "/account-settings"],
  [/campaigns-page/, "/nbmaistudio/campaigns"],
  [/campaign/, "/nbmaistudio/campaign"],
  [/landing|auth/, "/"],
];

/** The path that shows a state on the QA site (`npm run qa`), with its persona, scenarios and latency in ms. */
export function qaAddress(storyId: string, { persona, scenarios }: AboutState, latency: string): string {
  const page = pages.find(([pattern]) => pattern.test(storyId))?.[1] ?? "/nbmaistudio";
  const settings = new URLSearchParams({ persona, scenario: scenarios.join(","), latency });
  return `${page}${page.includes("?") ? "&" : "?"}${settings.toString().replaceAll("%2C", ",")}`;
}

/**
 * The full names of the scenarios used in a story's source: `accountsScenarios.WrongPassword` becomes
 * `accounts.WrongPassword`.
 */
export function scenariosInSource(source: string): string[] {
  const named = source.matchAll(/\b(\w+)Scenarios\.(\w+)/g);
  return [...new Set(Array.from(named, ([, area, name]) => `${area}.${name}`))];
}
