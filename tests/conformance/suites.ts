import type { Area } from "@earshot/contract/paths.ts";

import { accountsSuite } from "./accounts.ts";
import { adsSuite } from "./ads.ts";
import { campaignsSuite } from "./campaigns.ts";
import type { Suite } from "./conform.ts";
import { generationSuite } from "./generation.ts";
import { messagesSuite } from "./messages.ts";
import { musicSuite } from "./music.ts";
import { operationsSuite } from "./operations.ts";
import { projectsSuite } from "./projects.ts";
import { settingsSuite } from "./settings.ts";
import { sharingSuite } from "./sharing.ts";
import { voicesSuite } from "./voices.ts";

/** The test suites by area. */
export const suites: { [A in Area]: Suite } = {
  accounts: accountsSuite,
  settings: settingsSuite,
  projects: projectsSuite,
  ads: adsSuite,
  generation: generationSuite,
  sharing: sharingSuite,
  voices: voicesSuite,
  music: musicSuite,
  campaigns: campaignsSuite,
  messages: messagesSuite,
  operations: operationsSuite,
};
