import { expect, test } from "vitest";

import type { Brief, Fact, ScriptWriter, Sentence } from "./script/script.ts";
import { adRequestOf } from "./testing/test-studio.ts";
import { writeScripts } from "./write-scripts.ts";

const never = new AbortController().signal;

const facts: Fact[] = [
  { id: "f1", kind: "what", text: "coffee", start: 3, end: 9 },
  { id: "f2", kind: "offer", text: "half price", start: 20, end: 30 },
  { id: "f3", kind: "detail", text: "beans" },
];

/** A writer that returns these sentences and records the briefs that it receives. */
function writerOf(sentences: Sentence[], known: Fact[] | null = facts) {
  const briefs: Brief[] = [];
  const writer: ScriptWriter = {
    write(brief) {
      briefs.push(brief);
      return Promise.resolve({ language: "en", sentences, ...(known && { facts: known }), angle: "scene" });
    },
  };
  return { writer, briefs };
}

const short: Sentence[] = [
  { text: "We roast coffee.", rank: 0, facts: ["f1"] },
  { text: "The first bag is half price.", rank: 1, facts: ["f2"] },
];

test("returns all facts and those that no script mentions, and passes the options to the writer", async () => {
  const { writer, briefs } = writerOf(short);
  const order = adRequestOf({ variant: 2, must_say: "Terms apply.", avoid: "cheap" });
  const written = await writeScripts(order, 2, writer, never);
  expect(written).toMatchObject({
    scripts: [
      { variant: 2, angle: "scene", lines: [{ text: "We roast coffee.", facts: ["f1"] }, { facts: ["f2"] }] },
      { variant: 3 },
    ],
    facts,
    left_out: ["f3"],
  });
  expect(briefs).toMatchObject([
    { variant: 2, mustSay: "Terms apply.", avoid: "cheap" },
    { variant: 3, mustSay: "Terms apply.", avoid: "cheap" },
  ]);
});

test("drops sentences that don't fit, along with their facts", async () => {
  const long = "The first bag is half price, and so is the second one for everybody who orders today. ";
  const { writer } = writerOf([...short.slice(0, 1), { text: long.repeat(3), rank: 1, facts: ["f2"] }]);
  const { scripts, left_out } = await writeScripts(adRequestOf({ adLength: 10 }), 1, writer, never);
  expect(scripts[0]?.lines.map(({ text }) => text)).toEqual(["We roast coffee."]);
  expect(left_out).toEqual(["f2", "f3"]);
});

test("estimates the ad's length, and alternates two voices", async () => {
  const sentences = Array.from({ length: 12 }, (_, rank) => ({
    text: "We roast fresh coffee in Leeds.",
    rank,
  }));
  const { writer } = writerOf(sentences);
  const order = adRequestOf({ adLength: 15, voice_ids: ["vc_russell", "vc_amelia"] });
  const { scripts } = await writeScripts(order, 1, writer, never);
  expect(scripts[0]?.seconds).toBeGreaterThan(14);
  expect(scripts[0]?.seconds).toBeLessThanOrEqual(15);
  expect(scripts[0]?.lines.slice(0, 3).map(({ voice }) => voice)).toEqual([1, 2, 1]);
});

test("recommends music that suits the trade", async () => {
  const { writer } = writerOf(short);
  const gym = await writeScripts(adRequestOf({ title: "Lift", prompt: "A gym in Leeds." }), 1, writer, never);
  const office = await writeScripts(
    adRequestOf({ title: "Hart", prompt: "A law office." }),
    1,
    writer,
    never,
  );
  expect(gym.recommended_music).not.toBe(office.recommended_music);
});
