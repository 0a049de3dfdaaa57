import { uploadTitle } from "@earshot/contract/ads/rules/upload.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import { kilobyte, uploadBytes } from "@earshot/contract/limits.ts";
import { networkOf } from "@earshot/contract/network-of.ts";
import type { UploadResult } from "@earshot/engine/upload/read-upload.ts";
import { isSlowToRead } from "@earshot/engine/upload/slow-to-read.ts";

import type { Owners } from "../accounts/owners.ts";
import { adResponse } from "../ads/ad-response.ts";
import type { Audio } from "../audio/open-audio.ts";
import { ownerKey } from "../database/owner.ts";
import { assertLeftFor, spendFor } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import { newFileKey, type Storage } from "../storage/storage.ts";
import type { UploadsStore } from "./store.ts";
import { createUploadQueue } from "./upload-queue.ts";

type Uploads = {
  store: UploadsStore;
  storage: Storage;
  owners: Owners;
  limits: RateLimits;
  /** Validates, measures and transcodes an upload. */
  readUpload: Audio["read"];
  /** Deletes unreferenced files. */
  removeFiles: (keys: readonly string[]) => void;
  /** Called with decoder errors; the user only learns that the file can't be read. */
  onError: (message: string) => void;
};

/** The error code for each reason why a file can't be read. */
const codes = {
  "not sound": "file_not_audio",
  "no sound": "file_without_sound",
  "too long": "file_lasts_too_long",
  damaged: "file_damaged",
  // A decoder hung or crashed on the file.
  "gave up": "file_damaged",
} as const;

const mimeTypes = { mp3: "audio/mpeg", wav: "audio/wav" };

/**
 * The upload endpoint, which turns a file into an ad. Files are validated by content and stored before the ad's row.
 */
export function uploadsRoutes({
  store,
  storage,
  owners,
  limits,
  readUpload,
  removeFiles,
  onError,
}: Uploads): Pick<HandlersOf<"ads">, "upload"> {
  const queue = createUploadQueue();

  async function soundIn(bytes: Uint8Array, request: Request, onStarted: (tookMs: number) => void) {
    const read = await readUpload(bytes, request.signal, onStarted);
    if (read.kind === "sound") return read;
    if (read.kind === "gave up") onError(`A decoder gave up on an upload: ${read.why}`);
    throw new ApiError(codes[read.kind]);
  }

  /** Stores the uploaded file and its transcoded version. Adds each key to `keys` before writing. */
  async function put(bytes: Uint8Array, { format, mp3 }: Sound, keys: string[]) {
    const sentKey = newFileKey("uploads", format);
    keys.push(sentKey);
    const sent = await storage.put(sentKey, bytes);
    if (!mp3) {
      const mimeType = format === "wav" ? mimeTypes.wav : mimeTypes.mp3;
      return { fileKey: sentKey, originalKey: null, mimeType, bytes: sent };
    }
    const fileKey = newFileKey("uploads", "mp3");
    keys.push(fileKey);
    const played = await storage.put(fileKey, mp3);
    return { fileKey, originalKey: sentKey, mimeType: mimeTypes.mp3, bytes: sent + played };
  }

  return {
    async upload({ request, visitor, body: { audio, temp_user_id, project_id } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "identity_missing");
      const projectId = project_id ?? "";
      await store.assertProject(owner, projectId);
      if (audio.size > uploadBytes) throw new ApiError("file_too_large");
      if (audio.size === 0) throw new ApiError("file_empty");
      await assertLeftFor(limits, "uploads", owner, visitor);
      const [byAddress, code] =
        "guestKey" in owner
          ? (["guestKilobytesPerAddress", "too_many_guest_uploads"] as const)
          : (["clientKilobytesPerAddress", "too_many_uploads"] as const);
      await limits.assertLeft(byAddress, visitor.address, code);
      await store.assertQuota(owner, audio.size);
      const bytes = new Uint8Array(await audio.arrayBuffer());
      const keys = [ownerKey(owner), networkOf(visitor.address)];
      const sound = await queue.run({ keys, isSlow: isSlowToRead(bytes) }, async (onStarted) => {
        request.signal.throwIfAborted();
        // Counted only once the upload leaves the queue, so that an upload rejected by a full queue doesn't count
        // against the limits.
        await spendFor(limits, "uploads", owner, visitor);
        await limits.spend(byAddress, visitor.address, code, Math.ceil(audio.size / kilobyte));
        return soundIn(bytes, request, onStarted);
      });
      // The MP3 is stored in addition to the original, so it counts too.
      if (sound.mp3)
        await limits.spend(byAddress, visitor.address, code, Math.ceil(sound.mp3.length / kilobyte));
      const files: string[] = [];
      try {
        const file = await put(bytes, sound, files);
        const { figures, outletWarnings } = sound;
        const title = uploadTitle(audio.name);
        const ad = await store.add(owner, { title, projectId, figures, outletWarnings, ...file });
        return {
          status: 201,
          body: { status: "success", message: uploadCopy.complete, audio: adResponse(ad) },
          headers,
        };
      } catch (error) {
        removeFiles(files);
        throw error;
      }
    },
  };
}

type Sound = Extract<UploadResult, { kind: "sound" }>;
