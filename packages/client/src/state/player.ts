import { createStore, type StoreApi, useStore } from "zustand";

import { createPlayback } from "./player/playback.ts";
import { createSimulation, type Simulation } from "./player/simulation.ts";

/** Something that can be played: an ad, or a sample of a voice or a track. */
export interface Sound {
  /** Unique per sound, shared by all components that show it. */
  key: string;
  /** Playing a sound rewinds the others of its kind and pauses those of the other kind. */
  kind: "ad" | "sample";
  /** The audio's URL, or a function that fetches the audio each time it is opened. */
  address: string | (() => Promise<Blob>);
  /** Measured length in seconds; null if the length is only known once the browser has loaded the audio. */
  seconds: number | null;
  /**
   * The fallback if the audio can't be played: `simulate` playback if the length is known (the default), or `fail`.
   */
  onError?: "simulate" | "fail";
}

/** A sound's playback state. */
interface PlaybackState {
  /** `failed`: the sound can't be played, and playback is not simulated. */
  state: "paused" | "playing" | "buffering" | "failed";
  /** The position in seconds. */
  position: number;
  /** The duration in seconds; 0 while unknown. */
  duration: number;
  /** The sound can't be played, so playback is simulated silently. */
  isSimulated: boolean;
}

const idle: PlaybackState = { state: "paused", position: 0, duration: 0, isSimulated: false };

