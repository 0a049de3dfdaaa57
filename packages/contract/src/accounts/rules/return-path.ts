/** The limit for the path before and after encoding, which makes a path up to nine times as long. */
const mostCharacters = 2000;

/** Paths that would end the session right after log-in. */
const logOut = "/client/logout";

/** Browsers strip tabs and line breaks from a URL, and read `\` as `/`. */
const isPlain = (address: string) => !/[\\\p{Cc}\p{Cs}]/u.test(address);

/**
 * Validates every return path (`redirect`, after log-in or social log-in): returns a path on this site, parsed as a
 * browser would, or `otherwise`. Rejects `//x`, `/\x`, `/.//x`, schemes and non-strings.
 */
export function returnPath(candidate: unknown, otherwise = "/"): string {
  if (typeof candidate !== "string" || candidate.length > mostCharacters) return otherwise;
  if (!candidate.startsWith("/") || candidate.startsWith("//") || !isPlain(candidate)) return otherwise;
  const { pathname, search, hash } = new URL(candidate, "http://this.invalid");
  const path = pathname + search + hash;
  const isRejected = pathname.startsWith("//") || pathname === logOut || path.length > mostCharacters;
  return isRejected ? otherwise : path;
}
