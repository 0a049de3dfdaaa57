/** A silent playback: a running clock. */
export interface Simulation {
  /** Pauses or resumes; returns true if it then runs. */
  toggle: () => boolean;
  /** Seeks to a position in seconds. */
  seek: (seconds: number) => void;
  /** Ends it for good. */
  stop: () => void;
}

interface SimulationOptions {
  /** Start and end in seconds. */
  from: number;
  to: number;
  /** Monotonic clock in milliseconds. */
  now: () => number;
  /** Called with the new position in seconds. */
  onTime: (seconds: number) => void;
  /** Called at the end, after it has rewound and stopped. */
  onEnd: () => void;
}

/** Interval in ms, short enough for a waveform to move smoothly. */
export const timeStep = 50;

/** Runs from a position to the end in real time. */
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
    // It was sought to its end while paused.
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
