/** The campaign launch page: four steps, one visible at a time. */
export const campaignCopy = {
  launch: "Launch Campaign",
  /** The step list's label. */
  stepsLabel: "Steps",
  steps: { 1: "Ad", 2: "Audience", 3: "Budget and dates", 4: "Review and launch" },
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: "Next",
  deleted: "Campaign deleted",
  saved: "Draft saved",
  saving: "Saving...",
  notSaved: "The draft could not be saved.",
  changedElsewhere: "This draft was changed in another tab or on another device.",
  loadNewest: "Load the newest",
  keepMine: "Keep mine",
  notLoaded: "This campaign could not be loaded.",
  draftGone: "This campaign was deleted meanwhile. What you entered is kept as a new draft.",
  gone: "This campaign can’t be found. It may be deleted, or belong to another account.",
} as const;

/** Step 1: the ad. */
export const campaignAdCopy = {
  title: "Which ad should people hear?",
  text: "One campaign has one ad.",
  titleLabel: "Campaign title",
  titleHint: "Only you and we see it.",
  change: "Change ad",
  notLoaded: "The ad could not be loaded.",
  project: "Project",
  choose: "Use this ad",
  none: "No ads yet",
  noneText: "Make an ad first, or upload one. It takes a minute.",
  make: "Make an ad",
  gone: "This ad can’t be found. It may be deleted, or belong to another account. Please choose another one.",
} as const;

/** Step 2: the audience. */
export const audienceCopy = {
  title: "Who should hear it?",
  text: "Leave a row empty and it reaches everyone there.",
  locations: "Locations",
  locationsHint: "Country, region or city",
  openPlaces: "Show places",
  noPlace: (typed: string) => `No country or region matches “${typed}”`,
  foundPlaces: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  city: (name: string) => `The city ${name}`,
  ages: "Ages",
  genders: "Genders",
  gender: { everyone: "Everyone", female: "Female", male: "Male" },
  devices: "Devices",
  interests: "Interests",
  interestsHint: "Food, sport, music...",
  suggestedInterests: "Suggested interests",
  addInterest: (name: string) => `Add ${name}`,
  openInterests: "Show interests",
  noInterest: (typed: string) => `No interest matches “${typed}”`,
  foundInterests: (count: number) => (count === 1 ? "1 interest" : `${count} interests`),
  remove: (name: string) => `Remove ${name}`,
  placesNotLoaded: "The list of places could not be loaded.",
} as const;

/** Interests to choose for an audience. */
export const interestNames = [
  "Arts and culture",
  "Beauty",
  "Books",
  "Business",
  "Cars",
  "Cooking",
  "DIY",
  "Family",
  "Fashion",
  "Film and TV",
  "Finance",
  "Fitness",
  "Food and drink",
  "Gaming",
  "Gardening",
  "Health",
  "Home",
  "Local news",
  "Morning shows",
  "Music",
  "News and politics",
  "Outdoors",
  "Pets",
  "Science",
  "Sport",
  "Technology",
  "Travel",
  "True crime",
  "Working from home",
] as const;

export const ageGroups = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;

/** Step 3: budget and dates. */
export const budgetCopy = {
  title: "How much, and when?",
  text: "A campaign costs between $50 and $20,000 in all.",
  total: "Total budget",
  totalHint: "US dollars, from $50 to $20,000",
  daily: "Daily budget (optional)",
  dailyHint: "At most this much a day",
  bidStrategy: "Bid strategy",
  bids: { auto: "Automatic", target_cpm: "Target CPM" },
  targetCpm: "Target CPM",
  targetCpmHint: "Dollars for 1,000 impressions, from $5 to $100",
  start: "Start date",
  end: "End date",
  timeZone: "Time zone",
  timeZoneHint: (now: string) => `Now ${now}. The campaign starts and ends at midnight there.`,
  timeZoneSearch: "Search a city or a time zone",
  openTimeZones: "Show time zones",
  clearTimeZone: "Clear time zone",
  noTimeZone: (typed: string) => `No time zone matches “${typed}”`,
  foundTimeZones: (count: number) => (count === 1 ? "1 time zone" : `${count} time zones`),
  notAnAmount: "Please enter an amount in dollars, such as 500",
} as const;

