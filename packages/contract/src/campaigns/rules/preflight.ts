import type { SpokenLine } from "../../ads/read.ts";
import { outletLimits } from "../../limits.ts";
import { preflightCopy as copy } from "../copy.ts";
import { type CampaignBudget, checkBudget } from "./budget.ts";
import { type CampaignDates, campaignDays, checkCampaignDates } from "./campaign-dates.ts";
import { checkTargets, type Targets } from "./campaign-draft.ts";

/** The properties of an ad that outlets check. */
export type PreflightAd = {
  state: "processing" | "ready" | "failed";
  seconds: number | null;
  loudnessLufs: number | null;
  /**
   * The ad's spoken content. Null if unknown (an upload, or the user's own script), in which case the user has to
   * listen to it.
   */
  spoken: { lines: readonly SpokenLine[]; mustSay: string } | null;
  warnings: readonly { message: string }[];
};

export type PreflightInput = {
  ad: PreflightAd | null;
  targeting: Targets;
  budget: CampaignBudget;
  dates: CampaignDates;
  /** Today's date in the campaign's time zone, `YYYY-MM-DD`. */
  today: string;
  isReviewed: boolean;
};

/** The part of the page where a problem can be fixed. */
export type PreflightPart = "ad" | "locations" | "total_budget" | "start_date" | "review";

/** A line in *Before you launch*. Only `missing` blocks the launch; `listen` asks the user to check. */
export type PreflightLine = {
  name: string;
  part: PreflightPart;
  /** The missing or rejected part, or the figure that was checked. */
  detail: string;
  state: "ok" | "missing" | "warning" | "listen";
};

/** Lists what is missing for a launch, or would be rejected by an outlet, in step order. */
export function preflight(input: PreflightInput): PreflightLine[] {
  const { ad, targeting, budget, dates, today, isReviewed } = input;
  const money = checkBudget(budget, campaignDays(dates));
  const days = checkCampaignDates(dates, today);
  const places = targeting.locations?.length ?? 0;
  const refused = checkTargets(targeting);
  return [
    ...adLines(ad),
    line("locations", copy.locations, refused?.message, copy.places(places)),
    line(
      "total_budget",
      copy.budget,
      money?.message,
      `$${(budget.total_budget ?? 0).toLocaleString("en-US")}`,
    ),
    line("start_date", copy.dates, days?.message, copy.days(campaignDays(dates))),
    line("review", copy.review, isReviewed ? undefined : copy.notReviewed, ""),
  ];
}

const line = (part: PreflightPart, name: string, error: string | undefined, figure: string): PreflightLine =>
  error === undefined
    ? { part, name, detail: figure, state: "ok" }
    : { part, name, detail: error, state: "missing" };

/**
 * Turns a missing item into a warning: an outlet may reject the ad, but the operator reviews the campaign before it
 * goes live.
 */
const warned: typeof line = (part, name, error, figure) => {
  const made = line(part, name, error, figure);
  return made.state === "missing" ? { ...made, state: "warning" } : made;
};

function adLines(ad: PreflightAd | null): PreflightLine[] {
  if (ad?.state !== "ready") {
    return [line("ad", copy.ad, ad ? copy.adState[ad.state] : copy.noAd, "")];
  }
  const lufs = ad.loudnessLufs === null ? "" : `${Math.round(ad.loudnessLufs)} LUFS`;
  const warning = ad.warnings[0]?.message ?? lengthWarning(ad.seconds);
  return [
    line("ad", copy.ad, undefined, ad.seconds === null ? "" : `${Math.round(ad.seconds)} s`),
    warned("ad", copy.outlets, warning, lufs),
    ...spokenLines(ad.spoken),
  ];
}

const lengthWarning = (seconds: number | null) =>
  seconds !== null && Math.floor(seconds) > outletLimits.seconds
    ? copy.tooLong(Math.ceil(seconds))
    : undefined;

const listen = (name: string): PreflightLine => ({ part: "ad", name, detail: copy.listen, state: "listen" });

function spokenLines(spoken: PreflightAd["spoken"]): PreflightLine[] {
  if (!spoken) return [listen(copy.callToAction), listen(copy.required)];
  const said = spoken.lines.findLast(({ text }) => contact.test(text));
  const required = spoken.mustSay.split("\n").map(plain).filter(Boolean);
  const text = plain(spoken.lines.map((each) => each.text).join(" "));
  const left = required.find((each) => !text.includes(each));
  return [
    said ? line("ad", copy.callToAction, undefined, time(said.startMs)) : listen(copy.callToAction),
    ...(required.length > 0 ? [warned("ad", copy.required, left && copy.notSaid, "")] : []),
  ];
}

/**
 * A web address, email address or telephone number. Excludes dates (2026-12-31), hours (10.30-18.00), and two
 * sentences without a space between them, because domains are lower case.
 */
const contact =
  /(?:[Ww]{3}\.|https?:|@)[\p{L}\p{N}]|[\p{L}\p{N}-]+\.\p{Ll}{2,}(?![\p{L}\p{N}])|(?<![\d.:-])(?!\d{4}-\d{2}-\d{2}|\d{1,2}[.:]\d{2}\s?[-–])\+?(?:\(?\d[\s().-]{0,2}){7,}/u;

/** Keeps only letters and digits, so that quotes and spaces make no difference. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const time = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
