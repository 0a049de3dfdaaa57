import { timeStep } from "./simulation.ts";

/** The player's only audio element. */
export interface Playback {
  /** Opens another sound, paused at a position in seconds. */
  open: (address: string, from: number) => void;
  play: () => void;
  pause: () => void;
  /** Seeks to a position in seconds. */
  seek: (seconds: number) => void;
  /** Stops, and reports no more events from the current sound. */
  close: () => void;
  /** Switches to one of the page's audio elements, which already has a source, and reports its state. */
  adopt: (element: HTMLAudioElement) => void;
  /** Releases the element: pauses it and reports no more events. */
  release: () => void;
}

interface PlaybackOptions {
  /** Creates the audio element; called on first use. */
  createAudio: () => HTMLAudioElement;
  onPlaying: () => void;
  /** Called while buffering; playback resumes by itself. */
  onWaiting: () => void;
  /** Called when paused externally (headset button, another program), or blocked until a user gesture. */
  onPause: () => void;
  /** Called with the position in seconds, about twenty times per second during playback. */
  onTime: (seconds: number) => void;
  /** Called with the duration in seconds once known. */
  onDuration: (seconds: number) => void;
  /** Called at the end, reached by playing or seeking. */
  onEnd: () => void;
  /** Called if the sound can't be played or can't continue. */
  onError: () => void;
}

/** `HTMLMediaElement.HAVE_METADATA`: from this state on, the element can seek. */
const HAVE_METADATA = 1;

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: enough data to continue playback. */
const HAVE_FUTURE_DATA = 3;

/** Events may arrive late or belong to the previous sound, so this reports only what the element's state confirms. */
export function createPlayback(options: PlaybackOptions): Playback {
  const { createAudio, onPlaying, onWaiting, onPause, onTime, onDuration, onEnd, onError } = options;
  let element: HTMLAudioElement | null = null;
  /** Counts how many sounds have been opened. */
  let opening = 0;
  let isOpen = false;
  /** The start position in seconds, until the element can seek. */
  let beginsAt: number | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;

  function audio(): HTMLAudioElement {
    element ??= listenTo(createAudio());
    return element;
  }

  function listenTo(created: HTMLAudioElement): HTMLAudioElement {
    const on = (name: string, react: () => void) =>
      created.addEventListener(name, () => isOpen && created === element && react());
    const reportOwnTime = () => reportTime(created);
    on("loadedmetadata", () => {
      if (beginsAt !== null && beginsAt > 0) created.currentTime = beginsAt;
      beginsAt = null;
    });
    on("durationchange", () => {
      if (Number.isFinite(created.duration)) onDuration(created.duration);
    });
    on("playing", () => {
      if (!created.paused) reportPlaying(created);
    });
    on("waiting", () => {
      if (!created.paused) onWaiting();
    });
    on("pause", () => {
      // The element also pauses at its end, which the `ended` event reports.
      if (!created.paused || created.ended) return;
      stopReporting();
      reportOwnTime();
      onPause();
    });
    on("timeupdate", () => {
      if (!created.ended) reportOwnTime();
    });
    on("ended", () => {
      if (!created.ended) return;
      stopReporting();
      onEnd();
    });
    on("error", () => {
      if (created.error !== null) onError();
    });
    return created;
  }

  function reportTime(of: HTMLAudioElement): void {
    if (beginsAt === null) onTime(of.currentTime);
  }

  function reportPlaying(of: HTMLAudioElement): void {
    onPlaying();
    // `timeupdate` fires only about four times per second, which would make a waveform jump.
    timer ??= setInterval(() => reportTime(of), timeStep);
  }

  function stopReporting(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  async function play(): Promise<void> {
    const current = opening;
    const playing = audio();
    try {
      await playing.play();
    } catch (error) {
      if (current !== opening || !isOpen) return;
      const name = error instanceof Error ? error.name : "";
      // The sound was paused before playback started, and may have been played again since.
      if (name === "AbortError") return;
      if (name === "NotAllowedError") onPause();
      else onError();
    }
  }

  return {
    open(address, from) {
      const playing = audio();
      stopReporting();
      opening += 1;
      beginsAt = from;
      isOpen = true;
      playing.src = address;
    },
    play: () => void play(),
    pause() {
      stopReporting();
      audio().pause();
    },
    seek(seconds) {
      const playing = audio();
      if (playing.readyState >= HAVE_METADATA) playing.currentTime = seconds;
      else beginsAt = seconds;
    },
    adopt(adopted) {
      element = listenTo(adopted);
      opening += 1;
      beginsAt = null;
      isOpen = true;
      onTime(adopted.currentTime);
      if (Number.isFinite(adopted.duration)) onDuration(adopted.duration);
      if (adopted.paused) return;
      if (adopted.readyState < HAVE_FUTURE_DATA) onWaiting();
      else reportPlaying(adopted);
    },
    release() {
      isOpen = false;
      opening += 1;
      stopReporting();
      element?.pause();
      element = null;
    },
    close() {
      isOpen = false;
      opening += 1;
      stopReporting();
      if (!element) return;
      element.pause();
      // Unloads the sound, so that a headset button can't resume it and its download stops.
      element.removeAttribute("src");
      element.load();
    },
  };
}
