/** What a sound does, in a player's words. */
interface HeardSound {
  state: "paused" | "playing" | "buffering" | "failed";
  /** Seconds played. */
  position: number;
  /** Seconds in all; 0 until the browser has read it. */
  duration: number;
}

/** The page's own audio element, as a player shows and drives it. */
export interface PageSound {
  /** Takes the element over, whatever it does by then; returns how to let go of it. */
  attach: (element: HTMLAudioElement) => () => void;
  /** What it does: the same object until that changes. */
  heard: () => HeardSound;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  toggle: () => void;
  /** Goes to a place, in seconds; what was paused stays paused. */
  seek: (seconds: number) => void;
  /** Goes on, where it stopped, with what could not be played, at the address that is found for it. */
  playAgain: (find: () => Promise<string>) => Promise<void>;
}

const untouched: HeardSound = { state: "paused", position: 0, duration: 0 };

/** `HTMLMediaElement.HAVE_FUTURE_DATA`, which a server does not know. */
const canGoOn = 3;

const changes = [
  "play",
  "playing",
  "pause",
  "waiting",
  "canplay",
  "timeupdate",
  "seeked",
  "durationchange",
  "ended",
  "error",
  "emptied",
] as const;

/**
 * Follows one audio element that the server has sent: whoever pressed its own play button before any JavaScript arrived goes on
 * hearing it.
 */
export function createPageSound(): PageSound {
  const listeners = new Set<() => void>();
  let element: HTMLAudioElement | null = null;
  let isSearched = false;
  let heard = untouched;

  function look(): void {
    if (!element) return;
    const { currentTime, duration, ended } = element;
    const next: HeardSound = {
      state: isSearched ? "buffering" : stateOf(element),
      position: ended ? 0 : currentTime,
      duration: Number.isFinite(duration) ? duration : 0,
    };
    if (next.state === heard.state && next.position === heard.position && next.duration === heard.duration)
      return;
    heard = next;
    for (const listener of listeners) listener();
  }

  async function play(): Promise<void> {
    try {
      await element?.play();
    } catch {
      // What went wrong stands in the element itself; where the browser wants a press first, it stays paused.
      look();
    }
  }

  return {
    attach(attached) {
      element = attached;
      for (const change of changes) attached.addEventListener(change, look);
      look();
      return () => {
        for (const change of changes) attached.removeEventListener(change, look);
        attached.pause();
        element = null;
      };
    },
    heard: () => heard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle() {
      if (!element || element.paused) void play();
      else element.pause();
    },
    seek(seconds) {
      if (!element) return;
      element.currentTime = seconds;
      look();
    },
    async playAgain(find) {
      isSearched = true;
      look();
      const address = await find();
      isSearched = false;
      if (!element) return;
      const { position } = heard;
      element.src = address;
      element.currentTime = position;
      await play();
    },
  };
}

function stateOf({ error, paused, ended, readyState }: HTMLAudioElement): HeardSound["state"] {
  if (error) return "failed";
  if (paused || ended) return "paused";
  return readyState < canGoOn ? "buffering" : "playing";
}