/** Step 4: review and launch. */
export const reviewCopy = {
  title: "Check it once more",
  text: "After the launch, a person looks at the campaign before anybody hears it.",
  audience: "Audience",
  budget: "Budget",
  dates: "Dates",
  ad: "Ad",
  edit: (what: string) => `Edit ${what.toLowerCase()}`,
  checked: "I have listened to the ad and checked the audience, the budget and the dates",
  launching: "Launching...",
  missing: "Some things are missing before you can launch:",
  failed: "The campaign could not be launched. Please try again.",
  launched: "Your campaign is in review",
  launchedText: (brand: string) =>
    `${brand} looks at every campaign before it goes live, and will be in touch. No payment was taken.`,
  /** Shown for a launched campaign that is no longer in review. */
  ended: {
    live: {
      title: "Your campaign is live",
      text: "It can’t be changed any more. It can be cancelled or duplicated.",
    },
    ended: { title: "This campaign has ended", text: "A duplicate is a new draft with everything of it." },
    rejected: {
      title: "This campaign was not accepted",
      text: "A duplicate is a new draft that you can change and launch.",
    },
    cancelled: {
      title: "This campaign was cancelled",
      text: "A duplicate is a new draft with everything of it.",
    },
  },
  toCampaigns: "See your campaigns",
  toStudio: "Make another ad",
  notice: (brand: string) => `No payment is taken now. ${brand} will be in touch before anything is charged.`,
  total: (dollars: string) => `${dollars} in total`,
  daily: (dollars: string) => `at most ${dollars} a day`,
  cpm: (dollars: string) => `target CPM ${dollars}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  timeZone: (name: string) => `Time zone: ${name}`,
} as const;

/** The forecast next to every step. */
export const forecastCopy = {
  panel: "Forecast and checks",
  title: "Forecast",
  at: (dollars: string) => `at ${dollars} total`,
  impressions: "Estimated impressions",
  listeners: "Unique listeners",
  built: (total: string, cpm: string) =>
    `${total} ÷ ${cpm} × 1,000 impressions, and each listener hears the ad about twice.`,
  range: (least: string, most: string) =>
    `Between ${least} and ${most} people, depending on whether each hears it one to three times.`,
  changes: "A larger budget or a lower CPM changes it; the audience does not.",
  none: "Enter a budget from $50 to $20,000 to see how many people it reaches.",
  short: (impressions: string) => `${impressions} impressions`,
} as const;

/** *Before you launch*: what is missing, or would be rejected by an outlet. */
export const preflightCopy = {
  title: "Before you launch",
  /** A check's state, read out by screen readers before its text. */
  states: { ok: "Done", missing: "Missing", warning: "Warning", listen: "Up to you" },
  count: (done: number, all: number) => `Checks: ${done} of ${all}`,
  step: (step: number) => `Step ${step}`,
  ad: "The ad is ready",
  noAd: "Please choose an ad",
  adState: { processing: "It is still being made", failed: "It could not be made", ready: "" },
  outlets: "Length and loudness suit radio and podcasts",
  tooLong: (seconds: number) => `It lasts ${seconds} seconds. Most outlets take 60 at most.`,
  callToAction: "The call to action is said",
  required: "Required lines are said",
  notSaid: "A required line is not said",
  listen: "Listen and check",
  locations: "Locations",
  places: (count: number) => (count === 0 ? "Everywhere" : String(count)),
  budget: "Budget",
  dates: "Dates",
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  review: "Your review",
  notReviewed: "Please check the campaign once more",
} as const;

/** The list of campaigns. */
export const campaignsCopy = {
  title: "Campaigns",
  list: "Campaigns",
  columns: {
    campaign: "Campaign",
    status: "Status",
    dates: "Dates",
    budget: "Total budget",
    impressions: "Impressions",
  },
  search: "Search campaigns",
  filter: "Status",
  all: "All",
  allStatuses: "All statuses",
  noMatches: "No campaigns match your search and status.",
  showAll: "Show all campaigns",
  untitled: "Untitled campaign",
  noAd: "No ad chosen",
  notSet: "Not set",
  goOn: "Go on",
  options: (title: string) => `Options for the campaign ${title}`,
  duplicate: "Duplicate",
  cancel: "Cancel campaign",
  remove: "Delete",
  empty: "No campaigns yet",
  emptyText: "Choose an ad, say who should hear it, and launch.",
  notLoaded: "Your campaigns could not be loaded.",
  moreNotLoaded: "More campaigns could not be loaded.",
  loadMore: "Load more campaigns",
  estimates: "Impressions are estimates.",
  duplicated: "Campaign duplicated",
  cancelled: "Campaign cancelled",
  duplicateFailed: "The campaign could not be duplicated. Please try again.",
  cancelDialog: {
    title: "Cancel campaign",
    text: (title: string, isLive: boolean) =>
      `${title} will ${isLive ? "stop running" : "not run"}. This can’t be undone.`,
    keep: "Keep it",
    failed: "The campaign could not be cancelled. Please try again.",
  },
  deleteDialog: {
    title: "Delete campaign",
    text: (title: string) => `${title} will be deleted. This action cannot be undone.`,
    failed: "The campaign could not be deleted. Please try again.",
  },
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

/** Device names for chips, and for the sentence about the audience. */
export const deviceNames = {
  mobile: { chip: "Phone", inSentence: "phones" },
  smart_speaker: { chip: "Smart speaker", inSentence: "smart speakers" },
  desktop: { chip: "Computer", inSentence: "computers" },
  tablet: { chip: "Tablet", inSentence: "tablets" },
  console: { chip: "Game console", inSentence: "game consoles" },
  car: { chip: "Car", inSentence: "car radios" },
} as const;
