/** Thrown if the server can't start for a reason that its operator can fix; the message is one line. */
export class StartError extends Error {
  override readonly name = "StartError";
}
