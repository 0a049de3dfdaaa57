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

/** Campaign status labels. */
export const campaignStatusCopy = {
  draft: "Draft",
  inReview: "In review",
  live: "Live",
  ended: "Ended",
  rejected: "Rejected",
  cancelled: "Cancelled",
} as const;
