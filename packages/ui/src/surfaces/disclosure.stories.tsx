import { faqCopy } from "@earshot/contract/landing/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, waitFor } from "storybook/test";

import { Disclosure } from "./disclosure.tsx";

const [first, second] = faqCopy;

const meta = preview.meta({
  component: Disclosure,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "45rem", marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
  args: { summary: first.question, children: first.answer },
});

/**
 * The landing page's FAQ with one question open. The questions share a `name`, so that opening one closes the others,
 * even without JavaScript.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div>
      {faqCopy.map(({ question, answer }) => (
        <Disclosure key={question} summary={question} name="faq" defaultOpen={question === first.question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
    await userEvent.click(canvas.getByText(second.question));
    await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
  },
});

/** The disclosure is closed: the answer is in the page but hidden. */
export const Closed = meta.story();
Closed.test("shows a focus ring on Tab and toggles when pressed", async (story) => {
  const { canvas, userEvent, canvasElement } = story;
  const summary = canvasElement.querySelector("summary")!;
  await userEvent.tab();
  await expectFocusVisible(summary);
  // Synthetic key events don't toggle a summary; click() does.
  summary.click();
  await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
  summary.click();
  await waitFor(() => expect(canvas.getByText(first.answer)).not.toBeVisible());
  await expect(summary).toHaveFocus();
});
Closed.test("keeps the answer available to find-in-page", async ({ canvas, canvasElement }) => {
  const answer = canvas.getByText(first.answer);
  await expect(answer.closest("details")).toBe(canvasElement.querySelector("details"));
  await expect(answer.closest("[hidden], [aria-hidden=true]")).toBeNull();
  await expect(answer.checkVisibility()).toBe(false);
});

/** The pointer is over the question. */
export const Hover = meta.story({
  play: ({ canvasElement }) => expectLook(canvasElement.querySelector("summary")!, "hover"),
});
