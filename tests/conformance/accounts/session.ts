import { guestCookieDays } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { logOut, signUp, currentUser } from "../clients.ts";
import { guestCookie, newGuest } from "../guests.ts";
import type { Person } from "../person.ts";

export function sessionTests(newPerson: () => Person) {
  test("returns a session without a user for a visitor", async () => {
    expect(await currentUser(newPerson())).toBeNull();
  });

  test("renews a guest's cookie, and sets none for a client", async () => {
    const guest = newGuest(newPerson);
    const { headers } = await guest.fetch("GET", "/api/session");
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toContain(`${guestCookie}=${guest.cookies.get(guestCookie)};`);
    expect(cookie).toContain(`Max-Age=${guestCookieDays * 24 * 60 * 60}`);
    const client = newPerson();
    await signUp(client);
    const answer = await client.fetch("GET", "/api/session");
    expect(answer.headers.getSetCookie().join()).not.toContain(guestCookie);
  });

  test.each([
    "better-auth.session_token=forged.signature",
    "session=1",
    "x=%ff; better-auth.session_token=%00",
  ])("treats a forged cookie (%s) as a visitor's", async (forged) => {
    const person = newPerson();
    const { status, body } = await person.fetch("GET", "/api/session", { headers: { Cookie: forged } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: null });
  });

  test("ends the session at log-out, idempotently", async () => {
    const person = newPerson();
    await signUp(person);
    expect((await logOut(person)).status).toBe(200);
    expect(await currentUser(person)).toBeNull();
    expect((await logOut(person)).status).toBe(200);
  });

  test("redirects a log-out link to the landing page", async () => {
    const person = newPerson();
    await signUp(person);
    const answer = await person.fetch("GET", "/client/logout", { headers: { "Sec-Fetch-Mode": "navigate" } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(await currentUser(person)).toBeNull();
  });

  test("rejects a cross-site log-out", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const answer = await person.fetch("GET", "/client/logout", {
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(answer.status).toBe(403);
    expect(await currentUser(person)).toMatchObject({ email });
  });
}
