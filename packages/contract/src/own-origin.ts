/**
 * Returns true if the request may change state: blocks a foreign `Origin`, and a `Sec-Fetch-Site` that names another
 * site or host. Allows requests with neither header, such as those of command-line tools.
 * @param headers the request's headers
 * @param ownOrigin the site's public origin, such as `https://earshot.example`
 */
export function isOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  if (!["same-origin", "none"].includes(headers.get("Sec-Fetch-Site") ?? "none")) return false;
  const origin = headers.get("Origin");
  return origin === null || origin === ownOrigin;
}
