/** Thrown when bytes are not a sound that the engine can read. The message is for logs, not for people. */
export class UnreadableAudioError extends Error {
  override readonly name = "UnreadableAudio";
}
