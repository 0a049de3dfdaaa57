import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { TextLink } from "./text-link.tsx";

/** The notice about privacy and terms below log-in and sign-up. */
export function Agreement() {
  return (
    <p className="text-sm text-ink-3 pointer-coarse:leading-7">
      {logInCopy.agreement} <TextLink href="/privacy_policy.html">{legalCopy.privacy}</TextLink>{" "}
      {legalCopy.and} <TextLink href="/terms_and_condition.html">{legalCopy.terms}</TextLink>.
    </p>
  );
}
