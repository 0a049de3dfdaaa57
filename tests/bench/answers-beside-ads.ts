import { startBuiltServer } from "../built-server/built-server.ts";
import { mustBe } from "../built-server/client-account.ts";
import { withFolder } from "../built-server/temporary-folder.ts";
import { Visitor } from "../built-server/visitor.ts";
import type { Bench } from "./runner/bench.ts";
import { quantile } from "./runner/quantile.ts";

/** How often idle and busy times take turns, and how long the idle ones are, in ms: what else the machine does hits both. */
const rounds = 6;
const roundMs = 8000;
const mostRatio = 2;

const wish = {
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

/** Asks for the list; gives how long that took, in ms, and whether an ad in it is in the making. */
async function asked(origin: string, guest: Visitor): Promise<{ ms: number; isMaking: boolean }> {
  const began = performance.now();
  const { text } = mustBe(200, await guest.ask(origin, "GET", "/audiostack/getuseraudios"));
  const ms = performance.now() - began;
  return {
    ms,
    isMaking: (JSON.parse(text) as { state: string }[]).some(({ state }) => state === "processing"),
  };
}

/** One call after the other for a while. */
async function idleCalls(origin: string, guest: Visitor): Promise<number[]> {
  const each: number[] = [];
  for (const end = performance.now() + roundMs; performance.now() < end;)
    each.push((await asked(origin, guest)).ms);
  return each;
}

let guests = 0;

function newGuest(): Visitor {
  const guest = new Visitor();
  guest.cookies.set("temp_user_id", `bench${String((guests += 1)).padStart(7, "0")}`);
  return guest;
}

/** One call after the other from the moment at which two ads are begun to the one at which both are made. */
async function callsBesideAds(origin: string): Promise<number[]> {
  const maker = newGuest();
  for (let ad = 0; ad < 2; ad += 1)
    mustBe(200, await maker.ask(origin, "POST", "/api/audioad/v2/generatewithaiscript", { json: wish }));
  const each: number[] = [];
  for (;;) {
    const { ms, isMaking } = await asked(origin, maker);
    if (!isMaking) return each;
    each.push(ms);
  }
}

export const bench: Bench = {
  title: `A list of ads asked for, one call after the other: idle, and while 30 s ads of two voices and music are made, ${rounds} rounds of each`,
  measure: () =>
    withFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const guest = newGuest();
      await callsBesideAds(origin);
      const idle: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        idle.push(...(await idleCalls(origin, guest)));
        busy.push(...(await callsBesideAds(origin)));
      }
      await end("SIGTERM");
      const [still, beside] = [quantile(idle, 0.99), quantile(busy, 0.99)];
      return [
        { what: "idle, p99", value: still, unit: "ms" },
        { what: "while ads are made, p99", value: beside, unit: "ms" },
        { what: "the second to the first", value: beside / still, unit: "x", most: mostRatio },
      ];
    }),
};
