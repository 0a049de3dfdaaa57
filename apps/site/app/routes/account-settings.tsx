import { settingsCopy } from "@earshot/contract/settings/copy.ts";

import { notForSearch, pageHead } from "../page-head.ts";
import { SettingsPage } from "../pages/settings-page.tsx";
import { requireClient } from "../session.ts";
import type { Route } from "./+types/account-settings.ts";

export const meta = () => [...pageHead(settingsCopy.title), notForSearch];

export const loader = async (args: Route.LoaderArgs) => ({ user: await requireClient(args) });

export default function AccountSettings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage user={loaderData.user} />;
}
