/** What a writer in frames says beside a description's own sentences, in words that suit every wording. */
export interface FillingLines {
  /** How a fact is told once more: `{f}` is its sentence. */
  again: readonly string[];
  /** Whether a sentence behind a colon begins with a small letter. */
  lowersAfterColon?: true;
  /** Sentences about the listener's own day: they claim nothing, and ask for nothing. The last suits not every trade. */
  moments: readonly string[];
  /** The same without a familiar address, where a language has one. */
  formalMoments?: readonly string[];
  /** Hooks of a trade, told by its words. */
  hooks: readonly (readonly [RegExp, readonly [string, string]])[];
}
