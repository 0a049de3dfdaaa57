import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { errors } from "@earshot/contract/errors.ts";
import {
  accountFormCopy,
  agencyCodeCopy,
  deletionCopy,
  passwordCopy,
} from "@earshot/contract/settings/copy.ts";
import { checkAccount } from "@earshot/contract/settings/rules/account.ts";
import { checkAgencyCode } from "@earshot/contract/settings/rules/agency-code.ts";
import { checkPasswordUpdate } from "@earshot/contract/settings/rules/password-update.ts";

import type { MockDb } from "./mock-db.ts";
import { cancelPendingEmail, changeEmail, type User } from "./mock-db/accounts.ts";
import { badGateway, crash, everywhere, instead, legacy, never, serve, withoutMessage } from "./serve.ts";

/** Default responses: saved settings appear at the next session check. */
export const settingsHandlers = (mockDb: MockDb) =>
  serve("settings", {
    saveAccount({ request, body, error }) {
      const { account } = mockDb.visitorOf(request);
      if (!account) return error("not_logged_in");
      const invalid = checkAccount(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("changesPerAccount", account.user.id)) return error("too_often");
      const email = body.email?.trim().toLowerCase() ?? account.user.email;
      if (email !== account.user.email) {
        const isTooOften = [account.user.id, email].some((key) => mockDb.isTooOften("emailChange", key));
        if (isTooOften) return error("too_many_email_changes");
        changeEmail(mockDb, account, email);
      }
      account.user = withAgencyCode(
        {
          ...account.user,
          businessName: body.businessName?.trim() ?? account.user.businessName,
          first_name: body.firstName?.trim() ?? account.user.first_name,
          last_name: body.lastName?.trim() ?? account.user.last_name,
          companyType: body.companyType ?? account.user.companyType,
          receiveProjectUpdates: body.receiveProjectUpdates ?? account.user.receiveProjectUpdates,
          receiveNewsletter: body.receiveNewsletter ?? account.user.receiveNewsletter,
        },
        body.agencyCode ?? account.user.agencyCode,
      );
      return { success: true, message: accountFormCopy.saved };
    },

    cancelEmailChange({ request, error }) {
      const { account } = mockDb.visitorOf(request);
      if (!account) return error("not_logged_in");
      cancelPendingEmail(mockDb, account);
      return { success: true, message: emailChangeCopy.cancelled };
    },

    updatePassword({ request, body, error }) {
      const person = mockDb.visitorOf(request);
      const { account } = person;
      if (!account) return error("not_logged_in");
      const invalid = checkPasswordUpdate(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("passwordUpdate", account.user.id)) return error("too_often");
      if (account.password !== body.old_password) return error("wrong_current_password");
      account.password = body.new_password;
      mockDb.endSessions(account, person);
      return { success: true, message: passwordCopy.succeeded };
    },

    saveAgencyCode({ request, body, error }) {
      const { account } = mockDb.visitorOf(request);
      if (!account) return error("not_logged_in");
      const invalid = checkAgencyCode(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("changesPerAccount", account.user.id)) return error("too_often");
      const message = account.user.agencyCode ? agencyCodeCopy.updated : agencyCodeCopy.saved;
      account.user = withAgencyCode(account.user, body.agency_code);
      return { success: true, message };
    },

    removeAgencyCode({ request, error }) {
      const { account } = mockDb.visitorOf(request);
      if (!account) return error("not_logged_in");
      if (mockDb.isTooOften("changesPerAccount", account.user.id)) return error("too_often");
      account.user = withAgencyCode(account.user, "");
      return { success: true, message: agencyCodeCopy.deleted };
    },

    requestDeletion({ request, error }) {
      if (!mockDb.visitorOf(request).account) return error("not_logged_in");
      return { success: true, message: deletionCopy.notice(brand.email.support) };
    },
  });

/** Returns the user with this agency code; an empty code removes the current one. */
function withAgencyCode(user: User, code = ""): User {
  return { ...user, agencyCode: code.trim() || undefined };
}

/** Named non-default responses. The key is also the story's name and `?scenario=settings.<key>`. */
export const settingsScenarios = {
  /** All requests stay pending. */
  SlowAnswer: everywhere("settings", never),
  /** The account changed its email three times in an hour. */
  TooManyEmailChanges: instead("settings", { saveAccount: "too_many_email_changes" }),
  /** The current password is wrong. */
  WrongPassword: instead("settings", { updatePassword: "wrong_current_password" }),
  /** Too many attempts to change the password, and too many changes to the account. */
  TooManyTries: instead("settings", {
    saveAccount: "too_often",
    updatePassword: "too_often",
    saveAgencyCode: "too_often",
    removeAgencyCode: "too_often",
  }),
  /** No agency has this code. */
  UnknownAgencyCode: instead("settings", { saveAgencyCode: "agency_code_unknown" }),
  /** The name, password and code exceed the server's length limits. */
  TooLong: instead("settings", {
    saveAccount: ({ error }) => error("name_too_long", { field: "businessName" }),
    updatePassword: "new_password_too_long",
    saveAgencyCode: "agency_code_too_long",
  }),
  /** The session ended in another tab. */
  LoggedOut: everywhere("settings", "not_logged_in"),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("settings", {
    saveAccount: () => withoutMessage(422),
    updatePassword: () => withoutMessage(422),
    saveAgencyCode: () => withoutMessage(422),
    removeAgencyCode: () => withoutMessage(403),
    requestDeletion: () => withoutMessage(403),
  }),
  /** An error with its message only under `error`, and without a code. */
  LegacyNames: instead("settings", {
    updatePassword: () => legacy({ success: false, error: errors.wrong_current_password.message }, 401),
    saveAgencyCode: () => legacy({ success: false, error: errors.agency_code_unknown.message }, 422),
    removeAgencyCode: () => legacy({ success: false, error: errors.not_logged_in.message }, 401),
  }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("settings", badGateway),
  /** The server doesn't respond. */
  Down: everywhere("settings", crash),
};
