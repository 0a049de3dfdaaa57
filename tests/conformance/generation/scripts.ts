import { rateLimits, textLength } from "@earshot/contract/limits.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { type ErrorResponse, errorResponse } from "../error-response.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { adsOf } from "../own-ads.ts";
import type { Person } from "../person.ts";

const address = "/api/audioad/scripts";

const brief = {
  product_name: "Coffee & Co",
  prompt:
    "We roast coffee every Tuesday in Leeds and post it the same day. The first bag is half price. Order at coffee.example.",
};

interface Scripts {
  scripts: {
    variant: number;
    angle: string | null;
    lines: { text: string; facts: string[]; voice?: number }[];
    seconds: number;
  }[];
  facts: { id: string; text: string; start?: number; end?: number }[];
  left_out: string[];
  recommended_music: { id: string } | null;
}

async function write(person: Person, more: object = {}): Promise<Scripts> {
  const { status, body } = await person.fetch("POST", address, { json: { ...brief, ...more } });
  expect([status, body]).toEqual([200, expect.objectContaining({ scripts: expect.anything() })]);
  return body as Scripts;
}

const rejected: [what: string, more: object, error: ErrorResponse][] = [
  ["a blank name", { product_name: " " }, errorResponse("product_name_missing")],
  [
    "a name over its length",
    { product_name: "x".repeat(textLength.name + 1) },
    errorResponse("product_name_too_long"),
  ],
  ["a blank prompt", { prompt: "\n " }, errorResponse("prompt_missing")],
  [
    "a prompt over its length",
    { prompt: "x ".repeat(textLength.prompt / 2) + "xx" },
    errorResponse("prompt_too_long"),
  ],
  ["a brief of emoji alone", { prompt: "🎉🎉🎉" }, errorResponse("nothing_to_sell")],
  ["a brief of an address alone", { prompt: "https://coffee.example" }, errorResponse("nothing_to_sell")],
  ["a length that is not offered", { adLength: 12 }, errorResponse("length_not_offered")],
  [
    "too long instructions",
    { delivery_instructions: "x".repeat(textLength.deliveryInstructions + 1) },
    errorResponse("delivery_instructions_too_long"),
  ],
  ["too much to say", { must_say: "x".repeat(textLength.mustSay + 1) }, errorResponse("must_say_too_long")],
  ["too much not to say", { avoid: "x".repeat(textLength.avoid + 1) }, errorResponse("avoid_too_long")],
  ["a voice that is gone", { voice_ids: ["vc_nobody"] }, errorResponse("voice_unavailable")],
  [
    "a description in another writing system",
    { prompt: "Свежий кофе каждую неделю, прямо к вашей двери", language: "English" },
    errorResponse("prompt_in_other_language", { language: "English" }),
  ],
];

export function scriptsTests(newPerson: () => Person) {
  test("writes three scripts that fit the length, and stores nothing", async () => {
    const person = newGuest(newPerson);
    const { scripts, facts, left_out, recommended_music } = await write(person, { adLength: "15 sec" });
    expect(scripts.map(({ variant }) => variant)).toEqual([0, 1, 2]);
    for (const { lines, seconds } of scripts) {
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.every(({ voice }) => voice === undefined)).toBe(true);
      expect(lines.map(({ text }) => text).join(" ")).toContain(brief.product_name);
      expect(seconds).toBeGreaterThan(5);
      expect(seconds).toBeLessThanOrEqual(15);
    }
    const ids = facts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const said = new Set(scripts.flatMap(({ lines }) => lines.flatMap((line) => line.facts)));
    expect([...said, ...left_out].toSorted()).toEqual(ids.toSorted());
    for (const { start, end } of facts)
      if (start !== undefined) expect(brief.prompt.slice(start, end)).not.toBe("");
    expect(recommended_music).toHaveProperty("id");
    expect(await adsOf(person)).toEqual([]);
  });

  test("writes as many scripts as requested, starting from the requested variant", async () => {
    const { scripts } = await write(newGuest(newPerson), { variants: 2, variant: 3, adLength: 10 });
    expect(scripts.map(({ variant }) => variant)).toEqual([3, 4]);
  });

  test("alternates between two voices", async () => {
    const voice_ids = [defaultVoice.id, generationFallbackVoice.id];
    const { scripts } = await write(newGuest(newPerson), { variants: 1, voice_ids });
    const turns = scripts[0]!.lines.map(({ voice }) => voice);
    expect(turns).toEqual(turns.map((_, at) => (at % 2 === 0 ? 1 : 2)));
  });

  test.each(rejected)("rejects a request for scripts with %s", async (_what, more, error) => {
    const json = { ...brief, ...more };
    expect(await newGuest(newPerson).fetch("POST", address, { json })).toMatchObject(error);
  });

  test.each([
    ["no script", { variants: 0 }],
    ["four scripts", { variants: 4 }],
    ["a negative idea", { variant: -1 }],
    ["three voices", { voice_ids: ["vc_a", "vc_b", "vc_c"] }],
  ])("returns 400 for %s", async (_what, more) => {
    const json = { ...brief, ...more };
    expect((await newGuest(newPerson).fetch("POST", address, { json })).status).toBe(400);
  });

  test("writes scripts for a guest id, but not without one or for another guest", async () => {
    const person = newPerson();
    const at = (id: string) => `${address}?temp_user_id=${id}`;
    const json = { ...brief, variants: 1, adLength: 10 };
    expect(await person.fetch("POST", address, { json })).toMatchObject(errorResponse("identity_missing"));
    expect((await person.fetch("POST", at(newGuestId()), { json })).status).toBe(200);
    expect(await person.fetch("POST", at(newGuestId()), { json })).toMatchObject(
      errorResponse("foreign_guest"),
    );
  });

  test("limits scripts per user", { timeout: 60_000 }, async () => {
    const person = newGuest(newPerson);
    const json = { ...brief, variants: 1, adLength: 10 };
    const statuses: number[] = [];
    for (let count = 0; count < rateLimits.scripts.most; count += 20) {
      const answers = Array.from({ length: 20 }, () => person.fetch("POST", address, { json }));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await person.fetch("POST", address, { json })).toMatchObject(errorResponse("too_many_scripts"));
  });

  rejectsBadBodies(newPerson, "POST", address, brief, async (person) => {
    person.cookies.set("temp_user_id", newGuestId());
  });
}
