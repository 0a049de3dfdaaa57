import { titleKey } from "../ads/title-key.ts";
import type { ads, campaigns } from "../database/schema.ts";

type NewAd = typeof ads.$inferInsert;
type NewCampaign = typeof campaigns.$inferInsert;

/** A guest's pending ad, with overrides. */
export function newTestAd(some: Partial<NewAd> = {}): NewAd {
  const at = new Date("2026-11-02T09:30:00Z");
  const title = some.title ?? "Coffee & Co";
  return {
    id: crypto.randomUUID(),
    guestKey: some.userId ? null : "guest",
    title,
    titleKey: titleKey(title),
    description: "",
    source: "ai",
    requestedSeconds: 30,
    voices: [],
    state: "processing",
    stage: "waiting",
    createdAt: at,
    updatedAt: at,
    usedAt: at,
    ...some,
  };
}

/** A guest's campaign for early December, with a launch date if its status requires one, with overrides. */
export function newTestCampaign(some: Partial<NewCampaign> = {}): NewCampaign {
  const at = new Date("2026-11-02T09:30:00Z");
  return {
    id: crypto.randomUUID(),
    guestKey: some.userId ? null : "guest",
    title: "",
    targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
    bidStrategy: "auto",
    startDate: "2026-12-01",
    endDate: "2026-12-05",
    timeZone: "UTC",
    currentStep: 4,
    status: "draft",
    createdAt: at,
    updatedAt: at,
    launchedAt: (some.status ?? "draft") === "draft" ? null : at,
    ...some,
  };
}
