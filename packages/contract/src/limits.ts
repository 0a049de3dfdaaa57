/**
 * Limits that browser and server share. Characters are UTF-16 code units (`text.length`), as counted by `maxlength`,
 * zod and the password library, so that all checks agree.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Minimum and maximum characters of a password; settings requires fewer than sign-up. */
export const passwordLength = { signUp: 6, settings: 5, reset: 6, most: 128 } as const;

/** Length of a project's trimmed name in characters, both bounds included. */
export const projectNameLength = { least: 2, most: 100 } as const;

/** Maximum characters of an e-mail address: in total, and before the @ (RFC 5321 4.5.3.1, minus the brackets). */
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
  /** A line that is played by itself. */
  take: 300,
  contactMessage: 5000,
} as const;

/** Maximum characters of the message sent with a shared ad. */
export const shareMessageLength = 500;

/** Projects: how many are fetched at once, and how many the sidebar lists before "Show more projects". */
export const projectCounts = { fetched: 500, shown: 5 } as const;

/** Page size of each list, and the distance in px from its end at which the next page is fetched. */
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

/** Maximum campaigns of a guest and of a client. Above that: 422. */
export const mostCampaigns = { guest: 20, client: 500 } as const;

/** Bytes of an uploaded ad; exactly 2 MB is accepted. */
export const uploadBytes = 2 * megabyte;

/** Limits beyond which outlets reject an uploaded ad. */
export const outletLimits = {
  seconds: 60,
  loudnessLufs: -16,
  toleranceLu: 3,
  silenceSeconds: 2,
  /** In Hz, of one channel: telephone quality. */
  lowestRate: 8000,
} as const;

/** Maximum bytes of a request's body: JSON or form data, and an upload with its other parts. */
export const bodyBytes = { json: 256 * 1024, upload: uploadBytes + 64 * 1024 } as const;

/** Dollars of a campaign's total budget, and the slider's step and initial value. */
export const budget = { least: 50, most: 20_000, step: 50, first: 500 } as const;

/** Dollars per thousand impressions: the forecast's assumption, and the bounds of a target. */
export const costPerThousand = { usual: 18, least: 5, most: 100 } as const;

/** Defaults of a new campaign. */
export const campaignDefaults = { step: 1, bidStrategy: "auto" } as const;

/** How often one listener hears an ad, at least and at most, for the forecast's range. */
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

/** Maximum length in seconds of a line that is played by itself: 300 characters of text last half as long. */
export const mostTakeSeconds = 45;

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

/** Minimum characters of a voice id without the prefix or a hyphen. */
export const plainVoiceIdLength = 16;

/** Maximum tags shown per track, on small screens and on larger ones. */
export const trackTags = { small: 4, large: 8 } as const;

/** Characteristics shown per voice. */
export const voiceTags = 2;

/** Values in an ad's `peaks`, each 0-255. */
export const peakCount = 200;

/** Characters of a guest's id, and its cookie's lifetime in days, which browsers cap at 400. */
export const guestIdLength = 12;
export const guestCookieDays = 400;

/** Session lifetime in ms. */
export const sessionLength = { remembered: 30 * day, usual: 12 * hour } as const;

/** Lifetime of a reset link in ms. */
export const resetLinkLength = 30 * minute;

/**
 * Lifetimes in ms of the two links for an e-mail change. The old address can cancel it for longer than the new one can
 * confirm it.
 */
export const emailChangeLength = { confirm: day, cancel: 7 * day } as const;

/** Maximum saved versions of an ad, including the newest. */
export const keptVersions = 5;

/** Milliseconds between two polls of a job, and the maximum number of polls. */
export const polling = { every: 5 * second, most: 60 } as const;

/** Milliseconds between two requests for an ad while it is being made. */
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

/** In percent: each step of the simulated upload, and where it waits for the response. */
export const uploadProgress = { step: 10, waitsAt: 90 } as const;

/** Seconds from which the production wait counts down. */
export const productionWaitSeconds = 108;

/** Speed of the brand carousels in px/s, and the width in px at which the top bar's title is truncated. */
export const logoCarouselSpeed = 50;
export const topBarTitleWidth = 329;

/** Rate limits, by the key that is counted; `within` is in ms. Above them: 429 with `Retry-After`. */
export type RateLimit = { most: number; within: number };

/** Overridden by configuration in tests only. */
export const rateLimits = {
  guestAds: { most: 20, within: hour },
  clientAds: { most: 60, within: hour },
  uploads: { most: 30, within: hour },
  /** Guests share these by address, as anyone can make up guest ids. */
  guestAdsPerAddress: { most: 40, within: hour },
  guestUploadsPerAddress: { most: 60, within: hour },
  guestDraftsPerAddress: { most: 60, within: hour },
  /** Counts bytes. */
  guestBytesPerAddress: { most: 500 * megabyte, within: day },
  /** Counts bytes of all accounts that upload from an address, such as that of an office. */
  clientBytesPerAddress: { most: 2000 * megabyte, within: day },
  drafts: { most: 60, within: hour },
  projects: { most: 60, within: hour },
  scripts: { most: 120, within: hour },
  scriptsPerAddress: { most: 240, within: hour },
  takes: { most: 60, within: hour },
  takesPerAddress: { most: 120, within: hour },
  /** Counts measurements of scripts, whether for their length or before making an ad. */
  spokenLengthPerAddress: { most: 1200, within: hour },
  logInPerEmail: { most: 10, within: 15 * minute },
  /** Replaces the other two on a device from which the account was logged in before. */
  logInPerDevice: { most: 10, within: 15 * minute },
  logInPerAddress: { most: 50, within: 15 * minute },
  /** Also counts successful log-ins, as each costs a password hash and a stored session. */
  everyLogInPerAddress: { most: 300, within: 15 * minute },
  /** Counts wrong current passwords of an account, separately from its log-ins, which strangers can use up. */
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

/** Maximum pending ads per user. */
export const adsInTheMaking = 2;

/** Maximum queue length for a new ad, and the seconds per ad on two cores. Above it: 503. */
export const adQueue = { most: 120, secondsEach: 5 } as const;

/**
 * Maximum uploads waiting or being read: per owner or address (above it: 429), and in total (503). Also how many files
 * are read at a time, and the maximum seconds for each.
 */
export const uploadQueue = { mostEach: 4, most: 32, atOnce: 2, secondsEach: 8 } as const;

/** Audio storage in bytes for a guest and a client. Above it: 413. */
export const storageBytes = { guest: 200 * megabyte, client: 2 * gigabyte } as const;

/** Days after which unused ads and campaign drafts of a guest are deleted. */
export const guestAdsKeptDays = 400;

/** Days after which the uploads of a guest who never returned are deleted. */
export const guestUploadsKeptDays = 30;
