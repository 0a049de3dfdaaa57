/** Why a file can't be read: unknown format, no audio, or corrupt. */
type UnreadableKind = "not sound" | "no sound" | "damaged";

/** Thrown when the engine can't decode a file. The message is for logs, not for users. */
export class UnreadableAudioError extends Error {
  override readonly name = "UnreadableAudio";
  readonly kind: UnreadableKind;

  constructor(message: string, kind: UnreadableKind = "damaged", options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
