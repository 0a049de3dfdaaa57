/**
 * Returns true if a state-changing request may come from its origin: blocks a foreign `Origin`, or a `Sec-Fetch-Site`
 * of another site or host; allows a request with neither header (a command line).
 * @param headers the request's headers
 * @param ownOrigin the site's public origin, such as `https://earshot.example`
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  if (!["same-origin", "none"].includes(headers.get("Sec-Fetch-Site") ?? "none")) return false;
  const origin = headers.get("Origin");
  return origin === null || origin === ownOrigin;
}
