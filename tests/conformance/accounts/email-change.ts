import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { doneAddress, errorAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "../bad-bodies.ts";
import { currentUser, logIn, newEmail, password, signUp } from "../clients.ts";
import { expectError } from "../error-response.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";
import { saveAccount } from "../settings/account-form.ts";

const confirmCall = "/client/confirm-email";
const cancelCall = "/client/cancel-email";

const send = (person: Person, address: string, token: string) =>
  person.fetch("POST", address, { json: { token } });

/** Email changes, which are pending until their link is opened, and can be cancelled from the old address. */
export function emailChangeTests(newPerson: () => Person, server: () => Server) {
  /** A client whose email was confirmed through a password reset. */
  async function confirmedClient() {
    const person = newPerson();
    const { email } = await signUp(person);
    await person.fetch("POST", "/client/forgot", { json: { email } });
    const token = await server().linkTokenFor(email, "reset");
    await person.fetch("POST", "/client/reset", { json: { token, password } });
    await logIn(person, { email, password });
    return { person, email };
  }

  test("changes the email when the link sent to the new address is opened", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    const another = newEmail();
    expect((await saveAccount(person, { email: ` ${another.toUpperCase()} ` })).status).toBe(200);
    expect(await currentUser(person)).toMatchObject({ email, pending_email: another });
    expect((await logIn(newPerson(), { email: another, password })).status).toBe(401);

    const token = await server().linkTokenFor(another, "confirm-email");
    expect(await send(newPerson(), confirmCall, token)).toMatchObject({
      status: 200,
      body: { success: true, message: emailChangeCopy.confirm.succeeded },
    });
    const user = await currentUser(person);
    expect(user).toMatchObject({ email: another });
    expect(user).not.toHaveProperty("pending_email");
    expect((await logIn(newPerson(), { email: another, password })).status).toBe(200);
    expect((await logIn(newPerson(), { email, password })).status).toBe(401);
    await expectError(send(newPerson(), confirmCall, token), "email_link_expired");
  });

  test("responds identically whether or not another account has the address", async () => {
    const { email: taken } = await signUp(newPerson());
    const person = newPerson();
    const { email } = await signUp(person);
    const free = await saveAccount(person, { email: newEmail() });
    const used = await saveAccount(person, { email: taken });
    expect([used.status, used.body]).toEqual([free.status, free.body]);
    expect(await currentUser(person)).toMatchObject({ email, pending_email: taken });
  });

  test("lets the first of two accounts with pending changes to the same address confirm it", async () => {
    const [one, other] = [newPerson(), newPerson()];
    await signUp(one);
    const { email } = await signUp(other);
    const wanted = newEmail();
    await saveAccount(one, { email: wanted });
    const first = await server().linkTokenFor(wanted, "confirm-email");
    await saveAccount(other, { email: wanted });
    expect((await send(one, confirmCall, first)).status).toBe(200);
    expect(await currentUser(one)).toMatchObject({ email: wanted });
    expect(await currentUser(other)).toMatchObject({ email, pending_email: wanted });
  });

  test("invalidates the link of an earlier change", async () => {
    const person = newPerson();
    await signUp(person);
    const [first, second] = [newEmail(), newEmail()];
    await saveAccount(person, { email: first });
    const token = await server().linkTokenFor(first, "confirm-email");
    await saveAccount(person, { email: second });
    await expectError(send(person, confirmCall, token), "email_link_expired");
    expect(await currentUser(person)).toMatchObject({ pending_email: second });
  });

  test.each(["before", "after"])(
    "lets the old address cancel the change %s it is confirmed",
    async (when) => {
      const { person, email } = await confirmedClient();
      const another = newEmail();
      await saveAccount(person, { email: another });
      const cancel = await server().linkTokenFor(email, "cancel-email");
      const confirm = await server().linkTokenFor(another, "confirm-email");
      if (when === "after") expect((await send(person, confirmCall, confirm)).status).toBe(200);
      expect(await send(newPerson(), cancelCall, cancel)).toMatchObject({
        status: 200,
        body: { success: true, message: emailChangeCopy.cancel.succeeded },
      });
      expect(await currentUser(person)).toBeNull();
      await expectError(send(newPerson(), confirmCall, confirm), "email_link_expired");
      await expectError(send(newPerson(), cancelCall, cancel), "email_link_expired");
      expect((await logIn(newPerson(), { email: another, password })).status).toBe(401);
      expect((await logIn(person, { email, password })).status).toBe(200);
      expect(await currentUser(person)).not.toHaveProperty("pending_email");
    },
  );

  test.each([
    [confirmCall, "email_confirmed"],
    [cancelCall, "email_kept"],
  ] as const)(
    "redirects the native form for %s to its page, which shows the message",
    async (address, done) => {
      const { person, email } = await confirmedClient();
      const another = newEmail();
      await saveAccount(person, { email: another });
      const token =
        address === confirmCall
          ? await server().linkTokenFor(another, "confirm-email")
          : await server().linkTokenFor(email, "cancel-email");
      const sendNative = async () =>
        (await person.fetch("POST", address, { form: { token } })).headers.get("Location");
      expect(await sendNative()).toBe(doneAddress(address, done));
      expect(await sendNative()).toBe(errorAddress(address, "email_link_expired"));
    },
  );

  for (const address of [confirmCall, cancelCall]) {
    rejectsBadBodies(newPerson, "POST", address, { token: "any" });
    rejectsForeignOrigins(newPerson, "POST", address, { form: { token: "any" } });
  }
}
