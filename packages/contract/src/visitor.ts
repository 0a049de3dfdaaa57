/** Who sends a request, as the site's process found out: nothing of it is read from headers again. */
export type Visitor = {
  /** What rate limits count by: an IPv4 address, or the network of an IPv6 one. */
  address: string;
  /** Scheme and host of the site as the visitor sees it, such as `https://ads.example.com`. */
  origin: string;
};

/** What the site tells the API beside a request. */
export type RequestContext = {
  visitor: Visitor;
  /** A UUID that finds the request in both logs. */
  requestId: string;
};

/**
 * The origin of a request to this host. A proxy that ends TLS, and is not configured, hides the scheme: then the
 * browser's `Origin` header counts, if it names the same host.
 */
export function originOf(request: Request, scheme: string, host: string): string {
  const claimed = URL.parse(request.headers.get("Origin") ?? "");
  return claimed?.host === host ? claimed.origin : `${scheme}://${host}`;
}
