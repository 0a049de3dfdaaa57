import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { checkForgot, checkResetPassword } from "@earshot/contract/accounts/rules/password-reset.ts";
import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";

import type { BackgroundTasks } from "../background-tasks.ts";
import { fingerprint } from "../fingerprint.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import { emailKey } from "./email-key.ts";
import { hashPassword } from "./passwords.ts";
import type { ResetStore } from "./reset-links.ts";

type Resets = {
  store: ResetStore;
  limits: RateLimits;
  /** Limits how many passwords are hashed at once. */
  limitHashing: LimitConcurrent;
  tasks: BackgroundTasks;
  now: () => Date;
  /** Queues an email with a reset link if a client has this email address. */
  requestLink: (email: string, visitor: Visitor) => Promise<void>;
};

/** Password reset: requesting a link, and using it. */
export function resetRoutes({
  store,
  limits,
  limitHashing,
  tasks,
  now,
  requestLink,
}: Resets): HandlersOf<"accounts"> {
  return {
    async forgot({ body, visitor }) {
      assertValid(checkForgot(body));
      const email = emailKey(body.email);
      await limits.spend("forgotPerAddress", visitor.address, "too_often");
      await limits.spend("forgotPerEmail", fingerprint(email), "too_often");
      tasks.run(() => requestLink(email, visitor));
      return { status: 200, body: { success: true, message: forgotCopy.sent } };
    },

    async reset({ request, body, visitor }) {
      assertValid(checkResetPassword(body));
      await limits.spend("reset", visitor.address, "too_many_resets");
      const token = fingerprint(body.token);
      if (!(await store.has(token, now()))) throw new ApiError("reset_link_expired");
      const password = await limitHashing(visitor.address, () => hashPassword(body.password), request.signal);
      if (!(await store.use(token, password, now()))) throw new ApiError("reset_link_expired");
      return { status: 200, body: { success: true, message: resetCopy.succeeded } };
    },
  };
}
