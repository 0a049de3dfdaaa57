/**
 * Limits that browser and server share. Characters are UTF-16 code units (`text.length`), which is how they are counted
 * by `maxlength`, zod and the password library, so that all checks agree.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
export const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const gigabyte = 1024 * megabyte;

/**
 * The minimum and maximum length of a password in characters; the settings page allows a shorter one than sign-up.
 */
export const passwordLength = { signUp: 6, settings: 5, reset: 6, most: 128 } as const;

/** The length of a project's trimmed name in characters, both bounds inclusive. */
export const projectNameLength = { least: 2, most: 100 } as const;

/**
 * The maximum length of an email address in characters: in total, and before the @ (RFC 5321 4.5.3.1, minus the
 * brackets).
 */
export const emailLength = { most: 254, local: 64 } as const;

/** The maximum length of the other text fields in characters. */
export const textLength = {
  /** Names of people, companies, products and campaigns. */
  name: 200,
  /** Project description. */
  description: 200,
  /** Campaign targeting: a country, region, city or interest. */
  target: 200,
  phone: 40,
  agencyCode: 100,
  deliveryInstructions: 1000,
  /** Text that an ad must contain, and words that it must not. */
  mustSay: 1000,
  avoid: 1000,
  /** The hero form's content outline, which is passed in a URL. */
  outline: 1500,
  /** A prompt or the user's own script: 120 s of the fastest speech is about 3,000 characters. */
  prompt: 5000,
  /** A single line played on its own. */
  take: 300,
  contactMessage: 5000,
} as const;

/** The maximum length of the message sent with a shared ad, in characters. */
export const shareMessageLength = 500;

/** Projects: the number fetched at once, and the number listed in the sidebar before "Show more projects". */
export const projectCounts = { fetched: 500, shown: 5 } as const;

/** Each list's page size, and the distance in px from its end at which the next page is fetched. */
export const pageSize = { voices: 20, music: 20, ads: 10, campaigns: 20 } as const;
export const nextPageWithin = 100;

/** The maximum page size for a list request. Each ad includes its text and peaks, and each campaign its ad's peaks. */
export const mostListed = 500;
export const mostAdsListed = 50;
export const mostCampaignsListed = 50;

/** The maximum number of locations, and of interests, per campaign. */
export const mostTargets = 100;

/** The maximum size of a campaign's targeting as JSON, in bytes: about 100 cities. */
export const targetingBytes = 8 * 1024;

/** The maximum number of campaigns per guest and per client. Above the limit: 422. */
export const mostCampaigns = { guest: 20, client: 500 } as const;

/** The maximum size of an uploaded ad in bytes; exactly 2 MB is accepted. */
export const uploadBytes = 2 * megabyte;

/** The maximum length of an upload in seconds; most outlets take ads of at most 60 s. */
export const mostUploadSeconds = 300;

/** Limits beyond which outlets reject an uploaded ad. */
export const outletLimits = {
  seconds: 60,
  loudnessLufs: -16,
  toleranceLu: 3,
  silenceSeconds: 2,
  /** The sample rate in Hz that indicates telephone quality when there is only one channel. */
  lowestRate: 8000,
} as const;

/** The maximum size of a request's body in bytes: JSON or form data, and an upload with its other parts. */
export const bodyBytes = { json: 256 * 1024, upload: uploadBytes + 64 * 1024 } as const;

/** The bounds of a campaign's total budget in dollars, and the slider's step and initial value. */
export const budget = { least: 50, most: 20_000, step: 50, first: 500 } as const;

/** Dollars per thousand impressions: the forecast's assumption, and the bounds of a target CPM. */
export const costPerThousand = { usual: 18, least: 5, most: 100 } as const;

/** A new campaign's defaults. */
export const campaignDefaults = { step: 1, bidStrategy: "auto" } as const;

/** The minimum and maximum number of times that a listener hears an ad, for the forecast's range. */
export const frequency = { least: 1, most: 3 } as const;

/** Impressions per unique listener. */
export const impressionsPerListener = 2;

/** The script length estimate: characters per second, and the maximum shown, in seconds. */
export const scriptEstimate = { charactersPerSecond: 20, mostSeconds: 120 } as const;

/** The maximum number of scripts per request. */
export const mostVariants = 3;

/** The maximum number of lines in an edited script, or in the user's own, where blank lines don't count. */
export const mostScriptLines = 100;

/** The maximum length of an ad with the user's own script, in seconds. */
export const mostAdSeconds = 120;

/** The maximum length in seconds of a single line played on its own: 300 characters normally last half as long. */
export const mostTakeSeconds = 45;

/** The mixer form's initial values. Volume in percent. Fades in ms, start and end in s. */
export const musicDefaults = {
  fadeInMs: 0,
  fadeOutMs: 0,
  startSeconds: 0,
  endSeconds: 30,
  volume: 30,
} as const;

/** The music bed's maximum volume, in percent. */
export const mostVolume = 100;

/** A new studio form's defaults: length in seconds, the voice's neutral rate, and the narrative. */
export const adDefaults = { seconds: 30, speed: 65, narrative: "first" } as const;

/** The minimum length of a voice id that has neither the prefix `vc_` nor a hyphen, in characters. */
export const plainVoiceIdLength = 16;

/** How many tags are shown per track, on small and on larger screens. */
export const trackTags = { small: 4, large: 8 } as const;

/** How many characteristics are shown per voice. */
export const voiceTags = 2;

