import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { brand } from "@earshot/contract/brand.ts";
import {
  accountFormCopy,
  agencyCodeCopy,
  deletionCopy,
  passwordCopy,
} from "@earshot/contract/settings/copy.ts";
import { checkAccount } from "@earshot/contract/settings/rules/account.ts";
import { checkAgencyCode } from "@earshot/contract/settings/rules/agency-code.ts";
import { checkPasswordUpdate } from "@earshot/contract/settings/rules/password-update.ts";

import type { EmailChanges } from "../accounts/email-changes.ts";
import { emailKey } from "../accounts/email-key.ts";
import type { Owners } from "../accounts/owners.ts";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import type { AccountsStore } from "../accounts/store.ts";
import { fingerprint } from "../fingerprint.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { SettingsStore } from "./store.ts";

type Settings = {
  store: SettingsStore;
  clients: AccountsStore;
  owners: Owners;
  limits: RateLimits;
  /** Limits how many passwords are hashed at once. */
  limitHashing: LimitConcurrent;
  emailChanges: EmailChanges;
};

/** Endpoints for account settings. */
export function settingsRoutes({
  store,
  clients,
  owners,
  limits,
  limitHashing,
  emailChanges,
}: Settings): HandlersOf<"settings"> {
  return {
    async saveAccount({ request, body, visitor }) {
      const { client, sessionId, headers } = await owners.client(request);
      assertValid(checkAccount(body));
      await limits.spend("changesPerAccount", client.id, "too_often");
      const email = emailKey(body.email ?? client.email);
      if (email !== client.email) {
        await limits.spend("emailChange", client.id, "too_many_email_changes");
        await limits.spend("emailChange", fingerprint(email), "too_many_email_changes");
        await emailChanges.request(client.id, sessionId, email, visitor);
      }
      await store.saveProfile(client.id, {
        businessName: (body.businessName ?? client.businessName).trim(),
        firstName: (body.firstName ?? client.firstName).trim(),
        lastName: (body.lastName ?? client.lastName).trim(),
        companyType: body.companyType ?? (client.companyType === "agency" ? "agency" : "business"),
        agencyCode: (body.agencyCode ?? client.agencyCode ?? "").trim() || null,
        receiveProjectUpdates: body.receiveProjectUpdates ?? client.receiveProjectUpdates,
        receiveNewsletter: body.receiveNewsletter ?? client.receiveNewsletter,
      });
      return { status: 200, body: { success: true, message: accountFormCopy.saved }, headers };
    },

    async cancelEmailChange({ request }) {
      const { client, headers } = await owners.client(request);
      await emailChanges.cancelPending(client.id);
      return { status: 200, body: { success: true, message: emailChangeCopy.cancelled }, headers };
    },

    async updatePassword({ request, body, visitor }) {
      const { client, sessionId, headers } = await owners.client(request);
      assertValid(checkPasswordUpdate(body));
      await limits.spend("passwordUpdate", client.id, "too_often");
      const change = async () => {
        // Read only when the check's turn comes, because a reset may have changed the password by then.
        const known = await clients.passwordOf(client.id);
        if (!known || !(await isPassword(body.old_password, known.password)))
          throw new ApiError("wrong_current_password");
        return { oldId: known.id, password: await hashPassword(body.new_password) };
      };
      const changed = await limitHashing(visitor.address, change, request.signal);
      await store.changePassword(client.id, changed, sessionId);
      return { status: 200, body: { success: true, message: passwordCopy.succeeded }, headers };
    },

    async saveAgencyCode({ request, body }) {
      const { client, headers } = await owners.client(request);
      assertValid(checkAgencyCode(body));
      await limits.spend("changesPerAccount", client.id, "too_often");
      await store.setAgencyCode(client.id, body.agency_code.trim());
      const message = client.agencyCode ? agencyCodeCopy.updated : agencyCodeCopy.saved;
      return { status: 200, body: { success: true, message }, headers };
    },

    async removeAgencyCode({ request }) {
      const { client, headers } = await owners.client(request);
      await limits.spend("changesPerAccount", client.id, "too_often");
      await store.setAgencyCode(client.id, null);
      return { status: 200, body: { success: true, message: agencyCodeCopy.deleted }, headers };
    },

    async requestDeletion({ request }) {
      const { client, headers } = await owners.client(request);
      await store.requestDeletion(client.id);
      const message = deletionCopy.notice(brand.email.support);
      return { status: 200, body: { success: true, message }, headers };
    },
  };
}
