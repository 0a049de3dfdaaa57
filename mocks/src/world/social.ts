import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { cookieNames, writeCookie } from "@earshot/contract/cookies.ts";
import { type FormValues, writeFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { afterLogIn, socialErrorAddress, socialSignUp } from "@earshot/contract/native-forms/native-forms.ts";
import { isSocialProvider } from "@earshot/contract/social-providers.ts";

import type { Person, World } from "../world.ts";
import { comeIn } from "./come-in.ts";

/** Where a log-in with a provider leads: an address, and what the browser keeps. */
type Led = { location: string; cookie?: string };

/**
 * A mocked provider has no page of its own: it sends the browser straight back, with the first account's e-mail. What
 * stands in the callback's query (`email`, `email_verified`, `error`) is what a person would have made of its page.
 */
export function beginSocial(world: World, request: Request, provider: string, redirect: unknown): Led {
  if (!isSocialProvider(provider)) throw new Error(`There is no ${provider}.`);
  const begun = { provider, redirect: returnPath(redirect, afterLogIn) };
  world.personOf(request).social = { at: "the provider", ...begun };
  return { location: `/api/auth/callback/${provider}?state=mocked` };
}

/** Logs in whom the provider vouches for, or leads on to sign-up or, with words, to the log-in page. */
export function endSocial(world: World, request: Request, provider: string): Led {
  const person = world.personOf(request);
  const { social } = person;
  person.social = null;
  if (social?.at !== "the provider" || social.provider !== provider)
    return { location: socialErrorAddress("social_log_in_expired", afterLogIn) };
  const { redirect } = social;
  const search = new URL(request.url).searchParams;
  if (search.has("error")) return { location: socialErrorAddress("social_log_in_cancelled", redirect) };
  if (search.get("email_verified") === "false")
    return { location: socialErrorAddress("social_email_unverified", redirect) };
  const email = search.get("email") ?? world.accounts[0]?.user.email ?? "";
  const found = world.accounts.find(({ user }) => user.email === email);
  if (found) {
    comeIn(world, request, found);
    return { location: redirect };
  }
  person.social = { at: "sign-up", provider: social.provider, email };
  return { location: socialSignUp(social.provider, redirect), cookie: prefilled({ email }) };
}

/** The e-mail that this provider vouched for a moment ago; null when it did not. */
export function vouchedEmail({ social }: Person, provider: string): string | null {
  return social?.at === "sign-up" && social.provider === provider ? social.email : null;
}

function prefilled(values: FormValues): string {
  return writeCookie(cookieNames.formValues, writeFormValues("/client/signup", values), { httpOnly: true });
}
