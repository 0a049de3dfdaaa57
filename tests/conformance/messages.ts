import { signUpRefusalWords } from "@earshot/contract/accounts/copy.ts";
import { refusalWords, tooOftenWords } from "@earshot/contract/errors.ts";
import { rateLimits, textLength } from "@earshot/contract/limits.ts";
import { contactRefusalWords, contactWords, subscriptionWords } from "@earshot/contract/messages/copy.ts";
import {
  formValuesCookie,
  landingFormAddress,
  readFormValues,
} from "@earshot/contract/native-forms/form-answer.ts";
import { expect, test } from "vitest";

import { refusesBadBodies, refusesForeignOrigins } from "./bad-bodies.ts";
import { newEmail } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { oddTexts } from "./odd-texts.ts";
import type { Person, Sent } from "./person.ts";

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
  person.ask("POST", contactCall, { json: { ...whole, ...some } });
const subscribe = (person: Person, email_id: string) =>
  person.ask("POST", subscribeCall, { json: { email_id } });

const done = (message: string) => ({ status: 200, body: { success: true, message } });
const refused = (status: number, message: string) => ({ status, body: { success: false, message } });

/** What a visitor may send to the brand. */
export const messagesSuite: Suite = {
  area: "messages",
  tests(people) {
    contactTests(people);
    subscriptionTests(people);
    nativeFormTests(people);
  },
};

function contactTests(people: () => Person) {
  test("a message is taken, with name and e-mail alone too", async () => {
    const person = people();
    expect(await write(person)).toMatchObject(done(contactWords.thanks));
    const { full_name, business_email } = whole;
    for (const json of [
      { full_name, business_email },
      { full_name, business_email, company: null, phone_number: null, message: null },
    ]) {
      expect(await person.ask("POST", contactCall, { json })).toMatchObject(done(contactWords.thanks));
    }
  });

  test.each([
    ["full_name", " ", contactRefusalWords.fullName],
    ["business_email", "", contactRefusalWords.businessEmail],
    ["business_email", "nora@nowhere", signUpRefusalWords.emailShape],
    ["business_email", "a@b.example\r\nBcc: c@d.example", signUpRefusalWords.emailShape],
    ["full_name", "x".repeat(textLength.name + 1), contactRefusalWords.fullNameLong],
    ["company", "x".repeat(textLength.name + 1), contactRefusalWords.companyLong],
    ["phone_number", "1".repeat(textLength.phone + 1), contactRefusalWords.phoneLong],
    ["message", "x".repeat(textLength.contactMessage + 1), contactRefusalWords.messageLong],
  ])("%s %j is refused", async (field, value, words) => {
    expect(await write(people(), { [field]: value })).toMatchObject(refused(422, words));
  });

  test.each([...oddTexts, "x".repeat(textLength.contactMessage)])(
    "the message %j is taken",
    async (message) => {
      expect((await write(people(), { message, full_name: message.slice(0, 50) })).status).toBe(200);
    },
  );

  test("messages from one address are limited, and only there", async () => {
    const person = people();
    for (let sent = 0; sent < rateLimits.contact.most; sent += 1) {
      expect((await write(person)).status).toBe(200);
    }
    expect(await write(person)).toMatchObject(refused(429, tooOftenWords.contact));
    expect((await write(people())).status).toBe(200);
  });

  refusesBadBodies(people, "POST", contactCall, whole);
}

function subscriptionTests(people: () => Person) {
  test("an address is taken, and the same again reads the same", async () => {
    const email = newEmail();
    for (const person of [people(), people()]) {
      expect(await subscribe(person, email)).toMatchObject(done(subscriptionWords.thanks));
    }
  });

  test.each([
    [" ", signUpRefusalWords.email],
    ["nora@nowhere", signUpRefusalWords.emailShape],
    ["nora@conformance.example, robin@conformance.example", signUpRefusalWords.emailShape],
  ])("the address %j is refused", async (email, words) => {
    expect(await subscribe(people(), email)).toMatchObject(refused(422, words));
  });

  test("subscriptions from one address are limited, and only there", async () => {
    const person = people();
    for (let sent = 0; sent < rateLimits.subscription.most; sent += 1) {
      expect((await subscribe(person, newEmail())).status).toBe(200);
    }
    expect(await subscribe(person, newEmail())).toMatchObject(refused(429, tooOftenWords.subscription));
    expect((await subscribe(people(), newEmail())).status).toBe(200);
  });

  refusesBadBodies(people, "POST", subscribeCall, { email_id: "nora@conformance.example" });
}

/** Where a native form is sent. */
const locationOf = async (person: Person, call: string, sent: Sent) => {
  const { status, headers } = await person.ask("POST", call, sent);
  expect(status).toBe(303);
  return headers.get("Location");
};

function nativeFormTests(people: () => Person) {
  test("a native form is answered with its place on the landing page and the words", async () => {
    const person = people();
    expect(await locationOf(person, contactCall, { form: whole })).toBe(
      landingFormAddress("contact", contactWords.thanks),
    );
    expect(await locationOf(person, subscribeCall, { form: { email_id: newEmail() } })).toBe(
      landingFormAddress("subscription", subscriptionWords.thanks),
    );
  });

  test.each([
    [{ ...whole, full_name: "" }, contactRefusalWords.fullName],
    [{ ...whole, business_email: "nora@nowhere" }, signUpRefusalWords.emailShape],
  ])("a refused native message gets back what was typed: %j", async (form, words) => {
    const person = people();
    expect(await locationOf(person, contactCall, { form })).toBe(landingFormAddress("contact", words));
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
    expect(readFormValues("/", person.cookies.get(formValuesCookie))).toEqual(typed);
  });

  test("a native form without its fields, with a NUL, and once too often", async () => {
    const person = people();
    expect(await locationOf(person, contactCall, { form: { other: "x" } })).toBe(
      landingFormAddress("contact", contactRefusalWords.fullName),
    );
    expect(await locationOf(person, subscribeCall, { form: { email_id: "a\0b" } })).toBe(
      landingFormAddress("subscription", refusalWords.malformed),
    );
    for (let sent = 0; sent < rateLimits.contact.most; sent += 1) await write(person);
    expect(await locationOf(person, contactCall, { form: whole })).toBe(
      landingFormAddress("contact", tooOftenWords.contact),
    );
  });

  refusesForeignOrigins(people, "POST", contactCall, { form: whole });
  refusesForeignOrigins(people, "POST", subscribeCall, { form: { email_id: "nora@conformance.example" } });
}
