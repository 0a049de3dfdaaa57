/** A fake audio element that follows the HTML specification; the test triggers its events. */
export class FakeAudio extends EventTarget {
  paused = true;
  ended = false;
  readyState = 0;
  duration = Number.NaN;
  error: { code: number } | null = null;
  currentTime = 0;
  /** True if the element has no source. */
  isEmpty = true;
  /** The name of the DOMException that `play` rejects with; null to succeed. */
  rejection: string | null = null;
  /** Every URL that was opened. */
  readonly opened: string[] = [];

  /** The current source's URL. */
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
    if (this.rejection === null) return;
    if (this.rejection === "NotAllowedError") this.paused = true;
    throw Object.assign(new Error("This audio does not play."), { name: this.rejection });
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit("pause");
  }

  /** Loads the metadata with a duration in seconds, and starts if `play` was called. */
  loadMetadata(duration: number): void {
    Object.assign(this, { readyState: 1, duration });
    this.emit("durationchange");
    this.emit("loadedmetadata");
    if (!this.paused) this.emit("playing");
  }

  /** Advances playback to a position in seconds. */
  playTo(seconds: number): void {
    this.currentTime = seconds;
    this.emit("timeupdate");
  }

  /** Plays to the end. */
  end(): void {
    const wasPlaying = !this.paused;
    Object.assign(this, { paused: true, ended: true, currentTime: this.duration });
    this.emit("timeupdate");
    if (wasPlaying) this.emit("pause");
    this.emit("ended");
  }

  /** Fails as if the URL couldn't be loaded. */
  fail(): void {
    this.error = { code: 2 };
    this.emit("error");
  }

  /** Dispatches an event, even one that no longer matches the state. */
  emit(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}
