/** Why a sound can't be read: it is of no kind that the engine reads, holds nothing, or is broken. */
type UnreadableKind = "not sound" | "no sound" | "damaged";

/** Thrown when bytes are not a sound that the engine can read. The message is for logs, not for people. */
export class UnreadableAudioError extends Error {
  override readonly name = "UnreadableAudio";
  readonly kind: UnreadableKind;

  constructor(message: string, kind: UnreadableKind = "damaged", options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