/** The player's dependencies on the browser. */
interface PlayerOptions {
  /** Creates the only audio element, on first use. */
  createAudio: () => HTMLAudioElement;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

type Sounds = Readonly<Record<string, { sound: Sound; playback: PlaybackState }>>;

/** The application's only player. */
export interface Player {
  /** The state of every sound used so far, by key. */
  store: StoreApi<Sounds>;
  /** Returns the same object until the state changes. */
  stateOf: (key: string) => PlaybackState;
  /** Plays, pauses, or retries a failed sound. */
  toggle: (sound: Sound) => void;
  /**
   * Seeks to a position in seconds. A paused sound stays paused; if a sound is playing, even a different one,
   * playback continues.
   */
  seek: (sound: Sound, seconds: number) => void;
  /** Stops and rewinds the sound with this key, all sounds of a kind, or all sounds. Resets failed ones. */
  stop: (which?: { key: string } | { kind: Sound["kind"] }) => void;
  /**
   * Adopts one of the page's audio elements in its current state, and from then on uses it for every sound.
   *
   * @returns a function that pauses and releases it
   */
  adopt: (sound: Sound, element: HTMLAudioElement) => () => void;
}

/**
 * Creates a player that plays one sound at a time with one `HTMLAudioElement`. If a sound can't be played but its
 * length is known, playback is simulated silently; the next press tries the sound again.
 */
export function createPlayer({ createAudio, now }: PlayerOptions): Player {
  const store = createStore<Sounds>(() => ({}));
  /** The sound loaded in the element, playing or paused. */
  let current: Sound | null = null;
  /** True if the current sound's audio is still being fetched. */
  let isFetching = false;
  /** The fetched audio's URL. */
  let fetched: string | null = null;
  let simulation: Simulation | null = null;

  const stateOf = (key: string) => store.getState()[key]?.playback ?? idle;
  const usedSounds = () => Object.values(store.getState());

  function set(sound: Sound, change: Partial<PlaybackState>): void {
    const before = stateOf(sound.key);
    const names = Object.keys(change) as (keyof PlaybackState)[];
    if (names.every((name) => before[name] === change[name])) return;
    store.setState({ [sound.key]: { sound, playback: { ...before, ...change } } });
  }

  function setCurrent(change: Partial<PlaybackState>): void {
    if (current) set(current, change);
  }

  const playback = createPlayback({
    createAudio,
    onPlaying: () => setCurrent({ state: "playing" }),
    onWaiting: () => setCurrent({ state: "buffering" }),
    onPause: () => setCurrent({ state: "paused" }),
    onTime: (position) => setCurrent({ position }),
    onDuration: (duration) => setCurrent({ duration }),
    onEnd() {
      // A paused sound stays at its end after seeking there.
      if (current && stateOf(current.key).state !== "paused") setCurrent({ state: "paused", position: 0 });
    },
    onError: onPlaybackError,
  });

  function onPlaybackError(): void {
    if (!current) return;
    const sound = current;
    const { state, position, duration } = stateOf(sound.key);
    const seconds = sound.seconds ?? duration;
    close();
    if (state !== "paused" && seconds > 0 && sound.onError !== "fail") {
      simulation = createSimulation({
        from: position,
        to: seconds,
        now,
        onTime: (at) => set(sound, { position: at }),
        onEnd: () => leave(null),
      });
      set(sound, { state: "playing", duration: seconds, isSimulated: true });
      return;
    }
    // The next press retries at the same position.
    current = null;
    if (state !== "paused" || sound.onError === "fail") set(sound, { state: "failed" });
  }

  function close(): void {
    playback.close();
    if (fetched !== null) URL.revokeObjectURL(fetched);
    fetched = null;
    isFetching = false;
  }

  /** Stops the sound. Keeps its position if the next sound is of the other kind (ad or sample), or else rewinds it. */
  function leave(next: Sound | null): void {
    if (!current) return;
    const left = current;
    current = null;
    simulation?.stop();
    simulation = null;
    close();
    const isKept = next !== null && (next.kind !== left.kind || next.key === left.key);
    set(left, { state: "paused", isSimulated: false, ...(!isKept && { position: 0 }) });
  }

  function switchTo(sound: Sound): void {
    leave(sound);
    for (const { sound: other } of usedSounds()) {
      if (other.kind === sound.kind && other.key !== sound.key) set(other, { position: 0 });
    }
    const { position } = stateOf(sound.key);
    const isAtEnd = position >= lengthOf(sound);
    current = sound;
    set(sound, { state: "buffering", ...(isAtEnd && { position: 0 }) });
    const begin = (address: string) => {
      playback.open(address, isAtEnd ? 0 : position);
      playback.play();
    };
    if (typeof sound.address === "string") begin(sound.address);
    else void fetchFor(sound, sound.address, begin);
  }

  /** Fetches a sound's audio and starts it, unless it was stopped or replaced in the meantime. */
  async function fetchFor(sound: Sound, load: () => Promise<Blob>, begin: (address: string) => void) {
    isFetching = true;
    try {
      const blob = await load();
      if (current !== sound) return;
      isFetching = false;
      fetched = URL.createObjectURL(blob);
      begin(fetched);
    } catch {
      if (current !== sound) return;
      leave(null);
      set(sound, { state: "failed" });
    }
  }

  /** The duration in seconds; Infinity while unknown. */
  function lengthOf({ key, seconds }: Sound): number {
    return stateOf(key).duration || seconds || Infinity;
  }

  function toggle(sound: Sound): void {
    const isPaused = stateOf(sound.key).state === "paused";
    const isOther = typeof sound.address === "string" && current?.address !== sound.address;
    if (current?.key !== sound.key || isOther) {
      switchTo(sound);
    } else if (isFetching) {
      leave(null);
    } else if (simulation) {
      set(sound, { state: simulation.toggle() ? "playing" : "paused" });
    } else if (isPaused) {
      set(sound, { state: "buffering" });
      playback.play();
    } else {
      playback.pause();
      set(sound, { state: "paused" });
    }
  }

  function seek(sound: Sound, seconds: number): void {
    if (Number.isNaN(seconds)) return;
    const position = Math.min(Math.max(seconds, 0), lengthOf(sound));
    set(sound, { position });
    if (current?.key !== sound.key) return;
    if (simulation) simulation.seek(position);
    else playback.seek(position);
  }

  function stop(which?: { key: string } | { kind: Sound["kind"] }): void {
    const isSelected = (sound: Sound) =>
      !which || ("key" in which ? sound.key === which.key : sound.kind === which.kind);
    if (current && isSelected(current)) leave(null);
    for (const { sound } of usedSounds()) if (isSelected(sound)) set(sound, { state: "paused", position: 0 });
  }

  function adopt(sound: Sound, element: HTMLAudioElement): () => void {
    leave(null);
    current = sound;
    playback.adopt(element);
    if (element.error) onPlaybackError();
    return () => {
      current = null;
      playback.release();
      set(sound, idle);
    };
  }

  return { store, stateOf, toggle, seek, stop, adopt };
}

/** The browser's player. Nothing plays on the server, so requests can share an empty store. */
export const player = createPlayer({ createAudio: () => new Audio(), now: () => performance.now() });

/**
 * Returns a sound's state and handlers, for a card or a row. Falls back to the sound's measured length until the
 * player knows the duration.
 */
export function useSound(sound: Sound) {
  const playback = useStore(player.store, (sounds) => sounds[sound.key]?.playback ?? idle);
  return {
    ...playback,
    duration: playback.duration || sound.seconds || 0,
    onToggle: () => player.toggle(sound),
    onSeek: (seconds: number) => player.seek(sound, seconds),
  };
}
