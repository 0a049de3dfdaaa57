import type { Endpoints } from "@earshot/contract/endpoints/all.ts";

import type { MockDb } from "../mock-db.ts";
import { mockPassword } from "../personas.ts";
import type { BodyOf } from "../serve.ts";
import { claimAds } from "./ads.ts";
import { guestIn } from "./owner.ts";
import { projectForAd } from "./projects.ts";

export type User = NonNullable<BodyOf<Endpoints["accounts"]["session"], 200>["user"]>;

export interface Account {
  user: User;
  password: string;
}

export interface EmailChange {
  account: Account;
  oldEmail: string;
  newEmail: string;
  isConfirmed: boolean;
}

const flags = { receiveProjectUpdates: true, receiveNewsletter: true };
const nora: User = {
  ...flags,
  id: "usr_nora",
  first_name: "Nora",
  last_name: "Lindqvist",
  email: "nora@kettle.example",
  businessName: "Kettle",
  companyType: "business",
};
const avi: User = {
  ...flags,
  id: "usr_avi",
  first_name: "Avi",
  last_name: "Rosen",
  email: "avi@harborandpine.example",
  businessName: "Harbor & Pine",
  companyType: "agency",
};

/** The accounts in every mock database. */
export function seedAccounts(): Account[] {
  return [nora, avi].map((user) => ({ user: { ...user }, password: mockPassword }));
}

/**
 * Logs the visitor in and moves the guest's drafts and ads to the account; the ads go into its first project. Returns
 * how many were moved.
 */
export function logIn(mockDb: MockDb, request: Request, account: Account): number {
  const visitor = mockDb.visitorOf(request);
  const guestId = guestIn(request) ?? visitor.guestId;
  visitor.account = account;
  visitor.guestId = null;
  if (!guestId) return 0;
  claimAds(mockDb.ads, guestId);
  const { id } = account.user;
  for (const draft of mockDb.campaigns.values()) if (draft.owner === guestId) draft.owner = id;
  let moved = 0;
  for (const stored of mockDb.ads.values()) {
    if (stored.owner !== guestId) continue;
    stored.owner = id;
    stored.ad.project_id = projectForAd(mockDb, id);
    moved += 1;
  }
  return moved;
}

/**
 * Records an email change as pending, replacing an earlier one. Creates no link if another account uses the address.
 */
export function changeEmail(mockDb: MockDb, account: Account, newEmail: string): void {
  cancelPendingEmail(mockDb, account);
  account.user = { ...account.user, pending_email: newEmail };
  if (mockDb.accounts.some(({ user }) => user.email === newEmail)) return;
  const change = { account, oldEmail: account.user.email, newEmail, isConfirmed: false };
  mockDb.emailChanges.set(mockDb.nextId(), change);
}

export function cancelPendingEmail(mockDb: MockDb, account: Account): void {
  for (const [token, change] of mockDb.emailChanges)
    if (change.account === account && !change.isConfirmed) mockDb.emailChanges.delete(token);
  account.user = { ...account.user, pending_email: undefined };
}
