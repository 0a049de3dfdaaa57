/**
 * Limits that browser and server share. Characters are UTF-16 code units (`text.length`), as a field's `maxlength`, zod
 * and the password library count them, so that all checks agree.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Minimum and maximum characters of a password; settings requires fewer than sign-up. */
export const passwordLength = { signUp: 6, settings: 5, reset: 6, most: 128 } as const;

/** Characters of a project's trimmed name, both bounds accepted. */
export const projectNameLength = { least: 2, most: 100 } as const;

/** Maximum characters of an e-mail address: in total, and before the @ (RFC 5321 4.5.3.1, less the brackets). */
export const emailLength = { most: 254, local: 64 } as const;

/** Maximum characters of the other text fields. */
export const textLength = {
  /** Names of people, companies, products, campaigns. */
  name: 200,
  /** Project description. */
  description: 200,
  /** Campaign targeting: a country, region, city or interest. */
  target: 200,
  phone: 40,
  agencyCode: 100,
  deliveryInstructions: 1000,
  /** Text that an ad must say, and words that it must not. */
  mustSay: 1000,
  avoid: 1000,
  /** Content outline of the hero form, which is passed in a URL. */
  outline: 1500,
  /** A prompt or the user's own script: 120 s of the fastest speech is about 3,000. */
  prompt: 5000,
  /** Line that is spoken alone. */
  take: 300,
  contactMessage: 5000,
} as const;

/** Maximum characters of the message sent with a shared ad. */
export const shareMessageLength = 500;

/** Projects: fetched at once, and listed in the sidebar before "Show more projects". */
export const projectCounts = { fetched: 500, shown: 5 } as const;

/** Items of one page of each list, and the distance in px from its end at which the next is fetched. */
export const pageSize = { voices: 20, music: 20, ads: 10, campaigns: 20 } as const;
export const nextPageWithin = 100;

/** Maximum page size of a list request. An ad comes with its texts and peaks, a campaign with the peaks of its ad. */
export const mostListed = 500;
export const mostAdsListed = 50;
export const mostCampaignsListed = 50;

/** Maximum locations, and maximum interests, per campaign. */
export const mostTargets = 100;

/** Maximum bytes of a campaign's targeting as JSON: about 100 cities. */
export const targetingBytes = 8 * 1024;

/** Campaigns that a guest and a client may have. Above it: 422. */
export const mostCampaigns = { guest: 20, client: 500 } as const;

/** Bytes of an uploaded ad; exactly 2 MB is accepted. */
export const uploadBytes = 2 * megabyte;

/** Limits beyond which outlets refuse an uploaded ad. */
export const outletLimits = {
  seconds: 60,
  loudnessLufs: -16,
  toleranceLu: 3,
  silenceSeconds: 2,
  /** In Hz, of one channel: what a telephone has. */
  lowestRate: 8000,
} as const;

/** Bytes of a request's body: JSON or form data, and an upload with its other parts. */
export const bodyBytes = { json: 256 * 1024, upload: uploadBytes + 64 * 1024 } as const;

/** Dollars of a campaign's total; the slider's step and its first value. */
export const budget = { least: 50, most: 20_000, step: 50, first: 500 } as const;

/** Dollars per thousand impressions: the forecast's assumption, and the bounds of a target. */
export const costPerThousand = { usual: 18, least: 5, most: 100 } as const;

/** Defaults of a new campaign. */
export const campaignDefaults = { step: 1, bidStrategy: "auto" } as const;

/** How often one listener hears an ad, at least and at most: the forecast's honest range. */
export const frequency = { least: 1, most: 3 } as const;

/** Impressions per unique listener. */
export const impressionsPerListener = 2;

/** Script length estimate: characters per second, and the maximum seconds shown. */
export const scriptEstimate = { charactersPerSecond: 20, mostSeconds: 120 } as const;

/** Maximum scripts of one request. */
export const mostVariants = 3;

/** Maximum lines of an edited script. */
export const mostScriptLines = 100;

/** Maximum seconds of an ad with the user's own script. */
export const mostAdSeconds = 120;

/** Initial values of the mixer's form. Volume in percent. Fades in ms, start and end in s. */
export const musicDefaults = {
  fadeInMs: 0,
  fadeOutMs: 0,
  startSeconds: 0,
  endSeconds: 30,
  volume: 30,
} as const;

/** Maximum volume of the music bed, in percent. */
export const mostVolume = 100;

/** Defaults of a new studio form: seconds, the voice's neutral rate, the narrative. */
export const adDefaults = { seconds: 30, speed: 65, narrative: "first" } as const;

/** Minimum characters of a voice id that has neither the prefix nor a hyphen. */
export const plainVoiceIdLength = 16;

/** Tags shown on one track, on small screens and on larger ones. */
export const trackTags = { small: 4, large: 8 } as const;

/** Characteristics shown on one voice. */
export const voiceTags = 2;

/** Values in an ad's `peaks`, each 0-255. */
export const peakCount = 200;

