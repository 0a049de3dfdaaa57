/** Who asks, as far as the site's process tells: it alone sets these headers, and drops what a visitor put there. */
export type Visitor = {
  /** The address that limits count by. */
  address: string;
  /** Scheme and host of the page, such as `https://ads.example.com`. */
  origin: string;
};

/**
 * The visitor of a request: from the site's `x-forwarded-*`, or from the request alone where there is no site (tests).
 * @param publicUrl where the site is reached, when that is configured
 */
export function visitorOf(request: Request, publicUrl: URL | undefined): Visitor {
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name)?.trim();
  const scheme = header("x-forwarded-proto") ?? url.protocol.slice(0, -1);
  const host = header("x-forwarded-host") ?? url.host;
  // A proxy that speaks TLS, and is not configured, hides the scheme from us: then the browser's word counts.
  const claimed = URL.parse(header("origin") ?? "");
  const ownOrigin = claimed?.host === host ? claimed.origin : `${scheme}://${host}`;
  return { address: header("x-forwarded-for") ?? "unknown", origin: publicUrl?.origin ?? ownOrigin };
}
