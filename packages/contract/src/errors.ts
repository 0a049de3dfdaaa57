import { type ErrorDefinition, invalid, tooMany } from "./error-definition.ts";
import { errorFrom } from "./error-from.ts";
import { landingErrors } from "./landing/errors.ts";

/** Every error by its code: the single source of its status, field and message. */
export const errors = {
  ...landingErrors,

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
  identity_missing: {
    status: 401,
    message: "Unable to get user session. Please refresh the page and try again.",
  },
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

  // Projects
  project_name_missing: invalid("name", "Project name is required"),
  project_name_too_short: invalid("name", "Project name must be at least 2 characters long"),
  project_name_too_long: invalid("name", "Project name must be less than 100 characters"),
  project_name_taken: { status: 409, field: "name", message: "You already have a project with this name." },
  too_many_projects: tooMany("You’ve added many projects in the last hour. Please try again a little later."),
  project_description_too_long: invalid("description", "Please keep the description to 200 characters"),

  // Ads
  file_too_large: { status: 413, field: "audio", message: "File size must be less than 2MB" },
  file_empty: { status: 415, field: "audio", message: "This file is empty. Please choose another one." },
  file_not_audio: { status: 415, field: "audio", message: "Please choose an mp3, wav, wma or aac file." },
  file_without_sound: {
    status: 415,
    field: "audio",
    message: "There is no sound in this file. Please choose another one.",
  },
  file_damaged: {
    status: 415,
    field: "audio",
    message: "This file is damaged. Please export it again, or choose another one.",
  },
  too_many_uploads: tooMany("You’ve uploaded many files in the last hour. Please try again a little later."),
  too_many_guest_uploads: tooMany(
    "Many files were uploaded from your network. Please log in, or try again a little later.",
  ),
  uploads_queue_full: {
    status: 503,
    message: ({ minutes }: { minutes: number }) =>
      `Many files are being read right now, so yours would take about ${minutes} minutes. Please try again a little later.`,
  },
  /** No ad, or no other project, is selected. */
  ad_not_movable: { status: 422, message: "Failed to move audio ad" },
  /** Another version has been made in the meantime, or is being made. */
  version_not_newest: {
    status: 409,
    field: "based_on",
    message: "This ad has been changed in another tab. Please look at its newest version first.",
  },
  delete_identity_missing: {
    status: 401,
    message: "Error: User session not found. Please refresh the page.",
  },
  ad_id_missing: invalid("uuid", "Error: Audio ID not found. Cannot delete."),

  // Making ads
  product_name_missing: invalid("product_name", "Please enter a product name"),
  product_name_too_long: invalid("product_name", "Please keep the product name to 200 characters"),
  prompt_missing: invalid("prompt", "Please describe your product or write your script"),
  prompt_too_long: invalid("prompt", "Please keep the description or script to 5,000 characters"),
  delivery_instructions_too_long: invalid(
    "delivery_instructions",
    "Please keep the delivery instructions to 1,000 characters",
  ),
  must_say_too_long: invalid("must_say", "Please keep what must be said to 1,000 characters"),
  avoid_too_long: invalid("avoid", "Please keep what must not be said to 1,000 characters"),
  length_not_offered: invalid("adLength", "Please choose a length of 10, 15, 20, 30 or 50 seconds"),
  nothing_to_sell: invalid("prompt", "Say what you sell or offer, so that we can write the ad."),
  script_missing: invalid("script", "Please write at least one line of the script"),
  script_over_limits: invalid("script", "Please keep the script to 100 lines and 5,000 characters"),
  prompt_in_other_language: invalid(
    "prompt",
    ({ language }: { language: string }) =>
      `The description is not in ${language}. Please write it in ${language}, or choose another language.`,
  ),
  script_in_other_language: invalid(
    "prompt",
    ({ language }: { language: string }) =>
      `Part of the script can’t be spoken in ${language}. Please choose its language, and a voice that speaks it.`,
  ),
  script_too_long: invalid(
    "prompt",
    ({ seconds }: { seconds: number }) =>
      `This script would last ${seconds} seconds. Please shorten it to 120 seconds or less.`,
  ),
  voice_unavailable: invalid("voice_ids", "This voice is no longer available. Please choose another one."),
  track_unavailable: invalid("music_spec", "This track is no longer available. Please choose another one."),
  music_end_not_after_start: invalid("playback_end", "End must be after Start"),
  music_excerpt_too_short: invalid("playback_end", "The part of the track must last at least a second"),
  too_many_pending_ads: tooMany("Two of your ads are still being made. Please wait until one is ready."),
  ads_queue_full: {
    status: 503,
    message: ({ minutes }: { minutes: number }) =>
      `Many ads are being made right now, so yours would take about ${minutes} minutes. Please try again a little later.`,
  },
  too_many_ads: tooMany("You’ve made many ads in the last hour. Please try again a little later."),
  too_many_guest_ads: tooMany(
    "Many ads were made from your network in the last hour. Please log in, or try again a little later.",
  ),
  too_many_scripts: tooMany(
    "You’ve asked for many scripts in the last hour. Please try again a little later.",
  ),
  spoken_too_long: invalid("text", "This script lasts more than 120 seconds. Please shorten it."),
  too_many_script_checks: tooMany(
    "Scripts were checked very often from your network. Please try again a little later.",
  ),
  line_missing: invalid("text", "Please write a line to hear"),
  line_too_long: invalid("text", "Please keep the line to 300 characters"),
  /** Numbers, for example, are short to write but take long to say. */
  line_lasts_too_long: invalid(
    "text",
    ({ seconds }: { seconds: number }) => `This line takes about ${seconds} seconds to say. Please split it.`,
  ),
  too_many_takes: tooMany("You’ve listened to many lines in the last hour. Please try again a little later."),
  /** Used for a script with a requested length. */
  text_too_long: {
    status: 413,
    field: "text",
    message: "Please keep the description or script to 5,000 characters",
  },
  voice_not_found: {
    status: 404,
    field: "voice_id",
    message: "This voice is no longer available. Please choose another one.",
  },

  // Sharing and renaming
  ad_title_missing: invalid("title", "Please enter a name for the ad"),
  ad_title_too_long: invalid("title", "Please keep the name to 200 characters"),
  shared_ad_gone: { status: 404, message: "This ad is no longer shared" },
  share_message_too_long: invalid("message", "Please keep the message to 500 characters"),

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

/** An error's parameters besides its code: its message's values, and a field when several share the code. */
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

/** Returns true for a code in this contract; another server may use others. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(errors, text);
}
