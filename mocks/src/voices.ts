import { findVoices } from "@earshot/contract/voices/rules/find-voices.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import { readAudio, staticAudioUrl } from "./audio-files.ts";
import { audioResponse } from "./audio-response.ts";
import type { MockDb } from "./mock-db.ts";
import { sampleRecording } from "./mock-db/recordings.ts";
import { badGateway, crash, instead, legacy, never, fallThrough, serve, withoutMessage } from "./serve.ts";
import { catalogue, findVoice, type Voice, type VoiceWithoutSample } from "./voices/catalogue.ts";

const samplePath = (id: string) => `/api/audioad/voices/${id}/sample`;

function withSample(voice: VoiceWithoutSample): Voice {
  const { file, peaks, durationMs } = sampleRecording(voice);
  return {
    ...voice,
    sample_url: staticAudioUrl(file) ?? samplePath(voice.id),
    sample_peaks: peaks,
    sample_ms: durationMs,
  };
}

function pageOf(voices: Voice[], { limit, offset }: { limit: number; offset: number }) {
  const page = voices.slice(offset, offset + limit);
  const pagination = { limit, total: voices.length, hasMore: offset + page.length < voices.length };
  return { status: "success" as const, message: "", data: { voices: page, pagination } };
}

/** Default responses: a catalogue with three pages, each voice with a sample. */
export const voicesHandlers = (_mockDb: MockDb) =>
  serve("voices", {
    list: ({ query }) => pageOf(findVoices(catalogue, query).map(withSample), query),

    async sample({ request, params, error }) {
      const voice = findVoice(params.id);
      if (!voice) return error("not_found");
      const { file } = sampleRecording(voice);
      const bytes = await readAudio(file);
      return audioResponse(request, { bytes, etag: `"${file}"`, cacheControl: "public, max-age=86400" });
    },
  });

const some = (count: number) => findVoices(catalogue, {}).slice(0, count).map(withSample);

function oddVoice(overrides: Partial<Voice>, index: number): Voice[] {
  return some(1).map((voice) => Object.assign(voice, overrides, { id: `vc_odd_${index + 1}` }));
}

/** Named non-default responses. The key is also the story's name and `?scenario=voices.<key>`. */
export const voicesScenarios = {
  /** The list stays pending. */
  Loading: instead("voices", { list: never }),
  /** No voice is found. */
  Empty: instead("voices", { list: ({ query }) => pageOf([], query) }),
  /** The list is exactly one page long. */
  EndOfResults: instead("voices", { list: ({ query }) => pageOf(some(20), query) }),
  /** Names, tones and characteristics that are too long for the layout, right-to-left, or missing. */
  OddNames: instead("voices", {
    list: ({ query }) => {
      const odd: Partial<Voice>[] = [
        { name: "Maximiliane-Wilhelmina von und zu Hohenstein", tone: "confident, warm, storytelling" },
        { name: "ليلى", accent: "إماراتية", language: "العربية" },
        { name: "<b>Amelia</b> & “friends”", characteristics: ["<i>Soft</i>", "x".repeat(60)] },
        { accent: "", accents: [], tone: "", age: "", characteristics: [], sample_url: "" },
      ];
      return pageOf(odd.flatMap(oddVoice), query);
    },
  }),
  /** The first page loads, but the second stays pending. */
  LoadingMore: instead("voices", { list: ({ query }) => (query.offset > 0 ? never() : fallThrough) }),
  /** The first page loads, but the second fails with the server's message. */
  MoreFails: instead("voices", {
    list: ({ query, error }) => (query.offset > 0 ? error("malformed_request") : fallThrough),
  }),
  /** The server rejects the request. */
  Refused: instead("voices", { list: "malformed_request" }),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("voices", { list: () => withoutMessage(400) }),
  /** The list loads, but every sample is a 404. */
  SampleGone: instead("voices", {
    list: ({ query }) => {
      const withoutFile = some(20).map((voice) => Object.assign(voice, { sample_url: samplePath(voice.id) }));
      return pageOf(withoutFile, query);
    },
    sample: "not_found",
  }),
  /** Alternative field names for portrait and sample; `accents` but no `accent`, and no age. */
  LegacyNames: instead("voices", {
    list: ({ query }) => {
      const { data, ...page } = pageOf(some(20), query);
      const voices = data.voices.map(
        ({ image_url, sample_url, accent: _accent, age: _age, ...voice }, index) => ({
          ...voice,
          [index % 2 === 0 ? "avatar" : "photo"]: image_url,
          audio_url: sample_url,
        }),
      );
      return legacy({ ...page, data: { voices, pagination: data.pagination } });
    },
  }),
  /** The default voice is no longer in the catalogue. */
  UsualVoiceGone: instead("voices", {
    list: ({ query }) =>
      pageOf(
        some(catalogue.length).filter(({ id }) => id !== defaultVoice.id),
        query,
      ),
  }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: instead("voices", { list: badGateway, sample: badGateway }),
  /** The server doesn't respond. */
  Down: instead("voices", { list: crash, sample: crash }),
};
