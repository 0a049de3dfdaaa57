import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsTabOf } from "@earshot/contract/settings/tabs.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { formPage } from "../form-page.ts";
import { notForSearch, pageHead } from "../page-head.ts";
import { SettingsPage } from "../pages/settings-page.tsx";
import { unlessDialog } from "../revalidation.ts";
import { requireClient } from "../session.ts";
import { sidebarData } from "../studio-data.ts";
import type { Route } from "./+types/account-settings.ts";

export const meta = () => [...pageHead(settingsCopy.title, descriptionCopy.settings), notForSearch];

export async function loader(args: Route.LoaderArgs) {
  const user = await requireClient(args);
  const { notice, values } = formPage(args);
  const tab = settingsTabOf(args.url.searchParams.get("tab"));
  return { user, tab, notice, values, ...(await sidebarData(args.context, args.request, user)) };
}

export const shouldRevalidate = unlessDialog;

export default function AccountSettings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}
