import { campaignsCopy } from "@earshot/contract/campaigns/copy.ts";
import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { notForSearch, pageHead } from "../page-head.ts";
import { CampaignsPage } from "../pages/campaigns-page.tsx";
import { frameData } from "../studio-data.ts";
import type { Route } from "./+types/campaigns.ts";

export const meta = () => [...pageHead(campaignsCopy.title, descriptionCopy.campaigns), notForSearch];

export const loader = ({ context, request }: Route.LoaderArgs) => frameData(context, request);

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsPage {...loaderData} />;
}
