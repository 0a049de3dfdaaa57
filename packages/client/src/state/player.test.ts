import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createPlayer, type Player, type Sound } from "./player.ts";
import { FakeAudio } from "./player/testing-audio.ts";

const ad: Sound = { key: "ad:1", kind: "ad", address: "/ad-1", seconds: 30 };
const otherAd: Sound = { key: "ad:2", kind: "ad", address: "/ad-2", seconds: 15 };
const sample: Sound = { key: "voice:1", kind: "sample", address: "/voice-1", seconds: null };

let player: Player;
let audio: FakeAudio;
let made: number;

beforeEach(() => {
  vi.useFakeTimers();
  audio = new FakeAudio();
  made = 0;
  player = createPlayer({
    createAudio: () => {
      made += 1;
      return audio as unknown as HTMLAudioElement;
    },
    now: Date.now,
  });
});
afterEach(() => vi.useRealTimers());

const stateOf = (key: string) => player.stateOf(key).state;

/** A sound whose audio the test loads with `arrive` or rejects with `fail`. */
function fetchedSound(key: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const sound: Sound = { key, kind: "sample", address: () => promise, seconds: null, onError: "fail" };
  return { sound, arrive: () => resolve(new Blob(["sound"])), fail: () => reject(new Error("Down.")) };
}

/** Plays a sound up to a position in seconds. */
function playTo(sound: Sound, seconds: number, duration = sound.seconds ?? 6) {
  player.toggle(sound);
  audio.loadMetadata(duration);
  audio.playTo(seconds);
}

