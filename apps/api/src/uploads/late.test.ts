import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { UploadResult } from "@earshot/engine/upload/read-upload.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Owners } from "../accounts/owners.ts";
import type { Audio } from "../audio/open-audio.ts";
import { ads, projects } from "../database/schema.ts";
import { deleteUnreferenced } from "../storage/delete-unreferenced.ts";
import { engines } from "../testing/databases.ts";
import { startTestServer } from "../testing/test-server.ts";
import { uploadsRoutes } from "./routes.ts";
import { uploadsStore } from "./store.ts";

const sound: UploadResult = {
  kind: "sound",
  format: "wma",
  figures: { durationMs: 1000, peaks: [], loudnessLufs: undefined, truePeakDbtp: undefined },
  mp3: new Uint8Array(10),
};

describe.each(engines)("concurrent changes while an upload is read, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  /** An upload into a new project of a new client's, read so; gives what was removed, and told, and the client's ads. */
  async function upload(read: (projectId: string) => ReturnType<Audio["read"]>) {
    const { database, storage } = server;
    const { owner, headers } = await server.newClient();
    const projectId = await server.newProject({ owner, headers }, "Spring");
    const told: string[] = [];
    const removing: Promise<void>[] = [];
    const owners = { owner: async () => ({ owner, headers: new Headers() }) } as unknown as Owners;
    const { upload: answer } = uploadsRoutes({
      store: uploadsStore({ database, now: () => new Date() }),
      storage,
      owners,
      limits: { spend: async () => undefined },
      readUpload: () => read(projectId),
      removeFiles: (keys) => removing.push(deleteUnreferenced(database, storage, keys)),
      onError: (message) => told.push(message),
    });
    const before = await server.keys();
    const result = await answer!({
      request: new Request("http://localhost"),
      visitor: { address: "", origin: "" },
      params: undefined,
      query: undefined,
      body: { audio: new File(["sound"], "spring.wma"), project_id: projectId },
    }).catch((error: unknown) => error);
    await Promise.all(removing);
    const added = (await server.keys()).filter((key) => !before.includes(key));
    const rows = await database.select().from(ads).where(eq(ads.userId, owner.userId));
    return { result, told, added, rows };
  }

  test("stores an upload as an ad with two files", async () => {
    const { result, added, rows } = await upload(async () => sound);
    expect(result).toMatchObject({ status: 201 });
    expect(rows).toMatchObject([{ bytes: 15, state: "ready" }]);
    expect(new Set(added)).toEqual(new Set([rows[0]!.fileKey, rows[0]!.originalKey]));
  });

  test("rejects an upload whose project was deleted, and stores no file", async () => {
    const { result, added, rows } = await upload(async (projectId) => {
      await server.database.delete(projects).where(eq(projects.id, projectId));
      return sound;
    });
    expect(result).toMatchObject({ status: 404, code: "not_found" });
    expect([added, rows]).toEqual([[], []]);
  });

  test.each([
    [{ kind: "not sound", why: "a picture" }, 415, "file_not_audio", 0],
    [{ kind: "gave up", why: "it hung" }, 415, "file_not_audio", 1],
    [{ kind: "too long" }, 413, "too_large", 0],
  ] as const)("rejects a file with the verdict %j", async (found, status, code, troubles) => {
    const { result, told, added, rows } = await upload(async () => found);
    expect(result).toMatchObject({ status, code });
    expect([added, rows]).toEqual([[], []]);
    expect(told).toHaveLength(troubles);
  });

  test("uses the first project, creating it if needed", async () => {
    const { database } = server;
    const { owner } = await server.newClient();
    const { figures } = sound;
    const file = { fileKey: "a", mimeType: "audio/mpeg", originalKey: null, bytes: 1 };
    const store = uploadsStore({ database, now: () => new Date() });
    const { projectId } = await store.add(owner, { title: "Spring", projectId: "", figures, ...file });
    expect(await database.select().from(projects).where(eq(projects.userId, owner.userId))).toMatchObject([
      { id: projectId, name: projectCopy.first },
    ]);
  });
});
