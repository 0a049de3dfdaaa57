import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, Visitor } from "../built-server/visitor.ts";
import { type Bench, quantile } from "./runner/bench.ts";

/** Idle and busy rounds alternate, so that other load on the machine affects both. */
const rounds = 6;
const roundMs = 8000;
const mostRatio = 2;

const order = {
  product_name: "Coffee & Co",
  prompt:
    "We roast coffee beans every Tuesday in Leeds and post them the same day. A subscription is $19 a month, and the first bag is half price.",
  adLength: 30,
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

/** Times one list request; `isRendering` is true if one of the listed ads is being rendered. */
async function timeList(origin: string, guest: Visitor): Promise<{ ms: number; isRendering: boolean }> {
  const began = performance.now();
  const { text } = assertStatus(200, await guest.send(origin, "GET", "/audiostack/getuseraudios"));
  const ms = performance.now() - began;
  return {
    ms,
    isRendering: (JSON.parse(text) as { state: string }[]).some(({ state }) => state === "processing"),
  };
}

/** Makes calls one after another for one round. */
async function idleCalls(origin: string, guest: Visitor): Promise<number[]> {
  const each: number[] = [];
  for (const end = performance.now() + roundMs; performance.now() < end;)
    each.push((await timeList(origin, guest)).ms);
  return each;
}

let guests = 0;

function newGuest(): Visitor {
  const guest = new Visitor();
  guest.cookies.set("temp_user_id", `bench${String((guests += 1)).padStart(7, "0")}`);
  return guest;
}

/** Makes calls one after another while two ads are rendered. */
async function busyCalls(origin: string): Promise<number[]> {
  const maker = newGuest();
  for (let ad = 0; ad < 2; ad += 1)
    assertStatus(
      200,
      await maker.send(origin, "POST", "/api/audioad/v2/generatewithaiscript", { json: order }),
    );
  const each: number[] = [];
  for (;;) {
    const { ms, isRendering } = await timeList(origin, maker);
    if (!isRendering) return each;
    each.push(ms);
  }
}

export const bench: Bench = {
  title: `The ad list, one call after another: idle, and while 30 s ads with two voices and music are rendered, ${rounds} rounds of each`,
  measure: () =>
    withDataFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const guest = newGuest();
      await busyCalls(origin);
      const idle: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        idle.push(...(await idleCalls(origin, guest)));
        busy.push(...(await busyCalls(origin)));
      }
      await end("SIGTERM");
      const [still, beside] = [quantile(idle, 0.99), quantile(busy, 0.99)];
      return [
        { what: "idle, p99", value: still, unit: "ms" },
        { what: "while ads are rendered, p99", value: beside, unit: "ms" },
        { what: "rendering ÷ idle", value: beside / still, unit: "x", most: mostRatio },
      ];
    }),
};
