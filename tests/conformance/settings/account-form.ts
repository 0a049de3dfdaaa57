import { bodyBytes, textLength } from "@earshot/contract/limits.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { expect, test } from "vitest";

import { rejectsForeignOrigins } from "../bad-bodies.ts";
import { becomeClient, logIn, newClient, newEmail, password, signUp, currentUser } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { oddTexts } from "../odd-texts.ts";
import type { Person, RequestOptions } from "../person.ts";
import { saveAccount, sendAccount, settingsPage } from "./account-calls.ts";

export function accountFormTests(newPerson: () => Person) {
  test("shows saved settings at the next session check", async () => {
    const person = await newClient(newPerson);
    const email = newEmail();
    const form = {
      businessName: " Kettle ",
      firstName: "Nora",
      lastName: "Lindqvist",
      companyType: "agency",
    };
    const switches = { receiveProjectUpdates: "false", receiveNewsletter: "off" };
    expect(await saveAccount(person, { ...form, ...switches, email, agencyCode: " HP-2026 " })).toMatchObject(
      {
        status: 200,
        body: { success: true, message: accountFormCopy.saved },
      },
    );
    expect(await currentUser(person)).toMatchObject({
      email,
      businessName: "Kettle",
      first_name: "Nora",
      last_name: "Lindqvist",
      companyType: "agency",
      agencyCode: "HP-2026",
      receiveProjectUpdates: false,
      receiveNewsletter: false,
    });
  });

  test("leaves omitted fields unchanged, and accepts the same again", async () => {
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

  test("logs in with the new e-mail only", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const another = newEmail();
    expect((await saveAccount(person, { email: ` ${another.toUpperCase()} ` })).status).toBe(200);
    expect(await currentUser(person)).toMatchObject({ email: another });
    expect((await logIn(newPerson(), { email: another, password })).status).toBe(200);
    expect((await logIn(newPerson(), { email, password })).status).toBe(401);
  });

  test.each(oddTexts)("stores the names %j literally", async (name) => {
    const person = await newClient(newPerson);
    await saveAccount(person, { businessName: name, firstName: name, lastName: name });
    expect(await currentUser(person)).toMatchObject({
      businessName: name,
      first_name: name,
      last_name: name,
    });
  });
}

export function accountRuleTests(newPerson: () => Person) {
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
  ])("rejects %s %j and saves nothing", async (field, value, error) => {
    const person = await newClient(newPerson);
    const before = await currentUser(person);
    const answer = await saveAccount(person, { companyType: "agency", [field]: value });
    expect(answer).toMatchObject(error);
    expect(await currentUser(person)).toEqual(before);
  });

  test("saves names and code at the length limit", async () => {
    const person = await newClient(newPerson);
    const businessName = "x".repeat(textLength.name);
    const agencyCode = "x".repeat(textLength.agencyCode);
    expect((await saveAccount(person, { businessName, agencyCode })).status).toBe(200);
    expect(await currentUser(person)).toMatchObject({ businessName, agencyCode });
  });

  test("rejects another account's e-mail, but not one's own in another case", async () => {
    const { email: taken } = await signUp(newPerson());
    const person = newPerson();
    const { email } = await signUp(person);
    expect(await saveAccount(person, { email: taken.toUpperCase() })).toMatchObject(
      errorResponse("email_in_use"),
    );
    expect((await saveAccount(person, { email: email.toUpperCase() })).status).toBe(200);
    expect(await currentUser(person)).toMatchObject({ email });
  });

  test("gives an e-mail to one of two accounts that take it concurrently", async () => {
    const [one, other] = [await newClient(newPerson), await newClient(newPerson)];
    const email = newEmail();
    const answers = await Promise.all([saveAccount(one, { email }), saveAccount(other, { email })]);
    expect(answers.map(({ status }) => status).toSorted((first, next) => first - next)).toEqual([200, 409]);
    const holder = answers[0].status === 200 ? one : other;
    expect(await currentUser(holder)).toMatchObject({ email });
    expect(await currentUser(holder === one ? other : one)).not.toMatchObject({ email });
  });
}

export function accountBodyTests(newPerson: () => Person) {
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
  ] as [string, RequestOptions, number][])("the account form rejects %s", async (_what, sent, status) => {
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
