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

/** An ad that waited less was rendered at once. */
const shortWaitSeconds = 3;

/** `address` is the network's: a subscriber may have thousands of IPv6 addresses. */
type Sender = { owner: string; address: string };

/**
 * Fingerprints, because jobs must contain no secrets. Guests are also counted by network, because anyone can make up
 * guest ids. Clients are counted by network separately, because anyone can sign up several times.
 */
function senderOf(owner: Owner, { address }: Visitor): Sender {
  const network = networkOf(address);
  return {
    owner: fingerprint(ownerKey(owner)),
    address: fingerprint("guestKey" in owner ? network : `clients ${network}`),
  };
}

/**
 * Throws `ApiError` if more ads than the limit would be rendered before a new one from this sender. Returns its
 * priority: the fewer ads the owner, or the network's guests or clients, have queued or sent in the last ten
 * minutes, the higher the priority. An ad that took long to render counts as several. One that never waited and was
 * rendered quickly is left out, because it kept no one else waiting. Only ads with the same or a higher priority are
 * considered ahead of it, so that a heavy sender fills only their own share of the queue.
 */
async function placeInQueue(database: Database, { owner, address }: Sender): Promise<number> {
  const counted = await database.execute(sql`
    with recent as (
      select priority, state < 'completed' as waits, data->>'owner' = ${owner} or data->>'address' = ${address} as own,
        extract(epoch from coalesce(completed_on, now()) - coalesce(started_on, now())) as seconds,
        extract(epoch from started_on - created_on) > ${shortWaitSeconds} as waited
      from pgboss.job
      where name in ('render', 'make-ad', 'make-version')
        and (state < 'completed' or created_on > now() - interval '10 minutes')
    ), sender as (
      select coalesce(round(sum(greatest(1, seconds / ${adQueue.secondsEach}))), 0)::int as sent from recent
      where own and (waits or waited or seconds > ${adQueue.secondsEach})
    )
    select sent, (select count(*)::int from recent where waits and priority >= -sent) as before from sender`);
  const [{ sent, before }] = (counted as { rows: [{ sent: number; before: number }] }).rows;
  if (before < adQueue.most) return -sent;
  const seconds = (before + 1 - adQueue.most) * adQueue.secondsEach;
  throw new ApiError("ads_queue_full", {
    minutes: Math.ceil((before * adQueue.secondsEach) / 60),
    retryAfter: Math.max(60, seconds),
  });
}

/** Throws `ApiError` if the queue is full for this sender, before anything is counted or written. */
export async function assertQueueHasRoom(database: Database, owner: Owner, visitor: Visitor): Promise<void> {
  await placeInQueue(database, senderOf(owner, visitor));
}

/**
 * Adds the job that renders an ad or a version, at the end of the transaction that writes its row. Throws like
 * `assertQueueHasRoom`.
 */
export async function addToQueue(
  tx: Database,
  jobs: Pick<Jobs<JobData>, "add">,
  { id, isVersion, owner, visitor }: { id: string; isVersion: boolean; owner: Owner; visitor: Visitor },
): Promise<void> {
  const sender = senderOf(owner, visitor);
  await lockQueue(tx);
  const priority = await placeInQueue(tx, sender);
  await jobs.add(tx, "render", { id, priority, data: { adId: id, isVersion, ...sender } });
}
