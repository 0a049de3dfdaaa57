/** The value of a request's cookie; null if it is missing. */
export function cookieIn(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key = "", ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
