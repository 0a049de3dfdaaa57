import type { Database } from "@earshot/api/database/database.ts";
import { ads } from "@earshot/api/database/schema.ts";
import { fingerprint } from "@earshot/api/fingerprint.ts";
import { homeProject } from "@earshot/api/projects/home-project.ts";
import { newFileKey, type Storage } from "@earshot/api/storage/storage.ts";
import { newTestAd } from "@earshot/api/testing/rows.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { measure } from "@earshot/engine/measure/measure.ts";

import { currentUser } from "./clients.ts";
import { guestCookie } from "./guests.ts";
import type { Person } from "./person.ts";
import type { Server, NewAd } from "./server.ts";

/** Stores ads the way the real server's worker does: first the file, then the row, with the file's measurements. */
export function putAds({ database, storage }: { database: Database; storage: Storage }): Server["makeAd"] {
  const measured = new Map<Uint8Array, Awaited<ReturnType<typeof figuresOf>>>();
  let newest = 0;

  async function readyAd(bytes: NewAd["bytes"]) {
    const figures = measured.get(bytes) ?? (await figuresOf(bytes));
    measured.set(bytes, figures);
    const fileKey = newFileKey("uploads", "mp3");
    const size = await storage.put(fileKey, bytes);
    return { ...figures, fileKey, bytes: size, state: "ready", stage: "complete" } as const;
  }

  return async (person, { bytes, title, projectId, isReady }) => {
    newest = Math.max(Date.now(), newest + 1);
    const createdAt = new Date(newest);
    const ad = newTestAd({
      ...(await ownerOf(database, person, projectId)),
      title,
      source: "upload",
      createdAt,
      ...(isReady && (await readyAd(bytes))),
    });
    await database.insert(ads).values(ad);
    return ad.id;
  };
}

async function ownerOf(database: Database, person: Person, projectId: string | undefined) {
  const client = await currentUser(person);
  if (!client) return { guestKey: fingerprint(person.cookies.get(guestCookie) ?? "") };
  const userId = String(client["id"]);
  return { userId, projectId: projectId ?? (await homeProject(database, userId, new Date())) };
}

async function figuresOf(bytes: Uint8Array) {
  const { durationMs, peaks, loudnessLufs } = measure(await decodeAudio(bytes));
  return { durationMs, peaks, loudnessLufs, mimeType: "audio/mpeg" };
}
