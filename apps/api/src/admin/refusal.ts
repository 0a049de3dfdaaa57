/** What a command can't do, for a reason that its caller can mend; the message is one line that says which. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
}

/** A command that was called wrongly; the message is one line that says how. */
export class UsageError extends Refusal {
  override readonly name = "UsageError";
}
