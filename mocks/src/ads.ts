import { adCopy } from "@earshot/contract/ads/copy.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { canMove } from "@earshot/contract/ads/rules/move-ad.ts";
import { outletWarnings } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { uploadTitle } from "@earshot/contract/ads/rules/upload.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { kilobyte, uploadBytes } from "@earshot/contract/limits.ts";
import { ownerLimits } from "@earshot/contract/owner-limits.ts";

import { audioKind, wavFacts } from "./ads/audio-kind.ts";
import { withPendingVersion, faultyUpload, finishedAd, legacyAd, threeVersions } from "./ads/scenario-ads.ts";
import { versionHandlers } from "./ads/version-handlers.ts";
import { readAudio } from "./audio-files.ts";
import { audioResponse } from "./audio-response.ts";
import type { MockDb } from "./mock-db.ts";
import {
  type Ad,
  advance,
  audioAddress,
  finish,
  newAd,
  sampleAd,
  type StoredAd,
  unfinishedAd,
} from "./mock-db/ads.ts";
import { isOwnProject, type Owner, ownerOf, ownerOrError } from "./mock-db/owner.ts";
import { markProjectUsed, projectForAd } from "./mock-db/projects.ts";
import { recordingOfSize } from "./mock-db/recordings.ts";
import { advanceVersion, pendingVersionOf } from "./mock-db/versions.ts";
import { tooOftenError } from "./owner-limits.ts";
import {
  badGateway,
  crash,
  everywhere,
  fallThrough,
  instead,
  legacy,
  never,
  Reply,
  serve,
  withoutMessage,
} from "./serve.ts";

/** An ad's audio never changes. */
const immutable = "private, max-age=31536000, immutable";

/** The facts about flawless audio, limited to those that the mocks check. */
const fine = { durationMs: 0, isClipped: false, longestSilenceMs: 0, isTelephone: false };

