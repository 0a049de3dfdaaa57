import { beforeEach, expect, test, vi } from "vitest";

import { createPageSound } from "./page-sound.ts";

/** An audio element as far as it is looked at: what it is, it says; what happens to it, a test says. */
class FakeAudio extends EventTarget {
  error: object | null = null;
  paused = true;
  ended = false;
  readyState = 0;
  currentTime = 0;
  duration = Number.NaN;
  /** What was last loaded. */
  played = "";
  refusal: Error | null = null;

  /** Another sound begins at its beginning, without the failure of the one before. */
  set src(address: string) {
    this.becomes("emptied", { played: address, currentTime: 0, error: null });
  }
  play() {
    if (this.refusal) return Promise.reject(this.refusal);
    this.becomes("play", { paused: false, error: null });
    return Promise.resolve();
  }
  pause() {
    this.becomes("pause", { paused: true });
  }
  becomes(event: string, facts: Partial<FakeAudio> = {}) {
    Object.assign(this, facts);
    this.dispatchEvent(new Event(event));
  }
}

let audio: FakeAudio;
const attachTo = (fake: FakeAudio) => {
  const sound = createPageSound();
  return { sound, letGo: sound.attach(fake as unknown as HTMLAudioElement) };
};

beforeEach(() => {
  audio = new FakeAudio();
});

test("is paused at the beginning, of no known length", () => {
  expect(attachTo(audio).sound.heard()).toEqual({ state: "paused", position: 0, duration: 0 });
});

test("goes on with what was begun before it took over", () => {
  Object.assign(audio, { paused: false, readyState: 4, currentTime: 3.5, duration: 30 });
  expect(attachTo(audio).sound.heard()).toEqual({ state: "playing", position: 3.5, duration: 30 });
});

test("knows of a failure that came before it", () => {
  audio.error = {};
  expect(attachTo(audio).sound.heard().state).toBe("failed");
});

test("plays once there is enough to go on with, pauses, and is at the beginning after its end", () => {
  const { sound } = attachTo(audio);
  const states: string[] = [];
  sound.subscribe(() => states.push(sound.heard().state));
  sound.toggle();
  audio.becomes("playing", { readyState: 4 });
  sound.toggle();
  expect(states).toEqual(["buffering", "playing", "paused"]);
  sound.toggle();
  audio.becomes("timeupdate", { currentTime: 30 });
  audio.becomes("ended", { ended: true });
  expect(sound.heard()).toMatchObject({ state: "paused", position: 0 });
});

test("tells nobody of what changes nothing", () => {
  const { sound } = attachTo(audio);
  const listener = vi.fn<() => void>();
  const stop = sound.subscribe(listener);
  const before = sound.heard();
  audio.becomes("canplay");
  expect(sound.heard()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  stop();
  audio.becomes("timeupdate", { currentTime: 1 });
  expect(listener).not.toHaveBeenCalled();
});

test("goes to a place and stays paused", () => {
  const { sound } = attachTo(audio);
  sound.seek(12);
  expect(audio.currentTime).toBe(12);
  expect(sound.heard()).toMatchObject({ state: "paused", position: 12 });
});

test("stays paused where the browser wants a press first", async () => {
  const { sound } = attachTo(audio);
  audio.refusal = new Error("NotAllowedError");
  sound.toggle();
  await vi.waitFor(() => expect(sound.heard().state).toBe("paused"));
});

test("goes on at the address that is found, and says meanwhile that it is awaited", async () => {
  Object.assign(audio, { error: {}, currentTime: 12 });
  const { sound } = attachTo(audio);
  const found = Promise.withResolvers<string>();
  const again = sound.playAgain(() => found.promise);
  expect(sound.heard().state).toBe("buffering");
  found.resolve("/second");
  await again;
  audio.becomes("playing", { readyState: 4 });
  expect(audio.played).toBe("/second");
  expect(sound.heard()).toMatchObject({ state: "playing", position: 12 });
});

test("falls silent when it is let go, and says no more", () => {
  const { sound, letGo } = attachTo(audio);
  sound.toggle();
  letGo();
  expect(audio.paused).toBe(true);
  const before = sound.heard();
  audio.becomes("timeupdate", { currentTime: 9 });
  expect(sound.heard()).toBe(before);
});
