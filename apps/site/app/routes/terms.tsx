import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { pageHead } from "../page-head.ts";
import { TermsPage } from "../pages/terms-page.tsx";

export const meta = () =>
  pageHead(
    legalCopy.terms,
    "What you may do with the studio and your ads, what we do, and what neither of us may expect.",
  );

export default function Terms() {
  return <TermsPage />;
}
