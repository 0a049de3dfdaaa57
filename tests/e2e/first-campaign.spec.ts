import { expect, type Locator, type Page } from "@playwright/test";

import { expectNoSidewaysScroll, tabTo, test } from "./checked-page.ts";
import { comeFromLanding, keyboard, narrowPhone, touch, touchScreen } from "./from-landing.ts";
import { password, patience, registerOnly } from "./studio-page.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const launchLink = (page: Page) =>
  page.getByRole("tabpanel", { name: "AI Script" }).getByRole("link", { name: "Launch Campaign" });

test.describe("a new visitor on the narrowest phone", () => {
  test.use(narrowPhone);

  test.describe("by touch", () => {
    test.use(touchScreen);

    test("goes from the landing page to a launched campaign, signing up along the way", async ({ page }) => {
      test.slow();
      await comeFromLanding(page, touch, "Kettle");
      // Works whether or not the script has been written by then.
      await page.getByRole("button", { name: "Create Audio Ad" }).tap();
      await expect(launchLink(page)).toBeVisible(patience);
      await expectNoSidewaysScroll(page);
      await launchLink(page).tap();

      await expect(page.getByRole("heading", { level: 1, name: "Kettle" })).toBeVisible();
      await page.getByRole("button", { name: "Next" }).tap();
      await page.getByRole("checkbox", { name: "25-34" }).tap();
      await page.getByRole("button", { name: "Add Food and drink" }).tap();
      await expect(
        page.getByText("People aged 25 to 34 everywhere, on any device, who like food and drink."),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Next" }).tap();
      await page.getByLabel("Start date").fill("2099-01-01");
      await page.getByLabel("End date").fill("2099-01-14");
      await page.getByRole("button", { name: "Next" }).tap();
      await expect(heading(page, "Check it once more")).toBeVisible();
      await page.getByRole("checkbox", { name: /^I have listened/ }).tap();
      await page.getByRole("button", { name: "Launch Campaign" }).tap();

      await page.getByRole("dialog").getByRole("link", { name: "Sign Up" }).tap();
      await page.getByLabel("First name").fill("Mia");
      await page.getByLabel("Last name").fill("Okafor");
      await page.getByLabel("Email").fill(`mia-${crypto.randomUUID()}@e2e.example`);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByLabel("Country").selectOption("Belgium");
      await page.getByRole("button", { name: "Continue" }).tap();
      await page.getByRole("radio", { name: "I am a Business" }).tap();
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Get Started" }).tap();
      await expect(heading(page, "Your campaign is in review")).toBeVisible();
      await page.getByRole("link", { name: "See your campaigns" }).tap();
      const rows = page.getByRole("list", { name: "Campaigns" }).getByRole("listitem");
      await expect(rows).toContainText(["In review"]);
      await expectNoSidewaysScroll(page);
    });
  });

  test("goes from the landing page to a launched campaign by keyboard, logging in along the way", async ({
    page,
  }) => {
    test.slow();
    const email = await registerOnly(page);
    const press = async (wanted: Locator, key = "Enter") => {
      await tabTo(page, wanted);
      await page.keyboard.press(key);
    };
    const type = async (wanted: Locator, text: string) => {
      await tabTo(page, wanted);
      await page.keyboard.type(text);
    };
    await comeFromLanding(page, keyboard(page), "Kettle");
    await expect(page.getByRole("heading", { name: "Choose a script" })).toBeVisible(patience);
    await press(page.getByRole("button", { name: "Create Audio Ad" }));
    await expect(page.getByRole("tabpanel").getByRole("button", { name: "Play Kettle" })).toBeFocused(
      patience,
    );
    await press(launchLink(page));

    await expect(page.getByRole("heading", { level: 1, name: "Kettle" })).toBeVisible();
    await press(page.getByRole("button", { name: "Next" }));
    await expect(heading(page, "Who should hear it?")).toBeFocused();
    await press(page.getByRole("button", { name: "Add Food and drink" }));
    await expect(
      page.getByRole("list", { name: "Suggested interests" }).getByRole("button").first(),
    ).toBeFocused();
    await press(page.getByRole("button", { name: "Next" }));
    await type(page.getByLabel("Start date"), "01012099");
    await type(page.getByLabel("End date"), "01142099");
    await press(page.getByRole("button", { name: "Next" }));
    await expect(heading(page, "Check it once more")).toBeFocused();
    await expect(page.getByText(/^Time zone: /)).toBeVisible();
    await press(page.getByRole("checkbox", { name: /^I have listened/ }), "Space");
    await press(page.getByRole("button", { name: "Launch Campaign" }));
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.type(email);
    await type(page.getByLabel("Password", { exact: true }), password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Your campaign is in review")).toBeVisible();
    await press(page.getByRole("link", { name: "See your campaigns" }));
    await expect(page.getByRole("list", { name: "Campaigns" }).getByRole("listitem")).toContainText([
      "In review",
    ]);
  });
});
