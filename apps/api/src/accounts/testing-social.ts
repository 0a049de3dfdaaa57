import { formAddress } from "@earshot/contract/rules/form-answer.ts";

import type { Claims } from "../testing-provider.ts";

/** The log-in page with these words. */
export const refused = (words: string, redirect = "/nbmaistudio") =>
  formAddress("/client/login", words, { redirect });

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

export const claimsOf = (email: string, some: Claims = {}): Claims => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  given_name: "Ada",
  family_name: "Byron",
  ...some,
});
