import { signUpWords } from "@earshot/contract/words/accounts.ts";

import { visitorFormPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { SignUpPage } from "../pages/sign-up-page.tsx";
import type { Route } from "./+types/sign-up.ts";

export const meta = () => [...pageHead(signUpWords.title), notForSearch];

export const loader = (args: Route.LoaderArgs) => visitorFormPage(args);

export default function SignUp({ loaderData: { notice, values, redirect } }: Route.ComponentProps) {
  return <SignUpPage message={notice} values={values} redirect={redirect} />;
}
