import { type ErrorDefinition, invalid } from "../error-definition.ts";
import { errorFrom } from "../error-from.ts";

/**
 * Studio errors that the page finds before it sends a request. In their own module, so that the page doesn't load the
 * others.
 */
export const formErrors = {
  identity_missing: {
    status: 401,
    message: "Unable to get user session. Please refresh the page and try again.",
  },
  product_name_too_long: invalid("product_name", "Please keep the product name to 200 characters"),
  prompt_too_long: invalid("prompt", "Please keep the description or script to 5,000 characters"),
  delivery_instructions_too_long: invalid(
    "delivery_instructions",
    "Please keep the delivery instructions to 1,000 characters",
  ),
  must_say_too_long: invalid("must_say", "Please keep what must be said to 1,000 characters"),
  avoid_too_long: invalid("avoid", "Please keep what must not be said to 1,000 characters"),
  music_end_not_after_start: invalid("playback_end", "End must be after Start"),
} as const satisfies Record<string, ErrorDefinition>;

/** Builds one of these errors, with its message filled in. */
export const formErrorOf = errorFrom(formErrors);
