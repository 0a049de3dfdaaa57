import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";

import { keepDraftInAddress } from "../campaign-address.ts";
import { notForSearch } from "../page-head.ts";
import { CampaignPage } from "../pages/campaign-page.tsx";
import { frameData } from "../studio-data.ts";
import type { Route } from "./+types/campaign.ts";

// Sets no title, because the page itself sets it to the ad's.
export const meta = () => [{ name: "description", content: descriptionCopy.campaign }, notForSearch];

export const loader = async ({ context, request, url }: Route.LoaderArgs) => ({
  ...(await frameData(context, request)),
  audioId: url.searchParams.get("audioId") || null,
  campaignId: url.searchParams.get("campaign") || null,
});

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { audioId, campaignId } = loaderData;
  return <CampaignPage key={`${audioId} ${campaignId}`} {...loaderData} onAddress={keepDraftInAddress} />;
}
