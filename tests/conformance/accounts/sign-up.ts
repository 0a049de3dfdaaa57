import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { password, signUp, signUpForm, currentUser } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { oddTexts } from "../odd-texts.ts";
import type { Person } from "../person.ts";

export function signUpTests(newPerson: () => Person) {
  test("logs in at sign-up, with the entered details", async () => {
    const person = newPerson();
    const form = signUpForm({ agency_name: "Fieldnote", user_role: "agency" });
    const { status, body } = await person.fetch("POST", "/client/api/register", { json: form });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: signUpCopy.succeeded,
      redirect: expect.stringMatching(/^\/\w/),
    });
    expect(await currentUser(person)).toMatchObject({
      first_name: "Robin",
      last_name: "Okafor",
      email: form.email,
      companyType: "agency",
    });
  });

  test.each([
    ["first_name", " ", errorResponse("first_name_missing")],
    ["last_name", "", errorResponse("last_name_missing")],
    ["email", "", errorResponse("email_missing")],
    ["email", "robin@nowhere", errorResponse("email_invalid")],
    ["email", "a@b.example\r\nBcc: c@d.example", errorResponse("email_invalid")],
    ["password", "", errorResponse("password_missing")],
    ["password", "12345", errorResponse("password_too_short")],
    ["country", "", errorResponse("country_missing")],
    ["country", "مخبز", errorResponse("country_unknown")],
    ["first_name", "x".repeat(10_000), errorResponse("name_too_long", { field: "first_name" })],
    ["last_name", "👩‍🎤".repeat(2000), errorResponse("name_too_long", { field: "last_name" })],
    ["agency_name", "x".repeat(10_000), errorResponse("name_too_long", { field: "agency_name" })],
    ["email", `${"x".repeat(10_000)}@nowhere.example`, errorResponse("email_invalid")],
    ["password", "x".repeat(10_000), errorResponse("password_too_long")],
  ])("rejects %s %j", async (field, value, error) => {
    const person = newPerson();
    const json = signUpForm({ [field]: value });
    expect(await person.fetch("POST", "/client/api/register", { json })).toMatchObject(error);
    expect(await currentUser(person)).toBeNull();
  });

  test("reports the first of several errors", async () => {
    const json = signUpForm({ last_name: "", email: "x", password: "1", country: "" });
    const answer = await newPerson().fetch("POST", "/client/api/register", { json });
    expect(answer).toMatchObject(errorResponse("last_name_missing"));
  });

  test("accepts a password of six characters", async () => {
    await signUp(newPerson(), { password: "123456" });
  });

  test("rejects an e-mail in use, ignoring case", async () => {
    const { email } = await signUp(newPerson());
    const other = newPerson();
    const json = signUpForm({ email: email.toUpperCase() });
    expect(await other.fetch("POST", "/client/api/register", { json })).toMatchObject(
      errorResponse("email_taken"),
    );
    expect(await currentUser(other)).toBeNull();
  });

  test.each(oddTexts)("stores the name %j literally", async (name) => {
    const person = newPerson();
    await signUp(person, { first_name: name, last_name: name, agency_name: name });
    expect(await currentUser(person)).toMatchObject({
      first_name: name,
      last_name: name,
      businessName: name,
    });
  });

  test("limits sign-ups per IP address", async () => {
    const person = newPerson();
    for (let done = 0; done < rateLimits.register.most; done += 1) await signUp(person);
    const answer = await person.fetch("POST", "/client/api/register", { json: signUpForm() });
    expect(answer.status).toBe(429);
  });

  rejectsBadBodies(newPerson, "POST", "/client/api/register", {
    first_name: "Robin",
    last_name: "Okafor",
    email: "robin@conformance.example",
    password,
    country: "GB",
  });
}
