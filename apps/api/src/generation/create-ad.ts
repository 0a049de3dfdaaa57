import { setTimeout } from "node:timers/promises";

import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import {
  type AdInputs,
  type AdMaterial,
  checkAdOptions,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { writtenLengthError } from "@earshot/contract/generation/rules/written-length.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { findTrack } from "@earshot/engine/music/library.ts";
import { catalogue, findVoice } from "@earshot/engine/voices/catalogue.ts";
import { and, desc, eq } from "drizzle-orm";

import { storageLeft } from "../ads/storage-left.ts";
import { titleKey } from "../ads/title-key.ts";
import { type Audio, mostDraftingMs } from "../audio/open-audio.ts";
import type { Database } from "../database/database.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { isOwnedBy, type Owner, ownerColumns } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { isForeignKeyViolation } from "../database/sql-errors.ts";
import { fingerprint } from "../fingerprint.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import { assertLeftFor, spendFor } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { projectForAd } from "../projects/home-project.ts";
import { isOwnProject } from "../projects/own-project.ts";
import { addToQueue, assertQueueHasRoom } from "./ad-queue.ts";
import { assertFewPending } from "./few-pending.ts";
import type { ReadText } from "./read-text.ts";

/** The request shared by both generation routes. */
export type NewAd = {
  /** Trimmed, because parsing a long run of whitespace is slow. */
  title: string;
  /** The project's id; empty for the client's first project. Guests have none. */
  projectId: string;
  thirdPerson: boolean | null;
  inputs: AdInputs;
  idempotencyKey: string | null;
};

type Parts = {
  database: Database;
  jobs: Pick<Jobs<JobData>, "add">;
  limits: RateLimits;
  readText: ReadText;
  limitWriting: LimitConcurrent;
  audio: Pick<Audio, "write">;
  now: () => Date;
  /** True if there is a chat model, which accepts descriptions in any language. */
  mayTranslate: boolean;
  onError: (error: unknown) => void;
};

/** The server's voices and tracks, for the contract's rules. */
export const material: AdMaterial = {
  hasVoice: (id) => findVoice(id) !== undefined,
  voiceNamed: (name) => catalogue.find((voice) => voice.name === name)?.id,
  trackSeconds: (id) => {
    const track = findTrack(id);
    return track && track.durationMs / 1000;
  },
};

/** Bytes per second of an MP3 at 192 kbit/s. */
export const bytesPerSecond = 192_000 / 8;

/** How many script checks a rejected brief counts as, which allows 120 rejected briefs an hour per IP address. */
const checksPerWriting = 10;

/** How long the check may take, in ms; without a response by then, the ad is made anyway. */
const mostCheckMs = 2000;

/** How long a script may be written, in ms, before its text counts as slow. Waiting for a writer doesn't count. */
const usualWritingMs = 1500;

/** The expected seconds that are added to the cost of an ad with a slow text. */
const slowestSeconds = mostDraftingMs / 1000;

/**
 * Creates ads: a row and the job `render` in one transaction. Returns the ad's id. A request repeated with the same
 * idempotency key returns the first request's ad. Throws `ApiError` for invalid input or exceeded limits.
 */
export function adCreator({
  database,
  jobs,
  limits,
  readText,
  limitWriting,
  audio,
  now,
  mayTranslate,
  onError,
}: Parts) {
  async function create(owner: Owner, request: NewAd, visitor: Visitor): Promise<string> {
    const { projectId, inputs } = request;
    assertValid(checkAdOptions(request, material));
    const { cast, error, cost } = await readText(visitor, ({ checkScript }) =>
      checkScript(request, mayTranslate),
    );
    assertValid(error);
    if (projectId && !(await isOwnProject(database, owner, projectId))) throw new ApiError("not_found");
    await assertFewPending(database, owner);
    if ((await storageLeft(database, owner)) < inputs.adLength * bytesPerSecond)
      throw new ApiError("storage_full");
    await assertQueueHasRoom(database, { owner, visitor, cost });
    await assertLeftFor(limits, "ads", owner, visitor);
    // The only check that takes up a script writer's time.
    const isSlow = isWritten(inputs) && (await isSlowToWrite(request, visitor));
    await spendFor(limits, "ads", owner, visitor);
    const voices = cast.voices.map(({ id, name }) => ({ id, name }));
    return insert(owner, visitor, request, { voices, cost: isSlow ? cost + slowestSeconds : cost });
  }

  /**
   * Checks that the brief offers something to sell; returns true if its text is slow. Skipped with a chat model, which
   * may find something to sell even where the embedded writer doesn't. A rejected brief counts as several script
   * checks, because its script was written without counting against the limit for ads.
   */
  async function isSlowToWrite(
    { title, thirdPerson, inputs }: NewAd,
    { address }: Visitor,
  ): Promise<boolean> {
    if (mayTranslate) return false;
    const order = { title, thirdPerson: thirdPerson ?? false, inputs };
    // If writing fails or takes too long, the ad is accepted anyway, and its job reports any error.
    let writingSince = Infinity;
    const writing = limitWriting(address, (onStarted) => {
      writingSince = performance.now();
      const onReady = (tookMs: number) => {
        writingSince = performance.now();
        onStarted(tookMs);
      };
      return audio.write({ order, count: 1, by: "embedded" }, onReady).catch((error: unknown) => {
        writingSince = Infinity;
        onError(error);
      });
    });
    const written = await Promise.race([writing, setTimeout(mostCheckMs, undefined, { ref: false })]);
    const error = writtenError(written, inputs);
    if (!error) return !written && performance.now() - writingSince > usualWritingMs;
    await limits.spend("spokenLengthPerAddress", address, "too_many_script_checks", checksPerWriting);
    throw error;
  }

  async function insert(
    owner: Owner,
    visitor: Visitor,
    { title, projectId, thirdPerson, inputs, idempotencyKey }: NewAd,
    { voices, cost }: { voices: { id: string; name: string }[]; cost: number },
  ): Promise<string> {
    const inserting = database.transaction(async (tx) => {
      await lockOwner(tx, "ads", owner);
      const existing = await findByKey(tx, owner, idempotencyKey);
      if (existing) return existing;
      await assertFewPending(tx, owner);
      const id = crypto.randomUUID();
      const at = now();
      await tx.insert(ads).values({
        id,
        ...ownerColumns(owner),
        projectId: await projectForAd(tx, owner, projectId, at),
        title,
        titleKey: titleKey(title),
        description: inputs.prompt,
        source: inputs.script_source,
        thirdPerson,
        requestedSeconds: inputs.adLength,
        inputs: { ...inputs, variant: await variantOf(tx, owner, { title, inputs }) },
        voices,
        state: "processing",
        stage: "waiting",
        idempotencyKey: idempotencyKey === null ? null : fingerprint(idempotencyKey),
        createdAt: at,
        updatedAt: at,
        usedAt: at,
      });
      await addToQueue(tx, jobs, { id, isVersion: false, owner, visitor, cost });
      return id;
    });
    return inserting.catch((error: unknown) => {
      // The project has been deleted in the meantime.
      throw isForeignKeyViolation(error) ? new ApiError("not_found") : error;
    });
  }

  return async (owner: Owner, request: NewAd, visitor: Visitor): Promise<string> => {
    const existing = await findByKey(database, owner, request.idempotencyKey);
    if (existing) return existing;
    try {
      return await create(owner, request, visitor);
    } catch (error) {
      // A concurrent request with the same key may have reached the limit.
      const concurrent =
        error instanceof ApiError ? await findByKey(database, owner, request.idempotencyKey) : null;
      if (concurrent) return concurrent;
      throw error;
    }
  };
}

/** The error for a brief without anything to sell, or whose script is far longer than the ad; otherwise null. */
function writtenError(
  written: Awaited<ReturnType<Audio["write"]>> | void,
  { adLength }: AdInputs,
): ApiError | null {
  if (!written) return null;
  if (!("scripts" in written))
    return written.refusal === "nothing_to_sell" ? new ApiError("nothing_to_sell") : null;
  const error = writtenLengthError(written.scripts[0]?.seconds ?? 0, adLength, "prompt");
  return error && new ApiError(error);
}

/** True for an ad whose script has to be written. */
const isWritten = ({ script, script_source }: AdInputs) => script_source === "ai" && !script;

/** The chosen variant of a written ad, or else one that differs from the last ad with the same brief. */
async function variantOf(
  database: Database,
  owner: Owner,
  { title, inputs }: Pick<NewAd, "title" | "inputs">,
): Promise<number | null> {
  if (!isWritten(inputs)) return inputs.variant;
  if (inputs.variant !== null) return inputs.variant;
  const [last] = await database
    .select({ inputs: ads.inputs })
    .from(ads)
    .where(
      and(
        isOwnedBy(ads, owner),
        eq(ads.title, title),
        eq(ads.description, inputs.prompt),
        eq(ads.source, "ai"),
      ),
    )
    .orderBy(desc(ads.createdAt), desc(ads.id))
    .limit(1);
  return last ? (last.inputs?.variant ?? 0) + 1 : 0;
}

async function findByKey(database: Database, owner: Owner, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const [found] = await database
    .select({ id: ads.id })
    .from(ads)
    .where(and(isOwnedBy(ads, owner), eq(ads.idempotencyKey, fingerprint(key))));
  return found?.id ?? null;
}
