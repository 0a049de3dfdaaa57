import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createPlayer, type Player, type Sound } from "./player.ts";
import { FakeAudio } from "./player/testing-audio.ts";

const ad: Sound = { key: "ad:1", kind: "ad", address: "/first", seconds: 30, onError: "fail" };

let player: Player;
let audio: FakeAudio;

beforeEach(() => {
  vi.useFakeTimers();
  audio = new FakeAudio();
  player = createPlayer({ createAudio: () => new FakeAudio() as unknown as HTMLAudioElement, now: Date.now });
});
afterEach(() => vi.useRealTimers());

const adopt = () => player.adopt(ad, audio as unknown as HTMLAudioElement);

test("continues a sound that is already playing", () => {
  Object.assign(audio, { paused: false, readyState: 4, currentTime: 3.5, duration: 30 });
  adopt();
  expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 3.5, duration: 30 });
  audio.currentTime = 4;
  vi.advanceTimersByTime(50);
  expect(player.stateOf(ad.key).position).toBe(4);
});

test("plays and pauses through the adopted element", () => {
  adopt();
  player.toggle(ad);
  audio.emit("playing");
  expect(player.stateOf(ad.key).state).toBe("playing");
  player.toggle(ad);
  expect(audio.paused).toBe(true);
});

test("fails immediately, without a simulation, if the element has already failed", () => {
  audio.error = { code: 2 };
  adopt();
  expect(player.stateOf(ad.key)).toMatchObject({ state: "failed", isSimulated: false });
});

test("resumes a failed sound where it stopped when it gets a new URL", () => {
  Object.assign(audio, { currentTime: 12 });
  adopt();
  audio.fail();
  expect(player.stateOf(ad.key).state).toBe("failed");
  player.toggle({ ...ad, address: "/second" });
  audio.loadMetadata(30);
  expect(audio.opened).toEqual(["/second"]);
  expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 12 });
});

test("pauses a released element and ignores its later events", () => {
  Object.assign(audio, { paused: false, readyState: 4 });
  const release = adopt();
  release();
  expect(audio.paused).toBe(true);
  audio.currentTime = 9;
  audio.emit("timeupdate");
  expect(player.stateOf(ad.key)).toEqual({ state: "paused", position: 0, duration: 0, isSimulated: false });
});
