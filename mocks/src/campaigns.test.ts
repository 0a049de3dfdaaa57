import { errors } from "@earshot/contract/errors.ts";
import { mostCampaigns } from "@earshot/contract/limits.ts";
import { getResponse, type HttpHandler } from "msw";
import { expect, test } from "vitest";

import { createHandlers } from "./handlers.ts";
import { createWorld } from "./world.ts";
import { newCampaign } from "./world/campaigns.ts";

const site = "http://site.example";

async function create(handlers: HttpHandler[], temp_user_id: string) {
  const request = new Request(`${site}/api/campaigns`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ temp_user_id }),
  });
  const response = await getResponse(handlers, request, { baseUrl: site });
  return { status: response?.status, body: (await response?.json()) as unknown };
}

test("whoever has 499 campaigns begins one more, and not a second", async () => {
  const world = createWorld("visitor");
  const owner = "guest0000001";
  for (let count = 1; count < mostCampaigns; count += 1) {
    const campaign = newCampaign(world.nextId(), world.now());
    world.campaigns.set(campaign.id, { owner, campaign });
  }
  const handlers = createHandlers(world);
  expect((await create(handlers, owner)).status).toBe(201);
  expect(await create(handlers, owner)).toEqual({
    status: 422,
    body: { success: false, code: "too_many_campaigns", message: errors.too_many_campaigns.message },
  });
});
