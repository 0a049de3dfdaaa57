import { textLength } from "@earshot/contract/limits.ts";
import { agencyCodeCopy } from "@earshot/contract/settings/copy.ts";
import { expect, test } from "vitest";

import { refusesBadBodies, refusesForeignOrigins } from "./bad-bodies.ts";
import { becomeClient, logIn, newClient, password, signUp, whoAmI } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { errorResponse } from "./error-response.ts";
import { oddTexts } from "./odd-texts.ts";
import type { Person } from "./person.ts";
import { saveAccount } from "./settings/account-calls.ts";
import { accountBodyTests, accountFormTests, accountRuleTests } from "./settings/account-form.ts";
import { nativeAccountFormTests } from "./settings/native-account-form.ts";
import { passwordTests, updatePassword } from "./settings/password.ts";

const codeCall = "/api/client/agency-code";

const saveCode = (person: Person, agency_code: string) =>
  person.ask("POST", codeCall, { json: { agency_code } });
const removeCode = (person: Person) => person.ask("DELETE", codeCall);
const askForDeletion = (person: Person) => person.ask("POST", "/api/client/deletion-request");

const done = (message: string) => ({ status: 200, body: { success: true, message } });

export const settingsSuite: Suite = {
  area: "settings",
  tests(people) {
    visitorTests(people);
    accountFormTests(people);
    accountRuleTests(people);
    accountBodyTests(people);
    nativeAccountFormTests(people);
    passwordTests(people);
    agencyCodeTests(people);
    deletionTests(people);
  },
};

function visitorTests(people: () => Person) {
  test("rejects a visitor", async () => {
    const person = people();
    const error = errorResponse("not_logged_in");
    expect(await saveAccount(person, { businessName: "Kettle" })).toMatchObject(error);
    expect(await updatePassword(person)).toMatchObject(error);
    expect(await saveCode(person, "HP-2026")).toMatchObject(error);
    expect(await removeCode(person)).toMatchObject(error);
    expect(await askForDeletion(person)).toMatchObject(error);
  });
}

function agencyCodeTests(people: () => Person) {
  test("adds, changes and removes a code, idempotently", async () => {
    const person = await newClient(people);
    expect(await saveCode(person, "  HP-2026 ")).toMatchObject(done(agencyCodeCopy.saved));
    expect(await whoAmI(person)).toMatchObject({ agencyCode: "HP-2026" });
    expect(await saveCode(person, "HP-2027")).toMatchObject(done(agencyCodeCopy.updated));
    expect(await whoAmI(person)).toMatchObject({ agencyCode: "HP-2027" });
    for (let time = 0; time < 2; time += 1) {
      expect(await removeCode(person)).toMatchObject(done(agencyCodeCopy.deleted));
      expect(await whoAmI(person)).not.toHaveProperty("agencyCode");
    }
  });

  test.each([
    ["", errorResponse("agency_code_missing")],
    [" \t ", errorResponse("agency_code_missing")],
    ["x".repeat(textLength.agencyCode + 1), errorResponse("agency_code_too_long")],
  ])("rejects the code %j and leaves the old one", async (code, error) => {
    const person = await newClient(people);
    await saveCode(person, "HP-2026");
    expect(await saveCode(person, code)).toMatchObject(error);
    expect(await whoAmI(person)).toMatchObject({ agencyCode: "HP-2026" });
  });

  test.each([...oddTexts, "7", "x".repeat(textLength.agencyCode)])(
    "stores the code %j literally",
    async (code) => {
      const person = await newClient(people);
      expect((await saveCode(person, code)).status).toBe(200);
      expect(await whoAmI(person)).toMatchObject({ agencyCode: code });
    },
  );

  refusesBadBodies(people, "POST", codeCall, { agency_code: "HP-2026" }, becomeClient);
  refusesForeignOrigins(people, "DELETE", codeCall, {}, becomeClient);
}

function deletionTests(people: () => Person) {
  test("accepts deletion requests without deleting anything", async () => {
    const person = people();
    const { email } = await signUp(person);
    for (let time = 0; time < 2; time += 1) {
      expect(await askForDeletion(person)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await whoAmI(person)).toMatchObject({ email });
    expect((await logIn(people(), { email, password })).status).toBe(200);
  });

  refusesForeignOrigins(people, "POST", "/api/client/deletion-request", {}, becomeClient);
}
