import { faqCopy } from "@earshot/contract/landing/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { Faq } from "./faq.tsx";

const meta = preview.meta({ component: Faq, parameters: { layout: "fullscreen" } });

/** The first answer is open. */
export const FirstAnswer = meta.story({
  play: async ({ canvas }) => {
    const [first, ...others] = faqCopy;
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
    for (const { question, answer } of others) {
      await expect(canvas.getByRole("heading", { name: question })).toBeVisible();
      await expect(canvas.getByText(answer)).not.toBeVisible();
    }
  },
});
FirstAnswer.test("opens another answer when its question is clicked", async ({ canvas, userEvent }) => {
  const [, second] = faqCopy;
  await userEvent.click(canvas.getByText(second.question));
  await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
});
