import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect, fireEvent } from "storybook/test";

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

/** A long text was pasted: it is not truncated, and an error below the field says by how much to shorten it. */
export const OutlineTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const outline = canvas.getByLabelText<HTMLTextAreaElement>(heroCopy.outline);
    await userEvent.click(outline);
    await userEvent.paste(`${"Tea by post. ".repeat(120)}Call 555 0134.`);
    await expectFieldErrorLinked(outline, heroCopy.outlineTooLong(1574));
    await expect(outline.value).toMatch(/Call 555 0134\.$/);
  },
});
OutlineTooLong.test(
  "is not submitted until it is shortened",
  async ({ canvas, canvasElement, userEvent }) => {
    const outline = canvas.getByLabelText<HTMLTextAreaElement>(heroCopy.outline);
    let isPrevented = false;
    canvasElement.addEventListener("submit", (event) => (isPrevented = event.defaultPrevented));
    const submit = () => fireEvent.submit(outline.form!);
    await userEvent.click(canvas.getByLabelText(heroCopy.brand));
    await submit();
    await expect(isPrevented).toBe(true);
    await expect(outline).toHaveFocus();
    await userEvent.clear(outline);
    await userEvent.paste("Tea by post. Call 555 0134.");
    await expect(outline).not.toHaveAttribute("aria-invalid");
    await submit();
    await expect(isPrevented).toBe(false);
  },
);
