import { expect, test } from "vitest";

import { refusesForeignOrigins } from "../bad-bodies.ts";
import { logOut, password, signUp, signUpForm, whoAmI } from "../clients.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";

/** What pages without JavaScript send, and where they are led. */
export function nativeFormTests(people: () => Person, server: () => Server) {
  const sendTo = async (person: Person, address: string, form: Record<string, string>) => {
    const { status, headers } = await person.ask("POST", address, { form });
    expect(status).toBe(303);
    return new URL(headers.get("Location") ?? "", server().origin);
  };

  test("a native sign-up and log-in lead on, and come back to where they were asked for", async () => {
    const person = people();
    const { confirm_password: _, ...form } = signUpForm();
    expect((await sendTo(person, "/client/api/register", form)).search).toBe("");
    expect(await whoAmI(person)).toMatchObject({ email: form.email });
    await logOut(person);
    const back = await sendTo(person, "/client/login", {
      email: form.email,
      password,
      redirect: "/account-settings",
    });
    expect(back.pathname).toBe("/account-settings");
    expect(await whoAmI(person)).toMatchObject({ email: form.email });
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
    "a return address outside the site (%s) is not followed",
    async (redirect) => {
      const person = people();
      const { email } = await signUp(person);
      const to = await sendTo(person, "/client/login", { email, password, redirect });
      expect(to.origin).toBe(server().origin);
    },
  );

  test.each([
    ["/client/login", { email: "nobody@conformance.example", password: "wrong horse" }, "/client/login"],
    ["/client/api/register", { first_name: "" }, "/client/signup"],
    ["/client/forgot", { email: "nobody@conformance.example" }, "/client/forgot"],
    ["/client/reset", { token: "any", password: "1" }, "/client/reset"],
    ["/client/reset", { token: "any", password: "new horse" }, "/client/forgot"],
  ] as [string, Record<string, string>, string][])(
    "a native form to %s with %j goes to a page with words",
    async (address, form, page) => {
      const to = await sendTo(people(), address, form);
      expect([to.pathname, to.searchParams.get("message")]).toEqual([page, expect.stringMatching(/^\w+$/)]);
      expect(to.href).not.toContain("horse");
    },
  );

  for (const address of ["/client/login", "/client/api/register", "/client/forgot", "/client/reset"]) {
    refusesForeignOrigins(people, "POST", address, { form: { email: "robin@conformance.example" } });
  }
}
