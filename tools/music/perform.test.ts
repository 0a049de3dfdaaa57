import { describe, expect, test } from "vitest";

import { pitchClass, readChord } from "./chord-symbol.ts";
import { readDrum, readLine } from "./line.ts";
import { barCount, perform, performEnding, secondsOf } from "./perform.ts";
import { scores } from "./scores.ts";

test("parses tokens that share a bar, holds, and repeated lines", () => {
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

  test("is performed reproducibly, with varied velocities", () => {
    expect(perform(score)).toEqual(notes);
    expect(new Set(notes.map(({ velocity }) => velocity)).size).toBeGreaterThan(20);
    const early = notes.filter(({ at }) => at < 0);
    for (const { at } of early) expect(at).toBeGreaterThan(-0.03);
  });

  test("lasts 40 to 60 s, in four parts, with a contrasting third part", () => {
    expect(secondsOf(score)).toBeGreaterThan(40);
    expect(secondsOf(score)).toBeLessThan(59);
    const chords = score.form.split(" ").map((name) => score.sections[name]?.chords);
    expect(chords.length).toBe(4);
    expect(new Set(chords).size).toBeGreaterThanOrEqual(3);
    expect(chords[2]).not.toBe(chords[0]);
  });

  test("ends with a cadence on the tonic, which has the last bar to itself", () => {
    const cadence = score.ending.chords.split("|").map((bar) => bar.trim().split(/\s+/).map(readChord));
    const tonic = pitchClass(score.key.split(" ")[0]!);
    expect(cadence.at(-1)?.map(({ root, bass }) => [root, bass])).toEqual([[tonic, tonic]]);
    const before = cadence.at(-2)?.at(-1);
    expect([2, 7, 10]).toContain((before!.root - tonic + 12) % 12);
    const { notes: last, beatsBefore } = performEnding(score);
    expect(beatsBefore % score.beats).toBe(0);
    const chordAt = (beatsBefore * 60) / score.tempo;
    const struck = last.filter(({ at, player }) => Math.abs(at - chordAt) < 0.05 && player !== "kit");
    expect(struck.length).toBeGreaterThan(3);
    expect(Math.min(...struck.map(({ key }) => key)) % 12).toBe(tonic);
    const named = Object.keys(score.ending.lines);
    expect(Object.keys(score.band)).toEqual(expect.arrayContaining(named));
  });

  test("has a player for every line and a line for every player", () => {
    const named = Object.values(score.sections).flatMap(({ lines }) => Object.keys(lines));
    expect(Object.keys(score.band).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(new Set(notes.map(({ player }) => player)).size).toBe(
      Object.keys(score.band).length + (score.kit ? 1 : 0),
    );
  });

  test("begins sparsely, to leave room for the first sentence", () => {
    const intro = inBars(0, 2).length / 2;
    expect(intro).toBeLessThan((notes.length / bars) * 0.9);
  });

  test("leaves room for a voice in the melody: at most two notes per second, and none above C7", () => {
    for (const [name, player] of Object.entries(score.band)) {
      if (player.plays !== "melody") continue;
      const led = notes.filter((note) => note.player === name);
      expect(led.length / secondsOf(score), name).toBeLessThan(2);
      for (const { key } of led) expect(key).toBeLessThanOrEqual(96);
    }
  });
});

test("gives no two tracks the same band", () => {
  const bands = scores.map(({ band }) => new Set(Object.values(band).map(({ program }) => program)));
  bands.forEach((one, i) => {
    for (const [j, other] of bands.slice(i + 1).entries()) {
      const shared = one.intersection(other).size / one.union(other).size;
      expect(shared, `${scores[i]?.name} and ${scores[i + 1 + j]?.name}`).toBeLessThan(0.7);
    }
  });
});
