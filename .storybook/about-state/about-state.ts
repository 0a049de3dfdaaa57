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
  /** Full names, such as `accounts.WrongPassword`. If two override the same endpoint, the later one wins. */
  scenarios: string[];
  /** The endpoints whose responses the story sets itself, without a scenario: `PATCH /api/campaigns/{id}`. */
  ownAnswers: string[];
  /** The query with which the running site shows the message in the story's form; empty if there is none. */
  notice: string;
  /** The calls so far, oldest first. */
  calls: Call[];
}

/** The page of the QA site (`npm run qa`) that shows each story, matched by story id: `<component>--<name>`. */
const pages: [RegExp, string][] = [
  [/-login-dialog--/, "/?dialog=login"],
  [/-sign-up-dialog--/, "/?dialog=signup"],
  [/-forgot-dialog--/, "/?dialog=reset"],
  [/-login-(page|form)--/, "/client/login"],
  [/-sign-up-form--from-provider$/, "/client/signup?provider=google"],
  [/-sign-up-(page|form)--/, "/client/signup"],
  [/-forgot-(page|form)--/, "/client/forgot"],
  [/-reset-(page|form)--no-token/, "/client/reset"],
  [/-reset-(page|form)--/, "/client/reset?token=mocked"],
  [/-email-link-(page|form)--cancel/, "/client/cancel-email?token=mocked"],
  [/-email-link-(page|form)--/, "/client/confirm-email?token=mocked"],
  [/-shared-ad-page--/, "/shared-audio/ad_visitor_1"],
  [/-privacy-page--/, "/privacy_policy.html"],
  [/-terms-page--/, "/terms_and_condition.html"],
  [/-settings-page--password|-password-form--/, "/account-settings?tab=password"],
  [/-agency-code-dialog--|-settings-page--.*(agency-code|billing|payment)/, "/account-settings?tab=billing"],
  [/-settings-page--/, "/account-settings"],
  [/-campaigns-page--/, "/nbmaistudio/campaigns"],
  [/-campaign-page--|^features-campaigns-/, "/nbmaistudio/campaign"],
  [/-landing-page--|^features-landing-/, "/"],
  [/^flows-account--sign-up/, "/client/signup"],
  [/^flows-account--/, "/client/login"],
  [/-upload-audio--|^flows-ads--upload/, "/nbmaistudio?tab=upload"],
  [/-(studio-page|studio-versions|page-toasts)--|^(features|flows)-/, "/nbmaistudio"],
];

/**
 * The path that shows a state on the QA site (`npm run qa`), with its persona, scenarios, message and latency in ms.
 * Null for stories that no page shows as they are, such as the design system's.
 */
export function qaAddress(
  storyId: string,
  { persona, scenarios, notice }: AboutState,
  latency: string,
): string | null {
  const page = pages.find(([pattern]) => pattern.test(storyId))?.[1];
  if (page === undefined) return null;
  const settings = new URLSearchParams(notice);
  for (const [name, value] of Object.entries({ persona, scenario: scenarios.join(","), latency }))
    settings.set(name, value);
  return `${page}${page.includes("?") ? "&" : "?"}${settings.toString().replaceAll("%2C", ",")}`;
}

/**
 * The full names of the scenarios mentioned in a story's source: `accountsScenarios.WrongPassword` becomes
 * `accounts.WrongPassword`.
 */
export function scenariosInSource(source: string): string[] {
  const named = source.matchAll(/\b(\w+)Scenarios\.(\w+)/g);
  return [...new Set(Array.from(named, ([, area, name]) => `${area}.${name}`))];
}