/** Lets pending promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("one sound", () => {
  test("starts idle and creates no element", () => {
    expect(player.stateOf(ad.key)).toEqual({ state: "paused", position: 0, duration: 0, isSimulated: false });
    expect(made).toBe(0);
  });

  test("loads, plays, and pauses at its position", () => {
    player.toggle(ad);
    expect(player.stateOf(ad.key).state).toBe("buffering");
    audio.loadMetadata(29.9);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", duration: 29.9 });
    audio.playTo(4);
    player.toggle(ad);
    expect(audio.paused).toBe(true);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 4 });
    player.toggle(ad);
    audio.emit("playing");
    expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 4 });
    expect(audio.opened).toEqual(["/ad-1"]);
  });

  test("reports its position more often than the element does", () => {
    playTo(ad, 0);
    audio.currentTime = 0.06;
    vi.advanceTimersByTime(50);
    expect(player.stateOf(ad.key).position).toBe(0.06);
    player.toggle(ad);
    audio.currentTime = 3;
    vi.advanceTimersByTime(500);
    expect(player.stateOf(ad.key).position).toBe(0.06);
  });

  test("shows that it is buffering, then resumes", () => {
    playTo(ad, 2);
    audio.emit("waiting");
    expect(player.stateOf(ad.key).state).toBe("buffering");
    audio.emit("playing");
    expect(player.stateOf(ad.key).state).toBe("playing");
  });

  test("rewinds at its end and can be replayed", () => {
    playTo(ad, 29);
    audio.end();
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 0 });
    player.toggle(ad);
    expect(audio.paused).toBe(false);
  });

  test("pauses when a headset button pauses the element", () => {
    playTo(ad, 2);
    audio.pause();
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 2 });
  });

  test("pauses if the browser requires a user gesture", async () => {
    audio.rejection = "NotAllowedError";
    player.toggle(ad);
    await settle();
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", isSimulated: false });
  });

  test("keeps playing when paused and immediately resumed", async () => {
    audio.rejection = "AbortError";
    player.toggle(ad);
    player.toggle(ad);
    player.toggle({ ...ad });
    await settle();
    expect(player.stateOf(ad.key).state).toBe("buffering");
  });

  test("notifies subscribers of each change until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = player.store.subscribe(listener);
    player.toggle(ad);
    expect(listener).toHaveBeenCalledOnce();
    const before = player.stateOf(ad.key);
    audio.emit("waiting");
    expect(player.stateOf(ad.key)).toBe(before);
    stop();
    audio.loadMetadata(30);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe("seeking", () => {
  test("seeks the element and continues playback", () => {
    playTo(ad, 2);
    player.seek(ad, 12);
    expect(audio.currentTime).toBe(12);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 12 });
  });

  test("waits until the metadata is loaded", () => {
    player.toggle(ad);
    player.seek(ad, 12);
    expect(audio.currentTime).toBe(0);
    audio.emit("timeupdate");
    expect(player.stateOf(ad.key).position).toBe(12);
    audio.loadMetadata(30);
    expect(audio.currentTime).toBe(12);
  });

  test("only sets the start position when seeking an idle sound while another one plays", () => {
    playTo(ad, 2);
    player.seek(otherAd, 5);
    expect(audio.opened).toEqual(["/ad-1"]);
    expect(player.stateOf(ad.key).state).toBe("playing");
    player.toggle(otherAd);
    audio.loadMetadata(15);
    expect(audio.currentTime).toBe(5);
  });

  test.each([
    [-3, 0],
    [99, 30],
    [Number.NaN, 2],
  ])("clamps the position %s s to %s s", (seconds, place) => {
    playTo(ad, 2);
    player.seek(ad, seconds);
    expect(player.stateOf(ad.key).position).toBe(place);
  });

  test("stays at the end after seeking there while paused, and then plays from the start", () => {
    playTo(ad, 2);
    player.toggle(ad);
    player.seek(ad, 30);
    audio.end();
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 30 });
    player.toggle(otherAd);
    player.seek(ad, 30);
    player.toggle(ad);
    expect(player.stateOf(ad.key).position).toBe(0);
    audio.loadMetadata(30);
    expect(audio.currentTime).toBe(0);
  });
});

describe("several sounds", () => {
  test("plays one sound at a time on one element, and stops and rewinds the others", () => {
    playTo(ad, 4);
    playTo(otherAd, 2);
    expect(made).toBe(1);
    expect(audio.opened).toEqual(["/ad-1", "/ad-2"]);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 0 });
    expect(player.stateOf(otherAd.key)).toMatchObject({ state: "playing", position: 2 });
  });

  test("rewinds a paused sound when another one plays", () => {
    playTo(ad, 4);
    player.toggle(ad);
    playTo(otherAd, 2);
    expect(player.stateOf(ad.key).position).toBe(0);
  });

  test("pauses an ad when a sample starts, and resumes the ad at its position", () => {
    playTo(ad, 4);
    playTo(sample, 1);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 4 });
    player.toggle(ad);
    audio.loadMetadata(30);
    expect(audio.currentTime).toBe(4);
    expect(player.stateOf(sample.key)).toMatchObject({ state: "paused", position: 1 });
  });

  test.each(["pause", "timeupdate", "ended", "error", "waiting", "playing"])(
    "ignores a late %s event of the previous sound",
    (name) => {
      playTo(ad, 4);
      player.toggle(otherAd);
      audio.emit(name);
      expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 0 });
      const { state, position } = player.stateOf(otherAd.key);
      // A late `playing` event can't be distinguished from the new sound's own, so `playing` is accepted too.
      expect(["buffering", name]).toContain(state);
      expect(position).toBe(0);
    },
  );

  test("ignores the play() rejection of an abandoned sound", async () => {
    audio.rejection = "NotSupportedError";
    player.toggle(ad);
    audio.rejection = null;
    player.toggle(otherAd);
    await settle();
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", isSimulated: false });
    expect(player.stateOf(otherAd.key)).toMatchObject({ state: "buffering", isSimulated: false });
  });

  test("resumes at the same position when the sound's URL changes", () => {
    playTo(ad, 4);
    player.toggle({ ...ad, address: "/ad-1?signature=2" });
    audio.loadMetadata(30);
    expect(audio.src).toBe("/ad-1?signature=2");
    expect(audio.currentTime).toBe(4);
  });

  test.each([
    ["by its key", { key: ad.key }],
    ["by its kind", { kind: "ad" } as const],
    ["together with all others", undefined],
  ])("stops a sound %s", (_how, which) => {
    playTo(ad, 4);
    player.stop(which);
    expect(audio.paused).toBe(true);
    // If the element still had a source, a headset button would play a sound that no card marks as playing.
    expect(audio.isEmpty).toBe(true);
    expect(player.stateOf(ad.key)).toMatchObject({ state: "paused", position: 0 });
  });

  test("keeps an ad playing when samples are stopped", () => {
    playTo(sample, 1);
    playTo(ad, 4);
    player.stop({ kind: "sample" });
    expect(player.stateOf(ad.key)).toMatchObject({ state: "playing", position: 4 });
    expect(player.stateOf(sample.key).position).toBe(0);
  });
});

describe("a sound that must be fetched first", () => {
  test("buffers until its audio has loaded, then plays, pauses and resumes it", async () => {
    const { sound, arrive } = fetchedSound("take:1");
    player.toggle(sound);
    await settle();
    expect([stateOf("take:1"), audio.opened]).toEqual(["buffering", []]);
    arrive();
    await settle();
    audio.loadMetadata(3);
    expect([stateOf("take:1"), audio.opened]).toEqual(["playing", [expect.stringMatching(/^blob:/)]]);
    player.toggle({ ...sound, address: () => Promise.reject(new Error("Fetched again.")) });
    expect(stateOf("take:1")).toBe("paused");
    player.toggle(sound);
    expect([stateOf("take:1"), audio.opened.length]).toEqual(["buffering", 1]);
  });

  test.each([
    ["it is pressed again", (sound: Sound) => player.toggle({ ...sound })],
    ["another sound is played", () => player.toggle(ad)],
    ["it is stopped", () => player.stop()],
  ])("does not play if %s while its audio loads", async (_when, act) => {
    const { sound, arrive } = fetchedSound("take:1");
    player.toggle(sound);
    act(sound);
    arrive();
    await settle();
    expect(stateOf("take:1")).toBe("paused");
    expect(audio.src).not.toMatch(/^blob:/);
  });

  test("fails, and can be retried, if its audio can't be fetched, unless another sound has replaced it", async () => {
    const [first, second] = [fetchedSound("take:1"), fetchedSound("take:2")];
    player.toggle(first.sound);
    player.toggle(second.sound);
    first.fail();
    second.fail();
    await settle();
    expect([stateOf("take:1"), stateOf("take:2")]).toEqual(["paused", "failed"]);
    const again = fetchedSound("take:2");
    player.toggle(again.sound);
    again.arrive();
    await settle();
    audio.loadMetadata(3);
    expect(stateOf("take:2")).toBe("playing");
  });
});
