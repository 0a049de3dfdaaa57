import { errorOf } from "../../errors.ts";
import { mostTargets, targetingBytes, textLength } from "../../limits.ts";

type Place = { country: string; region?: string | null; city?: string | null };

export type Targets = { locations?: readonly Place[]; interests?: readonly string[] };

/** Draft fields that are checked on every save, by wire name; the others are checked only at launch. */
export type CampaignDraft = { title?: string | null; targeting?: Targets; time_zone?: string | null };

/**
 * Returns the first error in a draft, in step order. All fields are optional, but title, locations and interests are
 * limited in length and number, and the time zone must be valid.
 */
export function checkCampaignDraft(draft: CampaignDraft) {
  if ((draft.title ?? "").trim().length > textLength.name) {
    return errorOf("campaign_title_too_long");
  }
  const wrong = checkTargets(draft.targeting ?? {});
  if (wrong) return wrong;
  return !draft.time_zone || isTimeZone(draft.time_zone) ? null : errorOf("time_zone_unknown");
}

/**
 * Returns the first error in the targeting. A request may change only part of the targeting, so the result is checked
 * again as a whole.
 */
export function checkTargets({ locations = [], interests = [] }: Targets) {
  if (locations.length > mostTargets) return errorOf("too_many_locations");
  if (locations.some(({ country, region, city }) => [country, region, city].some(isLong))) {
    return errorOf("location_too_long");
  }
  if (interests.length > mostTargets) return errorOf("too_many_interests");
  if (interests.some(isLong)) return errorOf("interest_too_long");
  const { length } = new TextEncoder().encode(JSON.stringify({ locations, interests }));
  return length > targetingBytes ? errorOf("targeting_too_large") : null;
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
