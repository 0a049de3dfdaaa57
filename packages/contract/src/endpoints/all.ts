import { accounts } from "../accounts/endpoints.ts";
import { ads } from "../ads/endpoints.ts";
import { campaigns } from "../campaigns/endpoints.ts";
import { generation } from "../generation/endpoints.ts";
import { messages } from "../messages/endpoints.ts";
import { music } from "../music/endpoints.ts";
import { operations } from "../operations/endpoints.ts";
import type { Area, paths } from "../paths.ts";
import { projects } from "../projects/endpoints.ts";
import { settings } from "../settings/endpoints.ts";
import { sharing } from "../sharing/endpoints.ts";
import { voices } from "../voices/endpoints.ts";

/** An endpoint for every key of `paths`, with its method and path. */
type Whole = { [A in Area]: { [Name in keyof (typeof paths)[A]]: (typeof paths)[A][Name] } };

/** Every endpoint, by area and name, with the same keys as `paths`. A missing or misplaced one does not compile. */
export const endpoints = {
  accounts,
  settings,
  projects,
  ads,
  generation,
  sharing,
  voices,
  music,
  campaigns,
  messages,
  operations,
} satisfies Whole;

export type Endpoints = typeof endpoints;
