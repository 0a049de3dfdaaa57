/** An audio element without a browser: it does what HTML says of one, when a test lets it. */
export class FakeAudio extends EventTarget {
  paused = true;
  ended = false;
  readyState = 0;
  duration = Number.NaN;
  error: { code: number } | null = null;
  currentTime = 0;
  /** It has no source. */
  isEmpty = true;
  /** The name of the DOMException that `play` rejects with; null for a success. */
  refusal: string | null = null;
  /** Every address that it was given. */
  readonly opened: string[] = [];

  /** The address of what it plays. */
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

  /** The browser has read how long it is, in seconds, and begins to play if it was asked to. */
  arrive(duration: number): void {
    Object.assign(this, { readyState: 1, duration });
    this.#tell("durationchange");
    this.#tell("loadedmetadata");
    if (!this.paused) this.#tell("playing");
  }

  /** It has played up to here, in seconds. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.#tell("timeupdate");
  }

  /** It is at its end. */
  end(): void {
    const wasPlaying = !this.paused;
    Object.assign(this, { paused: true, ended: true, currentTime: this.duration });
    this.#tell("timeupdate");
    if (wasPlaying) this.#tell("pause");
    this.#tell("ended");
  }

  /** It can't go on: no network, or no sound at its address. */
  fail(): void {
    this.error = { code: 2 };
    this.#tell("error");
  }

  /** Some event, whether or not it is still true. */
  late(name: string): void {
    this.#tell(name);
  }

  #tell(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
