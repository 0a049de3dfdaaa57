export interface Exemption {
  /** Matches endpoint keys such as `accounts.login`. Every endpoint by default. */
  endpoint?: RegExp;
  outcome: RegExp;
  why: string;
  /** True if users can reach the outcome, but it looks the same as another one that has a story. */
  isMet?: true;
  /** True if the form finds the error itself; tests/house-rules/coverage.test.ts checks that it does. */
  byForm?: true;
}

/** Outcomes without a story: unreachable in the UI, or identical to one that has a story. */
export const exemptions: readonly Exemption[] = [
  {
    endpoint: /^generation\.spokenLength$/,
    outcome: /./,
    why: "The meter keeps its estimate, whatever the server answers: Down shows it.",
    isMet: true,
  },
  {
    endpoint: /^accounts\.(reset|confirmEmail|cancelEmail|socialLogin|socialCallback)$/,
    outcome: /^(network|bad gateway|never)$/,
    why: "A native form or link: the browser, or the proxy, shows a page of its own.",
  },
  {
    endpoint: /^accounts\.social/,
    outcome: /^slow$/,
    why: "A link: the page stays until the browser has the next one.",
  },
  {
    endpoint: /^accounts\.socialCallback$/,
    outcome: /^not_found$/,
    why: "Only providers that are set up lead here.",
  },
  {
    endpoint: /^(ads\.audio|music\.audio|sharing\.sharedAudio|voices\.sample)$/,
    outcome:
      /^(network|bad gateway|never|identity_missing|foreign_guest|not_found|access_denied|shared_ad_gone)$/,
    why: "Looks like any other sound that can’t be played: SoundGone, PreviewGone and SampleGone show it.",
    isMet: true,
  },
  {
    endpoint: /^(ads\.audio|music\.audio|sharing\.sharedAudio|voices\.sample)$/,
    outcome: /^slow$/,
    why: "The player is buffering: EveryState of the design system’s player shows it.",
    isMet: true,
  },
  {
    outcome: /^range_not_satisfiable$/,
    why: "A browser asks only for ranges of the file that it has begun to load.",
  },
  {
    endpoint: /^generation\.(job|audioformData|createPipeline|pipeline)$/,
    outcome: /^(bad gateway|slow|never)$/,
    why: "Asked again in silence until the wait is over: FailsOnce and NeverFinishes show it.",
    isMet: true,
  },
  {
    outcome: /^never$/,
    why: "The call times out (contract/src/limits.ts) and is then a network error, which has its own row.",
    isMet: true,
  },
  {
    outcome: /^(malformed_request|invalid_field|unsupported_content_type|foreign_origin|too_large)$/,
    why: "The site's own calls never have this fault.",
  },
  {
    endpoint: /^(generation|ads\.makeVersion)/,
    outcome: /^(product_name|prompt|script|line)_missing$/,
    why: "Its button is disabled until the field is filled: Empty shows it.",
  },
  {
    endpoint: /^(generation\.generate|ads\.makeVersion)/,
    outcome: /^music_excerpt_too_short$/,
    why: "The server's text in the alert or the banner, as EndNotAfterStart and Refused show.",
    isMet: true,
  },
  {
    endpoint: /^generation\.writeScripts$/,
    outcome: /^script_too_long$/,
    why: "The server's text above the buttons, as TooManyScripts shows.",
    isMet: true,
  },
  {
    endpoint: /^accounts\.reset$/,
    outcome: /^password_(missing|too_long)$/,
    why: "The server's text at the field, as Invalid shows.",
    isMet: true,
  },
  {
    endpoint: /^settings\.saveAccount$/,
    outcome: /^(email_missing|agency_code_too_long)$/,
    why: "The server's text in the alert and at its field, as TooLong shows.",
    isMet: true,
  },
  {
    endpoint: /^projects\.create$/,
    outcome: /^project_description_too_long$/,
    why: "The dialog has no field for the description.",
  },
  {
    endpoint: /^(settings|generation\.speakTake|sharing|campaigns|messages)/,
    outcome:
      /(?<!identity)_(missing|too_long|too_low|too_high|past)$|^(too_many_(locations|interests)|targeting_too_large)$/,
    why: "The form keeps the same rule (contract/src/*/rules) and shows the same text before it sends.",
    isMet: true,
    byForm: true,
  },
  {
    endpoint: /^accounts\.logout$/,
    outcome: /^slow$/,
    why: "The menu has closed, and a log-out that fails is only logged: Down shows it.",
    isMet: true,
  },
  {
    endpoint: /^accounts\.register$/,
    outcome: /^social_log_in_expired$/,
    why: "Leads to the log-in page: SocialExpired shows it there.",
    isMet: true,
  },
  {
    endpoint: /^ads\.move$/,
    outcome: /^ad_not_movable$/,
    why: "Its text is the alert of NoMessage. The dialog lists only projects that the ad is not in.",
    isMet: true,
  },
  { outcome: /^(country_unknown|time_zone_unknown|length_not_offered)$/, why: "Chosen from a list." },
  {
    endpoint: /^messages\./,
    outcome: /./,
    why: "The forms thank for every message, whatever the server answers: Refused and Down show it.",
    isMet: true,
  },
  {
    endpoint: /^accounts\.forgot$/,
    outcome: /^disk_full$/,
    why: "The form says that the mail is on its way, whatever the server answers: TooManyTries shows it.",
    isMet: true,
  },
  {
    outcome: /^disk_full$/,
    why: "One text at the same place as the call's other errors: DiskFull shows it for ads.",
    isMet: true,
  },
  {
    outcome: /^(foreign_guest|identity_missing|not_logged_in|too_often)$/,
    why: "One text at the same place as the call's other errors; stories of ads, projects and settings show each.",
    isMet: true,
  },
  {
    endpoint: /^ads\.listVersions$/,
    outcome: /^empty$/,
    why: "An ad has at least one version.",
  },
  {
    endpoint: /^ads\.list$/,
    outcome: /^not_found$/,
    why: "The list asks for a page of the person's own ads, which is never missing.",
  },
  {
    endpoint: /^generation\.writeScripts$/,
    outcome: /^(track_unavailable|music_end_not_after_start|music_excerpt_too_short)$/,
    why: "Scripts are asked for without music.",
  },
];
