import { ApiError } from "@earshot/contract/api-error.ts";
import { adQueue } from "@earshot/contract/limits.ts";
import { networkOf } from "@earshot/contract/network-of.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { lockQueue } from "../database/lock-owner.ts";
import { type Owner, ownerKey } from "../database/owner.ts";
import { fingerprint } from "../fingerprint.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** The cost in seconds assumed for a job from an earlier release, which stored none. */
const usualSeconds = 5;

/** `address` identifies the whole network, because a subscriber may have thousands of IPv6 addresses. */
type Sender = { owner: string; address: string };

/**
 * Fingerprints, because jobs must contain no secrets. Ads are also counted by network, because anyone can make up guest
 * ids and sign up several times.
 */
const senderOf = (owner: Owner, { address }: Visitor): Sender => ({
  owner: fingerprint(ownerKey(owner)),
  address: fingerprint(networkOf(address)),
});

/**
 * Fair queueing, similar to that of Golestani (INFOCOM 1994): returns an ad's tag; the ad with the lowest tag is
 * rendered first. The tag of an ad from a sender without pending ads is just above the virtual time, whatever it
 * costs, because costs are estimates. Otherwise it is the cost plus the sender's last pending tag or the virtual
 * time, whichever is later. The virtual time is the tag of the ad being rendered (the highest, if there are several),
 * or else that of the next ad. Once the queue is empty, tags start again at 0, so that ads that kept no one waiting
 * don't count against their sender. Tags are in tenths of a second; an integer holds years of uninterrupted
 * rendering.
 *
 * Throws `ApiError` if this ad and those ahead of it would take longer than the limit, so that a heavy sender fills
 * only their own share of the queue.
 */
async function placeInQueue(database: Database, sender: Sender, cost: number): Promise<number> {
  const { owner, address } = sender;
  const placed = await database.execute(sql`
    with pending as (
      select -priority as finish, state = 'active' as is_active,
        coalesce((data->>'cost')::float, ${usualSeconds}) as cost,
        data->>'owner' = ${owner} or data->>'address' = ${address} as is_own
      from pgboss.job where name in ('render', 'make-ad', 'make-version') and state < 'completed'
    ), times as (
      select coalesce(max(finish) filter (where is_active), min(finish), 0) as virtual,
        max(finish) filter (where is_own) as own from pending
    ), placed as (
      select case when own is null then virtual + 1
        else greatest(virtual, own) + ${Math.ceil(cost * 10)}::int end as tag from times
    )
    select tag, (select coalesce(sum(cost), 0)::float from pending where finish <= tag) as before from placed`);
  const [{ tag, before }] = (placed as { rows: [{ tag: number; before: number }] }).rows;
  const excess = before + cost - adQueue.mostSeconds;
  if (excess <= 0) return tag;
  throw new ApiError("ads_queue_full", {
    minutes: Math.ceil(before / 60),
    retryAfter: Math.max(60, Math.ceil(excess)),
  });
}

/** An ad or version to be rendered. `cost` is from `checkScript`. */
type QueuedAd = { owner: Owner; visitor: Visitor; cost: number };

/** Throws `ApiError` if the queue is full for this sender, before anything is counted or written. */
export async function assertQueueHasRoom(
  database: Database,
  { owner, visitor, cost }: QueuedAd,
): Promise<void> {
  await placeInQueue(database, senderOf(owner, visitor), cost);
}

/**
 * Adds the job that renders an ad or a version, at the end of the transaction that writes its row. Only one ad per
 * network is rendered at a time, so that another visitor's ad never waits for a long one. Throws like
 * `assertQueueHasRoom`.
 */
export async function addToQueue(
  tx: Database,
  jobs: Pick<Jobs<JobData>, "add">,
  { id, isVersion, owner, visitor, cost }: QueuedAd & { id: string; isVersion: boolean },
): Promise<void> {
  const sender = senderOf(owner, visitor);
  await lockQueue(tx);
  const tag = await placeInQueue(tx, sender, cost);
  const data = { adId: id, isVersion, cost, ...sender };
  await jobs.add(tx, "render", { id, priority: -tag, group: sender.address, data });
}
