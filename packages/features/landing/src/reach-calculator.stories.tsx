import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect, fireEvent, screen, userEvent } from "storybook/test";

import { ReachCalculator } from "./reach-calculator.tsx";

const meta = preview.meta({ component: ReachCalculator, parameters: { layout: "fullscreen" } });

const field = () => screen.getByLabelText(calculatorCopy.budget);
const slider = () => screen.getByRole("slider", { name: calculatorCopy.slider });

async function expectReach(impressions: string, listeners: string) {
  await expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${impressions}.*${listeners}`));
}

/** The calculator with its default budget. */
export const FirstBudget = meta.story({
  play: async () => {
    await expect(field()).toHaveValue("$500");
    await expect(slider()).toHaveValue("500");
    await expectReach("27,778", "13,889");
  },
});
FirstBudget.test("shows the reach at the slider's next stop, and updates the field", async () => {
  await fireEvent.input(slider(), { target: { value: "550" } });
  await expect(field()).toHaveValue("$550");
  await expectReach("30,556", "15,278");
});
FirstBudget.test("moves the slider to the typed amount", async () => {
  await userEvent.clear(field());
  await userEvent.type(field(), "7,500");
  await expect(slider()).toHaveValue("7500");
  await expectReach("416,667", "208,334");
});
FirstBudget.test("stays on the page on Enter", async ({ canvasElement }) => {
  let isPrevented = false;
  canvasElement.addEventListener("submit", (event) => (isPrevented = event.defaultPrevented));
  await fireEvent.submit(field().closest("form")!);
  await expect(isPrevented).toBe(true);
  await expectReach("27,778", "13,889");
});

/** One of the amounts below the slider is pressed: the field shows it, and the reach is updated. */
export const ChosenAmount = meta.story({
  play: async ({ canvas }) => {
    const amount = canvas.getByRole("button", { name: "$2,500" });
    await userEvent.click(amount);
    await expect(amount).toHaveAttribute("aria-pressed", "true");
    await expect(field()).toHaveValue("$2,500");
    await expectReach("138,889", "69,445");
  },
});

/** The amount is below $50: an error appears below the field, and the previous figures stay. */
export const TooLittle = meta.story({
  args: { typed: "49.99" },
  play: async () => {
    await expectFieldErrorLinked(field(), "The total budget must be at least $50");
    await expectReach("27,778", "13,889");
  },
});

/** The amount is above $20,000: an error appears below the field. */
export const TooMuch = meta.story({
  args: { typed: "20,001" },
  play: () => expectFieldErrorLinked(field(), "The total budget must be at most $20,000"),
});

/** Text was entered instead of a number: an error appears below the field. */
export const NotAnAmount = meta.story({
  args: { typed: "a lot" },
  play: () => expectFieldErrorLinked(field(), calculatorCopy.notAnAmount),
});
