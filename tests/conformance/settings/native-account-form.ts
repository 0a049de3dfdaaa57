import { cookieNames } from "@earshot/contract/cookies.ts";
import { errorAddress, doneAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { expect, test } from "vitest";

import { newClient, signUp, currentUser } from "../clients.ts";
import type { Person } from "../person.ts";
import { sendAccount, settingsPage } from "./account-calls.ts";

/** Status and redirect of the response. */
const sendNative = async (person: Person, form: Record<string, string>) => {
  const { status, headers } = await sendAccount(person, { form });
  return [status, headers.get("Location")];
};

export function nativeAccountFormTests(newPerson: () => Person) {
  test("redirects a native form to its page with the message", async () => {
    const person = await newClient(newPerson);
    expect(await sendNative(person, { businessName: "Kettle" })).toEqual([
      303,
      doneAddress(settingsPage, "account_saved"),
    ]);
    expect(await currentUser(person)).toMatchObject({ businessName: "Kettle" });
  });

  test("returns the form values of a rejected native form", async () => {
    const person = await newClient(newPerson);
    const { email: taken } = await signUp(newPerson());
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

  test("lets a checkbox override the hidden “false” before it", async () => {
    const person = await newClient(newPerson);
    const type = "application/x-www-form-urlencoded";
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false" } });
    expect(await currentUser(person)).toMatchObject({ receiveNewsletter: false });
    await sendAccount(person, { raw: { type, body: "receiveNewsletter=false&receiveNewsletter=on" } });
    expect(await currentUser(person)).toMatchObject({ receiveNewsletter: true });
  });

  test("sends a visitor's native form to log-in and back", async () => {
    expect(await sendNative(newPerson(), { businessName: "Kettle" })).toEqual([
      303,
      errorAddress("/client/login", "not_logged_in", { redirect: settingsPage }),
    ]);
  });
}
