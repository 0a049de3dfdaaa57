import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";

import type { World } from "../world.ts";
import type { Account } from "./accounts.ts";
import { claimAds } from "./ads.ts";
import { guestIn } from "./owner.ts";
import { project } from "./projects.ts";

/**
 * Logs the person who asks in. What they had as a guest is the account's now: drafts, and ads, which go into its first
 * project (decisions, Identity).
 */
export function comeIn(world: World, request: Request, account: Account): void {
  const person = world.personOf(request);
  const guestId = guestIn(request) ?? person.guestId;
  person.account = account;
  person.guestId = null;
  if (!guestId) return;
  claimAds(world.ads, guestId);
  const { id } = account.user;
  for (const draft of world.campaigns.values()) if (draft.owner === guestId) draft.owner = id;
  for (const stored of world.ads.values()) {
    if (stored.owner !== guestId) continue;
    stored.owner = id;
    stored.ad.project_id = firstProjectOf(world, id);
  }
}

/** The project that ads without one go into; made when the account has none. */
export function firstProjectOf(world: World, accountId: string): string {
  const [first, ...rest] = world.projects.get(accountId) ?? [];
  const home = first ?? project(world.nextId(), projectCopy.first, projectDescription(world.now()));
  world.projects.set(accountId, [home, ...rest]);
  return home.uuid;
}
