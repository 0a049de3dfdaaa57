/** The campaign launch page: four steps, one visible at a time. */
export const campaignCopy = {
  steps: { ad: "Ad", audience: "Audience", budget: "Budget and dates", review: "Review and launch" },
  titleLabel: "Campaign title",
  locations: "Locations",
  ages: "Ages",
  genders: "Genders",
  devices: "Devices",
  interests: "Interests",
  totalBudget: "Total budget",
  dailyBudget: "Daily budget",
  bidStrategy: { label: "Bid strategy", auto: "Automatic", target: "Target CPM" },
  startDate: "Start date",
  endDate: "End date",
  next: "Next",
  launchNotice: (brand: string) =>
    `No payment is taken now. ${brand} will be in touch before anything is charged.`,
  noneYet: "No campaigns yet",
  deleted: "Campaign deleted",
} as const;

/** Where a campaign stands. */
export const campaignStatusCopy = {
  draft: "Draft",
  inReview: "In review",
  live: "Live",
  ended: "Ended",
  rejected: "Rejected",
  cancelled: "Cancelled",
} as const;

/** What a campaign is refused for, as a draft, at its launch and after it. */
export const campaignErrorCopy = {
  titleLong: "Please keep the title to 200 characters",
  locationsMany: "Please choose at most 100 locations",
  locationLong: "Please keep each country, region and city to 200 characters",
  interestsMany: "Please choose at most 100 interests",
  interestLong: "Please keep each interest to 200 characters",
  timeZoneUnknown: "We don’t know this time zone. Please choose another one.",
  adMissing: "Please choose an ad",
  adNotReady: "This ad is not ready. Please wait until it is, or choose another one.",
  totalLow: "The total budget must be at least $50",
  totalHigh: "The total budget must be at most $20,000",
  dailyLow: "The daily budget must be more than $0",
  dailyHigh: "The daily budget for all days must not exceed the total budget",
  targetLow: "The target CPM must be at least $5",
  targetHigh: "The target CPM must be at most $100",
  startMissing: "Please choose a start date",
  endMissing: "Please choose an end date",
  startPast: "The start date must not be in the past",
  endEarly: "The end date must not be before the start date",
  launched: "This campaign was launched, so it can’t be changed any more.",
  notCancellable: "Only a campaign in review or live can be cancelled.",
  tooMany: "You have 500 campaigns, which is the most. Please delete one before you start another.",
  cancelFirst: "Please cancel this campaign before you delete it.",
} as const;
