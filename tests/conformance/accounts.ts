import { logInTests } from "./accounts/log-in.ts";
import { nativeFormTests } from "./accounts/native-forms.ts";
import { resetTests } from "./accounts/reset.ts";
import { sessionTests } from "./accounts/session.ts";
import { signUpTests } from "./accounts/sign-up.ts";
import { socialTests } from "./accounts/social.ts";
import type { Suite } from "./conform.ts";

export const accountsSuite: Suite = {
  area: "accounts",
  tests(people, server) {
    sessionTests(people);
    signUpTests(people);
    logInTests(people);
    resetTests(people, server);
    nativeFormTests(people, server);
    socialTests(people, server);
  },
};