/** How many values an ad's `peaks` have, each 0-255. */
export const peakCount = 200;

/** A guest id's length in characters, and its cookie's lifetime in days, which browsers cap at 400. */
export const guestIdLength = 12;
export const guestCookieDays = 400;

/** The session's lifetime in ms. */
export const sessionLength = { remembered: 30 * day, usual: 12 * hour } as const;

/** A reset link's lifetime in ms. */
export const resetLinkLength = 30 * minute;

/**
 * How long the two links for an email change are valid, in ms. The old address can cancel the change for longer than
 * the new address can confirm it.
 */
export const emailChangeLength = { confirm: day, cancel: 7 * day } as const;

/** How many versions of an ad are saved, including the newest. */
export const keptVersions = 5;

/** The interval in ms at which a job is polled, and the maximum number of polls. */
export const polling = { every: 5 * second, most: 60 } as const;

/** The interval between requests for an ad that is being made, in ms. */
export const adQueryEvery = second;

/** The request timeout in ms; for an upload, the longest time without progress. */
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
  /** The age at which projects loaded with the page are refetched. */
  projectsStale: 30 * second,
} as const;

/**
 * The simulated upload progress in percent: the size of each step, and the point at which it waits for the response.
 */
export const uploadProgress = { step: 10, waitsAt: 90 } as const;

/** Where the production wait's countdown starts, in seconds. */
export const productionWaitSeconds = 108;

/** A rate limit; `within` is in ms. Above the limit: 429 with `Retry-After`. */
export type RateLimit = { most: number; within: number };

/** The rate limits, keyed by what they limit. Overridden only in tests, through config. */
export const rateLimits = {
  guestAds: { most: 20, within: hour },
  clientAds: { most: 60, within: hour },
  uploads: { most: 30, within: hour },
  /** Shared by all guests at an IP address, because anyone can make up guest ids. */
  guestAdsPerAddress: { most: 40, within: hour },
  /** Shared by all accounts at an IP address, such as an office's, because anyone can sign up several times. */
  clientAdsPerAddress: { most: 240, within: hour },
  guestUploadsPerAddress: { most: 60, within: hour },
  guestDraftsPerAddress: { most: 60, within: hour },
  /**
   * Counts kilobytes (1,024 bytes each) of uploads and transcoded copies. If counted in bytes, a network's limit,
   * which is eight times as high, would exceed the range of the database's integers.
   */
  guestKilobytesPerAddress: { most: 500 * 1024, within: day },
  /** Counts uploads from all accounts at an IP address, such as an office's. */
  clientKilobytesPerAddress: { most: 2000 * 1024, within: day },
  drafts: { most: 60, within: hour },
  /** Counts saved changes to an account's settings and to its projects' names. */
  changesPerAccount: { most: 240, within: hour },
  /** Counts saved changes to ads and campaigns; the campaign form saves at most every few seconds. */
  changesPerAddress: { most: 2400, within: hour },
  projects: { most: 60, within: hour },
  scripts: { most: 120, within: hour },
  scriptsPerAddress: { most: 240, within: hour },
  takes: { most: 60, within: hour },
  takesPerAddress: { most: 120, within: hour },
  /** Counts measurements of a script's length, including those made before an ad is created. */
  spokenLengthPerAddress: { most: 1200, within: hour },
  logInPerEmail: { most: 10, within: 15 * minute },
  /** Replaces `logInPerEmail` and `logInPerAddress` on a device on which the account has logged in before. */
  logInPerDevice: { most: 10, within: 15 * minute },
  logInPerAddress: { most: 50, within: 15 * minute },
  /** Counts successful log-ins too, because each costs a password hash and a stored session. */
  everyLogInPerAddress: { most: 300, within: 15 * minute },
  /**
   * Counts an account's attempts to change its password separately from its log-ins, because strangers can use up the
   * log-in limit.
   */
  passwordUpdate: { most: 10, within: 15 * minute },
  register: { most: 10, within: hour },
  forgotPerAddress: { most: 10, within: hour },
  forgotPerEmail: { most: 3, within: hour },
  reset: { most: 10, within: hour },
  /** Counted per account, and per new email address. */
  emailChange: { most: 3, within: hour },
  contact: { most: 5, within: hour },
  subscription: { most: 10, within: hour },
} as const satisfies Record<string, RateLimit>;

/** The maximum number of pending ads per user. */
export const adsInTheMaking = 2;

/**
 * The maximum length of the ad queue, in expected seconds of rendering (above it: 503), and the number of ads
 * rendered at a time, at most one per network.
 */
export const adQueue = { mostSeconds: 600, atOnce: 2 } as const;

/**
 * How many uploads may be waiting or being read: per owner or network (above it: 429), and in total (503; those above
 * `most` are reserved for owners and networks with no other upload). Also how many files are read at a time, and the
 * maximum seconds for each.
 */
export const uploadQueue = { mostEach: 4, most: 32, withFirst: 64, atOnce: 2, secondsEach: 8 } as const;

/** The maximum audio storage in bytes per guest and per client. Above it: 413. */
export const storageBytes = { guest: 200 * megabyte, client: 2 * gigabyte } as const;

/** The number of days after which a guest's unused ads and campaign drafts are deleted. */
export const guestAdsKeptDays = 400;

/** The number of days after which uploads by a guest who never returned are deleted. */
export const guestUploadsKeptDays = 30;
