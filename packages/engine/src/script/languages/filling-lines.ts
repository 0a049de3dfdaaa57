/** Sentences that a frame-based writer adds to the description's own. They go with any wording. */
export interface FillingLines {
  /** Frames for repeating a fact. `{f}` is the fact's sentence. */
  again: readonly string[];
  /** True if a sentence after a colon begins in lower case. */
  lowersAfterColon?: true;
  /**
   * Sentences about the listener's own day, which make no claim and no request. The last one doesn't suit every trade.
   */
  moments: readonly string[];
  /** Like `moments`, but without the familiar form of address. For languages that have one. */
  formalMoments?: readonly string[];
  /** Hooks of a trade, chosen by its keywords. */
  hooks: readonly (readonly [RegExp, readonly [string, string]])[];
}
