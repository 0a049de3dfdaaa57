import { logInWords } from "@earshot/contract/accounts/copy.ts";
import { legalWords } from "@earshot/contract/site/navigation-copy.ts";

import { TextLink } from "./text-link.tsx";

/** The notice of privacy and terms under log-in and sign-up. */
export function Agreement() {
  return (
    <p className="text-sm text-ink-3">
      {logInWords.agreement} <TextLink href="/privacy_policy.html">{legalWords.privacy}</TextLink>{" "}
      {legalWords.and} <TextLink href="/terms_and_condition.html">{legalWords.terms}</TextLink>.
    </p>
  );
}
