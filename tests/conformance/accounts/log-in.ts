import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { logIn, logOut, newEmail, password, signUp, currentUser } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import type { Person } from "../person.ts";

export function logInTests(newPerson: () => Person) {
  test("logs in with the right password, ignoring the e-mail's case", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    await logOut(person);
    expect(await logIn(person, { email: email.toUpperCase(), password, portal: "client" })).toMatchObject({
      status: 200,
      body: { success: true, message: logInCopy.succeeded },
    });
    expect(await currentUser(person)).toMatchObject({ email });
  });

  test("responds alike to a wrong password and an unknown e-mail", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    await logOut(person);
    const wrong = await logIn(person, { email, password: "wrong horse" });
    const unknown = await logIn(person, { email: newEmail(), password });
    expect(wrong).toMatchObject(errorResponse("wrong_credentials"));
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(await currentUser(person)).toBeNull();
  });

  test.each([
    { email: "", password },
    { email: "a@b.example", password: "" },
  ])("requires both log-in fields: %j", async (json) => {
    expect(await logIn(newPerson(), json)).toMatchObject(errorResponse("log_in_incomplete"));
  });

  test("limits attempts per account, across IP addresses", async () => {
    const { email } = await signUp(newPerson());
    for (let tries = 0; tries < rateLimits.logInPerEmail.most; tries += 1) {
      expect((await logIn(newPerson(), { email, password: "wrong horse" })).status).toBe(401);
    }
    expect((await logIn(newPerson(), { email, password })).status).toBe(429);
  });

  rejectsBadBodies(newPerson, "POST", "/client/login", { email: "robin@conformance.example", password });
}
