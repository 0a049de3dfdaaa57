import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";

type AdDetails = Extract<ResponseOf<Endpoints["ads"]["get"]>, { status: 200 }>["body"];
type Campaign = Extract<ResponseOf<Endpoints["campaigns"]["create"]>, { status: 201 }>["body"];

/** What an ad is made of: every choice of the form, so that it can be made again. */
export type AdInputs = NonNullable<AdDetails["inputs"]>;

export type AdVoice = AdDetails["voices"][number];

/** Whom a campaign is for. */
export type Targeting = Campaign["targeting"];

/** The ad of a launched campaign, as it was: it outlives the ad. */
export type AdCopy = NonNullable<Campaign["ad"]>;
