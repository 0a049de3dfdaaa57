import type { Area } from "@earshot/contract/paths.ts";
import type { HttpHandler } from "msw";

import { accountsHandlers } from "./accounts.ts";
import { adsHandlers } from "./ads.ts";
import { campaignsHandlers } from "./campaigns.ts";
import { generationHandlers } from "./generation.ts";
import { messagesHandlers } from "./messages.ts";
import type { MockDb } from "./mock-db.ts";
import { musicHandlers } from "./music.ts";
import { operationsHandlers } from "./operations.ts";
import { projectsHandlers } from "./projects.ts";
import { settingsHandlers } from "./settings.ts";
import { sharingHandlers } from "./sharing.ts";
import { voicesHandlers } from "./voices.ts";

/** Default handlers by area. Omitting an area is a type error. */
const defaultHandlers: { [A in Area]: (mockDb: MockDb) => HttpHandler[] } = {
  accounts: accountsHandlers,
  settings: settingsHandlers,
  projects: projectsHandlers,
  ads: adsHandlers,
  generation: generationHandlers,
  sharing: sharingHandlers,
  voices: voicesHandlers,
  music: musicHandlers,
  campaigns: campaignsHandlers,
  messages: messagesHandlers,
  operations: operationsHandlers,
};

/** Default handlers for all areas, on one mock database. */
export function createHandlers(mockDb: MockDb): HttpHandler[] {
  return Object.values(defaultHandlers).flatMap((handlersOf) => handlersOf(mockDb));
}
