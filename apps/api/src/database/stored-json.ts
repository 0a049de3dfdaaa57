import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";

type AdDetails = Extract<ResponseOf<Endpoints["ads"]["get"]>, { status: 200 }>["body"];
type Campaign = Extract<ResponseOf<Endpoints["campaigns"]["create"]>, { status: 201 }>["body"];

/** Every choice in the form, so that the ad can be made again. */
export type AdInputs = NonNullable<AdDetails["inputs"]>;

export type AdVoice = AdDetails["voices"][number];

export type AdLine = AdDetails["lines"][number];

export type OutletWarning = AdDetails["outlet_warnings"][number];

/** A campaign's audience. */
export type Targeting = Campaign["targeting"];

/** A launched campaign's copy of its ad, which outlives the ad. `version` is the launched one. */
export type AdCopy = NonNullable<Campaign["ad"]> & { version: number; mime_type: string | null };
