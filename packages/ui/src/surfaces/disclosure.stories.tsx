import { faqCopy, landingCopy } from "@earshot/contract/landing/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { Disclosure } from "./disclosure.tsx";

const [first, second] = faqCopy;

interface FaqProps {
  name?: string;
  open?: number;
}

/** The landing page's six questions. */
function Faq({ name, open }: FaqProps) {
  return (
    <section>
      <h2 className="type-heading text-2xl" style={{ marginBlockEnd: 16 }}>
        {landingCopy.faqTitle}
      </h2>
      <div>
        {faqCopy.map(({ question, answer }, place) => (
          <Disclosure key={question} summary={question} name={name} defaultOpen={place === open}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

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

/** Closed: the answer is in the page but hidden. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
  },
});
Closed.test("shows its focus on Tab and toggles on a press", async (story) => {
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
Closed.test("keeps the answer findable by the browser", async ({ canvas, canvasElement }) => {
  const answer = canvas.getByText(first.answer);
  await expect(answer.closest("details")).toBe(canvasElement.querySelector("details"));
  await expect(answer.closest("[hidden], [aria-hidden=true]")).toBeNull();
  await expect(answer.checkVisibility()).toBe(false);
});

/** Open: the icon is rotated. */
export const Open = meta.story({
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
  },
});
Open.test("closes on a press on its question", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(first.question));
  await waitFor(() => expect(canvas.getByText(first.answer)).not.toBeVisible());
});

/** Items of the same name: opening one closes the other, without JavaScript. */
export const Exclusive = meta.story({
  render: () => <Faq name="faq" open={0} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
    await userEvent.click(canvas.getByText(second.question));
    await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
  },
});

/** The landing page's list, one answer open. */
export const EveryState = meta.story({ tags: ["matrix"], render: () => <Faq open={3} /> });
