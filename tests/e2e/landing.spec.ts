import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { faqCopy } from "@earshot/contract/landing/copy.ts";
import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { sampleAds } from "@earshot/contract/landing/sample-ads.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expect, type Page } from "@playwright/test";

import { hydrated, openPage, test } from "./checked-page.ts";
import { runEnvironment } from "./run-environment.ts";

/** The number of emails in the server's outbox that contain this text. */
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

test("a contact message whose response was lost is resent after a reload, and arrives once", async ({
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
  await page.reload();
  expect((await accepted).status()).toBe(200);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("contactOutbox"))).toBeNull();

  // Emails are sent in the order of their messages: once the second message's email has arrived, a duplicate of the
  // first would have arrived as well.
  const second = `Ida ${crypto.randomUUID()}`;
  await writeMessage(page, second);
  await expect.poll(() => mailsWith(`Message from ${second}`)).toBe(1);
  expect(await mailsWith(`Message from ${name}`)).toBe(1);
});

test("the calculator explains an out-of-bounds budget, and still shows the last reach", async ({ page }) => {
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

    test("the same email can subscribe twice, and the visitor is thanked each time", async ({ page }) => {
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

test("the targeting guide downloads as a PDF", async ({ page }) => {
  await openPage(page, "/");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the targeting guide" }).click();
  expect((await download).suggestedFilename()).toBe("targeting-guide.pdf");
});

/** URL fragments that the page, the studio and emails link to. */
const anchors = [
  "how-it-works",
  "pricing",
  "targeting",
  "samples",
  "faq",
  "contactus",
  "testimonials",
  "subscription",
  ...faqCopy.map(({ id }) => id),
];

for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: true, width: 1440 },
  { javaScriptEnabled: false, width: 320 },
  { javaScriptEnabled: false, width: 768 },
]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

    test(`every anchor leads to its section at a width of ${width} px`, async ({ page }) => {
      for (const anchor of anchors) {
        // The query makes each URL a separate page load.
        const address = `/?at=${anchor}#${anchor}`;
        if (javaScriptEnabled) await openPage(page, address);
        else await page.goto(address);
        await expect(page.locator(`#${anchor}`), anchor).toBeInViewport();
      }
    });
  });
}

test("a link to an answer opens it, even in a browser that leaves it closed", async ({ page }) => {
  const [, second, third] = faqCopy;
  await page.goto(`/#${second.id}`);
  await expect(page.getByText(second.answer)).toBeInViewport();
  // A replaced URL is not followed by the browser itself.
  await page.evaluate((id) => {
    history.replaceState(null, "", `#${id}`);
    scrollTo(0, 0);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, third.id);
  await expect(page.getByText(third.answer)).toBeInViewport();
});

test("the header, the phone menu and the footer open the account dialogs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/");
  const [header, footer] = [page.locator("header"), page.locator("footer")];
  const menu = header.locator("summary");
  const opensDialog = async (title: string) => {
    await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
  };
  await header.getByRole("link", { name: topBarCopy.signUp }).click();
  await opensDialog(signUpCopy.title);
  await menu.click();
  await header.getByRole("navigation").getByRole("link", { name: topBarCopy.logIn }).click();
  await opensDialog(logInCopy.logIn);
  await expect(menu).toBeFocused();
  await footer.getByRole("link", { name: signUpCopy.logIn }).click();
  await opensDialog(logInCopy.logIn);
  await footer.getByRole("link", { name: topBarCopy.signUp }).click();
  await opensDialog(signUpCopy.title);
});

/** Opens the page and delays the loading of React until the returned function is called. */
async function openBeforeHydration(page: Page, address = "/"): Promise<() => Promise<void>> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/hydrate-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    release();
    await hydrated(page);
  };
}

test("a click before hydration plays the sample after hydration", async ({ page }) => {
  const hydrate = await openBeforeHydration(page);
  const [{ brand }] = sampleAds;
  await page
    .getByRole("button", { name: controlCopy.play(brand) })
    .first()
    .click();
  await expect(page.getByRole("button", { name: controlCopy.pause(brand) })).toHaveCount(0);
  await hydrate();
  await expect(page.getByRole("button", { name: controlCopy.pause(brand) }).first()).toBeVisible();
});

test("a dialog link clicked before hydration opens its dialog after hydration", async ({ page }) => {
  const hydrate = await openBeforeHydration(page);
  await page.locator("header").getByRole("link", { name: topBarCopy.signUp }).click();
  await hydrate();
  await expect(page.getByRole("dialog").getByRole("heading", { name: signUpCopy.title })).toBeVisible();
  await expect(page).toHaveURL("/?dialog=signup");
});

