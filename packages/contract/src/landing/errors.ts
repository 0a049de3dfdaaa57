import { type ErrorDefinition, invalid } from "../error-definition.ts";

/** Errors for the landing page's forms. In their own module, so that the landing page doesn't load all the others. */
export const landingErrors = {
  email_missing: invalid("email", "Please enter your email address"),
  email_invalid: invalid("email", "Please enter a valid email address"),
  total_budget_too_low: invalid("total_budget", "The total budget must be at least $50"),
  total_budget_too_high: invalid("total_budget", "The total budget must be at most $20,000"),
  daily_budget_too_low: invalid("daily_budget", "The daily budget must be more than $0"),
  daily_budget_too_high: invalid(
    "daily_budget",
    "The daily budget for all days must not exceed the total budget",
  ),
  target_cpm_too_low: invalid("target_cpm", "The target CPM must be at least $5"),
  target_cpm_too_high: invalid("target_cpm", "The target CPM must be at most $100"),
  full_name_missing: invalid("full_name", "Please enter your full name"),
  full_name_too_long: invalid("full_name", "Please keep your name to 200 characters"),
  business_email_missing: invalid("business_email", "Please enter your business email"),
  company_too_long: invalid("company", "Please keep the company’s name to 200 characters"),
  phone_number_too_long: invalid("phone_number", "Please keep the phone number to 40 characters"),
  contact_message_too_long: invalid("message", "Please keep your message to 5,000 characters"),
} as const satisfies Record<string, ErrorDefinition>;
