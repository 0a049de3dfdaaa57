import { adsInTheMaking, mostScriptLines, textLength } from "@earshot/contract/limits.ts";
import { generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { type ErrorResponse, errorResponse } from "../error-response.ts";
import { guestCookie, newGuest, newGuestId } from "../guests.ts";
import { adsOf, deleteAd } from "../own-ads.ts";
import type { Person } from "../person.ts";
import { startAd, withPendingAd, plain, routes, requestAd, type AdOptions, withMusic } from "./start-ad.ts";

const own = { script_source: "own" };
const longScript = "Fresh coffee is here again. ".repeat(178).trim();

const scriptTooLong = errorResponse("script_too_long", { seconds: 12345 });
/** Matches any measured length in the message, because it differs between servers. */
const measured = ({ body: { message } }: ErrorResponse): string =>
  expect.stringMatching(new RegExp(`^${message.replace("12345", String.raw`\d{2,3}`)}$`));
const anySeconds = measured(scriptTooLong);
const longerThanTen = measured(errorResponse("script_too_long", { seconds: 12345, most: 10 }));

const rejected: [what: string, options: AdOptions, error: ErrorResponse][] = [
  ["a blank name", { name: " \t" }, errorResponse("product_name_missing")],
  ["a blank prompt", { prompt: "\n " }, errorResponse("prompt_missing")],
  [
    "a name over its length",
    { name: "x".repeat(textLength.name + 1) },
    errorResponse("product_name_too_long"),
  ],
  [
    "a prompt over its length",
    { prompt: "x ".repeat(textLength.prompt / 2) + "xx" },
    errorResponse("prompt_too_long"),
  ],
  [
    "too long instructions",
    { more: { delivery_instructions: "x".repeat(textLength.deliveryInstructions + 1) } },
    errorResponse("delivery_instructions_too_long"),
  ],
  ["a voice that is gone", { more: { voice_ids: ["vc_nobody"] } }, errorResponse("voice_unavailable")],
  [
    "a second voice that is gone",
    { more: { voice_ids: [generationFallbackVoice.id, "vc_nobody"] } },
    errorResponse("voice_unavailable"),
  ],
  [
    "a description in another writing system",
    { prompt: "Свежий кофе каждую неделю, прямо к вашей двери", more: { language: "English" } },
    errorResponse("prompt_in_other_language", { language: "English" }),
  ],
  [
    "a user's script of more than two minutes",
    { prompt: longScript, more: own },
    { ...scriptTooLong, body: { ...scriptTooLong.body, message: anySeconds } },
  ],
  [
    "a user's script of too many lines",
    { prompt: "it\n".repeat(mostScriptLines + 1), more: { ...own, delivery_instructions: "fast" } },
    errorResponse("script_over_limits", { field: "prompt" }),
  ],
  ["a length that is not offered", { more: { adLength: 12 } }, errorResponse("length_not_offered")],
  ["a length that is none", { more: { adLength: "soon" } }, errorResponse("length_not_offered")],
  ["a brief of emoji alone", { prompt: "🎉🎉" }, errorResponse("nothing_to_sell")],
  [
    "too much to say",
    { more: { must_say: "x".repeat(textLength.mustSay + 1) } },
    errorResponse("must_say_too_long"),
  ],
  [
    "too much not to say",
    { more: { avoid: "x".repeat(textLength.avoid + 1) } },
    errorResponse("avoid_too_long"),
  ],
  [
    "more to say than the ad can hold",
    { more: { adLength: 10, must_say: "Terms and conditions apply to all orders. ".repeat(20) } },
    { ...scriptTooLong, body: { code: "script_too_long", field: "must_say", message: longerThanTen } },
  ],
  ["a script without lines", { more: { script: [] } }, errorResponse("script_missing")],
  [
    "a script of blank lines",
    { more: { script: [{ text: " " }, { text: "…" }] } },
    errorResponse("script_missing"),
  ],
  [
    "a script of too many lines",
    { more: { script: Array.from({ length: mostScriptLines + 1 }, () => ({ text: "Yes." })) } },
    errorResponse("script_over_limits"),
  ],
  [
    "a script of too many characters",
    { more: { script: [{ text: "x".repeat(textLength.prompt + 1) }] } },
    errorResponse("script_over_limits"),
  ],
  [
    "a script of more than two minutes",
    { more: { script: [{ text: longScript }] } },
    { ...scriptTooLong, body: { code: "script_too_long", field: "script", message: anySeconds } },
  ],
  [
    "a script with a line in another writing system",
    { more: { language: "English", script: [{ text: "Hello." }, { text: "Свежий кофе" }] } },
    errorResponse("script_in_other_language", { language: "English", field: "script" }),
  ],
];

export function rejectedAdTests(newPerson: () => Person) {
  for (const route of routes) {
    test.each(rejected)(`${route.name} rejects %s and starts nothing`, async (_what, options, error) => {
      const person = newGuest(newPerson);
      expect(await requestAd(person, route, options)).toMatchObject(error);
      expect(await adsOf(person)).toEqual([]);
    });

    test.each([
      ["three voices", { voice_ids: ["vc_a", "vc_b", "vc_c"] }],
      ["a list for a length", { adLength: [] }],
      ["another source of the script", { script_source: "stolen" }],
      ["a number as a language", { language: 7 }],
      ["a text as a script", { script: "Hello." }],
      ["a third voice", { script: [{ text: "Hello.", voice: 3 }] }],
      ["half an idea", { variant: 0.5 }],
      ["a NUL in the instructions", { delivery_instructions: "a\0b" }],
    ])(`${route.name} returns 400 for %s`, async (_what, more) => {
      expect((await requestAd(newGuest(newPerson), route, { more })).status).toBe(400);
    });

    limitTests(newPerson, route);
  }
  musicTests(newPerson);
  const good = { product_name: "Coffee", prompt: "Fresh coffee" };
  rejectsBadBodies(newPerson, "POST", withMusic.address, good);
  rejectsBadBodies(newPerson, "POST", plain.address, {
    productName: "Coffee",
    productDescription: "Fresh coffee",
  });
}

function limitTests(newPerson: () => Person, route: typeof plain) {
  test(`${route.name} limits the number of pending ads`, async () => {
    const person = newGuest(newPerson);
    const pending = [];
    for (let count = 0; count < adsInTheMaking; count += 1) pending.push(await startAd(person, route));
    expect(await requestAd(person, route)).toMatchObject(errorResponse("too_many_pending_ads"));
    await Promise.all(pending.map(({ uuid }) => deleteAd(person, uuid)));
    expect(await adsOf(person)).toEqual([]);
  });

  test(`${route.name} accepts a guest id, sets the cookie, and rejects another id`, async () => {
    const [person, id] = [newPerson(), newGuestId()];
    const { address, more } = route.withGuest(id);
    const { status, body } = await person.fetch("POST", address, { json: route.form({ more }) });
    expect([status, person.cookies.get(guestCookie)]).toEqual([200, id]);
    await deleteAd(person, (body as { audio: { uuid: string } }).audio.uuid);
    const other = route.withGuest(newGuestId());
    expect(
      await person.fetch("POST", other.address, { json: route.form({ more: other.more }) }),
    ).toMatchObject(errorResponse("foreign_guest"));
    const malformed = route.withGuest("no");
    const answer = await person.fetch("POST", malformed.address, {
      json: route.form({ more: malformed.more }),
    });
    expect(answer.status).toBe(400);
  });
}

function musicTests(newPerson: () => Person) {
  const spec = { fade_in_ms: 0, fade_out_ms: 0, playback_start: 0, playback_end: 0, volume: 0.3 };

  test("rejects an unknown track", async () => {
    const music_spec = { ...spec, music_id: "trk_none" };
    const answer = await requestAd(newGuest(newPerson), withMusic, { more: { music_spec } });
    expect(answer).toMatchObject(errorResponse("track_unavailable"));
  });

  test("requires the music to end at least a second after it starts, with or without a chosen end", async () => {
    const person = newGuest(newPerson);
    const { body } = await person.fetch("GET", "/api/audioad/v2/musics");
    const [{ id: music_id, duration }] = (body as { data: { tracks: [{ id: string; duration: number }] } })
      .data.tracks;
    for (const [playback_start, playback_end, error] of [
      [5000, 5000, "music_end_not_after_start"],
      [5000, 4999, "music_end_not_after_start"],
      [Math.ceil(duration * 1000), 0, "music_end_not_after_start"],
      [5000, 5999, "music_excerpt_too_short"],
    ] as const) {
      const music_spec = { ...spec, music_id, playback_start, playback_end };
      expect(await requestAd(person, withMusic, { more: { music_spec } })).toMatchObject(
        errorResponse(error),
      );
    }
    const music_spec = { ...spec, music_id, playback_start: 5000, playback_end: 6000 };
    await withPendingAd(person, withMusic, { more: { music_spec } }, async () => {});
    expect(await adsOf(person)).toEqual([]);
  });

  test("returns 400 for an incomplete music spec", async () => {
    for (const music_spec of [
      {},
      "trk_001",
      [],
      { ...spec, music_id: 7 },
      { ...spec, music_id: "a", volume: "loud" },
    ]) {
      expect((await requestAd(newGuest(newPerson), withMusic, { more: { music_spec } })).status).toBe(400);
    }
  });
}
