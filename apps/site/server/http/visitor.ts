import { countedAddress } from "./counted-address.ts";

/** The headers by which the API learns who asks. A visitor's own values never reach it, unless `TRUST_PROXY` counts them. */
export interface Visitor {
  /** What limits count by: an IPv4 address, or the network of an IPv6 one. */
  address: string;
  protocol: "http" | "https";
  host: string;
}

/**
 * Who asks, behind `trustProxy` proxies that each append what they saw to `X-Forwarded-For`, `-Proto` and
 * `-Host`: the visitor's own stands `trustProxy` places from the right, and what is left of it the visitor made up.
 * A proxy may also set one value in place of the list; then that one counts. `socketAddress` is the connection's own.
 */
export function visitorOf(request: Request, socketAddress: string | undefined, trustProxy: number): Visitor {
  const url = new URL(request.url);
  const own = countedAddress(socketAddress ?? "unknown");
  const seen: Visitor = {
    address: own,
    protocol: url.protocol === "https:" ? "https" : "http",
    host: url.host,
  };
  if (trustProxy === 0) return seen;
  const forwarded = (what: string) => {
    const values = listed(request, `x-forwarded-${what}`);
    return values[Math.max(0, values.length - trustProxy)];
  };
  const protocol = forwarded("proto");
  return {
    address: countedAddress(forwarded("for") ?? own),
    protocol: protocol === "https" || protocol === "http" ? protocol : seen.protocol,
    host: forwarded("host") ?? seen.host,
  };
}

/** Names the visitor in a request's headers, in place of whatever stood there. */
export function nameVisitor(headers: Headers, visitor: Visitor, requestId: string): Headers {
  headers.delete("forwarded");
  headers.delete("x-real-ip");
  headers.set("x-forwarded-for", visitor.address);
  headers.set("x-forwarded-proto", visitor.protocol);
  headers.set("x-forwarded-host", visitor.host);
  headers.set("x-request-id", requestId);
  return headers;
}

function listed(request: Request, name: string) {
  return (request.headers.get(name) ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
