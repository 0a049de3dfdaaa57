import { type ErrorDefinition, invalid, tooMany } from "./error-definition.ts";
import { errorFrom } from "./error-from.ts";
import { landingErrors } from "./landing/errors.ts";
import { studioErrors } from "./studio/errors.ts";

/** Every error by its code: the single source of its status, field and message. */
export const errors = {
  ...landingErrors,
  ...studioErrors,

  // Any endpoint
  malformed_request: {
    status: 400,
    message: "We couldn’t read that request. Please check what you entered and try again.",
  },
  invalid_field: {
    status: 400,
    message: ({ field }: { field: string }) => `“${field}” is missing or has the wrong form.`,
  },
  not_logged_in: { status: 401, message: "Please log in to continue." },
  foreign_origin: { status: 403, message: "This request came from another site, so nothing was changed." },
  foreign_guest: {
    status: 403,
    message: "This browser’s session doesn’t match the request. Please refresh the page and try again.",
  },
  access_denied: { status: 403, message: "You don’t have access to this." },
  not_found: { status: 404, message: "We couldn’t find what you asked for." },
  method_not_allowed: { status: 405, message: "This address doesn’t take that kind of request." },
  too_large: { status: 413, message: "That’s larger than we can take." },
  storage_full: { status: 413, message: "Your storage is full. Please delete some ads and try again." },
  unsupported_content_type: { status: 415, message: "We can’t read that kind of content." },
  range_not_satisfiable: { status: 416, message: "We couldn’t find what you asked for." },
  too_often: tooMany("That was a little too fast. Please wait a moment and try again."),
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  service_unavailable: {
    status: 503,
    message: "This service is not available right now. Please try again in a few minutes.",
  },

  /** The server's disk is full. Any endpoint that writes can return it. */
  disk_full: {
    status: 503,
    message:
      "We can’t save anything at the moment, so nothing was changed. Please try again in a few minutes.",
  },

  // Accounts
  log_in_incomplete: { status: 422, message: "Please fill in all required fields" },
  wrong_credentials: { status: 401, message: "That email and password don’t match. Please try again." },
  too_many_log_ins: tooMany("Too many log-in attempts. Please wait a few minutes and try again."),
  first_name_missing: invalid("first_name", "Please enter your first name"),
  last_name_missing: invalid("last_name", "Please enter your last name"),
  password_missing: invalid("password", "Please enter a password"),
  password_too_short: invalid("password", "Password should be at least 6 characters long"),
  password_too_long: invalid("password", "Password should be at most 128 characters long"),
  country_missing: invalid("country", "Please select your country"),
  country_unknown: invalid("country", "Please choose one of the countries in the list"),
  role_missing: invalid("user_role", "Please choose your role"),
  name_too_long: { status: 422, message: "Please use at most 200 characters" },
  email_taken: {
    status: 409,
    field: "email",
    message: "An account with this email already exists. Please log in instead.",
  },
  too_many_sign_ups: tooMany("Too many accounts were created from here. Please try again in an hour."),
  reset_link_expired: {
    status: 401,
    field: "token",
    message: "This link is no longer valid. Please ask for a new one.",
  },
  email_link_expired: {
    status: 401,
    field: "token",
    message: "This link is no longer valid. It works once, and only for a while.",
  },
  too_many_resets: tooMany("Too many attempts to set a password. Please try again in an hour."),

  // Log-in with a provider
  social_log_in_cancelled: {
    status: 401,
    message: "The log-in was cancelled. You can try again, or log in with your email.",
  },
  social_email_unverified: {
    status: 401,
    message: "Your email isn’t confirmed there yet. Please confirm it, or log in with your email.",
  },
  /** The log-in was started in another browser, has expired, or was never started. */
  social_log_in_expired: invalid("provider", "That log-in is no longer valid. Please try again."),
  social_provider_down: {
    status: 503,
    message: "The site you log in with can’t be reached at the moment. Please try again later.",
  },
  social_log_in_failed: {
    status: 401,
    message: "That log-in didn’t work. Please try again, or log in with your email.",
  },

  // Settings
  too_many_email_changes: {
    ...tooMany("You’ve changed your email address several times already. Please try again in an hour."),
    field: "email",
  },
  wrong_current_password: {
    status: 401,
    field: "old_password",
    message: "Your current password is not right",
  },
  current_password_missing: invalid("old_password", "Current password is required"),
  new_password_missing: invalid("new_password", "New password is required"),
  new_password_too_short: invalid("new_password", "Password must be at least 5 characters long"),
  new_password_too_long: invalid("new_password", "Password must be at most 128 characters long"),
  new_passwords_differ: invalid("confirm_password", "New passwords do not match"),
  agency_code_missing: invalid("agency_code", "Agency code is required"),
  agency_code_too_long: invalid("agency_code", "Agency code must be at most 100 characters long"),
  /** Used by servers that verify agency codes; this server accepts every code. */
  agency_code_unknown: invalid("agency_code", "No agency has this code. Please check it and try again."),

  // Campaigns
  campaign_title_too_long: invalid("title", "Please keep the title to 200 characters"),
  too_many_locations: invalid("locations", "Please choose at most 100 locations"),
  location_too_long: invalid("locations", "Please keep each country, region and city to 200 characters"),
  too_many_interests: invalid("interests", "Please choose at most 100 interests"),
  interest_too_long: invalid("interests", "Please keep each interest to 200 characters"),
  targeting_too_large: invalid(
    "locations",
    "That’s more than one campaign can hold. Please choose fewer locations or interests.",
  ),
  time_zone_unknown: invalid("time_zone", "We don’t know this time zone. Please choose another one."),
  campaign_ad_missing: invalid("ad_uuid", "Please choose an ad"),
  campaign_ad_not_ready: invalid(
    "ad_uuid",
    "This ad is not ready. Please wait until it is, or choose another one.",
  ),
  start_date_missing: invalid("start_date", "Please choose a start date"),
  start_date_past: invalid("start_date", "The start date must not be in the past"),
  end_date_missing: invalid("end_date", "Please choose an end date"),
  end_date_before_start: invalid("end_date", "The end date must not be before the start date"),
  campaign_launched: { status: 409, message: "This campaign was launched, so it can’t be changed any more." },
  campaign_stale: { status: 409, message: "This campaign was changed elsewhere in the meantime." },
  campaign_not_cancellable: { status: 409, message: "Only a campaign in review or live can be cancelled." },
  campaign_not_cancelled: { status: 409, message: "Please cancel this campaign before you delete it." },
  too_many_drafts: tooMany(
    "You’ve started many campaigns in the last hour. Please try again a little later.",
  ),
  too_many_guest_drafts: tooMany(
    "Many campaigns were started from your network in the last hour. Please log in, or try again a little later.",
  ),
  too_many_campaigns: {
    status: 422,
    message: "You have 500 campaigns, which is the most. Please delete one before you start another.",
  },
  too_many_guest_campaigns: {
    status: 422,
    message:
      "You have 20 campaigns, which is the most without an account. Please log in, or delete one before you start another.",
  },

  // Messages
  too_many_messages: tooMany("You’ve sent us several messages already. Please try again in an hour."),
  too_many_subscriptions: tooMany("Too many subscriptions came from here. Please try again in an hour."),
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errors;

/** Filters the codes by status. */
export type CodeWith<Status, Code extends ErrorCode = ErrorCode> = Code extends ErrorCode
  ? (typeof errors)[Code]["status"] extends Status
    ? Code
    : never
  : never;

/** The field of a code's error; undefined if it has none. */
export type FieldOf<Code extends ErrorCode> = Code extends ErrorCode
  ? (typeof errors)[Code] extends { field: infer Field extends string }
    ? Field
    : undefined
  : never;

/** An error as returned by rules and carried by responses. */
export type ErrorOf<Code extends ErrorCode = ErrorCode, Field extends string | undefined = FieldOf<Code>> = {
  code: Code;
  field: Field;
  message: string;
};

type Values<Code extends ErrorCode> = (typeof errors)[Code]["message"] extends (values: infer V) => string
  ? V
  : unknown;

/** An error's parameters besides its code: the values in its message, and the field if several share the code. */
export type ErrorDetails<
  Code extends ErrorCode,
  Field extends string | undefined = string | undefined,
> = Values<Code> & {
  field?: Field;
};

/** Required if the message has values. */
export type DetailsArgument<Code extends ErrorCode, Details> =
  unknown extends Values<Code> ? [details?: Details] : [details: Details];

/** Builds the error with this code, with its message filled in. */
export const errorOf = errorFrom(errors);

/** Returns true for a code in this contract; other servers may use other codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(errors, text);
}
