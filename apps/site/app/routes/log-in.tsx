import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { visitorFormPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { LoginPage } from "../pages/login-page.tsx";
import type { Route } from "./+types/log-in.ts";

export const meta = () => [...pageHead(logInCopy.logIn, descriptionCopy.logIn), notForSearch];

export const loader = (args: Route.LoaderArgs) => visitorFormPage(args);

export default function LogIn({ loaderData }: Route.ComponentProps) {
  const { notice, values, redirect, providers } = loaderData;
  return <LoginPage message={notice} email={values.email} redirect={redirect} providers={providers} />;
}
