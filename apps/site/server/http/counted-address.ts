import { isIPv6 } from "node:net";

/**
 * The address that limits count by. IPv4 is itself, also where the socket speaks IPv6 (mapped, RFC 4291 2.5.5.2). Of
 * IPv6 it is the first address of the /64, as one person has all of it (RFC 4291 2.5.4). What is no address stays so.
 */
export function countedAddress(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === mapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return canonical(`${network.join(":")}::`);
}

/** How the first six groups of a mapped IPv4 address read. */
const mapped = [0, 0, 0, 0, 0, 0xffff].join();

/** The shortest way of writing it, without dots (RFC 5952): the same for every way of writing the same address. */
function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [start = "", end] = canonical(address).split("::");
  if (end === undefined) return numbersIn(start);
  const [before, after] = [numbersIn(start), numbersIn(end)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function numbersIn(part: string): number[] {
  return part.split(":").flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
}
