/** The opening and the call to action, as spoken. */
interface Frame {
  opening: string;
  call: string;
}

/**
 * Shortens the required parts to fit the length. If the opening and the call to action exceed it (a slow voice, a
 * long address), the call to action is shortened first, and then the opening if that helps.
 */
export function briefly(said: Frame, brief: Frame, seconds: number, timeOf: (text: string) => number): Frame {
  const most = seconds * 1.01;
  const isLong = (frame: Frame) => timeOf(frame.opening) + timeOf(frame.call) > most;
  if (!isLong(said)) return said;
  const call = timeOf(brief.call) < timeOf(said.call) ? brief.call : said.call;
  const withCall = { opening: said.opening, call };
  if (!isLong(withCall)) return withCall;
  const opening = timeOf(brief.opening) < timeOf(said.opening) ? brief.opening : said.opening;
  const withOpening = { opening, call: said.call };
  return isLong(withOpening) ? { opening, call } : withOpening;
}
