/** A request's sender, as determined by the site's process; the API never rereads it from the headers. */
export type Visitor = {
  /** The key for rate limits: an IPv4 address, or the network of an IPv6 address. */
  address: string;
  /** True if the connection itself comes from this machine, regardless of its headers. */
  isLocal: boolean;
  /** The site's scheme and host as seen by the visitor, such as `https://ads.example.com`. */
  origin: string;
};

/** The request context that the site passes to the API. */
export type RequestContext = {
  visitor: Visitor;
  /** The UUID that identifies the request in the logs of the site and of the API. */
  requestId: string;
};

/**
 * Returns the origin of a request to this host. An unconfigured proxy that terminates TLS hides the scheme; in that
 * case the browser's `Origin` header is used, if it names the same host.
 */
export function originOf(request: Request, scheme: string, host: string): string {
  const claimed = URL.parse(request.headers.get("Origin") ?? "");
  return claimed?.host === host ? claimed.origin : `${scheme}://${host}`;
}
