import { expect } from "@playwright/test";

import { expectNoSidewaysScroll, test } from "./checked-page.ts";
import {
  comeFromLanding,
  countClicks,
  expectHeard,
  keyboard,
  narrowPhone,
  touch,
  touchScreen,
} from "./from-landing.ts";
import { fieldOf, patience, resultOf } from "./studio-page.ts";

for (const by of ["touch", "keyboard"] as const) {
  test.describe(`a new visitor at 320 px by ${by}`, () => {
    test.use({ ...narrowPhone, ...(by === "touch" && touchScreen), isNewcomer: true });

    test("plays an ad after four clicks, and its edited version after three more", async ({ page }) => {
      test.slow();
      const hand = by === "touch" ? touch : keyboard(page);
      const clicks = await countClicks(page);
      await comeFromLanding(page, hand, "Kettle");
      const getStarted = page.getByRole("dialog").getByRole("button", { name: "Get Started" });
      await expect(getStarted).toBeFocused();
      await hand.press(getStarted);
      const script = page.getByRole("tabpanel").getByRole("tab", { selected: true });
      await expect(script).toBeFocused(patience);
      await hand.press(page.getByRole("button", { name: "Create Audio Ad" }));
      const result = resultOf(page, "Kettle");
      const play = result.getByRole("button", { name: "Play Kettle" });
      await expect(play).toBeFocused(patience);
      await expect(play).toBeInViewport();
      await hand.press(play);
      await expectHeard(result, "Kettle");
      expect(await clicks()).toBe(4);

      await hand.press(result.getByRole("button", { name: "Edit script" }));
      await expect(page.getByRole("heading", { name: "Edit the script of Kettle" })).toBeFocused();
      await hand.type(fieldOf(page, "Line 1 of"), "Only today at Kettle.");
      await hand.press(page.getByRole("button", { name: "Make this version" }));
      await expect(result.getByText("Only today at Kettle.")).toBeVisible(patience);
      await expect(play).toBeFocused(patience);
      await hand.press(play);
      await expectHeard(result, "Kettle");
      expect(await clicks()).toBe(7);
      await expectNoSidewaysScroll(page);
    });
  });
}
