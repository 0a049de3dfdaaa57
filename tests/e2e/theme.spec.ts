import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectReadable, openPage, test } from "./checked-page.ts";

const theme = (page: Page) => page.getByRole("button", { name: /^Theme/ }).first();
const look = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      (meta) => meta.content,
    ),
    scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
  }));

test("choosing Dark by keyboard applies to the next server-rendered page", async ({ page }) => {
  await openPage(page, "/");
  const light = await look(page);
  await theme(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  // The menu takes focus just after it appears; an arrow key pressed before that does nothing.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Theme: Dark" }).first()).toBeFocused();
  const dark = await look(page);
  expect(dark.paper).not.toBe(light.paper);
  expect(dark.scheme).toBe("dark");
  expect(new Set(dark.bars).size).toBe(1);

  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  expect(await look(page)).toEqual(dark);
  await expectReadable(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "theme");
  expect(cookie).toMatchObject({ value: "dark", path: "/", sameSite: "Lax" });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
});

test("a chosen theme persists across pages, and System follows the media query again", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  const asSystem = await look(page);
  const choose = async (name: string) => {
    await theme(page).click();
    await page.getByRole("menuitemradio", { name }).click();
    await page.keyboard.press("Escape");
  };
  await choose("Light");
  const light = await look(page);
  expect(light.paper).not.toBe(asSystem.paper);
  await page.getByRole("link", { name: "AI Ad-Studio" }).first().click();
  // The URL changes before the page does, so a menu opened right away would disappear with the old page.
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  expect(await look(page)).toEqual(light);
  await choose("System");
  expect(await look(page)).toEqual(asSystem);
  await page.emulateMedia({ colorScheme: "light" });
  expect((await look(page)).paper).toBe(light.paper);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the theme menu is hidden", async ({ page }) => {
    await page.goto("/");
    await expect(theme(page)).toBeHidden();
  });
});

for (const chosen of ["system", "contrast"]) {
  test(`backgrounds and typed text in the ${chosen} theme look the same on light and dark systems`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "theme", value: chosen, url: baseURL ?? "" }]);
    const looks = (colorScheme: "light" | "dark") =>
      test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto("/");
        return page.locator("[data-ground], [data-ground] input").evaluateAll((all) =>
          all.map((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return { name: element.getAttribute("name") ?? element.tagName, color, backgroundColor };
          }),
        );
      });
    const light = await looks("light");
    expect(light.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["budget", "email_id", "DIV", "FOOTER"]),
    );
    expect(await looks("dark")).toEqual(light);
  });
}
