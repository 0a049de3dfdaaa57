import { and, desc, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { titleKey } from "./title-key.ts";

/** What a list shows of an ad, and no more: what it was made of can be long. */
export const listed = {
  id: ads.id,
  projectId: ads.projectId,
  title: ads.title,
  description: ads.description,
  source: ads.source,
  thirdPerson: ads.thirdPerson,
  wishedSeconds: ads.wishedSeconds,
  script: ads.script,
  state: ads.state,
  stateMessage: ads.stateMessage,
  mimeType: ads.mimeType,
  durationMs: ads.durationMs,
  peaks: ads.peaks,
  loudnessLufs: ads.loudnessLufs,
  shared: ads.shared,
  createdAt: ads.createdAt,
  usedAt: ads.usedAt,
};

export type AdRow = Awaited<ReturnType<typeof listedAds>>[number];

export type Wanted = {
  /** One project's, which the owner is known to have; without it, all. */
  projectId: string | null;
  /** Part of the title, in any case; empty for all. */
  title: string;
  limit: number;
  offset: number;
};

/** One page of a list of ads, newest first: a query that an index answers alone but for the rows of the page. */
export function listedAds(database: Database, owner: Owner, { projectId, title, limit, offset }: Wanted) {
  const key = titleKey(title);
  // Asked for both, the database reads every ad of the project: it does not know that one follows from the other.
  const whose = projectId === null ? isOwnedBy(ads, owner) : eq(ads.projectId, projectId);
  const newestFirst = [desc(ads.createdAt), desc(ads.id)];
  const page = database
    .select({ id: ads.id })
    .from(ads)
    .where(and(whose, key === "" ? undefined : sql`strpos(${ads.titleKey}, ${key}) > 0`))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return database
    .select(listed)
    .from(ads)
    .where(inArray(ads.id, page))
    .orderBy(...newestFirst);
}
