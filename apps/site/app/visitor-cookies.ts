import { cookieNames, hasOnlyCookies } from "@earshot/contract/cookies.ts";

const { guest, theme, project, sidebar } = cookieNames;

/**
 * True if nobody can be logged in, by the request's cookies, and no rejected form is to be shown again. Any unknown cookie may be a session:
 * behind `API_URL` only the other server knows its names.
 */
export const isAnonymous = (cookies: string | null): boolean =>
  hasOnlyCookies(cookies, [guest, theme, project, sidebar]);
