interface Exemption {
  /** For example `accounts.login`. Every endpoint by default. */
  endpoint?: RegExp;
  outcome: RegExp;
  why: string;
}

/** Outcomes without a story: unreachable in the UI, or identical to one that has a story. */
export const exemptions: readonly Exemption[] = [
  {
    outcome: /^(malformed_request|invalid_field|unsupported_content_type|foreign_origin|too_large)$/,
    why: "The site's own calls never have this fault.",
  },
  {
    outcome:
      /(?<!identity)_missing$|(?<!lasts)_too_long$|^script_over_limits$|^(too_many_(locations|interests)|targeting_too_large|total_budget_too_high)$/,
    why: "The form keeps the same rule (contract/src/*/rules) and shows the same text at its field before it sends.",
  },
  {
    outcome: /^((daily_budget|target_cpm)_too_(low|high)|start_date_past|music_excerpt_too_short)$/,
    why: "The form keeps the same rule (contract/src/*/rules) and shows the same text at its field before it sends.",
  },
  {
    endpoint: /^accounts\.logout$/,
    outcome: /^never$/,
    why: "The menu has closed, and a log-out that fails is only logged: Down shows it.",
  },
  {
    endpoint: /^accounts\.register$/,
    outcome: /^social_log_in_expired$/,
    why: "Leads to the log-in page, which shows this message in the same place as SocialCancelled's.",
  },
  {
    endpoint: /^ads\.move$/,
    outcome: /^ad_not_movable$/,
    why: "Its text is the alert of NoMessage. The dialog lists only projects that the ad is not in.",
  },
  { outcome: /^(country_unknown|time_zone_unknown|length_not_offered)$/, why: "Chosen from a list." },
  {
    endpoint: /^messages\./,
    outcome: /./,
    why: "The forms thank for every message, whatever the server answers: Refused and Down show it.",
  },
  {
    outcome: /^disk_full$/,
    why: "One text at the same place as the call's other errors: DiskFull shows it for ads.",
  },
  {
    outcome: /^(foreign_guest|identity_missing|not_logged_in|too_often)$/,
    why: "One text at the same place as the call's other errors; stories of ads, projects and settings show each.",
  },
  {
    endpoint: /^generation\.(job|audioformData|createPipeline|pipeline)$/,
    outcome: /^(bad gateway|never)$/,
    why: "Asked again in silence until the wait is over: FailsOnce and NeverFinishes show it.",
  },
  {
    endpoint: /^generation\.spokenLength$/,
    outcome: /./,
    why: "The meter keeps its estimate, whatever the server answers: Down shows it.",
  },
  {
    endpoint: /^ads\.list$/,
    outcome: /^not_found$/,
    why: "The list asks for a page of the person's own ads, which is never missing.",
  },
  {
    endpoint: /^generation\.writeScripts$/,
    outcome: /^(track_unavailable|music_end_not_after_start)$/,
    why: "Scripts are asked for without music.",
  },
];
