import { originOf, type Visitor } from "@earshot/contract/visitor.ts";

import { countedAddress } from "./counted-address.ts";

/**
 * The visitor behind `trustProxy` proxies that each append what they saw to `X-Forwarded-For`, `-Proto` and `-Host`: the
 * visitor's own value is the `trustProxy`th from the right, and everything left of it is made up. A proxy may also set
 * one value in place of the list; then that one counts. `socketAddress` is the connection's own.
 */
export function visitorOf(request: Request, socketAddress: string | undefined, trustProxy: number): Visitor {
  const { protocol, host } = new URL(request.url);
  const forwarded = (what: string) => {
    const values = trustProxy === 0 ? [] : listed(request, `x-forwarded-${what}`);
    return values[Math.max(0, values.length - trustProxy)];
  };
  const scheme = forwarded("proto");
  const seen = protocol === "https:" ? "https" : "http";
  return {
    address: countedAddress(forwarded("for") ?? socketAddress ?? "unknown"),
    origin: originOf(
      request,
      scheme === "https" || scheme === "http" ? scheme : seen,
      forwarded("host") ?? host,
    ),
  };
}

function listed(request: Request, name: string) {
  return (request.headers.get(name) ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
