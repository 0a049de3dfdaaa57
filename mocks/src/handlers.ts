import type { Area } from "@earshot/contract/paths.ts";
import { delay, http, type HttpHandler } from "msw";

import { accountsOf } from "./accounts.ts";
import { adsOf } from "./ads.ts";
import { campaignsOf } from "./campaigns.ts";
import { generationOf } from "./generation.ts";
import { messagesOf } from "./messages.ts";
import { musicOf } from "./music.ts";
import { operationsOf } from "./operations.ts";
import { projectsOf } from "./projects.ts";
import { settingsOf } from "./settings.ts";
import { sharingOf } from "./sharing.ts";
import { voicesOf } from "./voices.ts";
import type { World } from "./world.ts";

/** The everyday answers, by area: one forgotten does not compile. */
const everyday: { [A in Area]: (world: World) => HttpHandler[] } = {
  accounts: accountsOf,
  settings: settingsOf,
  projects: projectsOf,
  ads: adsOf,
  generation: generationOf,
  sharing: sharingOf,
  voices: voicesOf,
  music: musicOf,
  campaigns: campaignsOf,
  messages: messagesOf,
  operations: operationsOf,
};

/** Every area's everyday answers, in one world. */
export function createHandlers(world: World): HttpHandler[] {
  return Object.values(everyday).flatMap((answers) => answers(world));
}

/** Lets every answer wait so many milliseconds; goes before all other handlers. */
export function slowedBy(latency: number): HttpHandler[] {
  if (latency === 0) return [];
  return [
    http.all("*", async () => {
      await delay(latency);
    }),
  ];
}
