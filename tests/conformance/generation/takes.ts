import { rateLimits, textLength } from "@earshot/contract/limits.ts";
import { generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { errorResponse } from "../error-response.ts";
import { identifiesGuests, newGuest, newGuestId } from "../guests.ts";
import { adsOf } from "../own-ads.ts";
import type { Person } from "../person.ts";
import { mp3Seconds } from "../sounds.ts";

const address = "/api/audioad/takes";
const line = { text: "Hi." };

const rejected: [
  what: string,
  more: object,
  error: { status: number; body: { code: string; field?: string } },
][] = [
  ["a blank line", { text: " " }, errorResponse("line_missing")],
  ["a line of marks", { text: "…!" }, errorResponse("line_missing")],
  [
    "a line that lasts too long",
    { text: "7 ".repeat(150) },
    { status: 422, body: { code: "line_lasts_too_long", field: "text" } },
  ],
  ["a line over its length", { text: "x".repeat(textLength.take + 1) }, errorResponse("line_too_long")],
  [
    "too long instructions",
    { delivery_instructions: "x".repeat(textLength.deliveryInstructions + 1) },
    errorResponse("delivery_instructions_too_long"),
  ],
  ["a voice that is gone", { voice_id: "vc_nobody" }, errorResponse("voice_not_found")],
  [
    "a line in another writing system",
    { text: "Свежий кофе", language: "English" },
    errorResponse("script_in_other_language", { language: "English", field: "text" }),
  ],
];

export function takesTests(newPerson: () => Person) {
  test("returns a spoken line as an MP3, and stores nothing", async () => {
    const person = newGuest(newPerson);
    const json = {
      text: "Fresh coffee, roasted on Tuesdays & posted the same day.",
      voice_id: generationFallbackVoice.id,
      language: "English",
      tone: "calm",
      delivery_instructions: "slow",
    };
    const { status, headers, bytes } = await person.fetch("POST", address, { json });
    expect([status, headers.get("Content-Type")]).toEqual([200, "audio/mpeg"]);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(mp3Seconds(bytes)).toBeGreaterThan(2);
    expect(mp3Seconds(bytes)).toBeLessThan(15);
    expect(await adsOf(person)).toEqual([]);
  });

  test.each(rejected)("rejects a request to speak %s", async (_what, more, error) => {
    const json = { ...line, ...more };
    expect(await newGuest(newPerson).fetch("POST", address, { json })).toMatchObject(error);
  });

  test("rejects a request to speak without an identity", async () => {
    expect(await newPerson().fetch("POST", address, { json: line })).toMatchObject(
      errorResponse("identity_missing"),
    );
  });

  test("limits spoken lines per user", { timeout: 120_000 }, async () => {
    const person = newGuest(newPerson);
    for (let count = 0; count < rateLimits.takes.most; count += 5) {
      const answers = Array.from({ length: 5 }, () => person.fetch("POST", address, { json: line }));
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    }
    expect(await person.fetch("POST", address, { json: line })).toMatchObject(
      errorResponse("too_many_takes"),
    );
  });

  identifiesGuests(newPerson, "a line to hear", {
    method: "POST",
    address: (id) => (id === undefined ? address : `${address}?temp_user_id=${encodeURIComponent(id)}`),
    sent: () => ({ json: line }),
    done: 200,
  });

  rejectsBadBodies(newPerson, "POST", address, line, async (person) => {
    person.cookies.set("temp_user_id", newGuestId());
  });
}
