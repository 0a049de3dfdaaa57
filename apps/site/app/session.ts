import { call } from "@earshot/client/call.ts";
import { type User, readProviders, readSession } from "@earshot/contract/accounts/read.ts";
import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { type LoaderFunctionArgs, type RouterContextProvider, data, redirect } from "react-router";

import { apiContext } from "./api-context.ts";
import { renderContext } from "./render-context.ts";

/** How long, in ms, to wait for data that a page's first paint can do without. */
export const firstDataPatienceMs = 1000;

type Context = Readonly<RouterContextProvider>;

type SessionAnswer = { user: User | null | undefined; providers: SocialProvider[] };

/**
 * Fetches the logged-in user for a public page: null for a visitor, undefined if the API did not respond in time, in
 * which case the page fetches the session again.
 */
export async function firstSession(context: Context): Promise<User | null | undefined> {
  return (await firstAnswer(context)).user;
}

/**
 * Fetches the logged-in user, like `firstSession`, and the configured social log-ins, which are empty if the API did
 * not respond in time.
 */
export async function firstAnswer(context: Context): Promise<SessionAnswer> {
  try {
    return await session(context, firstDataPatienceMs);
  } catch {
    return { user: undefined, providers: [] };
  }
}

/**
 * Fetches the logged-in user for a page that requires one, without a timeout. Throws a redirect to the log-in page
 * for a visitor, and a 503 for the error page if the API does not respond.
 */
export async function requireClient({
  url,
  context,
}: Pick<LoaderFunctionArgs, "url" | "context">): Promise<User> {
  const { user } = await session(context).catch((error: unknown) => {
    context.get(renderContext).reportError(error);
    throw data(null, { status: 503 });
  });
  if (user) return user;
  const path = returnPath(url.pathname + url.search, url.pathname);
  const back = encodeURIComponent(path).replaceAll("%2F", "/");
  throw redirect(`/client/login?redirect=${back}`);
}

async function session(context: Context, timeout?: number): Promise<SessionAnswer & { user: User | null }> {
  const { fetch } = context.get(apiContext);
  const { body } = await call("GET /api/session", {}, { fetch, timeout });
  return { user: readSession(body), providers: readProviders(body) };
}
