/**
 * Limits that browser and server share. Characters are UTF-16 code units (`text.length`), which is how they are counted
 * by `maxlength`, zod and the password library, so that all checks agree.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Minimum and maximum characters of a password; settings requires fewer than sign-up. */
export const passwordLength = { signUp: 6, settings: 5, reset: 6, most: 128 } as const;

/** Length of a project's trimmed name in characters, both bounds inclusive. */
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
  /** A prompt or the user's own script: 120 s of the fastest speech is about 3,000 characters. */
  prompt: 5000,
  /** A single line played on its own. */
  take: 300,
  contactMessage: 5000,
} as const;

/** Maximum characters of the message sent with a shared ad. */
export const shareMessageLength = 500;

/** Projects: the number fetched at once, and the number listed in the sidebar before "Show more projects". */
export const projectCounts = { fetched: 500, shown: 5 } as const;

/** Page size of each list, and the distance in px from its end at which the next page is fetched. */
export const pageSize = { voices: 20, music: 20, ads: 10, campaigns: 20 } as const;
export const nextPageWithin = 100;

/** Maximum page size of a list request. Each ad includes its text and peaks, and each campaign the peaks of its ad. */
export const mostListed = 500;
export const mostAdsListed = 50;
export const mostCampaignsListed = 50;

/** Maximum locations, and maximum interests, per campaign. */
export const mostTargets = 100;

/** Maximum bytes of a campaign's targeting as JSON: about 100 cities. */
export const targetingBytes = 8 * 1024;

/** Maximum campaigns per guest and per client. Above the limit: 422. */
export const mostCampaigns = { guest: 20, client: 500 } as const;

/** Maximum size of an uploaded ad in bytes; exactly 2 MB is accepted. */
export const uploadBytes = 2 * megabyte;

/** Limits beyond which outlets reject an uploaded ad. */
export const outletLimits = {
  seconds: 60,
  loudnessLufs: -16,
  toleranceLu: 3,
  silenceSeconds: 2,
  /** Sample rate in Hz which, with a single channel, means telephone quality. */
  lowestRate: 8000,
} as const;

/** Maximum bytes of a request's body: JSON or form data, and an upload with its other parts. */
export const bodyBytes = { json: 256 * 1024, upload: uploadBytes + 64 * 1024 } as const;

/** Bounds of a campaign's total budget in dollars, and the slider's step and initial value. */
export const budget = { least: 50, most: 20_000, step: 50, first: 500 } as const;

/** Dollars per thousand impressions: the forecast's assumption, and the bounds of a target CPM. */
export const costPerThousand = { usual: 18, least: 5, most: 100 } as const;

/** Defaults of a new campaign. */
export const campaignDefaults = { step: 1, bidStrategy: "auto" } as const;

/** Minimum and maximum number of times that a listener hears an ad, for the forecast's range. */
export const frequency = { least: 1, most: 3 } as const;

/** Impressions per unique listener. */
export const impressionsPerListener = 2;

/** Script length estimate: characters per second, and the maximum shown, in seconds. */
export const scriptEstimate = { charactersPerSecond: 20, mostSeconds: 120 } as const;

/** Maximum scripts per request. */
export const mostVariants = 3;

/** Maximum lines of an edited script. */
export const mostScriptLines = 100;

/** Maximum seconds of an ad with the user's own script. */
export const mostAdSeconds = 120;

/** Maximum length in seconds of a single line played on its own: 300 characters of text last half as long. */
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

/** Defaults of a new studio form: length in seconds, the voice's neutral rate, and the narrative. */
export const adDefaults = { seconds: 30, speed: 65, narrative: "first" } as const;

/** Minimum characters of a voice id without the prefix or a hyphen. */
export const plainVoiceIdLength = 16;

/** Maximum tags shown per track, on small and on larger screens. */
export const trackTags = { small: 4, large: 8 } as const;

/** Characteristics shown per voice. */
export const voiceTags = 2;

/** Number of values in an ad's `peaks`, each 0-255. */
export const peakCount = 200;

