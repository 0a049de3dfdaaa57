import { setTimeout as sleep } from "node:timers/promises";

import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, Visitor } from "../built-server/visitor.ts";
import { mp3Of } from "../conformance/sounds.ts";
import { type Bench, median } from "./runner/bench.ts";

/** How many ads honest visitors request, one after another. */
const ads = 8;

/** The maximum time until an ad is ready, in seconds. */
const most = 15;

/** Pause in ms before the first ad and between ads. */
const pauseMs = 3000;

const order = {
  product_name: "Coffee & Co",
  prompt:
    "We roast coffee beans every Tuesday in Leeds and post them the same day. A subscription is $19 a month, and the first bag is half price.",
  adLength: 30,
  voice_ids: ["vc_russell"],
};
const slowOrder = {
  ...order,
  voice_ids: ["vc_amelia", "vc_russell"],
  music_spec: {
    music_id: "trk_first_light",
    fade_in_ms: 500,
    fade_out_ms: 500,
    playback_start: 0,
    playback_end: 0,
    volume: 0.3,
  },
};
/** One of the slowest ads to render: a user-written script of 119 seconds. */
const slowestOrder = {
  ...order,
  script_source: "own",
  language: "English",
  delivery_instructions: "very fast, no pauses",
  script: Array.from({ length: 28 }, () => ({
    text: "One two three four five six seven eight nine ten eleven twelve.",
  })),
};
const script = "Coffee & Co roasts in small batches every Tuesday, and posts the beans the same day. ".repeat(
  8,
);
const upload = mp3Of(1_900_000);

type Call = [method: string, path: string, json?: object];

/**
 * Requests that a single IP address sends concurrently, each with a new made-up guest id and repeated continuously.
 */
const calls: (Call | "upload")[] = [
  ["POST", "/api/audioad/v2/generatewithaiscript", slowOrder],
  ["POST", "/api/audioad/v2/generatewithaiscript", slowOrder],
  ["POST", "/api/audioad/spoken-length", { text: script }],
  ["POST", "/api/audioad/spoken-length", { text: script }],
  ["POST", "/api/audioad/scripts", { ...order, count: 3 }],
  ["POST", "/api/audioad/takes", { text: script.slice(0, 290), voice_id: "vc_russell" }],
  ["POST", "/api/campaigns", { title: "Holiday gifts", current_step: 1 }],
  ["GET", "/audiostack/getuseraudios?limit=50"],
  "upload",
  "upload",
];

let guests = 0;

function newGuest(address?: string): Visitor {
  const guest = Object.assign(new Visitor(), address && { address });
  guest.cookies.set("temp_user_id", `honest${String((guests += 1)).padStart(6, "0")}`);
  return guest;
}

/** Sends all of `calls` from one IP address until stopped. Counts the responses by call and status. */
function flood(origin: string) {
  const { address } = new Visitor();
  const replies = new Map<string, number>();
  const over = new AbortController();
  const sendOn = async (call: Call | "upload") => {
    while (!over.signal.aborted) {
      const guest = newGuest(address);
      const sent = call === "upload" ? sendUpload(origin, guest) : sendCall(origin, guest, call);
      // The server closes connections of visitors who send too much.
      const status = await sent.catch(() => "without an answer");
      const name = `${call === "upload" ? call : call[1].replace(/\?.*/, "")} ${status}`;
      replies.set(name, (replies.get(name) ?? 0) + 1);
      await sleep(20);
    }
  };
  const sending = Promise.all(calls.map(sendOn));
  return {
    replies,
    async stop() {
      over.abort();
      await sending;
    },
  };
}

const sendCall = async (origin: string, guest: Visitor, [method, path, json]: Call) =>
  (await guest.send(origin, method, path, json && { json })).status;

async function sendUpload(origin: string, guest: Visitor): Promise<number> {
  const body = new FormData();
  body.set("audio", new File([upload], "spring.mp3"));
  const headers = { "X-Forwarded-For": guest.address, Cookie: guest.cookieHeader() };
  const response = await fetch(new URL("/audiostack/upload-audio", origin), {
    method: "POST",
    body,
    headers,
  });
  await response.text();
  return response.status;
}

/** Returns the seconds from the request until the ad is ready, polling as the page does. */
async function makeAd(origin: string, guest = newGuest()): Promise<number> {
  const began = performance.now();
  const { body } = assertStatus(200, await sendOrder(origin, guest, order));
  const { uuid } = body["audio"] as { uuid: string };
  for (;;) {
    const { body: ad } = assertStatus(200, await guest.send(origin, "GET", `/api/audioad/ads/${uuid}`));
    const { state } = ad as { state?: string };
    if (state === "ready") return (performance.now() - began) / 1000;
    if (state !== "processing") throw new Error(`The ad is ${state}.`);
    await sleep(250);
  }
}

/**
 * Returns how long a guest's sixth ad takes, in seconds, when `each` of the slowest ads are queued ahead of it from
 * every one of `addresses` IP addresses.
 */
async function makeSixthAd(addresses: number, each: number): Promise<number> {
  return withDataFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    const guest = newGuest();
    for (let ad = 1; ad <= 5; ad += 1) await makeAd(origin, guest);
    const senders = Array.from({ length: addresses }, () => new Visitor().address);
    for (let ad = 1; ad <= each; ad += 1)
      for (const address of senders)
        assertStatus(200, await sendOrder(origin, newGuest(address), slowestOrder));
    const seconds = await makeAd(origin, guest);
    await end("SIGTERM");
    return seconds;
  });
}

const sendOrder = (origin: string, guest: Visitor, json: object) =>
  guest.send(origin, "POST", "/api/audioad/v2/generatewithaiscript", { json });

export const bench: Bench = {
  title: `Honest visitors' ads of 30 s, while one address sends all that it may, with a new guest's id for each request`,
  measure: async () => [
    {
      what: "the sixth, after 8 of the slowest from one address",
      value: await makeSixthAd(1, 8),
      unit: "s",
      most,
    },
    { what: "the sixth, after 21 from three addresses", value: await makeSixthAd(3, 7), unit: "s", most },
    ...(await withDataFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const alone = await makeAd(origin);
      const attack = flood(origin);
      const seconds: number[] = [];
      for (let ad = 0; ad < ads; ad += 1) {
        await sleep(pauseMs);
        seconds.push(await makeAd(origin));
      }
      await attack.stop();
      await end("SIGTERM");
      return [
        { what: "alone", value: alone, unit: "s" },
        { what: "meanwhile, median", value: median(seconds), unit: "s" },
        { what: "meanwhile, longest", value: Math.max(...seconds), unit: "s", most },
        ...Array.from(attack.replies, ([what, value]) => ({ what, value, unit: "replies" })),
      ];
    })),
  ],
};
