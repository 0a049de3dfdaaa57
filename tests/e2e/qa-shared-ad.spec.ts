import { expect } from "@playwright/test";

import { test } from "./watched-page.ts";

for (const [scenario, status, heading] of [
  ["OddNames", 200, /^<b>Autumn at Kettle/],
  ["Gone", 404, "This ad is no longer shared"],
  ["BadGateway", 503, "Unexpected Application Error!"],
  ["Down", 503, "Unexpected Application Error!"],
] as const) {
  test(`a share link where the server answers as in ${scenario} is a ${status}`, async ({ page }) => {
    const answer = await page.goto(`/shared-audio/ad_sample_1?scenario=sharing.${scenario}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}
