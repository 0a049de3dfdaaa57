/**
 * Returns the key for an IP address's network: for an IPv6 address, given as the start of its /64 (`2001:db8:0:7::`),
 * its /48. An IPv4 address is its own network, with a prefix to distinguish the two kinds of key.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return `only ${address}`;
  const [first, second, third] = address.split(":");
  return [first, second || "0", third || "0"].join(":");
}
