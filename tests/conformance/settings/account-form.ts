import { cookieNames } from "@earshot/contract/cookies.ts";
import { bodyBytes, rateLimits, textLength } from "@earshot/contract/limits.ts";
import { doneAddress, errorAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { expect, test } from "vitest";

import { rejectsForeignOrigins } from "../bad-bodies.ts";
import { becomeClient, newClient, newEmail, signUp, currentUser } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { oddTexts } from "../odd-texts.ts";
import type { Person, RequestOptions } from "../person.ts";

/** The settings page, which is also the account form's action. */
const settingsPage = "/account-settings";

const sendAccount = (person: Person, sent: RequestOptions) => person.fetch("POST", settingsPage, sent);

export const saveAccount = (person: Person, multipart: Record<string, string>) =>
  sendAccount(person, { multipart });

export function accountFormTests(newPerson: () => Person) {
  savingTests(newPerson);
  accountRuleTests(newPerson);
  accountBodyTests(newPerson);
  nativeTests(newPerson);
}

function savingTests(newPerson: () => Person) {
  test("shows saved settings at the next session check", async () => {
    const person = await newClient(newPerson);
    const form = {
      businessName: " Kettle ",
      firstName: "Nora",
      lastName: "Lindqvist",
      companyType: "agency",
    };
    const switches = { receiveProjectUpdates: "false", receiveNewsletter: "off" };
    expect(await saveAccount(person, { ...form, ...switches, agencyCode: " HP-2026 " })).toMatchObject({
      status: 200,
      body: { success: true, message: accountFormCopy.saved },
    });
    expect(await currentUser(person)).toMatchObject({
      businessName: "Kettle",
      first_name: "Nora",
      last_name: "Lindqvist",
      companyType: "agency",
      agencyCode: "HP-2026",
      receiveProjectUpdates: false,
      receiveNewsletter: false,
    });
  });

  test("leaves omitted fields unchanged, and accepts the same form twice", async () => {
    const person = await newClient(newPerson);
    await saveAccount(person, { businessName: "Kettle", agencyCode: "HP-2026", receiveNewsletter: "off" });
    const before = await currentUser(person);
    for (let time = 0; time < 2; time += 1) {
      expect((await saveAccount(person, { firstName: "Nora" })).status).toBe(200);
      expect(await currentUser(person)).toEqual({ ...before, first_name: "Nora" });
    }
  });

  test("accepts empty names, and removes an empty agency code", async () => {
    const person = await newClient(newPerson);
    await saveAccount(person, { agencyCode: "HP-2026" });
    expect((await saveAccount(person, { businessName: "", firstName: "", agencyCode: "" })).status).toBe(200);
    const user = await currentUser(person);
    expect(user).toMatchObject({ businessName: "", first_name: "" });
    expect(user).not.toHaveProperty("agencyCode");
  });

  test.each([
    ["true", true],
    ["on", true],
    ["false", false],
    ["off", false],
  ])("reads the checkbox value %j", async (sent, checked) => {
    const person = await newClient(newPerson);
    await saveAccount(person, { receiveProjectUpdates: checked ? "off" : "on" });
    await saveAccount(person, { receiveProjectUpdates: sent });
    expect(await currentUser(person)).toMatchObject({ receiveProjectUpdates: checked });
  });

  test.each(oddTexts)("stores the names %j verbatim", async (name) => {
    const person = await newClient(newPerson);
    await saveAccount(person, { businessName: name, firstName: name, lastName: name });
    expect(await currentUser(person)).toMatchObject({
      businessName: name,
      first_name: name,
      last_name: name,
    });
  });
}

function accountRuleTests(newPerson: () => Person) {
  const tooLong = "x".repeat(textLength.name + 1);
  test.each([
    ["email", "", errorResponse("email_missing")],
    ["email", "nora@nowhere", errorResponse("email_invalid")],
    ["email", "a@b.example\nBcc: c@d.example", errorResponse("email_invalid")],
    ["businessName", tooLong, errorResponse("name_too_long", { field: "businessName" })],
    ["firstName", tooLong, errorResponse("name_too_long", { field: "firstName" })],
    ["lastName", tooLong, errorResponse("name_too_long", { field: "lastName" })],
    ["lastName", "👩‍🎤".repeat(2000), errorResponse("name_too_long", { field: "lastName" })],
    [
      "agencyCode",
      "x".repeat(textLength.agencyCode + 1),
      errorResponse("agency_code_too_long", { field: "agencyCode" }),
    ],
  ])("rejects a form whose %s is %j, and saves nothing", async (field, value, error) => {
    const person = await newClient(newPerson);
    const before = await currentUser(person);
    const answer = await saveAccount(person, { companyType: "agency", [field]: value });
    expect(answer).toMatchObject(error);
    expect(await currentUser(person)).toEqual(before);
  });

  test("saves names and a code at the length limit", async () => {
    const person = await newClient(newPerson);
    const businessName = "x".repeat(textLength.name);
    const agencyCode = "x".repeat(textLength.agencyCode);
    expect((await saveAccount(person, { businessName, agencyCode })).status).toBe(200);
    expect(await currentUser(person)).toMatchObject({ businessName, agencyCode });
  });

  test("treats the account's own email in a different case as unchanged", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    expect((await saveAccount(person, { email: ` ${email.toUpperCase()} ` })).status).toBe(200);
    const user = await currentUser(person);
    expect(user).toMatchObject({ email });
    expect(user).not.toHaveProperty("pending_email");
  });

  test("limits email changes, and saves nothing once the limit is reached", async () => {
    const person = await newClient(newPerson);
    for (let done = 0; done < rateLimits.emailChange.most; done += 1)
      expect((await saveAccount(person, { email: newEmail() })).status).toBe(200);
    const before = await currentUser(person);
    const answer = await saveAccount(person, { email: newEmail(), businessName: "Kettle" });
    expect(answer).toMatchObject(errorResponse("too_many_email_changes"));
    expect(await currentUser(person)).toEqual(before);
  });
}

