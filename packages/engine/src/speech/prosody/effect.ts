/** What a word does to how somebody speaks. What is left out stays as it is. */
export interface Effect {
  /** Times as fast. */
  readonly rate?: number;
  /** Semitones higher. */
  readonly semitones?: number;
  /** Times as far a melody. */
  readonly melody?: number;
  /** Times as long pauses. */
  readonly pauseScale?: number;
}

/** The effect, `strength` times as much: 0.5 is half of it, -0.5 half of its opposite. */
export function scaled(effect: Effect, strength: number): Required<Effect> {
  const { rate = 1, semitones = 0, melody = 1, pauseScale = 1 } = effect;
  return {
    rate: rate ** strength,
    semitones: semitones * strength,
    melody: melody ** strength,
    pauseScale: pauseScale ** strength,
  };
}

/** One after the other. */
export function together(effects: readonly Required<Effect>[]): Required<Effect> {
  return {
    rate: effects.reduce((product, { rate }) => product * rate, 1),
    semitones: effects.reduce((sum, { semitones }) => sum + semitones, 0),
    melody: effects.reduce((product, { melody }) => product * melody, 1),
    pauseScale: effects.reduce((product, { pauseScale }) => product * pauseScale, 1),
  };
}
