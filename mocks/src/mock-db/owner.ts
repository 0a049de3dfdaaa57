import { isGuestId, mayBringGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { cookieNames, longestAge, readCookie, writeCookie } from "@earshot/contract/cookies.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";

import type { MockDb } from "../mock-db.ts";
import { Reply } from "../serve.ts";
import type { Account } from "./accounts.ts";
import { claimAds } from "./ads.ts";

/** The owner of the data that a request is about. */
export interface Owner {
  /** The account's or guest's id. */
  id: string;
  account: Account | null;
  /** Response headers that set the guest cookie if the request had none. */
  headers: Record<string, string>;
}

/**
 * Identifies the owner by session, then guest cookie, then the id in the request. `foreign` if cookie and id differ,
 * null if none of these is present.
 */
export function ownerOf(
  mockDb: MockDb,
  request: Request,
  requestId?: string | null,
): Owner | "foreign" | null {
  const person = mockDb.visitorOf(request);
  if (person.account) return { id: person.account.user.id, account: person.account, headers: {} };
  const cookieId = guestIn(request);
  if (cookieId && requestId && cookieId !== requestId) return "foreign";
  const id = cookieId ?? (mayBringGuestId(request.headers) ? requestId : null);
  if (!id) return null;
  person.guestId = id;
  claimAds(mockDb.ads, id);
  return { id, account: null, headers: cookieId ? {} : { "Set-Cookie": cookieOf(id) } };
}

type MissingIdentityCode = CodeWith<401>;

interface OwnedRequest<Code extends MissingIdentityCode> {
  request: Request;
  error: (code: Code | "foreign_guest") => Reply;
}

/** The request's owner, or an error reply. */
export function ownerOrError<Code extends MissingIdentityCode>(
  mockDb: MockDb,
  { request, error }: OwnedRequest<Code>,
  requestId: string | null | undefined,
  missingCode: Code,
): Owner | Reply {
  const owner = ownerOf(mockDb, request, requestId);
  if (owner === "foreign") return error("foreign_guest");
  return owner ?? error(missingCode);
}

/** True for the owner's own project. Guests have no projects. */
export function isOwnProject(mockDb: MockDb, { id }: Owner, projectId: string): boolean {
  return (mockDb.projects.get(id) ?? []).some(({ uuid }) => uuid === projectId);
}

/** Headers that renew the guest cookie, which expires a fixed time after the last visit. */
export function renewedGuest(request: Request): Record<string, string> {
  const id = guestIn(request);
  return id ? { "Set-Cookie": cookieOf(id) } : {};
}

/** The guest id in the request's cookie. */
export function guestIn(request: Request): string | null {
  const id = readCookie(request.headers.get("Cookie"), cookieNames.guest);
  return isGuestId(id) ? id : null;
}

function cookieOf(id: string): string {
  return writeCookie(cookieNames.guest, id, { maxAge: longestAge });
}
