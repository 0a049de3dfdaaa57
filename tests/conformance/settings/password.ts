import { passwordLength, rateLimits } from "@earshot/contract/limits.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { becomeClient, logIn, password, signUp, currentUser } from "../clients.ts";
import { type ErrorResponse, errorResponse, expectError } from "../error-response.ts";
import type { Person } from "../person.ts";

const passwordCall = "/api/client/update-password";

const newPassword = "another horse";

/** Changes the password; confirms the new one by default. */
export function updatePassword(person: Person, some: Record<string, string> = {}) {
  const json = {
    old_password: password,
    new_password: newPassword,
    confirm_password: some["new_password"] ?? newPassword,
    ...some,
  };
  return person.fetch("POST", passwordCall, { json });
}

export function passwordTests(newPerson: () => Person) {
  test("changes the password and ends the other sessions", async () => {
    const [person, elsewhere] = [newPerson(), newPerson()];
    const { email } = await signUp(person);
    await logIn(elsewhere, { email, password });
    expect(await updatePassword(person)).toMatchObject({
      status: 200,
      body: { success: true, message: passwordCopy.succeeded },
    });
    expect(await currentUser(person)).toMatchObject({ email });
    expect(await currentUser(elsewhere)).toBeNull();
    expect((await logIn(newPerson(), { email, password })).status).toBe(401);
    expect((await logIn(newPerson(), { email, password: newPassword })).status).toBe(200);
  });

  test.each([
    [{ old_password: "", new_password: "" }, errorResponse("current_password_missing")],
    [{ new_password: "", confirm_password: "x" }, errorResponse("new_password_missing")],
    [
      { new_password: "x".repeat(passwordLength.settings - 1), confirm_password: "y" },
      errorResponse("new_password_too_short"),
    ],
    [{ confirm_password: "another hors" }, errorResponse("new_passwords_differ")],
    [{ new_password: "x".repeat(passwordLength.most + 1) }, errorResponse("new_password_too_long")],
  ] as [Record<string, string>, ErrorResponse][])("rejects the password form %j", async (some, error) => {
    const person = newPerson();
    const { email } = await signUp(person);
    expect(await updatePassword(person, some)).toMatchObject(error);
    expect((await logIn(newPerson(), { email, password })).status).toBe(200);
  });

  test.each([passwordLength.settings, passwordLength.most])(
    "accepts a password of %i characters, including spaces",
    async (length) => {
      const person = newPerson();
      const { email } = await signUp(person);
      const spaced = ` ${"é".repeat(length - 2)} `;
      expect((await updatePassword(person, { new_password: spaced })).status).toBe(200);
      expect((await logIn(newPerson(), { email, password: spaced })).status).toBe(200);
    },
  );

  test("rejects a wrong current password, and limits attempts", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const guess = () => updatePassword(person, { old_password: "wrong horse" });
    await expectError(guess(), "wrong_current_password");
    expect((await logIn(newPerson(), { email, password })).status).toBe(200);
    const statuses: number[] = [];
    for (let tries = 0; tries < rateLimits.passwordUpdate.most; tries += 1)
      statuses.push((await guess()).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await updatePassword(person)).status).toBe(429);
  });

  const good = { old_password: password, new_password: newPassword, confirm_password: newPassword };
  rejectsBadBodies(newPerson, "POST", passwordCall, good, becomeClient);
}
