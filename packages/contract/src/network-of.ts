/**
 * Key for an IP address's network: the /48 of an IPv6 address such as `2001:db8:0:7::`, which is the start of a /64. An
 * IPv4 address is its own network, with a prefix to distinguish the two keys.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return `only ${address}`;
  const [first, second, third] = address.split(":");
  return [first, second || "0", third || "0"].join(":");
}
