import { expect, test } from "vitest";

import { clientAddress } from "./client-address.ts";

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2::6", "2001:db8:1:2::"],
  ["2001:DB8:0001:0002:0:0:0:ffff", "2001:db8:1:2::"],
  ["2001:db8:1:2::198.51.100.7", "2001:db8:1:2::"],
  ["2001:db8:1:3::6", "2001:db8:1:3::"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::"],
  ["2001:db8::1", "2001:db8::"],
  ["2001:db8:0:0:1::", "2001:db8::"],
  ["2001:0:0:1::1", "2001:0:0:1::"],
  ["fe80::1:2:3:4%eth0", "fe80::"],
  ["::1", "::"],
  ["[2001:db8:1:2::6]:4711", "2001:db8:1:2::"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2::"],
])("reduces IPv6 %s to its /64 %s", (address, expected) => {
  expect(clientAddress(address)).toBe(expected);
});

test.each([
  ["192.0.2.9", "192.0.2.9"],
  ["192.0.2.9:4711", "192.0.2.9"],
  ["[::ffff:192.0.2.9]:4711", "192.0.2.9"],
  ["::ffff:192.0.2.9", "192.0.2.9"],
  ["::FFFF:c000:209", "192.0.2.9"],
  ["0:0:0:0:0:ffff:192.0.2.9", "192.0.2.9"],
  ["::ffff:255.255.255.255", "255.255.255.255"],
])("reads %s as IPv4 %s", (address, expected) => {
  expect(clientAddress(address)).toBe(expected);
});

test.each(["unknown", "", "2001:db8::1::2", "10.0.0", "_hidden", "2001:db8::g"])(
  "returns %j unchanged, because it is not an IP address",
  (address) => {
    expect(clientAddress(address)).toBe(address);
  },
);
