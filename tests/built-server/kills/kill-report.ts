/** What came of killing a server again and again. */
export interface KillReport {
  /** Answers that said that something was done, all looked for after the kills. */
  acknowledged: number;
  /** What was not as acknowledged, in words, with the kill that it came after; none when all is well. */
  wrong: string[];
}

export interface Kills {
  times: number;
  /** Decides every moment and every choice: the same seed has them again. */
  seed: number;
}
