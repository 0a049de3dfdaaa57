/**
 * Returns true if a state-changing request may come from its origin: a foreign `Origin` or
 * `Sec-Fetch-Site: cross-site` is blocked; a request with neither header (a command line) is allowed.
 * @param headers the request's headers
 * @param ownOrigin the site's public origin, such as `https://earshot.example`
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  if (headers.get("Sec-Fetch-Site") === "cross-site") return false;
  const origin = headers.get("Origin");
  return origin === null || origin === ownOrigin;
}
