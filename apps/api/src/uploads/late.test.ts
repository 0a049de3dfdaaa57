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

const sound: Extract<UploadResult, { kind: "sound" }> = {
  kind: "sound",
  format: "wma",
  figures: { durationMs: 1000, peaks: [], loudnessLufs: undefined, truePeakDbtp: undefined },
  outletWarnings: [],
  mp3: new Uint8Array(10),
};

describe.each(engines)("concurrent changes while an upload is read, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  /**
   * Uploads a file, using `read` as the decoder, to a new client's project. Returns the result, the errors, and the
   * added files and ads.
   */
  async function upload(read: (projectId: string) => ReturnType<Audio["read"]>) {
    const { database, storage } = server;
    const { owner, headers } = await server.newClient();
    const projectId = await server.newProject({ owner, headers }, "Spring");
    const errors: string[] = [];
    const removing: Promise<void>[] = [];
    const owners = { owner: async () => ({ owner, headers: new Headers() }) } as unknown as Owners;
    const { upload: answer } = uploadsRoutes({
      store: uploadsStore({ database, now: () => new Date() }),
      storage,
      owners,
      limits: {
        spend: async () => undefined,
        assertLeft: async () => undefined,
        giveBack: async () => undefined,
      },
      readUpload: () => read(projectId),
      removeFiles: (keys) => removing.push(deleteUnreferenced(database, storage, keys)),
      onError: (message) => errors.push(message),
    });
    const before = await server.keys();
    const result = await answer!({
      request: new Request("http://localhost"),
      visitor: { address: "", isLocal: false, origin: "" },
      params: undefined,
      query: undefined,
      body: { audio: new File(["sound"], "spring.wma"), project_id: projectId },
    }).catch((error: unknown) => error);
    await Promise.all(removing);
    const added = (await server.keys()).filter((key) => !before.includes(key));
    const rows = await database.select().from(ads).where(eq(ads.userId, owner.userId));
    return { result, errors, added, rows };
  }

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
    [{ kind: "no sound", why: "it is silent" }, 415, "file_without_sound", 0],
    [{ kind: "damaged", why: "it ends" }, 415, "file_damaged", 0],
    [{ kind: "gave up", why: "it hung" }, 415, "file_damaged", 1],
    [{ kind: "too long" }, 413, "file_lasts_too_long", 0],
  ] as const)("rejects an upload when reading it results in %j", async (found, status, code, errorCount) => {
    const { result, errors, added, rows } = await upload(async () => found);
    expect(result).toMatchObject({ status, code });
    expect([added, rows]).toEqual([[], []]);
    expect(errors).toHaveLength(errorCount);
  });
});
