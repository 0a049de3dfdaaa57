import { describe, expect, test } from "vitest";

import { readDrum, readLine } from "./line.ts";
import { barCount, perform, secondsOf } from "./perform.ts";
import { scores } from "./scores.ts";

test("reads tokens that share their bar, holds and repeated lines", () => {
  expect(
    readLine("e5 _ g5! . | c5?'", 3).map(({ what, at, bars, weight, isShort }) => [
      what,
      at,
      bars,
      weight,
      isShort,
    ]),
  ).toEqual([
    ["e5", 0, 0.5, "plain", false],
    ["g5", 0.5, 0.25, "accent", false],
    ["c5", 1, 1, "soft", true],
    ["e5", 2, 0.5, "plain", false],
    ["g5", 2.5, 0.25, "accent", false],
  ]);
  expect(readDrum("X.o. | x...", 2).map(({ at, weight }) => [at, weight])).toEqual([
    [0, "accent"],
    [0.5, "soft"],
    [1, "plain"],
  ]);
});

describe.each(scores)("$name", (score) => {
  const notes = perform(score);
  const bars = barCount(score);
  const barSeconds = secondsOf(score) / bars;
  const inBars = (from: number, until: number) =>
    notes.filter(({ at }) => at >= from * barSeconds - 0.05 && at < until * barSeconds - 0.05);

  test("the performance is reproducible, with varied velocities", () => {
    expect(perform(score)).toEqual(notes);
    expect(new Set(notes.map(({ velocity }) => velocity)).size).toBeGreaterThan(20);
    const early = notes.filter(({ at }) => at < 0);
    for (const { at } of early) expect(at).toBeGreaterThan(-0.03);
  });

  test("it lasts 40 to 60 s, in four parts, of which the third contrasts", () => {
    expect(secondsOf(score)).toBeGreaterThan(40);
    expect(secondsOf(score)).toBeLessThan(59);
    const chords = score.form.split(" ").map((name) => score.sections[name]?.chords);
    expect(chords.length).toBe(4);
    expect(new Set(chords).size).toBeGreaterThanOrEqual(3);
    expect(chords[2]).not.toBe(chords[0]);
  });

  test("every line has a player and every player a line", () => {
    const named = Object.values(score.sections).flatMap(({ lines }) => Object.keys(lines));
    expect(Object.keys(score.band).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(new Set(notes.map(({ player }) => player)).size).toBe(
      Object.keys(score.band).length + (score.kit ? 1 : 0),
    );
  });

  test("it begins sparsely, under a first sentence", () => {
    const intro = inBars(0, 2).length / 2;
    expect(intro).toBeLessThan((notes.length / bars) * 0.9);
  });

  test("a melody leaves room for a voice: two tones a second at most, none above C7", () => {
    for (const [name, player] of Object.entries(score.band)) {
      if (player.plays !== "melody") continue;
      const led = notes.filter((note) => note.player === name);
      expect(led.length / secondsOf(score), name).toBeLessThan(2);
      for (const { key } of led) expect(key).toBeLessThanOrEqual(96);
    }
  });
});
