import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { logIn, newEmail, password, signUp } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";

const reset = (person: Person, json: Record<string, string>) =>
  person.fetch("POST", "/client/reset", { json });
const forgot = (person: Person, email: string) => person.fetch("POST", "/client/forgot", { json: { email } });

export function resetTests(newPerson: () => Person, server: () => Server) {
  test("resets the password once per link", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const elsewhere = newPerson();
    await logIn(elsewhere, { email, password });
    expect(await forgot(newPerson(), email)).toMatchObject({
      status: 200,
      body: { message: forgotCopy.sent },
    });
    const token = await server().resetTokenFor(email);
    expect(await reset(newPerson(), { token, password: "new horse" })).toMatchObject({ status: 200 });
    expect((await logIn(newPerson(), { email, password })).status).toBe(401);
    expect((await logIn(newPerson(), { email, password: "new horse" })).status).toBe(200);
    expect(await reset(newPerson(), { token, password: "third horse" })).toMatchObject(
      errorResponse("reset_link_expired"),
    );
  });

  test("responds alike for known and unknown accounts", async () => {
    const { email } = await signUp(newPerson());
    const known = await forgot(newPerson(), email);
    const unknown = await forgot(newPerson(), newEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test("requires an e-mail", async () => {
    expect(await forgot(newPerson(), " ")).toMatchObject(errorResponse("email_missing"));
  });

  test("limits reset links per e-mail", async () => {
    const { email } = await signUp(newPerson());
    for (let asked = 0; asked < rateLimits.forgotPerEmail.most; asked += 1) await forgot(newPerson(), email);
    expect((await forgot(newPerson(), email)).status).toBe(429);
  });

  test.each([
    ["", errorResponse("password_missing")],
    ["12345", errorResponse("password_too_short")],
    ["x".repeat(129), errorResponse("password_too_long")],
  ])("rejects the new password %j", async (short, error) => {
    expect(await reset(newPerson(), { token: "any", password: short })).toMatchObject(error);
  });

  test("limits token attempts", async () => {
    const person = newPerson();
    const guess = () => reset(person, { token: "a guess", password: "new horse" });
    for (let tries = 0; tries < rateLimits.reset.most; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  rejectsBadBodies(newPerson, "POST", "/client/forgot", { email: "robin@conformance.example" });
  rejectsBadBodies(newPerson, "POST", "/client/reset", { token: "any", password });
}
