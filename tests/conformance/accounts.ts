import { logInTests } from "./accounts/log-in.ts";
import { nativeFormTests } from "./accounts/native-forms.ts";
import { resetTests } from "./accounts/reset.ts";
import { sessionTests } from "./accounts/session.ts";
import { signUpTests } from "./accounts/sign-up.ts";
import type { Suite } from "./conform.ts";

/** Session, log-in, sign-up, log-out, and the way back in. */
export const accountsSuite: Suite = {
  area: "accounts",
  unreached: {
    "socialLogin 302": "no provider is configured in this run",
    "socialLogin 400": "no provider is configured in this run",
    "socialCallback 302": "no provider is configured in this run",
  },
  tests(people, server) {
    sessionTests(people);
    signUpTests(people);
    logInTests(people);
    resetTests(people, server);
    nativeFormTests(people, server);
  },
};
