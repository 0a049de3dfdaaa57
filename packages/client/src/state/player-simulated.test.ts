import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createPlayer, type Player, type Sound } from "./player.ts";
import { FakeAudio } from "./player/testing-audio.ts";

const ad: Sound = { key: "ad:1", kind: "ad", address: "/ad-1", seconds: 30 };
const sample: Sound = { key: "voice:1", kind: "sample", address: "/voice-1", seconds: null };

let player: Player;
let audio: FakeAudio;

beforeEach(() => {
  vi.useFakeTimers();
  audio = new FakeAudio();
  player = createPlayer({ createAudio: () => audio as unknown as HTMLAudioElement, now: Date.now });
});
afterEach(() => vi.useRealTimers());

/** Plays a sound whose URL can't be loaded. */
function playUnplayable(sound: Sound) {
  player.toggle(sound);
  audio.fail();
}

test("simulates an unplayable sound in real time and rewinds at its end", () => {
  playUnplayable(ad);
  expect(player.stateOf(ad.key)).toEqual({ state: "playing", position: 0, duration: 30, isSimulated: true });
  vi.advanceTimersByTime(12_000);
  expect(player.stateOf(ad.key).position).toBeCloseTo(12, 1);
  vi.advanceTimersByTime(18_000);
  expect(player.stateOf(ad.key)).toEqual({ state: "paused", position: 0, duration: 30, isSimulated: false });
});

test("starts only one simulation when the browser reports the same error twice", async () => {
  audio.rejection = "NotSupportedError";
  player.toggle(ad);
  await vi.advanceTimersByTimeAsync(0);
  audio.fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", isSimulated: true });
  expect(player.stateOf(ad.key).position).toBeCloseTo(1, 1);
});

test("simulates the rest of the sound from where it stopped, with the duration that the element reported", () => {
  const unmeasured = { ...ad, seconds: null };
  player.toggle(unmeasured);
  audio.loadMetadata(20);
  audio.playTo(15);
  audio.fail();
  expect(player.stateOf(ad.key)).toMatchObject({ position: 15, duration: 20, isSimulated: true });
  vi.advanceTimersByTime(5000);
  expect(player.stateOf(ad.key).state).toBe("paused");
});

test("pauses, resumes and seeks a simulation", () => {
  playUnplayable(ad);
  vi.advanceTimersByTime(3000);
  player.toggle(ad);
  vi.advanceTimersByTime(60_000);
  expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", isSimulated: true });
  expect(player.stateOf(ad.key).position).toBeCloseTo(3, 1);
  player.seek(ad, 28);
  player.toggle(ad);
  vi.advanceTimersByTime(1000);
  expect(player.stateOf(ad.key).position).toBeCloseTo(29, 1);
});

test("restarts a paused simulation after a seek to its end", () => {
  playUnplayable(ad);
  player.toggle(ad);
  player.seek(ad, 30);
  player.toggle(ad);
  vi.advanceTimersByTime(2000);
  expect(player.stateOf(ad.key).position).toBeCloseTo(2, 1);
});

test("retries the real audio on the next play", () => {
  playUnplayable(ad);
  vi.advanceTimersByTime(31_000);
  player.toggle(ad);
  audio.loadMetadata(30);
  audio.playTo(2);
  expect(audio.opened).toEqual(["/ad-1", "/ad-1"]);
  expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 2, isSimulated: false });
});

test("ends the simulation when another sound plays", () => {
  playUnplayable(ad);
  vi.advanceTimersByTime(3000);
  player.toggle({ ...ad, key: "ad:2", address: "/ad-2" });
  vi.advanceTimersByTime(3000);
  expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 0, isSimulated: false });
});

test("fails if the length is unknown, and retries on the next press", () => {
  playUnplayable(sample);
  expect(player.stateOf(sample.key)).toMatchObject({ state: "failed", isSimulated: false });
  player.toggle(sample);
  audio.loadMetadata(6);
  expect(player.stateOf(sample.key)).toMatchObject({ state: "playing", duration: 6 });
});

test("clears a sample's failed state when all samples are stopped", () => {
  playUnplayable(sample);
  player.stop({ kind: "sample" });
  expect(player.stateOf(sample.key).state).toBe("paused");
});

test("stays paused when the audio fails while paused, and retries at the same position", () => {
  player.toggle(ad);
  audio.loadMetadata(30);
  audio.playTo(7);
  player.toggle(ad);
  audio.fail();
  expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 7, isSimulated: false });
  player.toggle(ad);
  audio.loadMetadata(30);
  expect(audio.opened).toHaveLength(2);
  expect(audio.currentTime).toBe(7);
});
