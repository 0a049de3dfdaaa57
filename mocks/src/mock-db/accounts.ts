import type { Endpoints } from "@earshot/contract/endpoints/all.ts";

import type { MockDb } from "../mock-db.ts";
import { mockPassword } from "../personas.ts";
import type { BodyOf } from "../serve.ts";
import { claimAds } from "./ads.ts";
import { guestIn } from "./owner.ts";
import { firstProjectOf } from "./projects.ts";

export type User = NonNullable<BodyOf<Endpoints["accounts"]["session"], 200>["user"]>;

export interface Account {
  user: User;
  password: string;
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

/** Accounts of every mock database. */
export function seedAccounts(): Account[] {
  return [nora, avi].map((user) => ({ user: { ...user }, password: mockPassword }));
}

/** Logs the visitor in and moves the guest's drafts and ads to the account; the ads go into its first project. */
export function logIn(mockDb: MockDb, request: Request, account: Account): void {
  const visitor = mockDb.visitorOf(request);
  const guestId = guestIn(request) ?? visitor.guestId;
  visitor.account = account;
  visitor.guestId = null;
  if (!guestId) return;
  claimAds(mockDb.ads, guestId);
  const { id } = account.user;
  for (const draft of mockDb.campaigns.values()) if (draft.owner === guestId) draft.owner = id;
  for (const stored of mockDb.ads.values()) {
    if (stored.owner !== guestId) continue;
    stored.owner = id;
    stored.ad.project_id = firstProjectOf(mockDb, id);
  }
}
