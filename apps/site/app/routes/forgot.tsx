import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { formPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { ForgotPage } from "../pages/forgot-page.tsx";
import type { Route } from "./+types/forgot.ts";

export const meta = () => [...pageHead(forgotCopy.title, descriptionCopy.forgot), notForSearch];

export const loader = (args: Route.LoaderArgs) => formPage(args);

export default function Forgot({ loaderData: { notice, values, redirect } }: Route.ComponentProps) {
  return <ForgotPage message={notice} email={values.email} redirect={redirect} />;
}
