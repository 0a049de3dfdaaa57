import { isIPv6 } from "node:net";

/**
 * Returns the IP address to use for rate limits. IPv4 is used as is, even in its IPv6-mapped form (RFC 4291 2.5.5.2).
 * IPv6 is reduced to the first address in its /64, which belongs to a single subscriber (RFC 4291 2.5.4). A port,
 * which some proxies add, is ignored. Returns any other text unchanged.
 */
export function clientAddress(address: string): string {
  const bare = withoutPort(address);
  const [withoutZone = ""] = bare.split("%");
  if (!isIPv6(withoutZone)) return bare;
  const groups = parseGroups(withoutZone);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === mappedPrefix) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return canonical(`${network.join(":")}::`);
}

/** Removes the port and brackets from `192.0.2.9:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`. */
const withoutPort = (address: string) =>
  /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(address)?.slice(1).find(Boolean) ?? address;

/** The first six groups of an IPv4-mapped address. */
const mappedPrefix = [0, 0, 0, 0, 0, 0xffff].join();

/** The canonical text of an IPv6 address: its shortest form (RFC 5952), without a dotted IPv4 part. */
function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The eight 16-bit groups of an IPv6 address. */
function parseGroups(address: string): number[] {
  const [start = "", end] = canonical(address).split("::");
  if (end === undefined) return parseHex(start);
  const [before, after] = [parseHex(start), parseHex(end)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function parseHex(groups: string): number[] {
  return groups.split(":").flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
}
