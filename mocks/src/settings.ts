import { signUpErrorCopy } from "@earshot/contract/accounts/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { errorCopy, tooOftenCopy } from "@earshot/contract/errors.ts";
import {
  accountFormCopy,
  agencyCodeCopy,
  deletionCopy,
  passwordErrorCopy,
  passwordCopy,
} from "@earshot/contract/settings/copy.ts";
import { checkAccount } from "@earshot/contract/settings/rules/account.ts";
import { checkAgencyCode } from "@earshot/contract/settings/rules/agency-code.ts";
import { checkPasswordUpdate } from "@earshot/contract/settings/rules/password-update.ts";

import { badGateway, crash, instead, legacy, never, serve } from "./serve.ts";
import type { World } from "./world.ts";
import type { User } from "./world/accounts.ts";

/** The everyday answers: what is saved shows at the next session check. */
export const settingsOf = (world: World) =>
  serve("settings", {
    saveAccount({ request, body, refuse }) {
      const { account } = world.personOf(request);
      if (!account) return refuse(401, errorCopy.loggedOut);
      const wrong = checkAccount(body);
      if (wrong) return refuse(422, wrong.message);
      const email = body.email?.trim().toLowerCase() ?? account.user.email;
      if (world.accounts.some((other) => other !== account && other.user.email === email)) {
        return refuse(409, accountFormCopy.emailTaken);
      }
      account.user = withAgencyCode(
        {
          ...account.user,
          email,
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

    updatePassword({ request, body, refuse }) {
      const person = world.personOf(request);
      const { account } = person;
      if (!account) return refuse(401, errorCopy.loggedOut);
      const wrong = checkPasswordUpdate(body);
      if (wrong) return refuse(422, wrong.message);
      if (world.isTooOften("logInPerEmail", account.user.email)) return refuse(429, tooOftenCopy.any);
      if (account.password !== body.old_password) return refuse(401, passwordCopy.currentWrong);
      account.password = body.new_password;
      world.endSessions(account, person);
      return { success: true, message: passwordCopy.succeeded };
    },

    saveAgencyCode({ request, body, refuse }) {
      const { account } = world.personOf(request);
      if (!account) return refuse(401, errorCopy.loggedOut);
      const wrong = checkAgencyCode(body);
      if (wrong) return refuse(422, wrong.message);
      const message = account.user.agencyCode ? agencyCodeCopy.updated : agencyCodeCopy.saved;
      account.user = withAgencyCode(account.user, body.agency_code);
      return { success: true, message };
    },

    removeAgencyCode({ request, refuse }) {
      const { account } = world.personOf(request);
      if (!account) return refuse(401, errorCopy.loggedOut);
      account.user = withAgencyCode(account.user, "");
      return { success: true, message: agencyCodeCopy.deleted };
    },

    requestDeletion({ request, refuse }) {
      if (!world.personOf(request).account) return refuse(401, errorCopy.loggedOut);
      return { success: true, message: deletionCopy.notice(brand.email.support) };
    },
  });

/** An empty code is none. */
function withAgencyCode(user: User, code = ""): User {
  return { ...user, agencyCode: code.trim() || undefined };
}

/** Words that only a server can have: they are shown as they are. */
const unknownCode = "No agency has this code. Please check it and try again.";

/** The other servers that a person may meet. The key is also the story's name and `?scenario=settings.<key>`. */
export const settingsScenarios = {
  SlowAnswer: instead("settings", {
    saveAccount: never,
    updatePassword: never,
    saveAgencyCode: never,
    removeAgencyCode: never,
    requestDeletion: never,
  }),
  EmailTaken: instead("settings", {
    saveAccount: ({ refuse }) => refuse(409, accountFormCopy.emailTaken),
  }),
  WrongPassword: instead("settings", {
    updatePassword: ({ refuse }) => refuse(401, passwordCopy.currentWrong),
  }),
  TooManyTries: instead("settings", {
    updatePassword: ({ refuse }) => refuse(429, tooOftenCopy.any),
  }),
  /** The server has its own words about the code, and they are shown. */
  UnknownAgencyCode: instead("settings", {
    saveAgencyCode: ({ refuse }) => refuse(422, unknownCode),
  }),
  /** Longer than the server keeps: names, password and code. */
  TooLong: instead("settings", {
    saveAccount: ({ refuse }) => refuse(422, signUpErrorCopy.nameLong),
    updatePassword: ({ refuse }) => refuse(422, passwordErrorCopy.long),
    saveAgencyCode: ({ refuse }) => refuse(422, agencyCodeCopy.long),
  }),
  /** The session ended in another tab. */
  LoggedOut: instead("settings", {
    saveAccount: ({ refuse }) => refuse(401, errorCopy.loggedOut),
    updatePassword: ({ refuse }) => refuse(401, errorCopy.loggedOut),
    saveAgencyCode: ({ refuse }) => refuse(401, errorCopy.loggedOut),
    removeAgencyCode: ({ refuse }) => refuse(401, errorCopy.loggedOut),
    requestDeletion: ({ refuse }) => refuse(401, errorCopy.loggedOut),
  }),
  /** A refusal without words of its own: the product's stand in for them. */
  NoMessage: instead("settings", {
    saveAccount: ({ refuse }) => refuse(422, ""),
    updatePassword: ({ refuse }) => refuse(422, ""),
    saveAgencyCode: ({ refuse }) => refuse(422, ""),
    removeAgencyCode: ({ refuse }) => refuse(403, ""),
    requestDeletion: ({ refuse }) => refuse(403, ""),
  }),
  /** An older server has its words under `error` alone. */
  LegacyNames: instead("settings", {
    updatePassword: () => legacy({ success: false, error: passwordCopy.currentWrong }, 401),
    saveAgencyCode: () => legacy({ success: false, error: unknownCode }, 422),
    removeAgencyCode: () => legacy({ success: false, error: errorCopy.loggedOut }, 401),
  }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("settings", {
    saveAccount: badGateway,
    updatePassword: badGateway,
    saveAgencyCode: badGateway,
    removeAgencyCode: badGateway,
    requestDeletion: badGateway,
  }),
  Down: instead("settings", {
    saveAccount: crash,
    updatePassword: crash,
    saveAgencyCode: crash,
    removeAgencyCode: crash,
    requestDeletion: crash,
  }),
};
