import { originOf, type Visitor } from "@earshot/contract/visitor.ts";

import { clientAddress } from "./client-address.ts";

/**
 * The visitor behind `trustProxy` proxies that each append to `X-Forwarded-For`, `-Proto` and `-Host`: the real value
 * is the `trustProxy`th from the right, and anything to its left may be forged. If the list is shorter, a proxy
 * replaces the header, and its first value is used. `socketAddress` is the connection's own IP address.
 */
export function visitorOf(request: Request, socketAddress: string | undefined, trustProxy: number): Visitor {
  const { protocol, host } = new URL(request.url);
  const forwarded = (name: string) => {
    const values = trustProxy === 0 ? [] : parseList(request.headers.get(`x-forwarded-${name}`) ?? "");
    return values[Math.max(0, values.length - trustProxy)];
  };
  const forwardedScheme = forwarded("proto");
  const ownScheme = protocol === "https:" ? "https" : "http";
  return {
    isLocal: isLoopback(socketAddress ?? ""),
    address: clientAddress(forwarded("for") ?? socketAddress ?? "unknown"),
    origin: originOf(
      request,
      forwardedScheme === "https" || forwardedScheme === "http" ? forwardedScheme : ownScheme,
      forwarded("host") ?? host,
    ),
  };
}

/** True for a loopback address: IPv4 (RFC 1122 3.2.1.3), IPv6 (RFC 4291 2.5.3), or IPv4 on an IPv6 socket. */
export const isLoopback = (address: string) => /^(::1$|(::ffff:)?127\.)/.test(address);

function parseList(header: string) {
  return header
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
