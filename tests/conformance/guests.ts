import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { newClient } from "./clients.ts";
import { expectError } from "./error-response.ts";
import type { Person, RequestOptions } from "./person.ts";

/** The guest id's name in cookies, queries and bodies. */
export const guestCookie = "temp_user_id";

/** An unused guest id. */
export const newGuestId = () => randomUUID().replaceAll("-", "").slice(0, 12);

/** A visitor with a guest cookie. */
export function newGuest(newPerson: () => Person): Person {
  const person = newPerson();
  person.cookies.set(guestCookie, newGuestId());
  return person;
}

/** An endpoint for guests: its request with or without an id, and its success status. */
export interface GuestCall {
  method: string;
  address: (id?: string) => string;
  sent?: (id?: string) => RequestOptions;
  done: number;
}

/** Tests how an endpoint identifies guests: by cookie, then by the id in the request. */
export function identifiesGuests(
  newPerson: () => Person,
  what: string,
  { method, address, sent, done }: GuestCall,
) {
  const send = async (person: Person, id?: string) => person.fetch(method, address(id), sent?.(id));

  test(`${what} accepts a guest id and sets the cookie`, async () => {
    const [person, id] = [newPerson(), newGuestId()];
    expect((await send(person, id)).status).toBe(done);
    expect(person.cookies.get(guestCookie)).toBe(id);
  });

  test(`${what} ignores a guest id in a cross-site link`, async () => {
    if (method !== "GET") return;
    for (const [site, mode] of [
      ["cross-site", "navigate"],
      ["none", "navigate"],
      ["cross-site", "no-cors"],
      ["same-site", "cors"],
    ] as const) {
      const person = newPerson();
      const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode };
      await person.fetch(method, address(newGuestId()), { ...sent?.(), headers });
      expect(person.cookies.has(guestCookie), `${site}, ${mode}`).toBe(false);
    }
  });

  test(`${what} accepts the guest cookie, whether or not the request repeats its id`, async () => {
    const person = newGuest(newPerson);
    expect((await send(person)).status).toBe(done);
    expect((await send(person, person.cookies.get(guestCookie))).status).toBe(done);
  });

  test(`${what} rejects a guest id that differs from the cookie`, async () => {
    await expectError(send(newGuest(newPerson), newGuestId()), "foreign_guest");
  });

  test(`${what} prefers a client's session to any guest id`, async () => {
    const person = await newClient(newPerson);
    expect((await send(person)).status).toBe(done);
    expect((await send(person, newGuestId())).status).toBe(done);
  });

  test.each(["short", "twelve chars", "0123456789ab-", "' OR 1=1 --x"])(
    `${what} rejects the guest id %j`,
    async (id) => {
      expect((await send(newPerson(), id)).status).toBe(400);
    },
  );
}