/** Characters of a guest's id, and its cookie's lifetime in days: browsers cap it at 400. */
export const guestIdLength = 12;
export const guestCookieDays = 400;

/** Session lifetime in ms. */
export const sessionLength = { remembered: 30 * day, usual: 12 * hour } as const;

/** Lifetime of a reset link in ms. */
export const resetLinkLength = 30 * minute;

/**
 * Lifetimes in ms of the two links of a changed e-mail. The old address can take the change back for longer than the new one can
 * confirm it.
 */
export const emailChangeLength = { confirm: day, cancel: 7 * day } as const;

/** Versions of an ad that are kept, the newest included. */
export const keptVersions = 5;

/** Milliseconds between two polls of a job, and the maximum number of polls. */
export const polling = { every: 5 * second, most: 60 } as const;

/** Milliseconds between two requests for an ad while it is made. */
export const adQueryEvery = second;

/** Request timeout in ms; for an upload, the time without progress. */
export const callTimeout = { usual: 15 * second, uploadStall: minute } as const;

/** Delays in ms. */
export const timing = {
  bannerTitle: 3 * second,
  projectFieldFocus: 150,
  uploadStep: 200,
  adListSecondRefresh: second,
  agencyCodeDialogCloses: 1.5 * second,
  agencyCodeReload: 1.5 * second,
  agencyCodeDeletedReload: second,
  linkCopiedToast: 3 * second,
  /** Projects loaded with the page are refetched when older than this. */
  projectsStale: 30 * second,
} as const;

/** Percent: each step of the simulated upload, and where it waits for the response. */
export const uploadProgress = { step: 10, waitsAt: 90 } as const;

/** Seconds from which the production wait counts down. */
export const productionWaitSeconds = 108;

/** Speed of the brand carousels in px/s, and the width in px at which the top bar's title is truncated. */
export const logoCarouselSpeed = 50;
export const topBarTitleWidth = 329;

/** Rate limits, by the key they count; `within` is in ms. Above them: 429 with `Retry-After`. */
export type RateLimit = { most: number; within: number };

/** Overridden by configuration in tests only. */
export const rateLimits = {
  guestAds: { most: 20, within: hour },
  clientAds: { most: 60, within: hour },
  uploads: { most: 30, within: hour },
  /** Guests share these by address: anybody can invent guest ids. */
  guestAdsPerAddress: { most: 40, within: hour },
  guestUploadsPerAddress: { most: 60, within: hour },
  guestDraftsPerAddress: { most: 60, within: hour },
  /** Counts bytes. */
  guestBytesPerAddress: { most: 500 * megabyte, within: day },
  /** Counts bytes of all accounts that upload from an address, for example of one office. */
  clientBytesPerAddress: { most: 2000 * megabyte, within: day },
  drafts: { most: 60, within: hour },
  projects: { most: 60, within: hour },
  scripts: { most: 120, within: hour },
  scriptsPerAddress: { most: 240, within: hour },
  takes: { most: 60, within: hour },
  takesPerAddress: { most: 120, within: hour },
  /** Counts readings of scripts, for their length and before an ad is made of them. */
  spokenLengthPerAddress: { most: 1200, within: hour },
  logInPerEmail: { most: 10, within: 15 * minute },
  /** In place of the other two, on a device that the account was logged in from. */
  logInPerDevice: { most: 10, within: 15 * minute },
  logInPerAddress: { most: 50, within: 15 * minute },
  /** Counts log-ins that succeed, too: each costs the hash of a password and a stored session. */
  everyLogInPerAddress: { most: 300, within: 15 * minute },
  /** Counts wrong current passwords of an account, apart from its log-ins, which strangers can use up. */
  passwordUpdate: { most: 10, within: 15 * minute },
  register: { most: 10, within: hour },
  forgotPerAddress: { most: 10, within: hour },
  forgotPerEmail: { most: 3, within: hour },
  reset: { most: 10, within: hour },
  /** Counted per account, and per new address. */
  emailChange: { most: 3, within: hour },
  contact: { most: 5, within: hour },
  subscription: { most: 10, within: hour },
} as const satisfies Record<string, RateLimit>;

/** Maximum pending ads per person. */
export const adsInTheMaking = 2;

/** Waiting ads before a new one above which it is not taken, and seconds that each takes on two cores. Above it: 503. */
export const adQueue = { most: 120, secondsEach: 5 } as const;

/**
 * Uploads that wait or are read: of one owner or address (above it: 429), and in all (503). Files read at a time, and seconds that
 * each takes at most.
 */
export const uploadQueue = { mostEach: 4, most: 32, atOnce: 2, secondsEach: 8 } as const;

/** Audio storage in bytes for a guest and a client. Above it: 413. */
export const storageBytes = { guest: 200 * megabyte, client: 2 * gigabyte } as const;

/** Days after which a guest's unused ads and campaign drafts are removed. */
export const guestAdsKeptDays = 400;

/** Days after which the uploads of a guest who never came back are removed. */
export const guestUploadsKeptDays = 30;
