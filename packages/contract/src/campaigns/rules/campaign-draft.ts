import { mostTargets, textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { campaignErrorCopy as words } from "../copy.ts";

type Place = { country: string; region?: string | null; city?: string | null };

type Targets = { locations?: readonly Place[]; interests?: readonly string[] };

/** What is checked of a draft, named as it is sent; the rest is checked at its launch. */
export type CampaignDraft = { title?: string | null; targeting?: Targets; time_zone?: string | null };

/** The fields that a draft can be refused for. */
type CampaignDraftField = "title" | "locations" | "interests" | "time_zone";

/**
 * The first thing wrong with a draft, in the order of its steps. It needs nothing, but title, places and interests have
 * a longest length, there are only so many of them, and its time zone must be one.
 */
export function checkCampaignDraft(draft: CampaignDraft): Refusal<CampaignDraftField> | null {
  if ((draft.title ?? "").trim().length > textLength.name) {
    return { field: "title", message: words.titleLong };
  }
  const wrong = checkTargets(draft.targeting ?? {});
  if (wrong) return wrong;
  return !draft.time_zone || isTimeZone(draft.time_zone)
    ? null
    : { field: "time_zone", message: words.timeZoneUnknown };
}

function checkTargets({
  locations = [],
  interests = [],
}: Targets): Refusal<"locations" | "interests"> | null {
  if (locations.length > mostTargets) return { field: "locations", message: words.locationsMany };
  if (locations.some(({ country, region, city }) => [country, region, city].some(isLong))) {
    return { field: "locations", message: words.locationLong };
  }
  if (interests.length > mostTargets) return { field: "interests", message: words.interestsMany };
  return interests.some(isLong) ? { field: "interests", message: words.interestLong } : null;
}

function isLong(target: string | null | undefined): boolean {
  return (target ?? "").length > textLength.target;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
