import { topBarWords } from "@earshot/contract/words/navigation.ts";

import { pageHead } from "../page-head.ts";
import { StudioPage } from "../pages/studio-page.tsx";
import { firstSession } from "../session.ts";
import type { Route } from "./+types/studio.ts";

export const meta = () => pageHead(topBarWords.studio);

export const loader = async ({ context }: Route.LoaderArgs) => ({ user: await firstSession(context) });

export default function Studio({ loaderData }: Route.ComponentProps) {
  return <StudioPage user={loaderData.user} />;
}