test("a form submitted before hydration is sent after hydration, without a reload", async ({ page }) => {
  const hydrate = await openBeforeHydration(page);
  let reloads = 0;
  page.on("framenavigated", () => (reloads += 1));
  const section = page.locator("#subscription");
  await section.getByLabel(subscriptionCopy.email).fill(`${crypto.randomUUID()}@fieldnote.example`);
  await section.getByRole("button", { name: subscriptionCopy.submit }).click();
  await hydrate();
  await expect(section.getByText(subscriptionCopy.thanks)).toBeVisible();
  expect(reloads).toBe(0);
});

test("the title rotates, and React is not loaded until the visitor uses the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  const [, second] = heroCopy.titles;
  const ending = page.locator("h1 [aria-hidden]").getByText(second);
  // Each ending is shown once every 12 seconds.
  await expect(ending).toHaveCSS("opacity", "1", { timeout: 15_000 });
  expect(scripts.filter((address) => /hydrate|react|base/.test(address))).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scripts.some((address) => address.includes("/assets/hydrate-"))).toBe(true);
});

for (const moves of [true, false]) {
  test(`the title and the carousels ${moves ? "move" : "stand still with reduced motion"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
    await openPage(page, "/");
    const endless = () =>
      page.evaluate(() => {
        const effects = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
        return effects.filter((timing) => timing?.iterations === Infinity).length;
      });
    // Four endings of the title and their marks, and two carousels.
    if (moves) await expect.poll(endless).toBe(10);
    else {
      const [first, ...others] = heroCopy.titles;
      const ending = (title: string) => page.locator("h1 [aria-hidden]").getByText(title);
      await expect(ending(first)).toHaveCSS("opacity", "1");
      for (const title of others) await expect(ending(title)).toHaveCSS("opacity", "0");
      expect(await endless()).toBe(0);
    }
  });
}

test("input from before hydration is kept, and reaches the studio", async ({ page }) => {
  const hydrate = await openBeforeHydration(page);
  await page.getByRole("textbox", { name: heroCopy.brand, exact: true }).fill("Kettle & Co");
  await page.getByLabel(heroCopy.outline).fill("Two for one on Fridays.");
  await page.getByRole("radio", { name: heroCopy.male, exact: true }).check();
  const pricing = page.locator("#pricing");
  await pricing.getByLabel(calculatorCopy.budget).fill("7,500");
  await pricing.getByLabel(calculatorCopy.budget).press("Enter");
  const form = page.locator("#contactus form");
  await form.getByLabel(contactCopy.fullName).fill("Robin");
  await form.getByLabel(contactCopy.message).fill("Call me.");
  await hydrate();
  await expect(pricing.getByText("416,667")).toBeVisible();
  await expect(form.getByLabel(contactCopy.fullName)).toHaveValue("Robin");
  await expect(form.getByLabel(contactCopy.message)).toHaveValue("Call me.");
  await expect(page.getByRole("radio", { name: heroCopy.male, exact: true })).toBeChecked();
  await page.getByRole("button", { name: heroCopy.submit }).click();
  await expect(page).toHaveURL(/\/nbmaistudio\?brand=Kettle/);
  await expect(page.getByRole("textbox", { name: "AI prompt" })).toHaveValue(/Two for one on Fridays\./);
});

test("a dialog in the URL opens without a click", async ({ page }) => {
  await page.goto("/?dialog=signup");
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
  // The page's own style sheet has no dialog styles.
  const sheets = page.locator("link[rel=stylesheet]");
  await expect(sheets).toHaveCount(2);
  expect(await sheets.evaluateAll((all) => all.every((link) => (link as HTMLLinkElement).sheet))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("the landing page hydrates after client-side navigation, and Back still works", async ({ page }) => {
  await openPage(page, "/client/login");
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/client/login");
});

for (const width of [320, 768, 1440]) {
  test.describe(`without JavaScript at a width of ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test("the calculator shows the reach of a typed budget", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("textbox", { name: calculatorCopy.budget }).fill("7,500");
      await page.getByRole("button", { name: calculatorCopy.calculate }).click();
      await expect(page).toHaveURL(/budget=7%2C500/);
      await expect(page.locator("#pricing output")).toContainText("416,667");
    });

    test("the hero's form passes its values to the studio, and log-in has its own page", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("textbox", { name: heroCopy.brand, exact: true }).fill("Kettle & Co");
      await page.getByLabel(heroCopy.outline).fill("Two for one on Fridays.");
      await page.getByRole("button", { name: heroCopy.submit }).click();
      await expect(page).toHaveURL(/\/nbmaistudio\?brand=Kettle/);
      await expect(page.getByRole("textbox", { name: "AI prompt" })).toHaveValue(/Two for one on Fridays\./);
      // The form prevents longer texts only with JavaScript.
      await page.goto(`/nbmaistudio?outline=${"a".repeat(textLength.outline + 1)}`);
      await expect(page.getByText(studioCopy.outlineCut)).toBeVisible();
      await page.goto("/?dialog=login");
      for (const address of ["/client/login", "/client/signup"])
        await expect(page.locator(`header a[href^="${address}"]`).first()).toBeAttached();
    });
  });
}
