import { heroCopy } from "@earshot/contract/landing/copy.ts";

import { pageHead } from "../page-head.ts";
import { LandingPage } from "../pages/landing-page.tsx";
import { firstSession } from "../session.ts";
import type { Route } from "./+types/landing.ts";

export const meta = () => pageHead(null, heroCopy.text);

export const loader = async ({ context }: Route.LoaderArgs) => ({ user: await firstSession(context) });

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage user={loaderData.user} />;
}
