import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { pageHead } from "../page-head.ts";
import { PrivacyPage } from "../pages/privacy-page.tsx";

export const meta = () => pageHead(legalCopy.privacy, descriptionCopy.privacy);

export default function Privacy() {
  return <PrivacyPage />;
}
