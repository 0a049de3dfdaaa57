import { cookieNames, hasOnlyCookies } from "@earshot/contract/cookies.ts";

const { guest, theme, project, sidebar } = cookieNames;

/**
 * True if, judging by the request's cookies, nobody can be logged in and no rejected form has to be shown again. Any
 * unknown cookie may be a session: with `API_URL` only the other server knows its names.
 */
export const isAnonymous = (cookies: string | null): boolean =>
  hasOnlyCookies(cookies, [guest, theme, project, sidebar]);
