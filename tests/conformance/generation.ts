import { rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import type { Suite } from "./conform.ts";
import { errorResponse } from "./error-response.ts";
import { createdAdTests } from "./generation/created-ads.ts";
import { rejectedAdTests } from "./generation/rejected-ads.ts";
import { scriptsTests } from "./generation/scripts.ts";
import { startAd, plain } from "./generation/start-ad.ts";
import { takesTests } from "./generation/takes.ts";
import { newGuest, newGuestId } from "./guests.ts";
import { deleteAd } from "./own-ads.ts";
import type { Person, RequestOptions } from "./person.ts";

export const generationSuite: Suite = {
  area: "generation",
  unreached: {
    "generateWithMusic 503": "what the embedded engines need can't be down while the server runs",
    "generateAudio 503": "what the embedded engines need can't be down while the server runs",
    "writeScripts 503": "the embedded writer can't be down while the server runs",
    "speakTake 503": "the embedded voices can't be down while the server runs",
  },
  tests(newPerson) {
    createdAdTests(newPerson);
    rejectedAdTests(newPerson);
    pollTests(newPerson);
    spokenLengthTests(newPerson);
    scriptsTests(newPerson);
    takesTests(newPerson);
  },
};

type Poll = [name: string, method: string, address: string, sent: RequestOptions];

/** Requests that poll a pending ad, with or without a guest id. */
function pollsOf(id: { uuid: string; audioformId: string; pipelineId: string }, guest?: string): Poll[] {
  const sent = guest === undefined ? {} : { temp_user_id: guest };
  const query = guest === undefined ? "" : `temp_user_id=${guest}`;
  return [
    ["job", "GET", `/api/audioad/v2/job/${id.uuid}?${query}`, {}],
    ["audioform", "POST", "/audiostack/getaudioformdata", { json: { audioformId: id.audioformId, ...sent } }],
    [
      "create pipeline",
      "POST",
      "/audiostack/createpipeline",
      { json: { audioformId: id.audioformId, ...sent } },
    ],
    ["pipeline", "POST", "/audiostack/getpipeline", { json: { pipelineId: id.pipelineId, ...sent } }],
  ];
}

async function startedAd(person: Person) {
  const { uuid, audioformId } = await startAd(person, plain);
  const { body } = await person.fetch("POST", "/audiostack/createpipeline", { json: { audioformId } });
  return { uuid, audioformId, pipelineId: (body as { pipelineId: string }).pipelineId };
}

function pollTests(newPerson: () => Person) {
  test("shows a pending ad only to its owner", async () => {
    const person = newGuest(newPerson);
    const id = await startedAd(person);
    const notFound = errorResponse("not_found");
    for (const [name, ...call] of pollsOf(id)) {
      expect(await person.fetch(...call), name).toMatchObject({ status: 200 });
      expect(await newGuest(newPerson).fetch(...call), name).toMatchObject(notFound);
      expect(await newPerson().fetch(...call), name).toMatchObject(errorResponse("identity_missing"));
    }
    for (const [name, ...call] of pollsOf(id, newGuestId())) {
      expect(await person.fetch(...call), name).toMatchObject({ status: 403 });
    }
    for (const [name, ...call] of pollsOf(id, "no")) {
      expect(await person.fetch(...call), name).toMatchObject({ status: 400 });
    }
    await deleteAd(person, id.uuid);
    for (const [name, ...call] of pollsOf(id)) {
      expect(await person.fetch(...call), name).toMatchObject(notFound);
    }
  });

  test.each(["none", "%27%20OR%201%3D1", "x".repeat(3000), "👀"])(
    "returns 404 for the unknown job %s",
    async (text) => {
      const person = newGuest(newPerson);
      const id = decodeURIComponent(text);
      for (const [name, ...call] of pollsOf({ uuid: text, audioformId: id, pipelineId: id })) {
        expect(await person.fetch(...call), name).toMatchObject({ status: 404 });
      }
    },
  );

  rejectsBadBodies(newPerson, "POST", "/audiostack/getaudioformdata", { audioformId: "any" });
  rejectsBadBodies(newPerson, "POST", "/audiostack/createpipeline", { audioformId: "any" });
  rejectsBadBodies(newPerson, "POST", "/audiostack/getpipeline", { pipelineId: "any" });
}

function spokenLengthTests(newPerson: () => Person) {
  const address = "/api/audioad/spoken-length";
  const script = "Coffee & Co roasts in small batches every Tuesday, and posts the beans the same day.";

  async function lengthOf(text: string, voice_id?: string) {
    const { status, body } = await newPerson().fetch("POST", address, { json: { text, voice_id } });
    expect(status).toBe(200);
    return body as { seconds: number; spoken: string };
  }

  test("rejects a script longer than 120 seconds", async () => {
    const text = "We roast our coffee beans every single Tuesday morning. ".repeat(60);
    expect(await newPerson().fetch("POST", address, { json: { text } })).toMatchObject(
      errorResponse("spoken_too_long"),
    );
  });

  test("allows 1,200 script length checks per hour per IP address", { timeout: 60_000 }, async () => {
    const person = newPerson();
    const read = () => person.fetch("POST", address, { json: { text: "" } });
    for (let count = 0; count < rateLimits.spokenLengthPerAddress.most; count += 1)
      expect((await read()).status).toBe(200);
    expect(await read()).toMatchObject(errorResponse("too_many_script_checks"));
  });

  test("estimates longer times for more words and slower voices", async () => {
    const { seconds } = await lengthOf(script);
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(10);
    expect((await lengthOf(`${script} ${script}`)).seconds).toBeGreaterThan(seconds * 1.8);
    const { body } = await newPerson().fetch("GET", "/api/audioad/voices?limit=500&query=English");
    const { voices } = (body as { data: { voices: { id: string; words_per_minute: number }[] } }).data;
    const bySpeed = voices.toSorted((a, b) => a.words_per_minute - b.words_per_minute);
    const [slowest, fastest] = [
      await lengthOf(script, bySpeed[0]?.id),
      await lengthOf(script, bySpeed.at(-1)?.id),
    ];
    expect(slowest.seconds).toBeGreaterThan(fastest.seconds);
  });

  test("measures empty text as 0 s, and uses the default voice if none is given", async () => {
    expect(await lengthOf(" \n ")).toMatchObject({ seconds: 0 });
    expect(await lengthOf(script, "")).toEqual(await lengthOf(script));
  });

  test("measures prices as they are spoken", async () => {
    const { spoken } = await lengthOf("Only $29 today.");
    expect(spoken).toMatch(/dollars/);
    expect(spoken).not.toContain("$");
  });

  test("rejects an unknown voice", async () => {
    expect(
      await newPerson().fetch("POST", address, { json: { text: script, voice_id: "vc_nobody" } }),
    ).toMatchObject(errorResponse("voice_not_found"));
  });

  rejectsBadBodies(newPerson, "POST", address, { text: script });
  rejectsForeignOrigins(newPerson, "POST", address, { json: { text: script } });
}
