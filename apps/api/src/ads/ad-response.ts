import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";
import { laterInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import type { PendingVersion } from "../versions/store.ts";
import { audioAddress } from "./audio-address.ts";
import type { AdRow } from "./listed-ads.ts";
import type { AdDetailsRow } from "./store.ts";

type Ad = Extract<ResponseOf<Endpoints["ads"]["list"]>, { status: 200 }>["body"][number];
type AdDetails = Extract<ResponseOf<Endpoints["ads"]["get"]>, { status: 200 }>["body"];

/** Converts an ad's row for a list response. */
export function adResponse(row: AdRow): Ad {
  return {
    uuid: row.id,
    filepath: row.state === "ready" ? audioAddress(row.id, row.version) : null,
    product_name: row.title,
    product_description: row.description,
    created_at: row.createdAt.toISOString(),
    product_length: row.durationMs === null ? row.requestedSeconds : row.durationMs / 1000,
    thirdPerson: row.thirdPerson,
    project_id: row.projectId,
    duration_ms: row.durationMs,
    peaks: row.peaks,
    source: row.source,
    script: row.script,
    lines: row.lines,
    mime_type: row.mimeType,
    loudness_lufs: row.loudnessLufs,
    state: row.state,
    state_message: stateMessage(row),
    outlet_warnings: row.outletWarnings,
    version: row.version,
    shared: row.shared,
  };
}

/** Converts an ad's row for a response with details. */
export function adDetailsResponse(
  { ad, inputs, voices, stage }: AdDetailsRow,
  campaigns: AdDetails["campaigns"],
  pending: PendingVersion | null,
): AdDetails {
  return {
    ...adResponse(ad),
    pipeline_status: stage,
    inputs: inputs && { ...laterInputs, ...inputs },
    voices,
    pending_version: pending && {
      version: pending.number,
      pipeline_status: pending.stage,
      message: pending.stateMessage,
    },
    campaigns,
  };
}

function stateMessage({ state, stateMessage: why }: AdRow): string {
  return state === "ready" ? "" : why || adCopy.state[state];
}
