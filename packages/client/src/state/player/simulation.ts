/** A playback that nobody hears: time that runs. */
export interface Simulation {
  /** Pauses or goes on; true when it runs afterwards. */
  toggle: () => boolean;
  /** Goes to a place, in seconds. */
  seek: (seconds: number) => void;
  /** Ends it for good. */
  stop: () => void;
}

interface SimulationOptions {
  /** Seconds: where it begins, and its end. */
  from: number;
  to: number;
  /** Milliseconds. */
  now: () => number;
  /** The place changed, in seconds. */
  onTime: (seconds: number) => void;
  /** It has come to its end: the place is the beginning again, and it rests. */
  onEnd: () => void;
}

/** Often enough that a wave is seen to run, in ms. */
export const timeStep = 50;

/** Runs from one place to the end in the time that it would take to hear it. */
export function createSimulation({ from, to, now, onTime, onEnd }: SimulationOptions): Simulation {
  let place = from;
  let last = now();
  let timer: ReturnType<typeof setInterval> | null = null;

  function pass(): void {
    const time = now();
    place += (time - last) / 1000;
    last = time;
  }

  function step(): void {
    pass();
    if (place < to) {
      onTime(place);
      return;
    }
    rest();
    place = 0;
    onEnd();
  }

  function rest(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  function run(): void {
    // Where it was led to its end while it rested.
    if (place >= to) place = 0;
    last = now();
    timer = setInterval(step, timeStep);
  }

  run();
  return {
    toggle() {
      if (timer === null) {
        run();
        return true;
      }
      pass();
      rest();
      return false;
    },
    seek(seconds) {
      place = Math.min(Math.max(seconds, 0), to);
      last = now();
    },
    stop: rest,
  };
}
