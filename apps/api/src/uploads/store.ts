import type { OutletWarning } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import type { AudioFigures } from "@earshot/engine/measure/measure.ts";

import { type AdRow, listed } from "../ads/listed-ads.ts";
import { storageLeft } from "../ads/storage-left.ts";
import { titleKey } from "../ads/title-key.ts";
import type { Database } from "../database/database.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { type Owner, ownerColumns } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { isForeignKeyViolation } from "../database/sql-errors.ts";
import { projectForAd } from "../projects/home-project.ts";
import { isOwnProject } from "../projects/own-project.ts";

/** A validated upload whose files are stored. */
export type NewUpload = {
  title: string;
  /** The project's id; empty for the client's first project. Guests have none. */
  projectId: string;
  figures: AudioFigures;
  outletWarnings: OutletWarning[];
  /** The key of the file that is played. */
  fileKey: string;
  mimeType: string;
  /** The key of the original upload, if a transcoded copy is played instead. */
  originalKey: string | null;
  /** The total size of the stored files. */
  bytes: number;
};

export type UploadsStore = ReturnType<typeof uploadsStore>;

/** Adds uploaded ads to the database. */
export function uploadsStore({ database, now }: { database: Database; now: () => Date }) {
  return {
    /** Throws `ApiError` if the project does not exist or belongs to another owner. */
    async assertProject(owner: Owner, projectId: string): Promise<void> {
      if (projectId && !(await isOwnProject(database, owner, projectId))) throw notFound();
    },

    /** Throws `ApiError` if this many bytes would exceed the quota. */
    assertQuota: (owner: Owner, bytes: number) => assertQuota(database, owner, bytes),

    /** Adds a ready ad. Throws `ApiError` if its project has been deleted or the quota used up in the meantime. */
    async add(owner: Owner, { title, projectId, figures, ...file }: NewUpload): Promise<AdRow> {
      try {
        return await database.transaction(async (tx) => {
          await lockOwner(tx, "ads", owner);
          await assertQuota(tx, owner, file.bytes);
          const at = now();
          const [added] = await tx
            .insert(ads)
            .values({
              id: crypto.randomUUID(),
              ...ownerColumns(owner),
              projectId: await projectForAd(tx, owner, projectId, at),
              title,
              titleKey: titleKey(title),
              description: "",
              source: "upload",
              requestedSeconds: 0,
              voices: [],
              state: "ready",
              stage: "complete",
              ...file,
              durationMs: figures.durationMs,
              peaks: figures.peaks,
              loudnessLufs: figures.loudnessLufs ?? null,
              createdAt: at,
              updatedAt: at,
              usedAt: at,
            })
            .returning(listed);
          if (!added) throw new Error("An upload was not added.");
          return added;
        });
      } catch (error) {
        if (isForeignKeyViolation(error)) throw notFound();
        throw error;
      }
    },
  };
}

const notFound = () => new ApiError("not_found");

async function assertQuota(database: Database, owner: Owner, bytes: number): Promise<void> {
  if ((await storageLeft(database, owner)) < bytes) throw new ApiError("storage_full");
}
