import { deleteAdCopy, moveAdCopy, uploadCopy } from "@earshot/contract/ads/copy.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { canMove } from "@earshot/contract/ads/rules/move-ad.ts";
import { uploadBytes } from "@earshot/contract/limits.ts";

import { audioKind } from "./ads/audio-kind.ts";
import { badGateway, crash, instead, legacy, never, Reply, serve, withoutMessage } from "./serve.ts";
import { answerSound } from "./serve/answer-sound.ts";
import type { World } from "./world.ts";
import { type Ad, advance, finish, newAd, type StoredAd } from "./world/ads.ts";
import { firstProjectOf } from "./world/come-in.ts";
import { isOwnProject, type Owner, ownerOf, ownerOrError } from "./world/owner.ts";
import { recordingOfSize } from "./world/recordings.ts";
import { sampleAd, unfinishedAd } from "./world/sample-ads.ts";

/** The sound of an ad never changes. */
const forGood = "private, max-age=31536000, immutable";

/** The everyday answers: what is uploaded is listed, moves and goes; everyone has their own. */
export const adsOf = (world: World) => {
  const ownAd = ({ id }: Owner, uuid: string) => {
    const stored = world.ads.get(uuid);
    return stored?.owner === id ? stored : undefined;
  };

  const campaignsOf = ({ ad }: StoredAd) =>
    [...world.campaigns.values()]
      .filter(({ campaign }) => campaign.ad_uuid === ad.uuid)
      .map(({ campaign: { id, title, status } }) => ({ id, title, status }));

  return serve("ads", {
    list({ request, query, reply, error }) {
      const owner = ownerOf(world, request, query.temp_user_id);
      if (owner === "foreign") return error("foreign_guest");
      if (!owner) return [];
      const project = query.project_id || null;
      if (project && !isOwnProject(world, owner, project)) return error("not_found");
      const title = (query.q ?? "").trim().toLowerCase();
      const page = [...world.ads.values()]
        .filter(
          ({ owner: whose, ad }) =>
            whose === owner.id &&
            (!project || ad.project_id === project) &&
            ad.product_name.toLowerCase().includes(title),
        )
        .toReversed()
        .slice(query.offset, query.offset + query.limit);
      for (const stored of page) advance(stored, world.sound);
      return reply(
        200,
        page.map(({ ad }) => ad),
        owner.headers,
      );
    },

    get(asked) {
      const { params, query, reply, error } = asked;
      const owner = ownerOrError(world, asked, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      if (!stored) return error("not_found");
      advance(stored, world.sound);
      const { ad, stage, inputs, voices } = stored;
      const details = { ...ad, pipeline_status: stage, inputs, voices, campaigns: campaignsOf(stored) };
      return reply(200, details, owner.headers);
    },

    async upload(asked) {
      const { body, reply, error } = asked;
      const owner = ownerOrError(world, asked, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      if (body.project_id && !isOwnProject(world, owner, body.project_id)) {
        return error("not_found");
      }
      const { audio: file } = body;
      if (file.size > uploadBytes) return error("file_too_large");
      if (file.size === 0) return error("file_empty");
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!audioKind(bytes)) return error("file_not_audio");
      if (world.isTooOften("uploads", owner.id)) return error("too_many_uploads");
      const recording = recordingOfSize(bytes.length);
      const ad = newAd({
        uuid: world.nextId(),
        title: file.name.trim() || uploadCopy.defaultName,
        description: "",
        createdAt: world.now(),
        projectId: body.project_id || (owner.account && firstProjectOf(world, owner.id)),
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
      finish(stored, world.sound);
      world.ads.set(ad.uuid, stored);
      return reply(201, { status: "success", message: uploadCopy.complete, audio: ad }, owner.headers);
    },

    move(asked) {
      const { body, reply, error } = asked;
      const owner = ownerOrError(world, asked, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, body.uuid);
      if (body.uuid !== "" && !stored) return error("not_found");
      const currentProjectId = stored?.ad.project_id ?? null;
      if (!stored || !canMove({ adUuid: body.uuid, projectId: body.project_id, currentProjectId })) {
        return error("ad_not_movable");
      }
      if (!isOwnProject(world, owner, body.project_id)) return error("not_found");
      stored.ad.project_id = body.project_id;
      return reply(200, { success: true, message: moveAdCopy.moved }, owner.headers);
    },

    remove(asked) {
      const { body, reply, error } = asked;
      const owner = ownerOrError(world, asked, body.temp_user_id, "delete_identity_missing");
      if (owner instanceof Reply) return owner;
      const wrong = checkDeleteAd({ hasIdentity: true, uuid: body.uuid });
      if (wrong) return error(wrong);
      if (!ownAd(owner, body.uuid)) return error("not_found");
      world.ads.delete(body.uuid);
      return reply(200, { status: "success", message: deleteAdCopy.deleted }, owner.headers);
    },

    async audio(asked) {
      const { request, params, query, error } = asked;
      const owner = ownerOrError(world, asked, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      if (stored?.ad.state !== "ready") return error("not_found");
      const { file } = stored.recording;
      const bytes = await world.sound.read(file);
      return answerSound(request, { bytes, etag: `"${params.uuid}"`, cacheControl: forGood });
    },
  });
};

const some = (count: number) => Array.from({ length: count }, (_, index) => sampleAd(index));

const pageOf = (ads: Ad[], { limit, offset }: { limit: number; offset: number }) =>
  ads.slice(offset, offset + limit);

/** The way of an ad's sound, for scenarios in which it is not there. */
const unheard = (ad: Ad): Ad => ({ ...ad, filepath: `/audiostack/audio/${ad.uuid}` });

/** The other servers that a person may meet. The key is also the story's name and `?scenario=ads.<key>`. */
export const adsScenarios = {
  Loading: instead("ads", { list: never, get: never }),
  Empty: instead("ads", { list: () => [] }),
  /** A search by title finds none; without one there are three. */
  NoMatches: instead("ads", { list: ({ query }) => (query.q?.trim() ? [] : some(3)) }),
  /** One page and two more ads: the second page is the end. */
  EndOfResults: instead("ads", { list: ({ query }) => pageOf(some(12), query) }),
  Many: instead("ads", { list: ({ query }) => pageOf(some(200), query) }),
  /** The first page is there, the next never comes. */
  LoadingMore: instead("ads", {
    list: ({ query }) => (query.offset > 0 ? never() : pageOf(some(12), query)),
  }),
  /** One is being made, one could not be made and keeps its words, one is ready. */
  EachState: instead("ads", {
    list: () => [unfinishedAd(2, "processing"), unfinishedAd(1, "failed"), sampleAd(0)],
  }),
  /** Titles as long as they may be, from right to left, with markup, and none at all; a silent upload, and one without a narrative. */
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
  /** The list is there, and no ad can be heard. */
  SoundGone: instead("ads", {
    list: () => some(3).map(unheard),
    audio: ({ error }) => error("not_found"),
  }),
  /** Uploading, moving and deleting take their time. */
  SlowAnswer: instead("ads", { upload: never, move: never, remove: never }),
  FileTooLarge: instead("ads", { upload: ({ error }) => error("file_too_large") }),
  /** The name ends in .mp3, and the content is something else. */
  NotAudio: instead("ads", { upload: ({ error }) => error("file_not_audio") }),
  StorageFull: instead("ads", { upload: ({ error }) => error("storage_full") }),
  QuotaReached: instead("ads", { upload: ({ error }) => error("too_many_uploads") }),
  /** Somebody deleted the ad, or the project it shall go to, in another tab. */
  AlreadyGone: instead("ads", {
    get: ({ error }) => error("not_found"),
    move: ({ error }) => error("not_found"),
    remove: ({ error }) => error("not_found"),
    audio: ({ error }) => error("not_found"),
  }),
  /** Cookie and page hold different guests: another tab began anew. */
  ForeignGuest: instead("ads", {
    list: ({ error }) => error("foreign_guest"),
    upload: ({ error }) => error("foreign_guest"),
    move: ({ error }) => error("foreign_guest"),
    remove: ({ error }) => error("foreign_guest"),
  }),
  /** Neither a session nor a guest: the words that only this case has. */
  NoIdentity: instead("ads", {
    list: () => [],
    get: ({ error }) => error("identity_missing"),
    upload: ({ error }) => error("identity_missing"),
    move: ({ error }) => error("identity_missing"),
    remove: ({ error }) => error("delete_identity_missing"),
  }),
  /** An error without a message: the product's own text stands in for it. */
  NoMessage: instead("ads", {
    upload: () => withoutMessage(415),
    move: () => withoutMessage(404),
    remove: () => withoutMessage(404),
  }),
  /** An older server has other names for id, title, description, date, length and narrative. */
  LegacyNames: instead("ads", {
    list: () => legacy(some(3).map(legacyAd)),
    upload: () => legacy({ status: "success", message: "", audio: legacyAd(sampleAd(0), 0) }, 201),
  }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("ads", {
    list: badGateway,
    get: badGateway,
    upload: badGateway,
    move: badGateway,
    remove: badGateway,
  }),
  Down: instead("ads", { list: crash, get: crash, upload: crash, move: crash, remove: crash, audio: crash }),
};

/** Each alternative name of spec section 3 in one of the ads. */
function legacyAd(ad: Ad, index: number) {
  const { uuid: id, filepath, product_name, product_description: description, created_at: createdAt } = ad;
  return {
    id,
    filepath,
    createdAt,
    description,
    [index % 2 === 0 ? "title" : "name"]: product_name,
    [index % 2 === 0 ? "adLength" : "length"]: `${Math.round(ad.product_length)} sec`,
    third_person: ad.thirdPerson,
  };
}
