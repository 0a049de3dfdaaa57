import { returnPath } from "../accounts/rules/return-path.ts";
import type { ErrorCode } from "../errors.ts";
import type { Area } from "../paths.ts";
import { isSocialProvider, type SocialProvider } from "../social-providers.ts";
import { doneAddress, type DoneKey, errorAddress, landingAddress } from "./form-notice.ts";

/** A form's raw fields. */
export type Form = Readonly<Record<string, unknown>>;

/** The redirects for a form sent without JavaScript: the response is a 303 to a page. */
export type NativeForm = {
  /** The path of the form's own page. */
  page: string;
  /** The URL after success. */
  done: (form: Form) => string;
  /** The URL after an error. The code comes from the response and may be unknown here. */
  error: (code: unknown, form: Form) => string;
};

/** The default return path after log-in and sign-up. */
export const afterLogIn = "/nbmaistudio";

/** Error statuses that are returned without a redirect, because the product's own forms never cause them. */
export const neverOnAPage: readonly number[] = [403, 413, 415];

const pages = {
  logIn: "/client/login",
  signUp: "/client/signup",
  forgot: "/client/forgot",
  reset: "/client/reset",
  confirmEmail: "/client/confirm-email",
  cancelEmail: "/client/cancel-email",
  settings: "/account-settings",
  landing: "/",
} as const;

/** Preserves the return path across pages, so that a log-in after an error still returns to it. */
function wayBack(form: Form): Record<string, string> {
  const path = returnPath(form["redirect"], "");
  return path === "" ? {} : { redirect: path };
}

/** Keeps a new user's provider in the URL of the form's page. */
function cameFrom({ provider }: Form): Record<string, string> {
  return isSocialProvider(provider) ? { provider } : {};
}

/** Returns the URL after a failed log-in with a provider: the log-in page. */
export function socialErrorAddress(code: ErrorCode, redirect: string): string {
  return errorAddress(pages.logIn, code, wayBack({ redirect }));
}

/** Returns the sign-up URL for a user whom a provider verified and who has no account yet. */
export function socialSignUp(provider: SocialProvider, redirect: string): string {
  return `${pages.signUp}?${new URLSearchParams({ provider, ...wayBack({ redirect }) })}`;
}

/** The maximum length of a token that is repeated in a redirect, far longer than any server's tokens. */
const mostToken = 1000;

/** Keeps the token of a reset link, which the form's page needs. */
function keptToken({ token }: Form): string {
  return typeof token === "string" && token.length <= mostToken ? token : "";
}

function resetSent(form: Form): string {
  return doneAddress(pages.forgot, "reset_sent", wayBack(form));
}

/** The form on the page that an email-change link opens; the page also shows the outcome. */
function emailLink(page: string, done: DoneKey): NativeForm {
  return { page, done: () => doneAddress(page, done), error: (code) => errorAddress(page, code) };
}

/** The native forms by area and endpoint. */
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
      // All responses look the same, so that they don't reveal which accounts exist; only an empty field is reported.
      error: (code, form) =>
        code === "email_missing" ? errorAddress(pages.forgot, code, wayBack(form)) : resetSent(form),
    },
    reset: {
      page: pages.reset,
      done: (form) => doneAddress(pages.logIn, "password_saved", wayBack(form)),
      error(code, form) {
        if (code === "reset_link_expired") return errorAddress(pages.forgot, code, wayBack(form));
        return errorAddress(pages.reset, code, { token: keptToken(form), ...wayBack(form) });
      },
    },
    confirmEmail: emailLink(pages.confirmEmail, "email_confirmed"),
    cancelEmail: emailLink(pages.cancelEmail, "email_kept"),
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
