import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import { badGateway, crash, instead, legacy, never, onward, serve, withoutMessage } from "./serve.ts";
import { answerSound } from "./serve/answer-sound.ts";
import { soundAtItsAddress, soundBesideThePage } from "./sound.ts";
import { catalogue, findVoice, type Voice } from "./voices/catalogue.ts";
import type { World } from "./world.ts";
import { sampleRecording } from "./world/recordings.ts";

const isMatch = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ name, language, accents, tone, age, characteristics }: Omit<Voice, "sample_url">) =>
    [name, language, ...accents, tone, age.replaceAll("-", " "), ...characteristics].some((fact) =>
      fact.toLowerCase().includes(wanted),
    );
};

const withSample = (voice: Omit<Voice, "sample_url">, sound = soundBesideThePage): Voice => ({
  ...voice,
  sample_url: sound.addressOf(sampleRecording(voice).file) ?? `/api/audioad/voices/${voice.id}/sample`,
});

function pageOf(voices: Voice[], { limit, offset }: { limit: number; offset: number }) {
  const page = voices.slice(offset, offset + limit);
  const pagination = { limit, total: voices.length, hasMore: offset + page.length < voices.length };
  return { status: "success" as const, message: "", data: { voices: page, pagination } };
}

/** The everyday answers: a catalogue with three pages, each voice with a sample. */
export const voicesOf = (world: World) =>
  serve("voices", {
    list: ({ query }) => {
      const found = catalogue.filter(isMatch(query.query ?? ""));
      return pageOf(
        found.map((voice) => withSample(voice, world.sound)),
        query,
      );
    },

    async sample({ request, params, error }) {
      const voice = findVoice(params.id);
      if (!voice) return error("not_found");
      const { file } = sampleRecording(voice);
      const bytes = await world.sound.read(file);
      return answerSound(request, { bytes, etag: `"${file}"`, cacheControl: "public, max-age=86400" });
    },
  });

const some = (count: number, sound = soundBesideThePage) =>
  catalogue.slice(0, count).map((voice) => withSample(voice, sound));

/** The first voice, but for some facts. */
function oddVoice(facts: Partial<Voice>, index: number): Voice[] {
  return some(1).map((voice) => Object.assign(voice, facts, { id: `vc_odd_${index + 1}` }));
}

/** The other servers that a person may meet. The key is also the story's name and `?scenario=voices.<key>`. */
export const voicesScenarios = {
  Loading: instead("voices", { list: never }),
  Empty: instead("voices", { list: ({ query }) => pageOf([], query) }),
  /** Exactly one page: its end is the end of the results. */
  EndOfResults: instead("voices", { list: ({ query }) => pageOf(some(20), query) }),
  /** Names, tones and characteristics that are longer than there is room, from right to left, or not there. */
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
  /** The first page is there, the next never comes. */
  LoadingMore: instead("voices", { list: ({ query }) => (query.offset > 0 ? never() : onward) }),
  /** The first page is there, the next fails with the server's own words. */
  MoreFails: instead("voices", {
    list: ({ query, error }) => (query.offset > 0 ? error("malformed_request") : onward),
  }),
  /** The server's message is shown. */
  Refused: instead("voices", { list: ({ error }) => error("malformed_request") }),
  /** An error without a message: the product's own text stands in for it. */
  NoMessage: instead("voices", { list: () => withoutMessage(400) }),
  /** The list is there, and no sample can be heard. */
  SampleGone: instead("voices", {
    list: ({ query }) => pageOf(some(20, soundAtItsAddress), query),
    sample: ({ error }) => error("not_found"),
  }),
  /** An older server has other names for portrait and sample, a list of accents alone, and no age. */
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
  /** The voice that the code names for a start is not in the catalogue any more. */
  UsualVoiceGone: instead("voices", {
    list: ({ query }) =>
      pageOf(
        some(catalogue.length).filter(({ id }) => id !== defaultVoice.id),
        query,
      ),
  }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("voices", { list: badGateway, sample: badGateway }),
  Down: instead("voices", { list: crash, sample: crash }),
};
