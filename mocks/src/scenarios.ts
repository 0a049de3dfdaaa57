import type { Area } from "@earshot/contract/paths.ts";
import type { HttpHandler } from "msw";

import { accountsScenarios } from "./accounts.ts";
import { adsScenarios } from "./ads.ts";
import { campaignsScenarios } from "./campaigns.ts";
import { everythingScenarios } from "./everything.ts";
import { generationScenarios } from "./generation.ts";
import { messagesScenarios } from "./messages.ts";
import { musicScenarios } from "./music.ts";
import { operationsScenarios } from "./operations.ts";
import { projectsScenarios } from "./projects.ts";
import { settingsScenarios } from "./settings.ts";
import { sharingScenarios } from "./sharing.ts";
import { voicesScenarios } from "./voices.ts";

/** Scenarios by area: `scenarios.accounts.WrongPassword`. */
export const scenarios: { [A in Area | "everything"]: Record<string, HttpHandler[]> } = {
  everything: everythingScenarios,
  accounts: accountsScenarios,
  settings: settingsScenarios,
  projects: projectsScenarios,
  ads: adsScenarios,
  generation: generationScenarios,
  sharing: sharingScenarios,
  voices: voicesScenarios,
  music: musicScenarios,
  campaigns: campaignsScenarios,
  messages: messagesScenarios,
  operations: operationsScenarios,
};

/** Full names, as in a URL: `accounts.WrongPassword`. */
export const scenarioNames: string[] = Object.entries(scenarios).flatMap(([area, named]) =>
  Object.keys(named).map((name) => `${area}.${name}`),
);

/**
 * A scenario's handlers by its full name; null if it is unknown. Call it once per mock database, because each call
 * resets a stateful scenario (`FailsOnce`).
 */
export function scenario(name: string): HttpHandler[] | null {
  const [area = "", key = ""] = name.split(".");
  const named = Object.hasOwn(scenarios, area) ? scenarios[area as Area | "everything"] : undefined;
  return (named && Object.hasOwn(named, key) && named[key]) || null;
}
