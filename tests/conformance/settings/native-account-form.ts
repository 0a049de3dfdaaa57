import { cookieNames } from "@earshot/contract/cookies.ts";
import { errorAddress, doneAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { expect, test } from "vitest";

import { newClient, signUp, whoAmI } from "../clients.ts";
import type { Person } from "../person.ts";
import { sendAccount, settingsPage } from "./account-calls.ts";

/** Status and address of the answer. */
const sendNative = async (person: Person, form: Record<string, string>) => {
  const { status, headers } = await sendAccount(person, { form });
  return [status, headers.get("Location")];
};

/** The account form of a page without JavaScript. */
export function nativeAccountFormTests(people: () => Person) {
  test("a native form is answered with its page and the words", async () => {
    const person = await newClient(people);
    expect(await sendNative(person, { businessName: "Kettle" })).toEqual([
      303,
      doneAddress(settingsPage, "account_saved"),
    ]);
    expect(await whoAmI(person)).toMatchObject({ businessName: "Kettle" });
  });

  test("a refused native form gets back what was typed", async () => {
    const person = await newClient(people);
    const { email: taken } = await signUp(people());
    const form = { businessName: "Kettle", email: taken };
    expect(await sendNative(person, form)).toEqual([303, errorAddress(settingsPage, "email_in_use")]);
    expect(readFormValues(settingsPage, person.cookies.get(cookieNames.formValues))).toEqual(form);
    expect(await sendNative(person, { ...form, email: "nora@nowhere" })).toEqual([
      303,
      errorAddress(settingsPage, "email_invalid"),
    ]);
    expect(await sendNative(person, { companyType: "robot" })).toEqual([
      303,
      errorAddress(settingsPage, "malformed_request"),
    ]);
  });

  test("a hidden “false” before a box leaves the box the last word", async () => {
    const person = await newClient(people);
    const type = "application/x-www-form-urlencoded";
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false" } });
    expect(await whoAmI(person)).toMatchObject({ receiveNewsletter: false });
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false&receiveNewsletter=on" } });
    expect(await whoAmI(person)).toMatchObject({ receiveNewsletter: true });
  });

  test("a visitor's native form leads to the log-in, and back", async () => {
    expect(await sendNative(people(), { businessName: "Kettle" })).toEqual([
      303,
      errorAddress("/client/login", "not_logged_in", { redirect: settingsPage }),
    ]);
  });
}
