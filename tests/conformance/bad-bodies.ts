import { expect, test } from "vitest";

import type { Person, Sent } from "./person.ts";

/** Bodies and origins that no endpoint takes, each with the status that refuses it. */
const bad: [what: string, sent: Sent, status: number][] = [
  ["malformed JSON", { raw: { type: "application/json", body: '{"a":' } }, 400],
  ["a list where an object belongs", { json: [] }, 400],
  ["missing keys", { json: {} }, 400],
  ["an empty body", { raw: { type: "application/json", body: "" } }, 400],
  ["another content type", { raw: { type: "text/plain", body: "hello" } }, 415],
  ["no content type", { raw: { type: null, body: '{"a":1}' } }, 415],
  ["10 MB", { raw: { type: "application/json", body: `{"a":"${"x".repeat(10_000_000)}"}` } }, 413],
];

/**
 * Tests that a call which takes JSON refuses what it can't read, with words and in its own shape.
 * @param good a body that is taken, each key a text; none where an empty object is taken too
 * @param ready makes the person who asks one who may
 */
export function refusesBadBodies(
  people: () => Person,
  method: string,
  address: string,
  good: Record<string, unknown>,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  const isNeeded = Object.keys(good).length > 0;
  test.each(bad.filter(([what]) => isNeeded || what !== "missing keys"))(
    `${method} ${address} refuses %s`,
    async (_what, sent, status) => {
      const person = people();
      await ready(person);
      expect(await person.ask(method, address, sent)).toMatchObject({
        status,
        body: { message: expect.any(String) },
      });
    },
  );

  test.each(Object.keys(good))(
    `${method} ${address} refuses a number as %s, and a NUL in it`,
    async (key) => {
      const person = people();
      await ready(person);
      const as = (value: unknown) => person.ask(method, address, { json: { ...good, [key]: value } });
      expect((await as(7)).status).toBe(400);
      expect((await as("a\0b")).status).toBe(400);
    },
  );

  refusesForeignOrigins(people, method, address, { json: good }, ready);
}

/** Tests that a call which changes something is refused when another site's page makes it. */
export function refusesForeignOrigins(
  people: () => Person,
  method: string,
  address: string,
  sent: Sent,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  test.each([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ] as Record<string, string>[])(`${method} ${address} refuses a call with %j`, async (headers) => {
    const person = people();
    await ready(person);
    expect((await person.ask(method, address, { ...sent, headers })).status).toBe(403);
  });
}
