/** What a person reads when a request was refused or went wrong, in words fit to show as they are. */
export const errorCopy = {
  /** No answer: the network failed or the call took too long. */
  network: "Network error. Please try again.",
  /** 400. */
  malformed: "We couldn’t read that request. Please check what you entered and try again.",
  missing: (field: string) => `“${field}” is missing or has the wrong form.`,
  /** 401. */
  loggedOut: "Please log in to continue.",
  /** 403. */
  foreignOrigin: "This request came from another site, so nothing was changed.",
  foreignGuest: "This browser’s session doesn’t match the request. Please refresh the page and try again.",
  notYours: "You don’t have access to this.",
  /** 404. */
  notFound: "We couldn’t find what you asked for.",
  /** 405. */
  notAllowed: "This address doesn’t take that kind of request.",
  /** 409. */
  conflict: "This was changed in the meantime. Please refresh the page and try again.",
  /** 413. */
  tooLarge: "That’s larger than we can take.",
  storageFull: "Your storage is full. Please delete some ads and try again.",
  /** 415. */
  contentType: "We can’t read that kind of content.",
  /** 500. */
  crashed: "Something went wrong on our side. Please try again.",
  /** 503. */
  unavailable: "This service is not available right now. Please try again in a few minutes.",
} as const;

/** 429, by what was done too often; the wait itself stands in `Retry-After`. */
export const tooOftenCopy = {
  any: "That was a little too fast. Please wait a moment and try again.",
  logIn: "Too many log-in attempts. Please wait a few minutes and try again.",
  register: "Too many accounts were created from here. Please try again in an hour.",
  reset: "Too many attempts to set a password. Please try again in an hour.",
  contact: "You’ve sent us several messages already. Please try again in an hour.",
  subscription: "Too many subscriptions came from here. Please try again in an hour.",
  adsInTheMaking: "Two of your ads are still being made. Please wait until one is ready.",
  ads: "You’ve made many ads in the last hour. Please try again a little later.",
  uploads: "You’ve uploaded many files in the last hour. Please try again a little later.",
} as const;
