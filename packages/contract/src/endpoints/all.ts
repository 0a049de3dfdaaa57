import type { Area, paths } from "../paths.ts";
import { accounts } from "./accounts.ts";
import { ads } from "./ads.ts";
import { campaigns } from "./campaigns.ts";
import { generation } from "./generation.ts";
import { messages } from "./messages.ts";
import { music } from "./music.ts";
import { operations } from "./operations.ts";
import { projects } from "./projects.ts";
import { settings } from "./settings.ts";
import { sharing } from "./sharing.ts";
import { voices } from "./voices.ts";

/** An endpoint for every key of `paths`, with its method and path. */
type Whole = { [A in Area]: { [Name in keyof (typeof paths)[A]]: (typeof paths)[A][Name] } };

/** Every endpoint, by area and name: the keys of `paths`. One that is missing or misplaced does not compile. */
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
