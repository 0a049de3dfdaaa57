import { cookieNames, hasOnlyCookies } from "@earshot/contract/cookies.ts";

const { guest, theme, project, sidebar } = cookieNames;

/**
 * True if the request's cookies rule out both a session and a rejected form to show again. Any unknown cookie may be a
 * session: with `API_URL`, only the other server knows its cookie names.
 */
export const isAnonymous = (cookies: string | null): boolean =>
  hasOnlyCookies(cookies, [guest, theme, project, sidebar]);
