import { isGuestId, mayBringGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { type CodeWith } from "@earshot/contract/errors.ts";
import { guestCookieDays } from "@earshot/contract/limits.ts";

import type { MockDb } from "../mock-db.ts";
import { Reply } from "../serve.ts";
import type { Account } from "./accounts.ts";
import { claimAds } from "./ads.ts";

const guestCookie = "temp_user_id";

/** Whose the things are that a request is about. */
export interface Owner {
  /** The account's id or the guest's. */
  id: string;
  account: Account | null;
  /** For the answer: the guest's cookie, where the request had none. */
  headers: Record<string, string>;
}

/**
 * Who asks for what is theirs (decisions, Identity): the session decides, then the guest's cookie, then the id that was
 * sent. `foreign` where cookie and sent id differ, null where there is none of them.
 */
export function ownerOf(mockDb: MockDb, request: Request, sentId?: string | null): Owner | "foreign" | null {
  const person = mockDb.visitorOf(request);
  if (person.account) return { id: person.account.user.id, account: person.account, headers: {} };
  const kept = guestIn(request);
  if (kept && sentId && kept !== sentId) return "foreign";
  const id = kept ?? (mayBringGuestId(request.headers) ? sentId : null);
  if (!id) return null;
  person.guestId = id;
  claimAds(mockDb.ads, id);
  return { id, account: null, headers: kept ? {} : { "Set-Cookie": cookieOf(id) } };
}

/** Codes for nobody. */
type NobodyCode = CodeWith<401>;

/** A request that only somebody may make. */
interface OwnedRequest<Code extends NobodyCode> {
  request: Request;
  error: (code: Code | "foreign_guest") => Reply;
}

/** The owner as `ownerOf` finds them, or the error to answer with. */
export function ownerOrError<Code extends NobodyCode>(
  mockDb: MockDb,
  { request, error }: OwnedRequest<Code>,
  sentId: string | null | undefined,
  nobody: Code,
): Owner | Reply {
  const owner = ownerOf(mockDb, request, sentId);
  if (owner === "foreign") return error("foreign_guest");
  return owner ?? error(nobody);
}

/** Whether the project is one of the owner's; a guest has none. */
export function isOwnProject(mockDb: MockDb, { id }: Owner, projectId: string): boolean {
  return (mockDb.projects.get(id) ?? []).some(({ uuid }) => uuid === projectId);
}

/** For the answer to a guest's visit: the cookie lasts as long as browsers keep one, counted from the last of them. */
export function renewedGuest(request: Request): Record<string, string> {
  const id = guestIn(request);
  return id ? { "Set-Cookie": cookieOf(id) } : {};
}

/** The guest identity in the request's cookie. */
export function guestIn(request: Request): string | null {
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const id = pairs.find(([name]) => name === guestCookie)?.[1];
  return isGuestId(id) ? id : null;
}

function cookieOf(id: string): string {
  return `${guestCookie}=${id}; Path=/; Max-Age=${guestCookieDays * 24 * 60 * 60}; SameSite=Lax`;
}
