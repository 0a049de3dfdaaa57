import { expect, test } from "vitest";

import { nameVisitor, visitorOf } from "./visitor.ts";

function asked(headers: Record<string, string>, socket: string | undefined, trustProxy: number) {
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
])("behind %i proxies, forwarded for %s: %s", (proxies, forwarded, address) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(asked(headers, "192.0.2.9", proxies).address).toBe(address);
});

test("protocol and host are believed of a proxy alone", () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "ads.example" };
  expect(asked(headers, "::1", 0)).toMatchObject({ protocol: "http", host: "localhost:3000" });
  expect(asked(headers, "::1", 1)).toMatchObject({ protocol: "https", host: "ads.example" });
  expect(asked({ "x-forwarded-proto": "gopher" }, "::1", 1)).toMatchObject({ protocol: "http" });
});

test.each([
  [1, "evil.example, ads.example", "https, http", "http", "ads.example"],
  [2, "evil.example, ads.example, inner.example", "http, https, http", "https", "ads.example"],
  [2, "ads.example", "https", "https", "ads.example"],
])("behind %i proxies, %s and %s are counted from the right", (proxies, hosts, protocols, protocol, host) => {
  const headers = { "x-forwarded-host": hosts, "x-forwarded-proto": protocols };
  expect(asked(headers, "::1", proxies)).toMatchObject({ protocol, host });
});

test("IPv4 through an IPv6 socket is IPv4, and of IPv6 the network counts, behind a proxy too", () => {
  expect(asked({}, "::ffff:192.0.2.9", 0).address).toBe("192.0.2.9");
  expect(asked({}, "2001:db8::1", 0).address).toBe("2001:db8::");
  expect(asked({ "x-forwarded-for": "2001:db8:0:1::1" }, "192.0.2.9", 1).address).toBe("2001:db8:0:1::");
  expect(asked({}, undefined, 0).address).toBe("unknown");
});

test("what a visitor sent under the site's names is replaced", () => {
  const sent = new Headers({
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
    "x-request-id": "mine",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    cookie: "a=b",
  });
  const named = nameVisitor(sent, { address: "192.0.2.9", protocol: "http", host: "localhost" }, "id-1");
  expect(Object.fromEntries(named)).toEqual({
    "x-forwarded-for": "192.0.2.9",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "localhost",
    "x-request-id": "id-1",
    cookie: "a=b",
  });
});
