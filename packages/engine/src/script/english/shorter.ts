import { brandMark } from "../brand-mark.ts";

/** What may be left off behind a call, the longest way to say it first. */
const callTails = [
  /,? (?:to find out|to learn|to see|to discover|so (?:you|we)|and use|where|while) .*$/i,
  /,? (?:before|from \d|or (?:visit|stop|call|at)|in store or) .*$/i,
  /,? at (?!.*\.\p{L}{2})(?!\D*\d{3}).*$/iu,
];

/** What may be left off behind the sentence that says what the brand is. */
const openingTails = [
  /,? (?:that|which|who|where|about|since|including) .*$/i,
  /(?<=[^,]), (?!.*[^,], ?an? )[^\uE000]*$/u,
  / (?:for|with|in|from|of) [^\uE000]*$/i,
];

/**
 * Opening and call for a short ad: what hangs on behind them is left off, step by step, until both take `most` seconds.
 * A sentence without the brand, or with nothing but it, is no opening.
 */
export function shorter(
  said: { opening: string; call: string },
  most: number,
  timeOf: (text: string) => number,
): { opening: string; call: string } {
  let { opening, call } = said;
  const isLong = () => timeOf(opening) + timeOf(call) > most;
  if (isLong())
    opening = opening.replace(
      /^(?:Let us introduce you to|We’d like you to meet|We’re inviting you to|Be our guest at) /,
      (frame) => (/guest|inviting/.test(frame) ? "Join us at " : "This is "),
    );
  for (let step = 0; step < callTails.length && isLong(); step++) {
    const cut = call.replace(callTails[step] as RegExp, "");
    if (cut.includes(brandMark) && cut.length >= 16) call = cut;
  }
  // A date is the last thing that a short ad of an event can do without: the place behind it goes first.
  if (isLong() && /\uE000,? .*\d.* at \p{Lu}/u.test(opening)) opening = opening.replace(/ at \p{Lu}.*$/u, "");
  for (let step = 0; step < openingTails.length && isLong(); step++) {
    const cut = opening.replace(openingTails[step] as RegExp, "");
    if (
      cut.includes(brandMark) &&
      cut.replace(/^(?:This is|We’re|At|There’s|Meet) /, "").length > brandMark.length + 8
    )
      opening = cut;
  }
  return { opening, call };
}
