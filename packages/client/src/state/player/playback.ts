import { timeStep } from "./simulation.ts";

/** The player's one audio element. */
export interface Playback {
  /** Opens another sound, paused, to begin at a position in seconds. */
  open: (address: string, from: number) => void;
  play: () => void;
  pause: () => void;
  /** Goes to a place, in seconds. */
  seek: (seconds: number) => void;
  /** Stops, and reports nothing more of what was open. */
  close: () => void;
  /** Replaces the element by one of the page that has a sound open, and reports its state. */
  adopt: (element: HTMLAudioElement) => void;
  /** Gives up the element: pauses it, and reports nothing more. */
  release: () => void;
}

interface PlaybackOptions {
  /** Called at the first use. */
  createAudio: () => HTMLAudioElement;
  onPlaying: () => void;
  /** It goes on by itself as soon as more of the sound is there. */
  onWaiting: () => void;
  /** It was paused from outside (a headset's button, another program), or may not play before the person has pressed something. */
  onPause: () => void;
  /** The place changed, in seconds: some twenty times a second while it plays. */
  onTime: (seconds: number) => void;
  /** Its length is known, in seconds. */
  onDuration: (seconds: number) => void;
  /** It has come to its end, by playing or by being led there. */
  onEnd: () => void;
  /** It can't be played, or no further. */
  onError: () => void;
}

/** `HTMLMediaElement.HAVE_METADATA`: from here on an element can be told where to begin. */
const HAVE_METADATA = 1;

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: it can play on. */
const HAVE_FUTURE_DATA = 3;

/** Reports of the element only what holds at that moment: events arrive late, some of them from the sound before. */
export function createPlayback(options: PlaybackOptions): Playback {
  const { createAudio, onPlaying, onWaiting, onPause, onTime, onDuration, onEnd, onError } = options;
  let element: HTMLAudioElement | null = null;
  /** Counts what was opened. */
  let opening = 0;
  let isOpen = false;
  /** Seconds where it begins, until the element can seek. */
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
      // At its end it is paused too, which `ended` tells.
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
    // The element's own `timeupdate` comes four times a second: a waveform would jump.
    timer ??= setInterval(() => reportTime(of), timeStep);
  }

  function stopReporting(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  async function play(): Promise<void> {
    const asked = opening;
    const playing = audio();
    try {
      await playing.play();
    } catch (error) {
      if (asked !== opening || !isOpen) return;
      const name = error instanceof Error ? error.name : "";
      // Paused before it began, and perhaps asked to play again since.
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
      // Nothing is left that a headset's button could wake, nor is loaded any further.
      element.removeAttribute("src");
      element.load();
    },
  };
}
