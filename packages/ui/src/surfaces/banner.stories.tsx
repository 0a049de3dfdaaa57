import { landingNavigationCopy } from "@earshot/contract/landing/copy.ts";
import { accountFormCopy, deletionCopy, passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { type ReactNode, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { guide } from "./banner.guide.ts";
import { Banner, type BannerMessage, type BannerProps } from "./banner.tsx";

const success: BannerMessage = { tone: "success", text: accountFormCopy.saved };
const failure: BannerMessage = { tone: "error", text: accountFormCopy.failed };
const info: BannerMessage = {
  tone: "info",
  title: deletionCopy.title,
  text: deletionCopy.notice("hello@earshot.example"),
};

const leadsOn = (
  <>
    {accountFormCopy.saved}. <a href="/nbmaistudio">{landingNavigationCopy.studio}</a>
  </>
);

const onDismiss = fn();

interface PageProps extends BannerProps {
  /** What its button shows. */
  next?: BannerMessage;
  children?: ReactNode;
  /** What its button says. */
  save?: string;
}

/** A page that keeps its message, as pages do, and has a button that brings the next. */
function Page({ message, dismiss, next = success, children, save = controlCopy.save }: PageProps) {
  const [shown, show] = useState(message);
  const go = dismiss && {
    ...dismiss,
    onDismiss: () => {
      dismiss.onDismiss();
      show(null);
    },
  };
  return (
    <div style={{ maxWidth: "48rem" }}>
      <Banner message={shown} dismiss={go} />
      {children}
      <div style={{ marginBlockStart: 16 }}>
        <Button onClick={() => show(next)}>{save}</Button>
      </div>
    </div>
  );
}

const args: BannerProps = { message: success, dismiss: { label: "Dismiss", onDismiss } };

const meta = preview.meta({
  component: Banner,
  parameters: { layout: "padded", guide },
  args,
  beforeEach: () => {
    onDismiss.mockClear();
  },
  render: (props) => <Page {...props} />,
});

/** It came with the page: the focus is on it once, so that a reader reads it first, and Tab goes on into the page. */
export const CameWithPage = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByText(accountFormCopy.saved).closest("[aria-live]");
    await waitFor(() => expect(region).toHaveFocus());
  },
});
CameWithPage.test(
  "is dismissed by keyboard, and the next Tab goes on from there",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button", { name: "Dismiss" }));
    await userEvent.keyboard("{Enter}");
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(accountFormCopy.saved)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: controlCopy.save })).toHaveFocus();
  },
);

/** It went wrong: another sign, another colour, and the words alone would do. */
export const Failure = meta.story({ args: { message: failure } });

/** What one should know, with a title. */
export const Notice = meta.story({
  args: { message: info },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(deletionCopy.title)).toBeVisible());
  },
});

/** The words lead on: a link, told by its line. */
export const LeadsOn = meta.story({
  args: { message: { tone: "success", text: leadsOn } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link")).toBeVisible());
  },
});
LeadsOn.test("is reached by Tab, before its button", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link"));
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
});

/** Nothing to say: it takes no room, and is there all the same. */
export const Silent = meta.story({
  args: { message: null },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("[aria-live]");
    await expect(region).toBeInTheDocument();
    await expect(region?.getBoundingClientRect().height).toBe(0);
    await expect(region).not.toHaveFocus();
  },
});

/** It comes later: it is spoken, and the focus stays where it is. */
export const ComesLater = meta.story({
  args: { message: null },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole("button", { name: controlCopy.save });
    await expectLiveRegion(accountFormCopy.saved, () => userEvent.click(save));
    await expect(save).toHaveFocus();
  },
});

/** A second message takes the place of the first. */
export const Replaced = meta.story({
  args: { message: failure },
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion(accountFormCopy.saved, () =>
      userEvent.click(canvas.getByRole("button", { name: controlCopy.save })),
    );
    await expect(canvas.queryByText(accountFormCopy.failed)).toBeNull();
  },
});

/** The person is in a field already: the banner leaves the focus there. */
export const WhileTyping = meta.story({
  render: (props) => (
    <Page {...props}>
      <TextField label={passwordCopy.current} ref={(field) => field?.focus()} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(passwordCopy.current)).toHaveFocus();
  },
});

/** It stays for as long as the page. */
export const NotDismissible = meta.story({
  args: { dismiss: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Dismiss" })).toBeNull();
  },
});

/** More than a line: the sign and the button stay at the first. */
export const LongText = meta.story({
  args: { message: { tone: "error", text: `${accountFormCopy.failed} `.repeat(4).trim() } },
});

/** Dark: what went wrong. */
export const Dark = meta.story({ globals: { theme: "dark" }, args: { message: failure } });

/** High contrast: a line around it, without a tint to rely on. */
export const HighContrast = meta.story({ globals: { theme: "contrast" }, args: { message: failure } });

/** Right to left, in Arabic: the sign stands at the right, the button at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    message: { tone: "success", title: "تم الحفظ", text: "تم تحديث ملفك الشخصي بنجاح." },
    dismiss: { label: "إغلاق", onDismiss },
  },
  render: (props) => <Page {...props} save="حفظ" />,
});

/** The narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { message: info },
  play: () => expectNoReflowOverflow(),
});

/** Every tone, with and without title and button. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: ({ dismiss }) => (
    <div style={{ display: "grid", gap: 16, maxWidth: "48rem" }}>
      <Banner message={success} dismiss={dismiss} />
      <Banner message={failure} dismiss={dismiss} />
      <Banner message={info} dismiss={dismiss} />
      <Banner message={{ ...success, title: "Saved" }} />
      <Banner message={{ ...failure, title: "Not saved" }} />
      <Banner message={{ tone: "info", text: deletionCopy.title }} />
    </div>
  ),
});