/** Characters of a guest id, and the lifetime of its cookie in days, which browsers cap at 400. */
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

/** Interval between polls of a job in ms, and the maximum number of polls. */
export const polling = { every: 5 * second, most: 60 } as const;

/** Interval in ms between requests for an ad that is being made. */
export const adQueryEvery = second;

/** Request timeout in ms; for an upload, the maximum time without progress. */
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
  /** Age at which projects loaded with the page are refetched. */
  projectsStale: 30 * second,
} as const;

/** Percentages of the simulated upload: the size of each step, and where it waits for the response. */
export const uploadProgress = { step: 10, waitsAt: 90 } as const;

/** Start value of the production wait's countdown, in seconds. */
export const productionWaitSeconds = 108;

/** Speed of the brand carousels in px/s, and the width in px at which the top bar's title is truncated. */
export const logoCarouselSpeed = 50;
export const topBarTitleWidth = 329;

/** Rate limits by the key that they count; `within` is in ms. Above the limit: 429 with `Retry-After`. */
export type RateLimit = { most: number; within: number };

/** Only tests override these, by configuration. */
export const rateLimits = {
  guestAds: { most: 20, within: hour },
  clientAds: { most: 60, within: hour },
  uploads: { most: 30, within: hour },
  /** Shared by all guests of an IP address, because anyone can make up guest ids. */
  guestAdsPerAddress: { most: 40, within: hour },
  guestUploadsPerAddress: { most: 60, within: hour },
  guestDraftsPerAddress: { most: 60, within: hour },
  /** Counts bytes. */
  guestBytesPerAddress: { most: 500 * megabyte, within: day },
  /** Counts the bytes of all accounts that upload from an IP address, such as an office's. */
  clientBytesPerAddress: { most: 2000 * megabyte, within: day },
  drafts: { most: 60, within: hour },
  projects: { most: 60, within: hour },
  scripts: { most: 120, within: hour },
  scriptsPerAddress: { most: 240, within: hour },
  takes: { most: 60, within: hour },
  takesPerAddress: { most: 120, within: hour },
  /** Counts script measurements, whether for a script's length or before making an ad. */
  spokenLengthPerAddress: { most: 1200, within: hour },
  logInPerEmail: { most: 10, within: 15 * minute },
  /** Replaces the other two on a device on which the account was logged in before. */
  logInPerDevice: { most: 10, within: 15 * minute },
  logInPerAddress: { most: 50, within: 15 * minute },
  /** Counts successful log-ins too, because each costs a password hash and a stored session. */
  everyLogInPerAddress: { most: 300, within: 15 * minute },
  /** Counts wrong current passwords of an account, separately from its log-ins, whose limit strangers can use up. */
  passwordUpdate: { most: 10, within: 15 * minute },
  register: { most: 10, within: hour },
  forgotPerAddress: { most: 10, within: hour },
  forgotPerEmail: { most: 3, within: hour },
  reset: { most: 10, within: hour },
  /** Counted per account, and per new e-mail address. */
  emailChange: { most: 3, within: hour },
  contact: { most: 5, within: hour },
  subscription: { most: 10, within: hour },
} as const satisfies Record<string, RateLimit>;

/** Maximum pending ads per user. */
export const adsInTheMaking = 2;

/** Maximum length of the ad queue (above it: 503), and the seconds per ad on two cores. */
export const adQueue = { most: 120, secondsEach: 5 } as const;

/**
 * Maximum uploads waiting or being read: per owner or IP address (above it: 429), and in total (503). Also the number
 * of files read at a time, and the maximum seconds for each.
 */
export const uploadQueue = { mostEach: 4, most: 32, atOnce: 2, secondsEach: 8 } as const;

/** Maximum audio storage in bytes per guest and per client. Above it: 413. */
export const storageBytes = { guest: 200 * megabyte, client: 2 * gigabyte } as const;

/** Number of days after which a guest's unused ads and campaign drafts are deleted. */
export const guestAdsKeptDays = 400;

/** Number of days after which the uploads of a guest who never returned are deleted. */
export const guestUploadsKeptDays = 30;
