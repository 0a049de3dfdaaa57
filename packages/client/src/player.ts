import { createPlayback } from "./player/playback.ts";
import { createSimulation, type Simulation } from "./player/simulation.ts";

/** Something that can be heard: an ad, or the sample of a voice or a track. */
export interface Sound {
  /** Tells it from every other; the same in every place that shows it. */
  key: string;
  /** Playing one rewinds the others of its kind, and pauses what plays of the other kind (spec section 4). */
  kind: "ad" | "sample";
  /** Where it is heard. */
  address: string;
  /** Seconds, measured; null when nobody knows until the browser has read it. */
  seconds: number | null;
}

/** What the player does with one sound. */
export interface Heard {
  /** `failed`: it can't be played, and its length is not known, so that its playback can't be simulated either. */
  state: "paused" | "playing" | "buffering" | "failed";
  /** Seconds played. */
  position: number;
  /** Seconds in all, as far as the player knows; 0 when it does not. */
  duration: number;
  /** Whether nothing is heard: the sound can't be played, and its playback is simulated (spec section 4). */
  isSimulated: boolean;
}

/** Of a sound that nobody has touched. */
const untouched: Heard = { state: "paused", position: 0, duration: 0, isSimulated: false };

/** What the player needs of the browser. */
export interface PlayerOptions {
  /** The one element that everything is played by; made at the first use. */
  createAudio: () => HTMLAudioElement;
  /** Milliseconds, of a clock that never goes back. */
  now: () => number;
}

/** The application's one player. */
export interface Player {
  /** What it does with the sound of this key: the same object until that changes. */
  heard: (key: string) => Heard;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Plays, pauses, or tries again what could not be played. */
  toggle: (sound: Sound) => void;
  /** Goes to a place, in seconds. What was paused stays paused, and what plays goes on: also where it is another sound. */
  seek: (sound: Sound, seconds: number) => void;
  /** Stops and rewinds: the sound of this key, those of a kind, or all. What had failed is as if nobody had touched it. */
  stop: (which?: { key: string } | { kind: Sound["kind"] }) => void;
}

/**
 * Plays one sound at a time by one `HTMLAudioElement`. What it can't play runs through in silence, as long as its length is known;
 * the next time it is played, the sound itself is tried again.
 */
export function createPlayer({ createAudio, now }: PlayerOptions): Player {
  const listeners = new Set<() => void>();
  const all = new Map<string, { sound: Sound; heard: Heard }>();
  /** What plays, or is paused in its place and can go on at once. */
  let current: Sound | null = null;
  let simulation: Simulation | null = null;

  const heard = (key: string) => all.get(key)?.heard ?? untouched;

  function set(sound: Sound, change: Partial<Heard>): void {
    const before = heard(sound.key);
    const after = { ...before, ...change };
    if (Object.keys(change).every((name) => before[name as keyof Heard] === after[name as keyof Heard]))
      return;
    all.set(sound.key, { sound, heard: after });
    for (const listener of listeners) listener();
  }

  function tell(change: Partial<Heard>): void {
    if (current) set(current, change);
  }

  const playback = createPlayback({
    createAudio,
    onPlaying: () => tell({ state: "playing" }),
    onWaiting: () => tell({ state: "buffering" }),
    onPause: () => tell({ state: "paused" }),
    onTime: (position) => tell({ position }),
    onDuration: (duration) => tell({ duration }),
    onEnd() {
      // Led to its end while it was paused, it stays there.
      if (current && heard(current.key).state !== "paused") tell({ state: "paused", position: 0 });
    },
    onError: cannotPlay,
  });

  /** A playback error falls back to a simulated playback, where the length is known. */
  function cannotPlay(): void {
    if (!current) return;
    const sound = current;
    const { state, position, duration } = heard(sound.key);
    const seconds = sound.seconds ?? duration;
    playback.close();
    if (state !== "paused" && seconds > 0) {
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
    // The next press tries again, from the same place.
    current = null;
    if (state !== "paused") set(sound, { state: "failed" });
  }

  /** Leaves what plays: in its place, where a sound of the other kind takes over, else rewound. */
  function leave(next: Sound | null): void {
    if (!current) return;
    const left = current;
    current = null;
    simulation?.stop();
    simulation = null;
    playback.close();
    const isKept = next !== null && (next.kind !== left.kind || next.key === left.key);
    set(left, { state: "paused", isSimulated: false, ...(!isKept && { position: 0 }) });
  }

  function turnTo(sound: Sound): void {
    leave(sound);
    for (const { sound: other } of all.values()) {
      if (other.kind === sound.kind && other.key !== sound.key) set(other, { position: 0 });
    }
    const { position } = heard(sound.key);
    const isAtEnd = position >= lengthOf(sound);
    current = sound;
    set(sound, { state: "buffering", ...(isAtEnd && { position: 0 }) });
    playback.open(sound.address, isAtEnd ? 0 : position);
    playback.play();
  }

  /** Seconds in all; without end where nobody knows. */
  function lengthOf({ key, seconds }: Sound): number {
    return heard(key).duration || seconds || Infinity;
  }

  function toggle(sound: Sound): void {
    const isPaused = heard(sound.key).state === "paused";
    if (current?.key !== sound.key || current.address !== sound.address) {
      turnTo(sound);
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
    const isMeant = (sound: Sound) =>
      !which || ("key" in which ? sound.key === which.key : sound.kind === which.kind);
    if (current && isMeant(current)) leave(null);
    for (const { sound } of all.values()) if (isMeant(sound)) set(sound, { state: "paused", position: 0 });
  }

  return {
    heard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle,
    seek,
    stop,
  };
}
