/** Thrown where an ad can't be made as it is wished: `message` is in words fit to show, and another try would fare no better. */
export class CannotBeMade extends Error {
  override readonly name = "CannotBeMade";
}
