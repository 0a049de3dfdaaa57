/**
 * Returns the key of an IP address's network: the /48 of an IPv6 address, which is passed as the start of its /64
 * (`2001:db8:0:7::`). An IPv4 address is its own network; a prefix distinguishes the network's key from the
 * address's.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return `only ${address}`;
  const [first, second, third] = address.split(":");
  return [first, second || "0", third || "0"].join(":");
}
