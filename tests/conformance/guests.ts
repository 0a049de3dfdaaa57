import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { newClient } from "./clients.ts";
import { errorResponse } from "./error-response.ts";
import type { Person, Sent } from "./person.ts";

/** The name of the guest's id: in the cookie, in queries and in bodies. */
export const guestCookie = "temp_user_id";

/** An identity that nobody has. */
export const newGuestId = () => randomUUID().replaceAll("-", "").slice(0, 12);

/** Somebody whose browser has a guest's cookie. */
export function newGuest(people: () => Person): Person {
  const person = people();
  person.cookies.set(guestCookie, newGuestId());
  return person;
}

/** A call that a guest may make: how it is sent with an id (or without), and the status when all is well. */
export interface GuestCall {
  method: string;
  address: (id?: string) => string;
  sent?: (id?: string) => Sent;
  done: number;
}

/** Tests that a call knows guests as the contract has it: the cookie first, then the id that is sent. */
export function knowsGuests(people: () => Person, what: string, { method, address, sent, done }: GuestCall) {
  const ask = async (person: Person, id?: string) => person.ask(method, address(id), sent?.(id));

  test(`${what} takes the id that is sent, and sets the cookie again`, async () => {
    const [person, id] = [people(), newGuestId()];
    expect((await ask(person, id)).status).toBe(done);
    expect(person.cookies.get(guestCookie)).toBe(id);
  });

  test(`${what} makes nobody the guest whom a link names`, async () => {
    if (method !== "GET") return;
    for (const [site, mode] of [
      ["cross-site", "navigate"],
      ["none", "navigate"],
      ["cross-site", "no-cors"],
      ["same-site", "cors"],
    ] as const) {
      const person = people();
      const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode };
      await person.ask(method, address(newGuestId()), { ...sent?.(), headers });
      expect(person.cookies.has(guestCookie), `${site}, ${mode}`).toBe(false);
    }
  });

  test(`${what} takes the cookie alone, and the same id beside it`, async () => {
    const person = newGuest(people);
    expect((await ask(person)).status).toBe(done);
    expect((await ask(person, person.cookies.get(guestCookie))).status).toBe(done);
  });

  test(`${what} refuses an id that is not the cookie's`, async () => {
    expect(await ask(newGuest(people), newGuestId())).toMatchObject(errorResponse("foreign_guest"));
  });

  test(`${what} goes by a client's session, whatever id is sent`, async () => {
    const person = await newClient(people);
    expect((await ask(person)).status).toBe(done);
    expect((await ask(person, newGuestId())).status).toBe(done);
  });

  test.each(["short", "twelve chars", "0123456789ab-", "' OR 1=1 --x"])(
    `${what} refuses the id %j`,
    async (id) => {
      expect((await ask(people(), id)).status).toBe(400);
    },
  );
}
