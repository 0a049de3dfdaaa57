import { rateLimits } from "@earshot/contract/limits.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import { personas, type PersonaName } from "./personas.ts";
import { type Sound, soundBesideThePage } from "./sound.ts";
import { type Account, startAccounts } from "./world/accounts.ts";
import type { AdsState } from "./world/ads.ts";
import { type CampaignsState, startCampaigns } from "./world/campaigns.ts";
import { type ProjectsState, startProjects } from "./world/projects.ts";
import { startAds } from "./world/start-ads.ts";

/** Somebody who uses the mocked server. */
export interface Person {
  /** Tells people apart. */
  key: string;
  /** Whom they are logged in as, or null. */
  account: Account | null;
  /** The guest identity that they were last seen with, until a log-in takes over what it had. */
  guestId: string | null;
  /** How far a log-in with a provider is. */
  social:
    | { at: "the provider"; provider: SocialProvider; redirect: string }
    | { at: "sign-up"; provider: SocialProvider; email: string }
    | null;
}

/** All that a mocked server remembers. Each start, and each story, begins with a new one. One part for each area. */
export interface World {
  accounts: Account[];
  /** The tokens of the reset links that were sent, each with the e-mail that it is for. */
  resetTokens: Map<string, string>;
  projects: ProjectsState;
  ads: AdsState;
  campaigns: CampaignsState;
  sound: Sound;
  /** The social log-ins that are configured. */
  providers: readonly SocialProvider[];
  /** Who asks. Usually a world has one person, so that no cookie is needed. */
  personOf(request: Request): Person;
  /** Logs an account out everywhere, but for one person. */
  endSessions(account: Account, but?: Person): void;
  /** Counts one more of something against its limit. The windows of the limits never end here. */
  isTooOften(limit: keyof typeof rateLimits, who: string): boolean;
  now(): Date;
  nextId(): string;
}

/** What a world is made with; each has a default that never changes from run to run. */
interface WorldOptions {
  /** Time stands still unless told otherwise, so that pictures stay the same. */
  now?: () => Date;
  /** Tells people apart, where a world has more than one. */
  keyOf?: (request: Request) => string;
  /** Where sound comes from: files beside the page unless told otherwise. */
  sound?: Sound;
  /** Makes ids; the same in each run unless told otherwise. */
  nextId?: () => string;
  /** The social log-ins that are configured: none unless told otherwise. */
  providers?: readonly SocialProvider[];
}

/** A world at its beginning, with what the persona has. */
export function createWorld(
  persona: PersonaName,
  {
    now = () => new Date("2026-11-02T09:30:00Z"),
    keyOf = () => "the one person",
    sound = soundBesideThePage,
    nextId = countedIds(),
    providers = [],
  }: WorldOptions = {},
): World {
  const counts = new Map<string, number>();
  const people = new Map<string, Person>();
  const accounts = startAccounts();
  const { loggedInAs } = personas[persona];
  return {
    accounts,
    resetTokens: new Map(),
    projects: startProjects(accounts, now()),
    ads: startAds(persona, accounts, now(), sound),
    campaigns: startCampaigns(now()),
    sound,
    providers,
    personOf(request) {
      const key = keyOf(request);
      const known = people.get(key);
      if (known) return known;
      const account = accounts.find(({ user }) => user.email === loggedInAs) ?? null;
      const person = { key, account, guestId: null, social: null };
      people.set(key, person);
      return person;
    },
    endSessions(account, but) {
      for (const person of people.values()) {
        if (person !== but && person.account === account) person.account = null;
      }
    },
    isTooOften(limit, who) {
      const key = `${limit} ${who}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > rateLimits[limit].most;
    },
    now,
    nextId,
  };
}

function countedIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, "0")}`;
}
