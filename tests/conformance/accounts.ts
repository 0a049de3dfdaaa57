import { logInTests } from "./accounts/log-in.ts";
import { nativeFormTests } from "./accounts/native-forms.ts";
import { resetTests } from "./accounts/reset.ts";
import { sessionTests } from "./accounts/session.ts";
import { signUpTests } from "./accounts/sign-up.ts";
import type { Suite } from "./conform.ts";

const noProvider =
  "the real server has no provider yet; the mocks' social log-in is tested in mocks/src/accounts.test.ts";

/** Session, log-in, sign-up, log-out, and the way back in. */
export const accountsSuite: Suite = {
  area: "accounts",
  unreached: {
    "socialLogin 302": noProvider,
    "socialLogin 400": noProvider,
    "socialCallback 302": noProvider,
  },
  tests(people, server) {
    sessionTests(people);
    signUpTests(people);
    logInTests(people);
    resetTests(people, server);
    nativeFormTests(people, server);
  },
};
