import { expect, test } from "vitest";

import { visitorOf } from "./visitor.ts";

function visitorFor(headers: Record<string, string>, socket: string | undefined, trustProxy: number) {
  return visitorOf(new Request("http://localhost:3000/x", { headers }), socket, trustProxy);
}

test.each([
  [0, undefined, "192.0.2.9"],
  [0, "203.0.113.5", "192.0.2.9"],
  [1, "203.0.113.5", "203.0.113.5"],
  [1, "198.51.100.1, 203.0.113.5", "203.0.113.5"],
  [2, "198.51.100.1, 203.0.113.5", "198.51.100.1"],
  [2, "6.6.6.6, 198.51.100.1, 203.0.113.5", "198.51.100.1"],
  [3, "203.0.113.5", "203.0.113.5"],
  [1, undefined, "192.0.2.9"],
])("behind %i proxies, resolves X-Forwarded-For %s to %s", (proxies, forwarded, address) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(visitorFor(headers, "192.0.2.9", proxies).address).toBe(address);
});

test("trusts the forwarded protocol and host only behind a proxy", () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "ads.example" };
  expect(visitorFor(headers, "::1", 0).origin).toBe("http://localhost:3000");
  expect(visitorFor(headers, "::1", 1).origin).toBe("https://ads.example");
  expect(visitorFor({ "x-forwarded-proto": "gopher" }, "::1", 1).origin).toBe("http://localhost:3000");
});

test.each([
  [1, "evil.example, ads.example", "https, http", "http", "ads.example"],
  [2, "evil.example, ads.example, inner.example", "http, https, http", "https", "ads.example"],
  [2, "ads.example", "https", "https", "ads.example"],
])(
  "behind %i proxies, reads hosts %s and protocols %s from the right",
  (proxies, hosts, protocols, protocol, host) => {
    const headers = { "x-forwarded-host": hosts, "x-forwarded-proto": protocols };
    expect(visitorFor(headers, "::1", proxies).origin).toBe(`${protocol}://${host}`);
  },
);

test("reads IPv4 from an IPv6 socket and reduces IPv6 to its network, with or without a proxy", () => {
  expect(visitorFor({}, "::ffff:192.0.2.9", 0).address).toBe("192.0.2.9");
  expect(visitorFor({}, "2001:db8::1", 0).address).toBe("2001:db8::");
  expect(visitorFor({ "x-forwarded-for": "2001:db8:0:1::1" }, "192.0.2.9", 1).address).toBe("2001:db8:0:1::");
  expect(visitorFor({}, undefined, 0).address).toBe("unknown");
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.0.2.127", false],
  ["::ffff:192.0.2.9", false],
  ["2001:db8::1", false],
  [undefined, false],
])("treats a connection from %s as local: %s, regardless of its headers", (socket, isLocal) => {
  const headers = { host: "localhost", "x-forwarded-for": "127.0.0.1" };
  expect(visitorFor(headers, socket, 1).isLocal).toBe(isLocal);
});

test("uses the scheme of the Origin header only for the same host", () => {
  expect(visitorFor({ origin: "https://localhost:3000" }, "::1", 0).origin).toBe("https://localhost:3000");
  expect(visitorFor({ origin: "https://evil.example" }, "::1", 0).origin).toBe("http://localhost:3000");
});