/** Default responses: each owner lists, uploads, moves and deletes their own ads. */
export const adsHandlers = (mockDb: MockDb) => {
  /** The audio of an ad version with which a campaign was launched. */
  const launchedRecording = (owner: Owner, uuid: string, version: number) =>
    [...mockDb.campaigns.values()].find(
      (stored) => stored.owner === owner.id && stored.campaign.ad?.audio_url === audioAddress(uuid, version),
    )?.recording;

  const ownAd = ({ id }: Owner, uuid: string) => {
    const stored = mockDb.ads.get(uuid);
    return stored?.owner === id ? stored : undefined;
  };

  const campaignsOf = ({ ad }: StoredAd) =>
    [...mockDb.campaigns.values()]
      .filter(({ campaign }) => campaign.ad_uuid === ad.uuid)
      .map(({ campaign: { id, title, status } }) => ({ id, title, status }));

  return serve("ads", {
    ...versionHandlers(mockDb),

    list({ request, query, reply, error }) {
      const owner = ownerOf(mockDb, request, query.temp_user_id);
      if (owner === "foreign") return error("foreign_guest");
      if (!owner) return [];
      const project = query.project_id || null;
      if (project && !isOwnProject(mockDb, owner, project)) return error("not_found");
      if (project) markProjectUsed(mockDb, project);
      const title = (query.q ?? "").trim().toLowerCase();
      const page = [...mockDb.ads.values()]
        .filter(
          (stored) =>
            stored.owner === owner.id &&
            (!project || stored.ad.project_id === project) &&
            stored.ad.product_name.toLowerCase().includes(title),
        )
        .toReversed()
        .slice(query.offset, query.offset + query.limit);
      for (const stored of page) advance(stored);
      return reply(
        200,
        page.map(({ ad }) => ad),
        owner.headers,
      );
    },

    get(context) {
      const { params, query, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      if (!stored) return error("not_found");
      advance(stored);
      advanceVersion(stored, mockDb.now());
      const { ad, stage, inputs, voices } = stored;
      const pending_version = pendingVersionOf(stored);
      const campaigns = campaignsOf(stored);
      const details = { ...ad, pipeline_status: stage, inputs, voices, pending_version, campaigns };
      return reply(200, details, owner.headers);
    },

    async upload(context) {
      const { request, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      if (body.project_id && !isOwnProject(mockDb, owner, body.project_id)) return error("not_found");
      const { audio: file } = body;
      if (file.size > uploadBytes) return error("file_too_large");
      if (file.size === 0) return error("file_empty");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const wav = wavFacts(bytes);
      if (wav?.isDamaged) return error("file_damaged");
      if (wav?.isSilent) return error("file_without_sound");
      if (!audioKind(bytes)) return error("file_not_audio");
      const tooOften = tooOftenError(mockDb, request, owner, ownerLimits.uploads);
      if (tooOften) return error(tooOften);
      const { key } = mockDb.visitorOf(request);
      const [byAddress, code] = owner.account
        ? (["clientKilobytesPerAddress", "too_many_uploads"] as const)
        : (["guestKilobytesPerAddress", "too_many_guest_uploads"] as const);
      if (mockDb.isTooOften(byAddress, key, Math.ceil(bytes.length / kilobyte))) return error(code);
      const recording = recordingOfSize(bytes.length);
      const ad = newAd({
        uuid: mockDb.nextId(),
        title: uploadTitle(file.name),
        description: "",
        createdAt: mockDb.now(),
        projectId: owner.account && projectForAd(mockDb, owner.id, body.project_id),
        source: "upload",
        thirdPerson: null,
        seconds: 0,
      });
      const stored: StoredAd = {
        owner: owner.id,
        ad,
        stage: "complete",
        inputs: null,
        voices: [],
        recording,
      };
      finish(stored);
      ad.outlet_warnings = outletWarnings({ ...fine, loudnessLufs: recording.loudnessLufs, ...wav });
      mockDb.ads.set(ad.uuid, stored);
      return reply(201, { status: "success", message: uploadCopy.complete, audio: ad }, owner.headers);
    },

    move(context) {
      const { body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, body.uuid);
      if (body.uuid !== "" && !stored) return error("not_found");
      const currentProjectId = stored?.ad.project_id ?? null;
      if (!stored || !canMove({ adUuid: body.uuid, projectId: body.project_id, currentProjectId })) {
        return error("ad_not_movable");
      }
      if (!isOwnProject(mockDb, owner, body.project_id)) return error("not_found");
      stored.ad.project_id = body.project_id;
      markProjectUsed(mockDb, body.project_id);
      return reply(200, { success: true, message: adCopy.moved }, owner.headers);
    },

    remove(context) {
      const { body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "delete_identity_missing");
      if (owner instanceof Reply) return owner;
      const invalid = checkDeleteAd({ hasIdentity: true, uuid: body.uuid });
      if (invalid) return error(invalid);
      if (!ownAd(owner, body.uuid)) return error("not_found");
      mockDb.ads.delete(body.uuid);
      return reply(200, { status: "success", message: adCopy.deleted }, owner.headers);
    },

    async audio(context) {
      const { request, params, query, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      const ready = stored?.ad.state === "ready" ? stored : undefined;
      const wanted = Number(query.version || (ready?.ad.version ?? 1));
      const kept =
        wanted === ready?.ad.version ? ready : ready?.earlier?.find(({ number }) => number === wanted);
      const recording = kept?.recording ?? launchedRecording(owner, params.uuid, wanted);
      if (!recording) return error("not_found");
      const bytes = await readAudio(recording.file);
      return audioResponse(request, { bytes, etag: `"${params.uuid} ${wanted}"`, cacheControl: immutable });
    },
  });
};

const some = (count: number) => Array.from({ length: count }, (_, index) => sampleAd(index));

const pageOf = (ads: Ad[], { limit, offset }: { limit: number; offset: number }) =>
  ads.slice(offset, offset + limit);

/** Points to the API, whose audio the scenario overrides, instead of a static file. */
const withApiAudio = (ad: Ad): Ad => ({ ...ad, filepath: `/audiostack/audio/${ad.uuid}` });

/** Named non-default responses. The key is also the story's name and `?scenario=ads.<key>`. */
export const adsScenarios = {
  /** List, details and versions stay pending. */
  Loading: instead("ads", { list: never, get: never, listVersions: never }),
  /** No ads yet. */
  Empty: instead("ads", { list: () => [] }),
  /** A search by title finds nothing; without a search there are three ads. */
  NoMatches: instead("ads", { list: ({ query }) => (query.q?.trim() ? [] : some(3)) }),
  /** Two pages, the second with two ads. */
  EndOfResults: instead("ads", { list: ({ query }) => pageOf(some(12), query) }),
  /** 200 ads. */
  Many: instead("ads", { list: ({ query }) => pageOf(some(200), query) }),
  /** The first page loads, but the second stays pending. */
  LoadingMore: instead("ads", {
    list: ({ query }) => (query.offset > 0 ? never() : pageOf(some(12), query)),
  }),
  /** Three ads: one pending, one failed, one ready. */
  EachState: instead("ads", {
    list: () => [unfinishedAd(2, "processing"), unfinishedAd(1, "failed"), sampleAd(0)],
  }),
  /** Titles at the length limit, right-to-left, with markup, and empty; a silent upload, and one without a narrative. */
  OddNames: instead("ads", {
    list: () => [
      sampleAd(0, { product_name: "Autumn at Kettle, the café in the old station ".repeat(4).trim() }),
      sampleAd(1, { product_name: "x".repeat(200) }),
      sampleAd(2, { product_name: "مخبز الياسمين: خبز طازج كل صباح" }),
      sampleAd(3, {
        product_name: "<b>Sale</b> & “more” 🎧",
        product_description: "<script>alert(1)</script>",
      }),
      sampleAd(4, { product_name: "", product_description: "", thirdPerson: null, source: "upload" }),
      sampleAd(5, {
        product_name: "Silence.wav",
        peaks: Array.from({ length: 200 }, () => 0),
        loudness_lufs: null,
      }),
    ],
  }),
  /** The list loads, but the audio does not. */
  SoundGone: instead("ads", {
    list: () => some(3).map(withApiAudio),
    audio: "not_found",
  }),
  /** A new ad, with its details. */
  Finished: instead("ads", { get: ({ params }) => finishedAd({ uuid: params.uuid }) }),
  /** The ad is still being made, according to its details. */
  BeingMade: instead("ads", {
    get: ({ params }) => ({
      ...finishedAd({ ...unfinishedAd(0, "processing"), uuid: params.uuid }),
      pipeline_status: "speaking",
    }),
  }),
  /** The ad failed, according to its details. */
  Failed: instead("ads", {
    get: ({ params }) => ({
      ...finishedAd({ ...unfinishedAd(0, "failed"), uuid: params.uuid }),
      pipeline_status: "failed",
      state_message: "The voice could not be recorded.",
    }),
  }),
  /** The ad has no timed lines. */
  NoLines: instead("ads", { get: ({ params }) => finishedAd({ uuid: params.uuid, lines: [] }) }),
  /** The ad's script leaves out a line that its brief requires. */
  LineLeftOut: instead("ads", {
    get({ params }) {
      const ad = finishedAd({ uuid: params.uuid });
      return { ...ad, inputs: ad.inputs && { ...ad.inputs, must_say: "Terms apply." } };
    },
  }),
  /** A newer version was made in another tab. */
  NewerVersion: instead("ads", { makeVersion: "version_not_newest" }),
  /** A new version is requested for an ad that was deleted in another tab. */
  VersionOfGone: instead("ads", { makeVersion: "not_found" }),
  /** The newest version and two earlier ones, one of them with different words; a restored one becomes the newest. */
  get ThreeVersions() {
    const versions = threeVersions();
    return instead("ads", {
      listVersions: () => versions,
      restoreVersion({ params, error }) {
        const old = versions.find(({ number }) => String(number) === params.number);
        if (!old) return error("not_found");
        versions.unshift({ ...old, number: versions.length + 1 });
        return { version: versions.length };
      },
    });
  },
  /** A version is being made, so no version can be restored. */
  VersionBeingMade: instead("ads", {
    get: ({ params }) => withPendingVersion(params.uuid, "speaking"),
    listVersions: threeVersions,
    restoreVersion: "version_not_newest",
  }),
  /** A version is started and fails. */
  VersionFailed: instead("ads", {
    makeVersion: ({ reply }) => reply(202, { version: 2, pipeline_status: "waiting" }),
    get: ({ params }) => withPendingVersion(params.uuid, "failed", "The voice could not be recorded."),
  }),
  /** While a new version is rendered, the first two requests for the ad are lost; at the third, it is ready. */
  get LostAfterVersion() {
    let lost = Infinity;
    return instead("ads", {
      makeVersion({ reply }) {
        lost = 0;
        return reply(202, { version: 2, pipeline_status: "waiting" });
      },
      get({ params }) {
        if (lost === Infinity) return fallThrough;
        lost += 1;
        return lost <= 2 ? crash() : finishedAd({ uuid: params.uuid, version: 2 });
      },
    });
  },
  /** Upload, move and delete stay pending. */
  SlowAnswer: instead("ads", { upload: never, move: never, remove: never }),
  /** The upload is larger than 2 MB. */
  FileTooLarge: instead("ads", { upload: "file_too_large" }),
  /** The upload lasts more than five minutes. */
  LastsTooLong: instead("ads", { upload: "file_lasts_too_long" }),
  /** A file named .mp3 whose content is something else. */
  NotAudio: instead("ads", { upload: "file_not_audio" }),
  /** A video without sound, or a silent recording. */
  NoSound: instead("ads", { upload: "file_without_sound" }),
  /** A truncated file, or one that no decoder can read. */
  Damaged: instead("ads", { upload: "file_damaged" }),
  /** An upload that outlets would reject for every possible reason. */
  OutletWarnings: instead("ads", {
    list: () => [faultyUpload(), sampleAd(1)],
    get: ({ params }) => finishedAd({ ...faultyUpload(), uuid: params.uuid, lines: [] }),
    upload: ({ reply }) => reply(201, { status: "success", message: "", audio: faultyUpload() }),
  }),
  /** The storage is full. */
  StorageFull: instead("ads", { upload: "storage_full" }),
  /** The hourly upload limit is reached. */
  QuotaReached: instead("ads", { upload: "too_many_uploads" }),
  /** The queue is full of other users' files. */
  UploadsQueueFull: instead("ads", {
    upload: errorOf("uploads_queue_full", { minutes: 3 }),
  }),
  /** The server's disk is full, so nothing can be changed. */
  DiskFull: instead("ads", { upload: "disk_full", move: "disk_full", remove: "disk_full" }),
  /** The ad, or the target project, was deleted in another tab. */
  AlreadyGone: instead("ads", {
    get: "not_found",
    listVersions: "not_found",
    restoreVersion: "not_found",
    move: "not_found",
    remove: "not_found",
    audio: "not_found",
  }),
  /** The cookie and the page have different guest ids, because another tab has switched to another guest. */
  ForeignGuest: instead("ads", {
    list: "foreign_guest",
    upload: "foreign_guest",
    move: "foreign_guest",
    remove: "foreign_guest",
  }),
  /** There is neither a session nor a guest id. */
  NoIdentity: instead("ads", {
    list: () => [],
    get: "identity_missing",
    upload: "identity_missing",
    move: "identity_missing",
    remove: "delete_identity_missing",
  }),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("ads", {
    upload: () => withoutMessage(415),
    move: () => withoutMessage(404),
    remove: () => withoutMessage(404),
  }),
  /** Alternative field names for id, title, description, date, length and narrative. */
  LegacyNames: instead("ads", {
    list: () => legacy(some(3).map(legacyAd)),
    upload: () => legacy({ status: "success", message: "", audio: legacyAd(sampleAd(0), 0) }, 201),
  }),
  /** The list and its audio load, but the server responds neither to requests for an ad nor to changes. */
  ChangesFail: everywhere("ads", crash, ["list", "audio"]),
  /** The list and its audio load, but a proxy responds with an HTML page otherwise; its text is not shown. */
  ChangesBadGateway: everywhere("ads", badGateway, ["list", "audio"]),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("ads", badGateway, ["audio"]),
  /** The server doesn't respond. */
  Down: everywhere("ads", crash),
};
