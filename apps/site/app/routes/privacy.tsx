import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { pageHead } from "../page-head.ts";
import { PrivacyPage } from "../pages/privacy-page.tsx";

export const meta = () =>
  pageHead(
    legalCopy.privacy,
    "What we keep of you, why, for how long, who else sees it, and how to have it changed or removed.",
  );

export default function Privacy() {
  return <PrivacyPage />;
}
