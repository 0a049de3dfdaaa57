import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { ApiError } from "@earshot/contract/api-error.ts";

import { spendChange } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { EmailChanges } from "./email-changes.ts";

/**
 * Routes for the links in emails about an email change. Their tokens are signed, so the rate limit isn't there to
 * prevent guessing, but because each use of a link writes to the database, even one that has no effect.
 */
export function emailChangeRoutes(changes: EmailChanges, limits: RateLimits): HandlersOf<"accounts"> {
  return {
    async confirmEmail({ body, visitor }) {
      await spendChange(limits, visitor);
      if (!(await changes.confirm(body.token))) throw new ApiError("email_link_expired");
      return { status: 200, body: { success: true, message: emailChangeCopy.confirm.succeeded } };
    },

    async cancelEmail({ body, visitor }) {
      await spendChange(limits, visitor);
      if (!(await changes.cancel(body.token))) throw new ApiError("email_link_expired");
      return { status: 200, body: { success: true, message: emailChangeCopy.cancel.succeeded } };
    },
  };
}
