import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { pageHead } from "../page-head.ts";
import { TermsPage } from "../pages/terms-page.tsx";

export const meta = () => pageHead(legalCopy.terms, descriptionCopy.terms);

export default function Terms() {
  return <TermsPage />;
}
