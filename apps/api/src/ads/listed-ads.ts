import { kilobyte, pageSize } from "@earshot/contract/limits.ts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { titleKey } from "./title-key.ts";

/** The columns of a list, without `inputs`, which can be long. */
export const listed = {
  id: ads.id,
  projectId: ads.projectId,
  title: ads.title,
  description: ads.description,
  source: ads.source,
  thirdPerson: ads.thirdPerson,
  requestedSeconds: ads.requestedSeconds,
  script: ads.script,
  state: ads.state,
  stateMessage: ads.stateMessage,
  mimeType: ads.mimeType,
  durationMs: ads.durationMs,
  peaks: ads.peaks,
  loudnessLufs: ads.loudnessLufs,
  lines: ads.lines,
  outletWarnings: ads.outletWarnings,
  shared: ads.shared,
  version: ads.version,
  createdAt: ads.createdAt,
  usedAt: ads.usedAt,
};

export type AdRow = Awaited<ReturnType<typeof listedAds>>[number];

export type Wanted = {
  /** A project, which must be the owner's; null for all projects. */
  projectId: string | null;
  /** Part of the title; empty matches all. */
  title: string;
  limit: number;
  offset: number;
};

/** How many ads are read at once, and the size of a page in bytes of JSON above which no more are read. */
const adsPerQuery = pageSize.ads;
const longPageBytes = 256 * kilobyte;

/** Reads a page of ads in parts, so that other queries can run in between. Ends early if the ads are long. */
export async function adsPage(database: Database, owner: Owner, wanted: Wanted): Promise<AdRow[]> {
  const rows: AdRow[] = [];
  let bytes = 0;
  while (bytes < longPageBytes) {
    const limit = Math.min(adsPerQuery, wanted.limit - rows.length);
    const more = await listedAds(database, owner, { ...wanted, limit, offset: wanted.offset + rows.length });
    rows.push(...more);
    if (more.length < limit || rows.length === wanted.limit) break;
    bytes += Buffer.byteLength(JSON.stringify(more));
  }
  return rows;
}

/** Consecutive ads, newest first. Finds them with an index-only scan, then reads their rows. */
export function listedAds(database: Database, owner: Owner, { projectId, title, limit, offset }: Wanted) {
  const key = titleKey(title);
  // Filters by owner or by project, not both: either suffices, and with both PostgreSQL would read every ad in the
  // project.
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
