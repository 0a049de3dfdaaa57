import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { rateLimits, textLength } from "@earshot/contract/limits.ts";
import { agencyCodeCopy } from "@earshot/contract/settings/copy.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import { becomeClient, logIn, newClient, password, signUp, currentUser } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { oddTexts } from "./odd-texts.ts";
import type { Person } from "./person.ts";
import { accountFormTests, saveAccount } from "./settings/account-form.ts";
import { passwordTests, updatePassword } from "./settings/password.ts";

const codeCall = "/api/client/agency-code";

const saveCode = (person: Person, agency_code: string) =>
  person.fetch("POST", codeCall, { json: { agency_code } });
const removeCode = (person: Person) => person.fetch("DELETE", codeCall);
const cancelEmailChange = (person: Person) => person.fetch("DELETE", "/api/client/pending-email");
const requestDeletion = (person: Person) => person.fetch("POST", "/api/client/deletion-request");

const done = (message: string) => ({ status: 200, body: { success: true, message } });

export const settingsSuite: Suite = {
  area: "settings",
  tests(newPerson) {
    visitorTests(newPerson);
    accountFormTests(newPerson);
    emailChangeTests(newPerson);
    passwordTests(newPerson);
    agencyCodeTests(newPerson);
    deletionTests(newPerson);
  },
};

function visitorTests(newPerson: () => Person) {
  test("rejects requests from visitors", async () => {
    const person = newPerson();
    const error = errorResponse("not_logged_in");
    expect(await saveAccount(person, { businessName: "Kettle" })).toMatchObject(error);
    expect(await cancelEmailChange(person)).toMatchObject(error);
    expect(await updatePassword(person)).toMatchObject(error);
    expect(await saveCode(person, "HP-2026")).toMatchObject(error);
    expect(await removeCode(person)).toMatchObject(error);
    expect(await requestDeletion(person)).toMatchObject(error);
  });
}

function emailChangeTests(newPerson: () => Person) {
  test("cancels a pending email change, idempotently", async () => {
    const person = await newClient(newPerson);
    const before = await currentUser(person);
    await saveAccount(person, { email: "another@conformance.example" });
    expect(await currentUser(person)).toMatchObject({ pending_email: "another@conformance.example" });
    for (let time = 0; time < 2; time += 1) {
      expect(await cancelEmailChange(person)).toMatchObject(done(emailChangeCopy.cancelled));
      expect(await currentUser(person)).toEqual(before);
    }
  });

  rejectsForeignOrigins(newPerson, "DELETE", "/api/client/pending-email", {}, becomeClient);
}

function agencyCodeTests(newPerson: () => Person) {
  test("adds, changes and removes an agency code, idempotently", async () => {
    const person = await newClient(newPerson);
    expect(await saveCode(person, "  HP-2026 ")).toMatchObject(done(agencyCodeCopy.saved));
    expect(await currentUser(person)).toMatchObject({ agencyCode: "HP-2026" });
    expect(await saveCode(person, "HP-2027")).toMatchObject(done(agencyCodeCopy.updated));
    expect(await currentUser(person)).toMatchObject({ agencyCode: "HP-2027" });
    for (let time = 0; time < 2; time += 1) {
      expect(await removeCode(person)).toMatchObject(done(agencyCodeCopy.deleted));
      expect(await currentUser(person)).not.toHaveProperty("agencyCode");
    }
  });

  test.each([
    ["", errorResponse("agency_code_missing")],
    [" \t ", errorResponse("agency_code_missing")],
    ["x".repeat(textLength.agencyCode + 1), errorResponse("agency_code_too_long")],
  ])("rejects the code %j and keeps the old one", async (code, error) => {
    const person = await newClient(newPerson);
    await saveCode(person, "HP-2026");
    expect(await saveCode(person, code)).toMatchObject(error);
    expect(await currentUser(person)).toMatchObject({ agencyCode: "HP-2026" });
  });

  test.each([...oddTexts, "7", "x".repeat(textLength.agencyCode)])(
    "stores the code %j verbatim",
    async (code) => {
      const person = await newClient(newPerson);
      expect((await saveCode(person, code)).status).toBe(200);
      expect(await currentUser(person)).toMatchObject({ agencyCode: code });
    },
  );

  test("limits changes per account, and saves nothing once the limit is reached", async () => {
    const person = await newClient(newPerson);
    for (let count = 1; count < rateLimits.changesPerAccount.most; count += 1) await removeCode(person);
    expect((await saveCode(person, "HP-2026")).status).toBe(200);
    await expectError(saveAccount(person, { agencyCode: "HP-2027" }), "too_often");
    await expectError(saveCode(person, "HP-2027"), "too_often");
    await expectError(removeCode(person), "too_often");
    expect(await currentUser(person)).toMatchObject({ agencyCode: "HP-2026" });
    expect((await saveCode(await newClient(newPerson), "HP-2027")).status).toBe(200);
  });

  rejectsBadBodies(newPerson, "POST", codeCall, { agency_code: "HP-2026" }, becomeClient);
  rejectsForeignOrigins(newPerson, "DELETE", codeCall, {}, becomeClient);
}

function deletionTests(newPerson: () => Person) {
  test("accepts a deletion request without deleting anything", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    for (let time = 0; time < 2; time += 1) {
      expect(await requestDeletion(person)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await currentUser(person)).toMatchObject({ email });
    expect((await logIn(newPerson(), { email, password })).status).toBe(200);
  });

  rejectsForeignOrigins(newPerson, "POST", "/api/client/deletion-request", {}, becomeClient);
}
