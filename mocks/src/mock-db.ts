import { rateLimits } from "@earshot/contract/limits.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import { type Account, type EmailChange, seedAccounts } from "./mock-db/accounts.ts";
import type { AdsState } from "./mock-db/ads.ts";
import { type CampaignsState, seedCampaigns } from "./mock-db/campaigns.ts";
import { type ProjectsState, seedProjects, seedUses, type UsedProjects } from "./mock-db/projects.ts";
import { seedAds } from "./mock-db/seed-ads.ts";
import { personas, type PersonaName } from "./personas.ts";

/** A user of the mock server. */
export interface Visitor {
  /** Unique among the database's visitors. */
  key: string;
  /** The account that is logged in, or null. */
  account: Account | null;
  /** The last guest id, until a log-in migrates the guest's data. */
  guestId: string | null;
  /** A social log-in's progress. */
  social:
    | { step: "provider"; provider: SocialProvider; redirect: string }
    | { step: "sign-up"; provider: SocialProvider; email: string }
    | null;
}

/** All state of a mock server. Each server, and each story, starts with a fresh one. */
export interface MockDb {
  accounts: Account[];
  /** Email addresses by reset token. */
  resetTokens: Map<string, string>;
  /** Email changes, confirmed or not, by the token that both of their links share. */
  emailChanges: Map<string, EmailChange>;
  projects: ProjectsState;
  usedProjects: UsedProjects;
  ads: AdsState;
  campaigns: CampaignsState;
  /** The `Idempotency-Key` of each accepted contact message. */
  contactKeys: Set<string>;
  /** Configured social log-ins. */
  providers: readonly SocialProvider[];
  visitorOf(request: Request): Visitor;
  /** Logs an account out everywhere, except for one visitor. */
  endSessions(account: Account, except?: Visitor): void;
  /** Counts one or more requests against a rate limit, and returns true if it is exceeded. The count is never reset. */
  isTooOften(limit: keyof typeof rateLimits, key: string, uses?: number): boolean;
  now(): Date;
  nextId(): string;
}

/** Mock database options; the defaults are the same in every run. */
interface MockDbOptions {
  /** The clock; by default a fixed time, so that screenshots stay the same. */
  now?: () => Date;
  /** Identifies the visitor. By default there is only one, so that stories need no cookie. */
  keyOf?: (request: Request) => string;
  /** Sequential ids by default. */
  nextId?: () => string;
  /** Configured social log-ins: none by default. */
  providers?: readonly SocialProvider[];
}

/** Creates a mock database with the persona's data. */
export function createMockDb(
  persona: PersonaName,
  {
    now = () => new Date("2026-11-02T09:30:00Z"),
    keyOf = () => "the only visitor",
    nextId = sequentialIds(),
    providers = [],
  }: MockDbOptions = {},
): MockDb {
  const counts = new Map<string, number>();
  const visitors = new Map<string, Visitor>();
  const accounts = seedAccounts();
  const { loggedInAs } = personas[persona];
  const projects = seedProjects(accounts, now());
  return {
    accounts,
    resetTokens: new Map(),
    emailChanges: new Map(),
    projects,
    usedProjects: seedUses(projects),
    ads: seedAds(persona, accounts, now()),
    campaigns: seedCampaigns(now()),
    contactKeys: new Set(),
    providers,
    visitorOf(request) {
      const key = keyOf(request);
      const known = visitors.get(key);
      if (known) return known;
      const account = accounts.find(({ user }) => user.email === loggedInAs) ?? null;
      const visitor = { key, account, guestId: null, social: null };
      visitors.set(key, visitor);
      return visitor;
    },
    endSessions(account, except) {
      for (const visitor of visitors.values()) {
        if (visitor !== except && visitor.account === account) visitor.account = null;
      }
    },
    isTooOften(limit, key, uses = 1) {
      const counter = `${limit} ${key}`;
      const count = (counts.get(counter) ?? 0) + uses;
      counts.set(counter, count);
      return count > rateLimits[limit].most;
    },
    now,
    nextId,
  };
}

function sequentialIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, "0")}`;
}
