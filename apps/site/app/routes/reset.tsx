import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { formPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { ResetPage } from "../pages/reset-page.tsx";
import type { Route } from "./+types/reset.ts";

export const meta = () => [...pageHead(resetCopy.title, descriptionCopy.reset), notForSearch];

export const loader = (args: Route.LoaderArgs) => ({
  ...formPage(args),
  token: args.url.searchParams.get("token") ?? "",
});

export default function Reset({ loaderData: { notice, token, redirect } }: Route.ComponentProps) {
  return <ResetPage message={notice} token={token} redirect={redirect} />;
}
