import { logInTests } from "./accounts/log-in.ts";
import { nativeFormTests } from "./accounts/native-forms.ts";
import { resetTests } from "./accounts/reset.ts";
import { sessionTests } from "./accounts/session.ts";
import { signUpTests } from "./accounts/sign-up.ts";
import { socialTests } from "./accounts/social.ts";
import type { Suite } from "./conform.ts";

export const accountsSuite: Suite = {
  area: "accounts",
  tests(newPerson, server) {
    sessionTests(newPerson);
    signUpTests(newPerson);
    logInTests(newPerson);
    resetTests(newPerson, server);
    nativeFormTests(newPerson, server);
    socialTests(newPerson, server);
  },
};
