import { type ErrorDefinition, invalid, tooMany } from "../error-definition.ts";
import { errorFrom } from "../error-from.ts";
import { mostAdSeconds, mostUploadSeconds } from "../limits.ts";
import { formErrors } from "./form-errors.ts";

/** The studio's errors. In their own module, so that the studio's page doesn't load all other errors. */
export const studioErrors = {
  ...formErrors,

  // Projects
  project_name_missing: invalid("name", "Project name is required"),
  project_name_too_short: invalid("name", "Project name must be at least 2 characters long"),
  project_name_too_long: invalid("name", "Project name must be less than 100 characters"),
  project_name_taken: { status: 409, field: "name", message: "You already have a project with this name." },
  too_many_projects: tooMany("You’ve added many projects in the last hour. Please try again a little later."),
  project_description_too_long: invalid("description", "Please keep the description to 200 characters"),

  // Ads
  file_too_large: { status: 413, field: "audio", message: "File size must be less than 2MB" },
  file_lasts_too_long: {
    status: 413,
    field: "audio",
    message: `This file lasts more than ${mostUploadSeconds / 60} minutes. Please upload a shorter one.`,
  },
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
  prompt_missing: invalid("prompt", "Please describe your product or write your script"),
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
    ({ seconds, most = mostAdSeconds }: { seconds: number; most?: number }) =>
      `This script would last ${seconds} seconds. Please shorten it to ${most} seconds or less.`,
  ),
  voice_unavailable: invalid("voice_ids", "This voice is no longer available. Please choose another one."),
  track_unavailable: invalid("music_spec", "This track is no longer available. Please choose another one."),
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
  /** Numbers, for example, are short to write but take a long time to say. */
  line_lasts_too_long: invalid(
    "text",
    ({ seconds }: { seconds: number }) => `This line takes about ${seconds} seconds to say. Please split it.`,
  ),
  too_many_takes: tooMany("You’ve listened to many lines in the last hour. Please try again a little later."),
  /** Returned by the endpoint that measures a script's spoken length. */
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
} as const satisfies Record<string, ErrorDefinition>;

/** Builds one of the studio's errors, with its message filled in. */
export const studioErrorOf = errorFrom(studioErrors);
