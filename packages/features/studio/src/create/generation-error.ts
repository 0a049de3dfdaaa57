/**
 * Thrown if no ad was created. Its message is shown to the user. `rejected`: the server declined the request.
 * `unanswered`: no response arrived; repeating the request with the same key does not create a second ad. `failed`: the
 * job started, then failed or timed out. `cause` is the server's error, if it responded with one.
 */
export class GenerationError extends Error {
  override readonly name = "GenerationError";
  readonly kind: "rejected" | "unanswered" | "failed";

  constructor(kind: GenerationError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
