/**
 * Every number that both ends keep: spec section 9 and "Limits" of the decisions. Characters are UTF-16 code units
 * (`text.length`): what a field's `maxlength`, zod and the password library count, so that no two checks disagree.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Fewest and most characters of a password; settings asks for fewer than sign-up (spec section 5). */
export const passwordLength = { signUp: 6, settings: 5, reset: 6, most: 128 } as const;

/** Characters of a project's trimmed name, both bounds accepted (spec section 5). */
export const projectNameLength = { least: 2, most: 100 } as const;

/** Characters of an e-mail address: all of it, and what stands before the @ (RFC 5321 4.5.3.1, less the brackets). */
export const emailLength = { most: 254, local: 64 } as const;

/** Most characters of what people type, in fields for which the spec gives no bound of its own. */
export const textLength = {
  /** Names of people, companies, products, campaigns. */
  name: 200,
  /** What a project is said to be for. */
  description: 200,
  /** Whom a campaign is for: a country, a region, a city, an interest. */
  target: 200,
  phone: 40,
  agencyCode: 100,
  deliveryInstructions: 1000,
  /** The hero form's content outline travels in an address. */
  outline: 1500,
  /** A prompt or an own script: 120 s of the fastest speech is about 3,000. */
  prompt: 5000,
  contactMessage: 5000,
} as const;

/** Most characters of the message that goes with a shared ad (spec section 5). */
export const shareMessageLength = 500;

/** Projects: fetched at once, and listed in the sidebar before "Show more projects" (spec section 9). */
export const projectCounts = { fetched: 500, shown: 5 } as const;

/** Items of one page of each list, and the distance in px from its end at which the next is fetched (spec section 9). */
export const pageSize = { voices: 20, music: 20, ads: 10 } as const;
export const nextPageWithin = 100;

/** Most items that a caller may ask for at once. */
export const mostListed = 500;

/** Most locations, and most interests, of one campaign. */
export const mostTargets = 100;

/** Campaigns that one person may begin: as many as one look at the list gives. Over it: 422. */
export const mostCampaigns = 500;

/** Bytes of an uploaded ad; exactly 2 MB is accepted (spec section 5). */
export const uploadBytes = 2 * megabyte;

/** Bytes of a request's body: JSON or form data, and an upload with its other parts. */
export const bodyBytes = { json: 256 * 1024, upload: uploadBytes + 64 * 1024 } as const;

/** Dollars of a campaign's total; the slider's step and its first value (spec section 9). */
export const budget = { least: 50, most: 20_000, step: 50, first: 500 } as const;

/** Dollars for a thousand impressions: what the forecast assumes, and the bounds of a target (spec 9, decisions). */
export const costPerThousand = { usual: 18, least: 5, most: 100 } as const;

/** What a new campaign holds (spec section 3), and how many steps it has (decisions, Campaigns). */
export const campaignDefaults = { step: 1, bidStrategy: "auto" } as const;
/** @public spec figure of a flow that is not built yet */
export const campaignSteps = 4;

/** Impressions to each unique listener (spec section 9). */
export const impressionsPerListener = 2;

/** The estimate of a script's length: characters to a second, and the most seconds it shows (spec section 9). */
export const scriptEstimate = { charactersPerSecond: 20, mostSeconds: 120 } as const;

/** Seconds that an ad of one's own script may last (decisions, Audio). */
export const mostAdSeconds = 120;

/** Percent; what the form holds before anyone touches it (spec section 3). Fades in ms, start and end in s. */
export const musicDefaults = {
  fadeInMs: 0,
  fadeOutMs: 0,
  startSeconds: 0,
  endSeconds: 30,
  volume: 30,
} as const;

/** Percent of the loudest bed (spec section 5). */
export const mostVolume = 100;

/** What a new studio form holds (spec section 9): seconds, the voice's neutral rate, the narrative. */
export const adDefaults = { seconds: 30, speed: 65, narrative: "first" } as const;

/** Fewest characters of a voice id that has neither the prefix nor a hyphen (spec section 5). */
export const plainVoiceIdLength = 16;

/** Tags shown on one track, on small screens and on larger ones (spec section 9). */
export const trackTags = { small: 4, large: 8 } as const;

/** Characteristics shown on one voice (spec section 2). */
export const voiceTags = 2;

/** Values in an ad's `peaks`, each 0-255 (decisions, Wire format). */
export const peakCount = 200;

/** Characters of a guest's id (spec section 9), and the days its cookie is kept: browsers cap it at 400. */
export const guestIdLength = 12;
export const guestCookieDays = 400;

/** Milliseconds that a session lasts (decisions, Identity). */
export const sessionLength = { remembered: 30 * day, usual: 12 * hour } as const;

/** Milliseconds that a link in a reset mail is good for (decisions, Pages). */
export const resetLinkLength = 30 * minute;

/** Milliseconds between two polls of a job, and how many there are (spec section 9). */
export const polling = { every: 5 * second, most: 60 } as const;

/** Milliseconds after which a call counts as a network failure; an upload, after so long without progress. */
export const callTimeout = { usual: 15 * second, uploadStall: minute } as const;

/** Milliseconds (spec sections 2, 4 and 9). */
export const timing = {
  bannerTitle: 3 * second,
  projectFieldFocus: 150,
  uploadStep: 200,
  adListSecondRefresh: second,
  agencyCodeDialogCloses: 1.5 * second,
  agencyCodeReload: 1.5 * second,
  agencyCodeDeletedReload: second,
  linkCopiedToast: 3 * second,
  /** The projects that came with the page are asked for again when older than this (decisions, Studio). */
  projectsStale: 30 * second,
} as const;

/** Percent: each step of the simulated upload, and where it waits for the answer (spec section 4). */
export const uploadProgress = { step: 10, waitsAt: 90 } as const;

/** Seconds from which the production wait counts down (spec section 9). */
export const productionWaitSeconds = 108;

/** Pixels in a second of the brand carousels, and at which the top bar's title is cut (spec section 9). */
export const logoCarouselSpeed = 50;
export const topBarTitleWidth = 329;

/** How often something may be done, by whom the limit counts; `within` is in ms. Over it: 429 with `Retry-After`. */
export type RateLimit = { most: number; within: number };

/** Changed by configuration in tests alone (decisions, Identity). */
export const rateLimits = {
  guestAds: { most: 20, within: hour },
  clientAds: { most: 60, within: hour },
  uploads: { most: 30, within: hour },
  logInPerEmail: { most: 10, within: 15 * minute },
  logInPerAddress: { most: 50, within: 15 * minute },
  register: { most: 10, within: hour },
  forgotPerAddress: { most: 10, within: hour },
  forgotPerEmail: { most: 3, within: hour },
  reset: { most: 10, within: hour },
  contact: { most: 5, within: hour },
  subscription: { most: 10, within: hour },
} as const satisfies Record<string, RateLimit>;

/** Ads that one person may have in the making at once. */
export const adsInTheMaking = 2;

/** Bytes of audio that a guest and a client may store. Over it: 413. */
export const storageBytes = { guest: 200 * megabyte, client: 2 * gigabyte } as const;

/** Days after which a guest's unused ads and campaign drafts are removed. */
export const guestAdsKeptDays = 400;
