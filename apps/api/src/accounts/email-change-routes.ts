import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { ApiError } from "@earshot/contract/api-error.ts";

import type { HandlersOf } from "../http/routes.ts";
import type { EmailChanges } from "./email-changes.ts";

/** Routes for the links in emails about an e-mail change. Their tokens are signed, so attempts need no rate limit. */
export function emailChangeRoutes(changes: EmailChanges): HandlersOf<"accounts"> {
  return {
    async confirmEmail({ body }) {
      if (!(await changes.confirm(body.token))) throw new ApiError("email_link_expired");
      return { status: 200, body: { success: true, message: emailChangeCopy.confirm.succeeded } };
    },

    async cancelEmail({ body }) {
      if (!(await changes.cancel(body.token))) throw new ApiError("email_link_expired");
      return { status: 200, body: { success: true, message: emailChangeCopy.cancel.succeeded } };
    },
  };
}
