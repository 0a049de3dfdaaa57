import { timeStep } from "./simulation.ts";

/** The one audio element, as far as a player knows it. */
export interface Playback {
  /** Takes up another sound, paused, to begin at a place in seconds. */
  open: (address: string, from: number) => void;
  play: () => void;
  pause: () => void;
  /** Goes to a place, in seconds. */
  seek: (seconds: number) => void;
  /** Falls silent, and tells no more of what was open. */
  close: () => void;
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

/** Tells of one element only what is so at that moment: events come late, some of them of the sound before. */
export function createPlayback(options: PlaybackOptions): Playback {
  const { createAudio, onPlaying, onWaiting, onPause, onTime, onDuration, onEnd, onError } = options;
  let element: HTMLAudioElement | null = null;
  /** What is open: another number for each time. */
  let turn = 0;
  let isOpen = false;
  /** Where it is to begin, until the element can be told. */
  let beginsAt: number | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;

  function audio(): HTMLAudioElement {
    element ??= listenTo(createAudio());
    return element;
  }

  function listenTo(created: HTMLAudioElement): HTMLAudioElement {
    const on = (name: string, react: () => void) => created.addEventListener(name, () => isOpen && react());
    const tellTime = () => {
      if (beginsAt === null) onTime(created.currentTime);
    };
    on("loadedmetadata", () => {
      if (beginsAt !== null && beginsAt > 0) created.currentTime = beginsAt;
      beginsAt = null;
    });
    on("durationchange", () => {
      if (Number.isFinite(created.duration)) onDuration(created.duration);
    });
    on("playing", () => {
      if (created.paused) return;
      onPlaying();
      // The element's own `timeupdate` comes four times a second: a wave would jump.
      timer ??= setInterval(tellTime, timeStep);
    });
    on("waiting", () => {
      if (!created.paused) onWaiting();
    });
    on("pause", () => {
      // At its end it is paused too, which `ended` tells.
      if (!created.paused || created.ended) return;
      stopTelling();
      tellTime();
      onPause();
    });
    on("timeupdate", () => {
      if (!created.ended) tellTime();
    });
    on("ended", () => {
      if (!created.ended) return;
      stopTelling();
      onEnd();
    });
    on("error", () => {
      if (created.error !== null) onError();
    });
    return created;
  }

  function stopTelling(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  async function play(): Promise<void> {
    const asked = turn;
    const playing = audio();
    try {
      await playing.play();
    } catch (error) {
      if (asked !== turn || !isOpen) return;
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
      stopTelling();
      turn += 1;
      beginsAt = from;
      isOpen = true;
      playing.src = address;
    },
    play: () => void play(),
    pause() {
      stopTelling();
      audio().pause();
    },
    seek(seconds) {
      const playing = audio();
      if (playing.readyState >= HAVE_METADATA) playing.currentTime = seconds;
      else beginsAt = seconds;
    },
    close() {
      isOpen = false;
      turn += 1;
      stopTelling();
      if (!element) return;
      element.pause();
      // Nothing is left that a headset's button could wake, nor is loaded any further.
      element.removeAttribute("src");
      element.load();
    },
  };
}
