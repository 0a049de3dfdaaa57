import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { refusesBadBodies } from "../bad-bodies.ts";
import { logIn, newEmail, password, signUp } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";

const reset = (person: Person, json: Record<string, string>) => person.ask("POST", "/client/reset", { json });
const forgot = (person: Person, email: string) => person.ask("POST", "/client/forgot", { json: { email } });

export function resetTests(people: () => Person, server: () => Server) {
  test("resets the password once per link", async () => {
    const person = people();
    const { email } = await signUp(person);
    const elsewhere = people();
    await logIn(elsewhere, { email, password });
    expect(await forgot(people(), email)).toMatchObject({ status: 200, body: { message: forgotCopy.sent } });
    const token = await server().resetTokenFor(email);
    expect(await reset(people(), { token, password: "new horse" })).toMatchObject({ status: 200 });
    expect((await logIn(people(), { email, password })).status).toBe(401);
    expect((await logIn(people(), { email, password: "new horse" })).status).toBe(200);
    expect(await reset(people(), { token, password: "third horse" })).toMatchObject(
      errorResponse("reset_link_expired"),
    );
  });

  test("responds alike for known and unknown accounts", async () => {
    const { email } = await signUp(people());
    const known = await forgot(people(), email);
    const unknown = await forgot(people(), newEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test("requires an e-mail", async () => {
    expect(await forgot(people(), " ")).toMatchObject(errorResponse("email_missing"));
  });

  test("limits reset links per e-mail", async () => {
    const { email } = await signUp(people());
    for (let asked = 0; asked < rateLimits.forgotPerEmail.most; asked += 1) await forgot(people(), email);
    expect((await forgot(people(), email)).status).toBe(429);
  });

  test.each([
    ["", errorResponse("password_missing")],
    ["12345", errorResponse("password_too_short")],
    ["x".repeat(129), errorResponse("password_too_long")],
  ])("rejects the new password %j", async (short, error) => {
    expect(await reset(people(), { token: "any", password: short })).toMatchObject(error);
  });

  test("limits token attempts", async () => {
    const person = people();
    const guess = () => reset(person, { token: "a guess", password: "new horse" });
    for (let tries = 0; tries < rateLimits.reset.most; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  refusesBadBodies(people, "POST", "/client/forgot", { email: "robin@conformance.example" });
  refusesBadBodies(people, "POST", "/client/reset", { token: "any", password });
}
