import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Hero } from "./hero.tsx";

const meta = preview.meta({ component: Hero, parameters: { layout: "fullscreen" } });

/** A visitor's first look: the product, and the form that starts an ad. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Be heard in Podcast Advertising",
    );
    await expect(canvas.getByRole("radio", { name: "Recommended" })).toBeChecked();
  },
});
Empty.test("submits the form's values to the studio", async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(heroCopy.brand), "Kettle & Co");
  await userEvent.type(canvas.getByLabelText(heroCopy.outline), "Tea by post");
  await userEvent.click(canvas.getByRole("radio", { name: heroCopy.female }));
  const form = canvasElement.querySelector("form")!;
  await expect(new URL(form.action).pathname).toBe("/nbmaistudio");
  await expect(form.method).toBe("get");
  await expect(Object.fromEntries(new FormData(form))).toEqual({
    brand: "Kettle & Co",
    outline: "Tea by post",
    voice_gender: "female",
  });
});
