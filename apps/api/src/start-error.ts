/** The server can't start for a reason that its owner can mend; the message is one line that says which. */
export class StartError extends Error {
  override readonly name = "StartError";
}
