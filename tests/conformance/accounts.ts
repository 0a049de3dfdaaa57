import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { guestCookieDays, rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { emailChangeTests } from "./accounts/email-change.ts";
import { nativeFormTests } from "./accounts/native-forms.ts";
import { socialTests } from "./accounts/social.ts";
import { rejectsBadBodies } from "./bad-bodies.ts";
import { currentUser, logIn, logOut, newEmail, password, signUp, signUpForm } from "./clients.ts";
import { type Suite, tooManyChanges } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { guestCookie, newGuest } from "./guests.ts";
import { oddTexts } from "./odd-texts.ts";
import { createAd } from "./own-ads.ts";
import type { Person } from "./person.ts";
import type { Server } from "./server.ts";

export const accountsSuite: Suite = {
  area: "accounts",
  unreached: {
    "confirmEmail 429": tooManyChanges,
    "cancelEmail 429": tooManyChanges,
    "socialCallback 404": "every provider is configured in this run",
  },
  tests(newPerson, server) {
    sessionTests(newPerson);
    signUpTests(newPerson);
    logInTests(newPerson);
    resetTests(newPerson, server);
    emailChangeTests(newPerson, server);
    nativeFormTests(newPerson, server);
    socialTests(newPerson, server);
  },
};

function sessionTests(newPerson: () => Person) {
  test("returns a session without a user for a visitor", async () => {
    expect(await currentUser(newPerson())).toBeNull();
  });

  test("renews a guest's cookie, and sets no cookie for a client", async () => {
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
  ])("treats a request with a forged cookie (%s) as a visitor's", async (forged) => {
    const person = newPerson();
    const { status, body } = await person.fetch("GET", "/api/session", { headers: { Cookie: forged } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: null });
  });

  test("ends the session at log-out, idempotently", async () => {
    const person = newPerson();
    await signUp(person);
    const answer = await logOut(person);
    expect([answer.status, answer.headers.get("Clear-Site-Data")]).toEqual([200, '"cache"']);
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

function signUpTests(newPerson: () => Person) {
  test("logs the user in at sign-up, with the entered details", async () => {
    const person = newPerson();
    const form = signUpForm({ agency_name: "Fieldnote", user_role: "agency" });
    const { status, body } = await person.fetch("POST", "/client/api/register", { json: form });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: signUpCopy.succeeded,
      redirect: expect.stringMatching(/^\/\w/),
      moved_ads: 0,
    });
    expect(await currentUser(person)).toMatchObject({
      first_name: "Robin",
      last_name: "Okafor",
      email: form.email,
      companyType: "agency",
    });
  });

  test("reports how many of the guest's ads were moved", async () => {
    const guest = newGuest(newPerson);
    for (const title of ["spring", "summer"]) await createAd(guest, { title });
    const answer = await guest.fetch("POST", "/client/api/register", { json: signUpForm() });
    expect(answer).toMatchObject({ status: 200, body: { moved_ads: 2 } });
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
  ])("rejects a sign-up whose %s is %j", async (field, value, error) => {
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

  test("rejects an email that is in use, ignoring case", async () => {
    const { email } = await signUp(newPerson());
    const other = newPerson();
    const json = signUpForm({ email: email.toUpperCase() });
    await expectError(other.fetch("POST", "/client/api/register", { json }), "email_taken");
    expect(await currentUser(other)).toBeNull();
  });

  test.each(oddTexts)("stores the name %j verbatim", async (name) => {
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

function logInTests(newPerson: () => Person) {
  test("logs in with the right password, ignoring the email's case", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    await logOut(person);
    expect(await logIn(person, { email: email.toUpperCase(), password, portal: "client" })).toMatchObject({
      status: 200,
      body: { success: true, message: logInCopy.succeeded },
    });
    expect(await currentUser(person)).toMatchObject({ email });
  });

  test("responds identically to a wrong password and an unknown email", async () => {
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
    [" ", "", "email"],
    ["a@b.example", "", "password"],
  ])("requires both log-in fields: %j and %j", async (email, typed, field) => {
    const error = errorResponse("log_in_incomplete", { field });
    expect(await logIn(newPerson(), { email, password: typed })).toMatchObject(error);
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

const reset = (person: Person, json: Record<string, string>) =>
  person.fetch("POST", "/client/reset", { json });
const forgot = (person: Person, email: string) => person.fetch("POST", "/client/forgot", { json: { email } });

function resetTests(newPerson: () => Person, server: () => Server) {
  test("resets the password once per link", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const elsewhere = newPerson();
    await logIn(elsewhere, { email, password });
    expect(await forgot(newPerson(), email)).toMatchObject({
      status: 200,
      body: { message: forgotCopy.sent },
    });
    const token = await server().linkTokenFor(email, "reset");
    expect(await reset(newPerson(), { token, password: "new horse" })).toMatchObject({ status: 200 });
    expect((await logIn(newPerson(), { email, password })).status).toBe(401);
    expect((await logIn(newPerson(), { email, password: "new horse" })).status).toBe(200);
    await expectError(reset(newPerson(), { token, password: "third horse" }), "reset_link_expired");
  });

  test("responds identically to reset requests for known and unknown accounts", async () => {
    const { email } = await signUp(newPerson());
    const known = await forgot(newPerson(), email);
    const unknown = await forgot(newPerson(), newEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test("requires an email for a reset link", async () => {
    await expectError(forgot(newPerson(), " "), "email_missing");
  });

  test("limits reset links per email", async () => {
    const { email } = await signUp(newPerson());
    for (let sent = 0; sent < rateLimits.forgotPerEmail.most; sent += 1) await forgot(newPerson(), email);
    expect((await forgot(newPerson(), email)).status).toBe(429);
  });

  test.each([
    ["", errorResponse("password_missing")],
    ["12345", errorResponse("password_too_short")],
    ["x".repeat(129), errorResponse("password_too_long")],
  ])("rejects the new password %j", async (short, error) => {
    expect(await reset(newPerson(), { token: "any", password: short })).toMatchObject(error);
  });

  test("limits attempts to guess a reset token", async () => {
    const person = newPerson();
    const guess = () => reset(person, { token: "a guess", password: "new horse" });
    for (let tries = 0; tries < rateLimits.reset.most; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  rejectsBadBodies(newPerson, "POST", "/client/forgot", { email: "robin@conformance.example" });
  rejectsBadBodies(newPerson, "POST", "/client/reset", { token: "any", password });
}
