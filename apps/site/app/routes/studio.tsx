import { descriptionCopy } from "@earshot/contract/site/description-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { loadAdCards } from "@earshot/studio/ads/ad-list.tsx";
import { studioTabOf } from "@earshot/studio/create/studio-form.ts";

import { pageHead } from "../page-head.ts";
import { StudioPage } from "../pages/studio-page.tsx";
import { unlessSamePath } from "../revalidation.ts";
import { keepTabInAddress, useAddressWithoutHero } from "../studio-address.ts";
import { studioData } from "../studio-data.ts";
import type { Route } from "./+types/studio.ts";

export const meta = () => pageHead(topBarCopy.studio, descriptionCopy.studio);

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const [data] = await Promise.all([studioData(context, request), loadAdCards()]);
  return { ...data, tab: studioTabOf(url.searchParams.get("tab")) };
};

export const shouldRevalidate = unlessSamePath;

export default function Studio({ loaderData }: Route.ComponentProps) {
  useAddressWithoutHero();
  return <StudioPage {...loaderData} onTab={keepTabInAddress} />;
}
