/** Fakes an audio element as HTML specifies it; the test triggers its events. */
export class FakeAudio extends EventTarget {
  paused = true;
  ended = false;
  readyState = 0;
  duration = Number.NaN;
  error: { code: number } | null = null;
  currentTime = 0;
  /** True without a source. */
  isEmpty = true;
  /** The name of the DOMException that `play` rejects with; null for a success. */
  refusal: string | null = null;
  /** Every URL that was set. */
  readonly opened: string[] = [];

  /** URL of the current source. */
  get src(): string {
    return this.opened.at(-1) ?? "";
  }

  set src(address: string) {
    this.opened.push(address);
    this.isEmpty = false;
    this.load();
  }

  removeAttribute(name: string): void {
    if (name === "src") this.isEmpty = true;
  }

  load(): void {
    Object.assign(this, { paused: true, ended: false, readyState: 0, duration: Number.NaN, error: null });
    this.currentTime = 0;
  }

  async play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    if (this.refusal === null) return;
    if (this.refusal === "NotAllowedError") this.paused = true;
    throw Object.assign(new Error("It does not play."), { name: this.refusal });
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#tell("pause");
  }

  /** Loads the metadata with a duration in seconds, and starts if `play` was called. */
  arrive(duration: number): void {
    Object.assign(this, { readyState: 1, duration });
    this.#tell("durationchange");
    this.#tell("loadedmetadata");
    if (!this.paused) this.#tell("playing");
  }

  /** Advances playback to a position in seconds. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.#tell("timeupdate");
  }

  /** Plays to the end. */
  end(): void {
    const wasPlaying = !this.paused;
    Object.assign(this, { paused: true, ended: true, currentTime: this.duration });
    this.#tell("timeupdate");
    if (wasPlaying) this.#tell("pause");
    this.#tell("ended");
  }

  /** Fails: no network, or no sound at its URL. */
  fail(): void {
    this.error = { code: 2 };
    this.#tell("error");
  }

  /** Dispatches an event, even one that no longer matches the state. */
  late(name: string): void {
    this.#tell(name);
  }

  #tell(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
