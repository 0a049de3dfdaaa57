const tokensOf = (accept: string) =>
  accept
    .split(",")
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== "");

function isOfType(type: string, token: string): boolean {
  const bare = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (token === "*/*") return true;
  return token.endsWith("/*") ? bare.startsWith(token.slice(0, -1)) : bare === token;
}

/**
 * Matches a file against an input's `accept` (HTML 4.10.5.1.17). Browsers apply it only to their picker, not to drops.
 * @param accept comma-separated extensions (".mp3") and types ("audio/mpeg", "audio/*"); empty accepts every file
 */
export function acceptsFile(file: { name: string; type: string }, accept: string): boolean {
  const tokens = tokensOf(accept);
  if (tokens.length === 0) return true;
  return tokens.some((token) =>
    token.startsWith(".") ? file.name.toLowerCase().endsWith(token) : isOfType(file.type, token),
  );
}

/**
 * Like `acceptsFile`, but for a file that is still being dragged: browsers reveal only its type, and not always. An
 * unknown type may be acceptable.
 */
export function mayAccept(type: string, accept: string): boolean {
  const types = tokensOf(accept).filter((token) => !token.startsWith("."));
  return type === "" || types.length === 0 || types.some((token) => isOfType(type, token));
}
