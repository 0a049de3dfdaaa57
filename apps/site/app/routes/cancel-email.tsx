import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { notForSearch, pageHead } from "../page-head.ts";
import { EmailLinkPage } from "../pages/email-link-page.tsx";
import type { Route } from "./+types/cancel-email.ts";

export const meta = () => [
  ...pageHead(emailChangeCopy.cancel.title, descriptionCopy.cancelEmail),
  notForSearch,
];

export const loader = ({ url: { searchParams } }: Route.LoaderArgs) => ({
  message: formNotice(searchParams),
  token: searchParams.get("token") ?? "",
});

export default function CancelEmail({ loaderData }: Route.ComponentProps) {
  return <EmailLinkPage purpose="cancel" {...loaderData} />;
}
