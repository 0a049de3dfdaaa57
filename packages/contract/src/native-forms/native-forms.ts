import { returnPath } from "../accounts/rules/return-path.ts";
import type { ErrorCode } from "../errors.ts";
import type { Area } from "../paths.ts";
import { isSocialProvider, type SocialProvider } from "../social-providers.ts";
import { doneAddress, errorAddress, landingAddress } from "./form-notice.ts";

/** A form's fields as they came. */
export type Form = Readonly<Record<string, unknown>>;

/** Where a form goes that a page without JavaScript sends: it is answered with 303 to a page. */
export type NativeForm = {
  /** The path of the form's own page. */
  page: string;
  /** The address after success. */
  done: (form: Form) => string;
  /** The address after an error. The code is whatever the response has: another server may have its own. */
  error: (code: unknown, form: Form) => string;
};

/** Where a log-in and a sign-up lead that came from nowhere else. */
export const afterLogIn = "/nbmaistudio";

/** Errors with these statuses are not shown on a page but answered as they are: their sender is no form of ours. */
export const neverOnAPage: readonly number[] = [403, 413, 415];

const pages = {
  logIn: "/client/login",
  signUp: "/client/signup",
  forgot: "/client/forgot",
  reset: "/client/reset",
  settings: "/account-settings",
  landing: "/",
} as const;

/** Passed on from page to page, so that a log-in after an error still leads back. */
function wayBack(form: Form): Record<string, string> {
  const path = returnPath(form["redirect"], "");
  return path === "" ? {} : { redirect: path };
}

/** The provider that a new person comes from stays in the address of the form's page. */
function cameFrom({ provider }: Form): Record<string, string> {
  return isSocialProvider(provider) ? { provider } : {};
}

/** Where a log-in with a provider goes that failed: the log-in page. */
export function socialErrorAddress(code: ErrorCode, redirect: string): string {
  return errorAddress(pages.logIn, code, wayBack({ redirect }));
}

/** Where a person goes whom a provider vouched for and who has no account yet. */
export function socialSignUp(provider: SocialProvider, redirect: string): string {
  return `${pages.signUp}?${new URLSearchParams({ provider, ...wayBack({ redirect }) })}`;
}

function resetSent(form: Form): string {
  return doneAddress(pages.forgot, "reset_sent", wayBack(form));
}

/** The native forms by area and endpoint (decisions, Pages). */
export const nativeForms: { [A in Area]?: Record<string, NativeForm> } = {
  accounts: {
    login: {
      page: pages.logIn,
      done: (form) => returnPath(form["redirect"], afterLogIn),
      error: (code, form) => errorAddress(pages.logIn, code, wayBack(form)),
    },
    register: {
      page: pages.signUp,
      done: (form) => returnPath(form["redirect"], afterLogIn),
      error: (code, form) =>
        code === "social_log_in_expired"
          ? errorAddress(pages.logIn, code, wayBack(form))
          : errorAddress(pages.signUp, code, { ...cameFrom(form), ...wayBack(form) }),
    },
    forgot: {
      page: pages.forgot,
      done: resetSent,
      // Every answer reads the same, whatever the server says (spec section 8); only an empty field is named.
      error: (code, form) =>
        code === "email_missing" ? errorAddress(pages.forgot, code, wayBack(form)) : resetSent(form),
    },
    reset: {
      page: pages.reset,
      done: (form) => doneAddress(pages.logIn, "password_saved", wayBack(form)),
      error(code, form) {
        if (code === "reset_link_expired") return errorAddress(pages.forgot, code, wayBack(form));
        const { token } = form;
        return errorAddress(pages.reset, code, {
          token: typeof token === "string" ? token : "",
          ...wayBack(form),
        });
      },
    },
  },
  settings: {
    saveAccount: {
      page: pages.settings,
      done: () => doneAddress(pages.settings, "account_saved"),
      error: (code) =>
        code === "not_logged_in"
          ? errorAddress(pages.logIn, code, { redirect: pages.settings })
          : errorAddress(pages.settings, code),
    },
  },
  messages: {
    contact: {
      page: pages.landing,
      done: () => landingAddress.done("contact", "message_sent"),
      error: (code) => landingAddress.error("contact", code),
    },
    subscribe: {
      page: pages.landing,
      done: () => landingAddress.done("subscription", "subscribed"),
      error: (code) => landingAddress.error("subscription", code),
    },
  },
};
