/**
 * Whether a state-changing call may come from where it says it comes from (decisions, Identity): a foreign `Origin` or
 * `Sec-Fetch-Site: cross-site` may not; a call with neither header (a command line) may.
 * @param headers those of the request
 * @param ownOrigin the origin that the site is reached at, such as `https://earshot.example`
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  if (headers.get("Sec-Fetch-Site") === "cross-site") return false;
  const origin = headers.get("Origin");
  return origin === null || origin === ownOrigin;
}
