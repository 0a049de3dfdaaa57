import { forgotCopy, resetCopy, socialLogInCopy } from "../accounts/copy.ts";
import { returnPath } from "../accounts/rules/return-path.ts";
import { contactCopy, subscriptionCopy } from "../messages/copy.ts";
import type { Area } from "../paths.ts";
import { accountFormCopy } from "../settings/copy.ts";
import { isSocialProvider, type SocialProvider } from "../social-providers.ts";
import { formAddress, landingFormAddress } from "./form-answer.ts";

/** A form's fields as they came. */
export type Form = Readonly<Record<string, unknown>>;

/** Where a form goes that a page without JavaScript sends: it is answered with 303 to a page. */
export type NativeForm = {
  /** The path of the form's own page. */
  page: string;
  /** The address after success. */
  done: (form: Form) => string;
  /** The address after a refusal, with its words. */
  refused: (status: number, words: string, form: Form) => string;
};

/** Where a log-in and a sign-up lead that came from nowhere else. */
export const afterLogIn = "/nbmaistudio";

/** The words of these refusals are not shown on a page but answered as they stand: their sender is no form of ours. */
export const neverOnAPage: readonly number[] = [403, 413, 415];

const pages = {
  logIn: "/client/login",
  signUp: "/client/signup",
  forgot: "/client/forgot",
  reset: "/client/reset",
  settings: "/account-settings",
  landing: "/",
} as const;

/** Passed on from page to page, so that a log-in after a refusal still leads back. */
function wayBack(form: Form): Record<string, string> {
  const path = returnPath(form["redirect"], "");
  return path === "" ? {} : { redirect: path };
}

/** The provider that a new person comes from stays in the address of the form's page. */
function cameFrom({ provider }: Form): Record<string, string> {
  return isSocialProvider(provider) ? { provider } : {};
}

/** Where a log-in with a provider goes that did not come about: the log-in page, with these words. */
export function socialLogInRefused(words: string, redirect: string): string {
  return formAddress(pages.logIn, words, wayBack({ redirect }));
}

/** Where a person goes whom a provider vouched for and who has no account yet. */
export function socialSignUp(provider: SocialProvider, redirect: string): string {
  return `${pages.signUp}?${new URLSearchParams({ provider, ...wayBack({ redirect }) })}`;
}

/** The native forms by area and endpoint (decisions, Pages). */
export const nativeForms: { [A in Area]?: Record<string, NativeForm> } = {
  accounts: {
    login: {
      page: pages.logIn,
      done: (form) => returnPath(form["redirect"], afterLogIn),
      refused: (_status, words, form) => formAddress(pages.logIn, words, wayBack(form)),
    },
    register: {
      page: pages.signUp,
      done: (form) => returnPath(form["redirect"], afterLogIn),
      refused: (_status, words, form) =>
        words === socialLogInCopy.over
          ? formAddress(pages.logIn, words, wayBack(form))
          : formAddress(pages.signUp, words, { ...cameFrom(form), ...wayBack(form) }),
    },
    forgot: {
      page: pages.forgot,
      done: (form) => formAddress(pages.forgot, forgotCopy.sent, wayBack(form)),
      // Every answer reads the same, whatever the server says (spec section 8); only an empty field is told.
      refused: (status, words, form) =>
        formAddress(pages.forgot, status === 422 ? words : forgotCopy.sent, wayBack(form)),
    },
    reset: {
      page: pages.reset,
      done: (form) => formAddress(pages.logIn, resetCopy.succeeded, wayBack(form)),
      refused(status, words, form) {
        if (status === 401) return formAddress(pages.forgot, words, wayBack(form));
        const { token } = form;
        return formAddress(pages.reset, words, {
          token: typeof token === "string" ? token : "",
          ...wayBack(form),
        });
      },
    },
  },
  settings: {
    saveAccount: {
      page: pages.settings,
      done: () => formAddress(pages.settings, accountFormCopy.saved),
      refused: (status, words) =>
        status === 401
          ? formAddress(pages.logIn, words, { redirect: pages.settings })
          : formAddress(pages.settings, words),
    },
  },
  messages: {
    contact: {
      page: pages.landing,
      done: () => landingFormAddress("contact", contactCopy.thanks),
      refused: (_status, words) => landingFormAddress("contact", words),
    },
    subscribe: {
      page: pages.landing,
      done: () => landingFormAddress("subscription", subscriptionCopy.thanks),
      refused: (_status, words) => landingFormAddress("subscription", words),
    },
  },
};
