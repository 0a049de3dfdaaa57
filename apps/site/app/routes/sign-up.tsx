import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";
import { isSocialProvider } from "@earshot/contract/social-providers.ts";

import { visitorFormPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { SignUpPage } from "../pages/sign-up-page.tsx";
import { unlessSamePath } from "../revalidation.ts";
import type { Route } from "./+types/sign-up.ts";

export const meta = () => [...pageHead(signUpCopy.title, descriptionCopy.signUp), notForSearch];

export const loader = async (args: Route.LoaderArgs) => {
  const from = args.url.searchParams.get("provider");
  return { ...(await visitorFormPage(args)), provider: isSocialProvider(from) ? from : null };
};

/** Keeps the last submit's result when the browser's Back moves between the steps. */
export const shouldRevalidate = unlessSamePath;

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { notice, values, redirect, provider } = loaderData;
  return <SignUpPage message={notice} values={values} redirect={redirect} provider={provider} />;
}
