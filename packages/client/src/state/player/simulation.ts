/** Simulated playback: a clock without sound. */
export interface Simulation {
  /** Pauses or resumes the simulation; returns true if it is running afterwards. */
  toggle: () => boolean;
  /** Seeks to a position in seconds. */
  seek: (seconds: number) => void;
  /** Stops the simulation permanently. */
  stop: () => void;
}

interface SimulationOptions {
  /** The start and end in seconds. */
  from: number;
  to: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Called with the new position in seconds. */
  onTime: (seconds: number) => void;
  /** Called at the end, after playback has stopped and rewound. */
  onEnd: () => void;
}

/** The update interval in ms, short enough for a waveform to move smoothly. */
export const timeStep = 50;

/** Runs from a position to the end in real time. */
export function createSimulation({ from, to, now, onTime, onEnd }: SimulationOptions): Simulation {
  let position = from;
  let last = now();
  let timer: ReturnType<typeof setInterval> | null = null;

  function advance(): void {
    const time = now();
    position += (time - last) / 1000;
    last = time;
  }

  function step(): void {
    advance();
    if (position < to) {
      onTime(position);
      return;
    }
    pause();
    position = 0;
    onEnd();
  }

  function pause(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  function run(): void {
    // Restarts from 0 if the position was moved to the end while paused.
    if (position >= to) position = 0;
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
      advance();
      pause();
      return false;
    },
    seek(seconds) {
      position = Math.min(Math.max(seconds, 0), to);
      last = now();
    },
    stop: pause,
  };
}
