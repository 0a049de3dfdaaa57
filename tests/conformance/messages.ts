import { cookieNames } from "@earshot/contract/cookies.ts";
import { rateLimits, textLength } from "@earshot/contract/limits.ts";
import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { landingAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import { newEmail } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { oddTexts } from "./odd-texts.ts";
import type { Person, RequestOptions } from "./person.ts";

const contactCall = "/api/contactus";
const subscribeCall = "/api/emailsubscription";

const whole = {
  full_name: "Nora Lindqvist",
  business_email: "nora@conformance.example",
  company: "Kettle",
  phone_number: "+44 7700 900142",
  message: "Do you reach Leeds?",
};

const write = (person: Person, some: object = {}) =>
  person.fetch("POST", contactCall, { json: { ...whole, ...some } });
const subscribe = (person: Person, email_id: string) =>
  person.fetch("POST", subscribeCall, { json: { email_id } });

const done = (message: string) => ({ status: 200, body: { success: true, message } });
export const messagesSuite: Suite = {
  area: "messages",
  tests(newPerson) {
    contactTests(newPerson);
    subscriptionTests(newPerson);
    nativeFormTests(newPerson);
  },
};

function contactTests(newPerson: () => Person) {
  test("accepts a message, even with only name and email", async () => {
    const person = newPerson();
    expect(await write(person)).toMatchObject(done(contactCopy.thanks));
    const { full_name, business_email } = whole;
    for (const json of [
      { full_name, business_email },
      { full_name, business_email, company: null, phone_number: null, message: null },
    ]) {
      expect(await person.fetch("POST", contactCall, { json })).toMatchObject(done(contactCopy.thanks));
    }
  });

  test.each([
    ["full_name", " ", errorResponse("full_name_missing")],
    ["business_email", "", errorResponse("business_email_missing")],
    ["business_email", "nora@nowhere", errorResponse("email_invalid", { field: "business_email" })],
    [
      "business_email",
      "a@b.example\r\nBcc: c@d.example",
      errorResponse("email_invalid", { field: "business_email" }),
    ],
    ["full_name", "x".repeat(textLength.name + 1), errorResponse("full_name_too_long")],
    ["company", "x".repeat(textLength.name + 1), errorResponse("company_too_long")],
    ["phone_number", "1".repeat(textLength.phone + 1), errorResponse("phone_number_too_long")],
    ["message", "x".repeat(textLength.contactMessage + 1), errorResponse("contact_message_too_long")],
  ])("rejects a message whose %s is %j", async (field, value, error) => {
    expect(await write(newPerson(), { [field]: value })).toMatchObject(error);
  });

  test.each([...oddTexts, "x".repeat(textLength.contactMessage)])(
    "accepts the message %j",
    async (message) => {
      expect((await write(newPerson(), { message, full_name: message.slice(0, 50) })).status).toBe(200);
    },
  );

  test("limits messages per IP address", async () => {
    const person = newPerson();
    for (let sent = 0; sent < rateLimits.contact.most; sent += 1) {
      expect((await write(person)).status).toBe(200);
    }
    await expectError(write(person), "too_many_messages");
    expect((await write(newPerson())).status).toBe(200);
  });

  test("counts a message only once if it is resent with the same idempotency key", async () => {
    const person = newPerson();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (let sent = 0; sent <= rateLimits.contact.most; sent += 1) {
      const again = await person.fetch("POST", contactCall, { json: whole, headers });
      expect(again).toMatchObject(done(contactCopy.thanks));
    }
    for (let sent = 1; sent < rateLimits.contact.most; sent += 1) {
      expect((await write(person)).status).toBe(200);
    }
    await expectError(write(person), "too_many_messages");
    expect((await person.fetch("POST", contactCall, { json: whole, headers })).status).toBe(200);
  });

  rejectsBadBodies(newPerson, "POST", contactCall, whole);
}

function subscriptionTests(newPerson: () => Person) {
  test("responds identically to a new and a known email address", async () => {
    const email = newEmail();
    for (const person of [newPerson(), newPerson()]) {
      expect(await subscribe(person, email)).toMatchObject(done(subscriptionCopy.thanks));
    }
  });

  test.each([
    [" ", errorResponse("email_missing", { field: "email_id" })],
    ["nora@nowhere", errorResponse("email_invalid", { field: "email_id" })],
    [
      "nora@conformance.example, robin@conformance.example",
      errorResponse("email_invalid", { field: "email_id" }),
    ],
  ])("rejects the email address %j", async (email, error) => {
    expect(await subscribe(newPerson(), email)).toMatchObject(error);
  });

  test("limits subscriptions per IP address", async () => {
    const person = newPerson();
    for (let sent = 0; sent < rateLimits.subscription.most; sent += 1) {
      expect((await subscribe(person, newEmail())).status).toBe(200);
    }
    await expectError(subscribe(person, newEmail()), "too_many_subscriptions");
    expect((await subscribe(newPerson(), newEmail())).status).toBe(200);
  });

  rejectsBadBodies(newPerson, "POST", subscribeCall, { email_id: "nora@conformance.example" });
}

/** Submits a native form and returns its redirect. */
const locationOf = async (person: Person, call: string, sent: RequestOptions) => {
  const { status, headers } = await person.fetch("POST", call, sent);
  expect(status).toBe(303);
  return headers.get("Location");
};

function nativeFormTests(newPerson: () => Person) {
  test("redirects a native form to its section of the landing page, which shows the message", async () => {
    const person = newPerson();
    expect(await locationOf(person, contactCall, { form: whole })).toBe(
      landingAddress.done("contact", "message_sent"),
    );
    expect(await locationOf(person, subscribeCall, { form: { email_id: newEmail() } })).toBe(
      landingAddress.done("subscription", "subscribed"),
    );
  });

  test.each([
    [{ ...whole, full_name: "" }, "full_name_missing"],
    [{ ...whole, business_email: "nora@nowhere" }, "email_invalid"],
  ])("returns the form values of a rejected native message: %j", async (form, code) => {
    const person = newPerson();
    expect(await locationOf(person, contactCall, { form })).toBe(landingAddress.error("contact", code));
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
    expect(readFormValues("/", person.cookies.get(cookieNames.formValues))).toEqual(typed);
  });

  test("rejects a native form without fields, with a NUL, or over the size limit", async () => {
    const person = newPerson();
    expect(await locationOf(person, contactCall, { form: { other: "x" } })).toBe(
      landingAddress.error("contact", "full_name_missing"),
    );
    expect(await locationOf(person, subscribeCall, { form: { email_id: "a\0b" } })).toBe(
      landingAddress.error("subscription", "malformed_request"),
    );
    for (let sent = 0; sent < rateLimits.contact.most; sent += 1) await write(person);
    expect(await locationOf(person, contactCall, { form: whole })).toBe(
      landingAddress.error("contact", "too_many_messages"),
    );
  });

  rejectsForeignOrigins(newPerson, "POST", contactCall, { form: whole });
  rejectsForeignOrigins(newPerson, "POST", subscribeCall, { form: { email_id: "nora@conformance.example" } });
}
