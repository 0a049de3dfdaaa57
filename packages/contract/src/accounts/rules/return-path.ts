const mostCharacters = 2000;

/** Where a log-in that leads there would end at once. */
const logOut = "/client/logout";

/** Browsers drop tabs and line ends from an address, and read `\` as `/`. */
const isPlain = (address: string) => !/[\\\p{Cc}\p{Cs}]/u.test(address);

/**
 * The one check of every return address (`redirect`, back after log-in, social log-in): a path of this site, as a
 * browser would read it, or `otherwise`. Refuses `//x`, `/\x`, `/.//x`, schemes and what is no text.
 */
export function returnPath(candidate: unknown, otherwise = "/"): string {
  if (typeof candidate !== "string" || candidate.length > mostCharacters) return otherwise;
  if (!candidate.startsWith("/") || candidate.startsWith("//") || !isPlain(candidate)) return otherwise;
  const { pathname, search, hash } = new URL(candidate, "http://this.invalid");
  return pathname.startsWith("//") || pathname === logOut ? otherwise : pathname + search + hash;
}
