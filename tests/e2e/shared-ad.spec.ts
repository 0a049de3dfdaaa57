import { expect } from "@playwright/test";

import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  openPage,
  test,
  widths,
} from "./checked-page.ts";
import { uploadByApi } from "./studio-page.ts";

const gone = "This ad is no longer shared";

/** A guest with a separate session and an uploaded ad. */
interface Owner {
  uuid: string;
  share: (shared: boolean) => Promise<void>;
}

const owned = test.extend<{ owner: Owner }>({
  owner: async ({ playwright, baseURL }, giveToTest) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const uuid = await uploadByApi(request, "<b>Brunch</b>.mp3");
    await giveToTest({
      uuid,
      async share(shared) {
        const answer = await request.patch(`/api/audioad/ads/${uuid}`, { data: { shared } });
        expect(answer.status(), await answer.text()).toBe(200);
      },
    });
    await request.dispose();
  },
});

owned("a stranger opens the link and plays the ad", async ({ page, owner }) => {
  const answer = await page.goto(`/shared-audio/${owner.uuid}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Brunch</b>");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "<b>Brunch</b>");
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", page.url());
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const shown = await page.request.get(picture ?? "");
  expect(shown.headers()["content-type"]).toBe("image/png");
  // A PNG's width and height (https://www.w3.org/TR/png/#11IHDR).
  const bytes = await shown.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const audio = page.locator("audio");
  await audio.evaluate((element: HTMLAudioElement) => {
    element.muted = true;
  });
  await page.getByRole("button", { name: "Play <b>Brunch</b>" }).click();
  await expect(page.getByRole("button", { name: "Pause <b>Brunch</b>" })).toBeVisible();
  await expect
    .poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
    .toBeGreaterThan(0.2);
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Play <b>Brunch</b>" })).toBeVisible();
  await page.getByRole("link", { name: "Make your own" }).click();
  await expect(page).toHaveURL(/\/nbmaistudio$/);
});

owned("the page fits every width, is accessible, and readable in dark", async ({ page, owner, baseURL }) => {
  await openPage(page, `/shared-audio/${owner.uuid}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.reload();
  await expectReadable(page);
});

owned(
  "the link stops working when its owner stops sharing, and works again afterwards",
  async ({ page, owner }) => {
    const address = `/shared-audio/${owner.uuid}`;
    await page.goto(address);
    const sound = await page.locator("audio").getAttribute("src");
    await owner.share(false);
    expect((await page.request.get(sound ?? "")).status()).toBe(404);
    expect((await page.request.get(`${address}/picture.png`)).status()).toBe(404);
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page).toHaveTitle(`${gone} · Earshot`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(gone);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator("audio")).toHaveCount(0);
    await expectAccessible(page);
    await owner.share(true);
    expect((await page.goto(address))?.status()).toBe(200);
  },
);

for (const uuid of ["none", "00000000-0000-4000-8000-000000000000", "%F0%9F%91%80", "a%2Fb"]) {
  test(`the unknown shared ad ${uuid} gets a 404 page`, async ({ page }) => {
    const answer = await page.goto(`/shared-audio/${uuid}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(gone);
    await expect(page.getByRole("link", { name: "Make your own" })).toBeVisible();
  });
}

owned.describe("without JavaScript", () => {
  owned.use({ javaScriptEnabled: false });

  owned("the browser’s own player plays the ad", async ({ page, owner }) => {
    await page.goto(`/shared-audio/${owner.uuid}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Brunch</b>");
    await expect(page.getByText(/^\d+ s$/)).toBeVisible();
    const audio = page.locator("audio[controls]");
    await expect(audio).toBeVisible();
    const sound = await page.request.get((await audio.getAttribute("src")) ?? "", {
      headers: { Range: "bytes=0-99" },
    });
    expect([sound.status(), sound.headers()["content-type"]]).toEqual([206, "audio/mpeg"]);
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Make your own" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio$/);
  });
});
