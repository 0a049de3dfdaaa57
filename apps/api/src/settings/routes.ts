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

import { emailKey } from "../accounts/email-key.ts";
import type { Owners } from "../accounts/owners.ts";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import type { AccountsStore } from "../accounts/store.ts";
import { fingerprint } from "../fingerprint.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { SettingsStore } from "./store.ts";

type Settings = {
  store: SettingsStore;
  clients: AccountsStore;
  owners: Owners;
  limits: RateLimits;
};

/** Endpoints for account settings. */
export function settingsRoutes({ store, clients, owners, limits }: Settings): HandlersOf<"settings"> {
  return {
    async saveAccount({ request, body }) {
      const { client, headers } = await owners.client(request);
      assertValid(checkAccount(body));
      const isSaved = await store.saveProfile(client.id, client.email, {
        email: emailKey(body.email ?? client.email),
        businessName: (body.businessName ?? client.businessName).trim(),
        firstName: (body.firstName ?? client.firstName).trim(),
        lastName: (body.lastName ?? client.lastName).trim(),
        companyType: body.companyType ?? (client.companyType === "agency" ? "agency" : "business"),
        agencyCode: (body.agencyCode ?? client.agencyCode ?? "").trim() || null,
        receiveProjectUpdates: body.receiveProjectUpdates ?? client.receiveProjectUpdates,
        receiveNewsletter: body.receiveNewsletter ?? client.receiveNewsletter,
      });
      if (!isSaved) throw new ApiError("email_in_use");
      return { status: 200, body: { success: true, message: accountFormCopy.saved }, headers };
    },

    async updatePassword({ request, body }) {
      const { client, sessionId, headers } = await owners.client(request);
      assertValid(checkPasswordUpdate(body));
      await limits.spend("logInPerEmail", fingerprint(client.email), "too_often");
      if (!(await isPassword(body.old_password, await clients.passwordOf(client.id))))
        throw new ApiError("wrong_current_password");
      await store.changePassword(client.id, await hashPassword(body.new_password), sessionId);
      return { status: 200, body: { success: true, message: passwordCopy.succeeded }, headers };
    },

    async saveAgencyCode({ request, body }) {
      const { client, headers } = await owners.client(request);
      assertValid(checkAgencyCode(body));
      await store.setAgencyCode(client.id, body.agency_code.trim());
      const message = client.agencyCode ? agencyCodeCopy.updated : agencyCodeCopy.saved;
      return { status: 200, body: { success: true, message }, headers };
    },

    async removeAgencyCode({ request }) {
      const { client, headers } = await owners.client(request);
      await store.setAgencyCode(client.id, null);
      return { status: 200, body: { success: true, message: agencyCodeCopy.deleted }, headers };
    },

    async requestDeletion({ request }) {
      const { client, headers } = await owners.client(request);
      await store.askForDeletion(client.id);
      const message = deletionCopy.notice(brand.email.support);
      return { status: 200, body: { success: true, message }, headers };
    },
  };
}
