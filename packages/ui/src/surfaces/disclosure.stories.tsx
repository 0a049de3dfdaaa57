import { faqCopy, landingCopy } from "@earshot/contract/landing/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { guide } from "./disclosure.guide.ts";
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
  parameters: { layout: "padded", guide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "45rem", marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
  args: { summary: first.question, children: first.answer },
});

/** A question: its answer is in the page, and out of sight. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
  },
});
Closed.test("is reached by Tab; Enter and Space press it, as any summary", async (story) => {
  const { canvas, userEvent, canvasElement } = story;
  const summary = canvasElement.querySelector("summary")!;
  await userEvent.tab();
  await expectFocusVisible(summary);
  // Keys made by a script press no summary; a press made by one does.
  summary.click();
  await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
  summary.click();
  await waitFor(() => expect(canvas.getByText(first.answer)).not.toBeVisible());
  await expect(summary).toHaveFocus();
});
Closed.test("can be found by the browser, which opens it", async ({ canvas, canvasElement }) => {
  const answer = canvas.getByText(first.answer);
  await expect(answer.closest("details")).toBe(canvasElement.querySelector("details"));
  await expect(answer.closest("[hidden], [aria-hidden=true]")).toBeNull();
  await expect(answer.checkVisibility()).toBe(false);
});

/** Answered: the sign has turned, the answer is as wide as can be read. */
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

/** The landing page’s six, each for itself: answers can be compared. */
export const Independent = meta.story({
  render: () => <Faq />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(first.question));
    await userEvent.click(canvas.getByText(second.question));
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
  },
});

/** The same with one name: opening one closes the other, by the browser alone. */
export const Exclusive = meta.story({
  render: () => <Faq name="faq" open={0} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
    await userEvent.click(canvas.getByText(second.question));
    await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
  },
});

/** More than words in the answer. */
export const RichAnswer = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <>
        <p>{first.answer}</p>
        <p style={{ marginBlockStart: 12 }}>
          <a style={{ color: "var(--primary)", textDecoration: "underline" }} href="#pricing">
            See how far your budget carries
          </a>
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link")).toBeVisible());
  },
});

/** Dark. */
export const Dark = Open.extend({ globals: { theme: "dark" } });

/** Right to left, in Arabic: the sign stands at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    defaultOpen: true,
    summary: "كم تكلف الحملة الإعلانية؟",
    children: "تبدأ الحملات من ميزانية إجمالية قدرها 50 دولارًا. أنت من يحدد المبلغ، ولن يتم تجاوزه أبدًا.",
  },
});

/** A long question on the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    defaultOpen: true,
    summary: "Can our Sommerschlussverkaufswerbekampagne be stopped once it has been launched?",
  },
  play: () => expectNoReflowOverflow(),
});

/** The list as it stands on the landing page, one answer open. */
export const EveryState = meta.story({ tags: ["matrix"], render: () => <Faq open={3} /> });
