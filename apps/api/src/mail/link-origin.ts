import type { Visitor } from "@earshot/contract/visitor.ts";

/**
 * The origin of links in an email: `PUBLIC_URL`, or else the request's own origin if both its connection and its host
 * are local. Null otherwise, because the sender controls the request's host.
 */
export function originOfLinks(
  publicUrl: URL | undefined,
  { origin, isLocal }: Pick<Visitor, "origin" | "isLocal">,
): string | null {
  if (publicUrl) return publicUrl.origin;
  const { hostname } = new URL(origin);
  const isThisMachine = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isLocal && isThisMachine ? origin : null;
}
