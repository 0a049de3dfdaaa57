import { textLength } from "../limits.ts";
import { campaignRefusalWords as words } from "../words/campaigns.ts";
import type { Refusal } from "./refusal.ts";

/** What is checked of a draft, named as it is sent; the rest is checked at its launch. */
export type CampaignDraft = { title?: string | null; time_zone?: string | null };

/** A draft needs nothing, but its title has a longest length and its time zone must be one. */
export function checkCampaignDraft(draft: CampaignDraft): Refusal<keyof CampaignDraft> | null {
  if ((draft.title ?? "").trim().length > textLength.name) {
    return { field: "title", message: words.titleLong };
  }
  return !draft.time_zone || isTimeZone(draft.time_zone)
    ? null
    : { field: "time_zone", message: words.timeZoneUnknown };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
