/** Somebody who writes without end, and knows what must be there when the server was killed. */
export interface Writer {
  /** Writes one thing after the other until the server is gone, and tells of each answer that said so. */
  write(origin: string, onAnswer: () => void): Promise<void>;
  /**
   * Asks the next server for everything that was acknowledged; gives in words what is missing, there twice, or there by
   * half. What was under way at the kill may be there or not.
   */
  look(origin: string): Promise<string[]>;
}

/** Does one step after the other until a connection breaks, which `fetch` tells with a `TypeError`. */
export async function untilGone(step: () => Promise<void>, onAnswer: () => void): Promise<void> {
  for (;;) {
    try {
      await step();
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    onAnswer();
  }
}
