import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { calculatorCopy } from "@earshot/contract/landing/copy.ts";
import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { expect, type Page } from "@playwright/test";

import { openPage, reloadPage, test } from "./checked-page.ts";
import { runEnvironment } from "./run-environment.ts";

/** The number of mails in the server's outbox that contain this text. */
async function mailsWith(text: string): Promise<number> {
  const outbox = path.join((await runEnvironment()).dataDir, "outbox");
  const mails = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  return mails.filter((name) => readFileSync(path.join(outbox, name), "utf8").includes(text)).length;
}

async function writeMessage(page: Page, name: string) {
  const form = page.locator("#contactus form");
  await form.getByLabel(contactCopy.fullName).fill(name);
  await form.getByLabel(contactCopy.businessEmail).fill("robin@fieldnote.example");
  await form.getByRole("button", { name: contactCopy.send }).click();
  await expect(page.getByRole("heading", { name: contactCopy.thanks })).toBeVisible();
}

test("a contact message whose answer was lost is sent again after a reload, and arrives once", async ({
  page,
}) => {
  const name = `Robin ${crypto.randomUUID()}`;
  let lost = 0;
  await page.route("**/api/contactus", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await openPage(page, "/");
  await writeMessage(page, name);
  await expect.poll(() => lost).toBe(1);

  await page.unroute("**/api/contactus");
  const accepted = page.waitForResponse((response) => response.url().endsWith("/api/contactus"));
  await reloadPage(page);
  expect((await accepted).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("contactOutbox"))).toBeNull();

  // Mails leave in the order of their messages: after the second one's, a repeated first one would be there too.
  const second = `Ida ${crypto.randomUUID()}`;
  await writeMessage(page, second);
  await expect.poll(() => mailsWith(`Message from ${second}`)).toBe(1);
  expect(await mailsWith(`Message from ${name}`)).toBe(1);
});

test("the calculator explains a budget that it cannot take, and keeps the last reach", async ({ page }) => {
  await openPage(page, "/");
  const pricing = page.locator("#pricing");
  const budget = pricing.getByLabel(calculatorCopy.budget);
  for (const typed of ["49.99", "20,001", "a lot"]) {
    await budget.fill(typed);
    await expect(budget).toHaveAttribute("aria-invalid", "true");
    await expect(budget).toHaveAccessibleDescription(/\S/);
    await expect(pricing.getByText("27,778")).toBeVisible();
  }
  await budget.fill("7,500");
  await expect(budget).not.toHaveAttribute("aria-invalid", "true");
  await expect(pricing.getByText("416,667")).toBeVisible();
  await expect(pricing.getByText("208,334")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the same e-mail subscribes twice and is thanked each time", async ({ page }) => {
      const email = `${crypto.randomUUID()}@fieldnote.example`;
      for (const _ of ["first", "second"]) {
        if (javaScriptEnabled) await openPage(page, "/");
        else await page.goto("/");
        const section = page.locator("#subscription");
        await section.getByLabel(subscriptionCopy.email).fill(email);
        await section.getByRole("button", { name: subscriptionCopy.submit }).click();
        await expect(section.getByText(subscriptionCopy.thanks)).toBeVisible();
      }
    });
  });
}

test("the targeting guide is downloaded as a PDF", async ({ page }) => {
  await openPage(page, "/");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the targeting guide" }).click();
  expect((await download).suggestedFilename()).toBe("targeting-guide.pdf");
});