function accountBodyTests(newPerson: () => Person) {
  test.each([
    ["an unknown kind of company", { multipart: { companyType: "robot" } }, 400],
    ["a box that is neither on nor off", { multipart: { receiveNewsletter: "maybe" } }, 400],
    ["a NUL", { multipart: { businessName: "a\0b" } }, 400],
    ["a file as a name", { multipart: { businessName: new Blob(["x"]) } }, 400],
    ["a body that is no multipart", { raw: { type: "multipart/form-data; boundary=x", body: "hello" } }, 400],
    ["an empty body", { raw: { type: "multipart/form-data; boundary=x", body: "" } }, 400],
    ["JSON", { json: { businessName: "Kettle" } }, 415],
    ["no content type", { raw: { type: null, body: "businessName=Kettle" } }, 415],
    ["too much", { multipart: { businessName: "x".repeat(bodyBytes.upload) } }, 413],
    ["too much of a native form", { form: { businessName: "x".repeat(bodyBytes.json) } }, 413],
  ] as [string, RequestOptions, number][])("rejects an account form with %s", async (_what, sent, status) => {
    const person = await newClient(newPerson);
    const before = await currentUser(person);
    expect(await sendAccount(person, sent)).toMatchObject({ status, body: { success: false } });
    expect(await currentUser(person)).toEqual(before);
  });

  rejectsForeignOrigins(
    newPerson,
    "POST",
    settingsPage,
    { multipart: { businessName: "Kettle" } },
    becomeClient,
  );
  rejectsForeignOrigins(newPerson, "POST", settingsPage, { form: { businessName: "Kettle" } }, becomeClient);
}

/** The response's status and redirect. */
const sendNative = async (person: Person, form: Record<string, string>) => {
  const { status, headers } = await sendAccount(person, { form });
  return [status, headers.get("Location")];
};

function nativeTests(newPerson: () => Person) {
  test("redirects a native form to its page, which shows the message", async () => {
    const person = await newClient(newPerson);
    expect(await sendNative(person, { businessName: "Kettle" })).toEqual([
      303,
      doneAddress(settingsPage, "account_saved"),
    ]);
    expect(await currentUser(person)).toMatchObject({ businessName: "Kettle" });
  });

  test("returns a rejected native form's values", async () => {
    const person = await newClient(newPerson);
    const form = { businessName: "Kettle", email: "nora@nowhere" };
    expect(await sendNative(person, form)).toEqual([303, errorAddress(settingsPage, "email_invalid")]);
    expect(readFormValues(settingsPage, person.cookies.get(cookieNames.formValues))).toEqual(form);
    expect(await sendNative(person, { companyType: "robot" })).toEqual([
      303,
      errorAddress(settingsPage, "malformed_request"),
    ]);
  });

  test("lets a checkbox override the hidden “false” value before it", async () => {
    const person = await newClient(newPerson);
    const type = "application/x-www-form-urlencoded";
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false" } });
    expect(await currentUser(person)).toMatchObject({ receiveNewsletter: false });
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false&receiveNewsletter=on" } });
    expect(await currentUser(person)).toMatchObject({ receiveNewsletter: true });
  });

  test("redirects a visitor's native submit to log-in, and back afterwards", async () => {
    expect(await sendNative(newPerson(), { businessName: "Kettle" })).toEqual([
      303,
      errorAddress("/client/login", "not_logged_in", { redirect: settingsPage }),
    ]);
  });
}
