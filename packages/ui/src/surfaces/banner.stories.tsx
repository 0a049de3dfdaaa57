import { accountFormCopy, deletionCopy, passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { type ReactNode, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Banner, type BannerMessage, type BannerProps } from "./banner.tsx";

const success: BannerMessage = { tone: "success", text: accountFormCopy.saved };
const failure: BannerMessage = { tone: "error", text: accountFormCopy.failed };
const info: BannerMessage = {
  tone: "info",
  title: deletionCopy.title,
  text: deletionCopy.notice("hello@earshot.example"),
};

const onDismiss = fn();

/** A page that holds its message, with a Save button that shows the next one. */
function Page({ message, dismiss, children }: BannerProps & { children?: ReactNode }) {
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
        <Button onClick={() => show(success)}>{controlCopy.save}</Button>
      </div>
    </div>
  );
}

const args: BannerProps = { message: success, dismiss: { label: "Dismiss", onDismiss } };

const meta = preview.meta({
  component: Banner,
  parameters: { layout: "padded" },
  args,
  render: (props) => <Page {...props} />,
});

/** It came with the page and has the focus, so that screen readers read it first. */
export const FocusedOnLoad = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByText(accountFormCopy.saved).closest("[aria-live]");
    await waitFor(() => expect(region).toHaveFocus());
  },
});
FocusedOnLoad.test("dismisses by keyboard and keeps the tab position", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Dismiss" }));
  await userEvent.keyboard("{Enter}");
  await expect(onDismiss).toHaveBeenCalledOnce();
  await expect(canvas.queryByText(accountFormCopy.saved)).toBeNull();
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: controlCopy.save })).toHaveFocus();
});

/** No message: it takes no space but is in the page. */
export const NoMessage = meta.story({
  args: { message: null },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("[aria-live]");
    await expect(region).toBeInTheDocument();
    await expect(region?.getBoundingClientRect().height).toBe(0);
    await expect(region).not.toHaveFocus();
  },
});

/** A later message is announced and the focus stays. */
export const Announced = meta.story({
  args: { message: null },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole("button", { name: controlCopy.save });
    await expectAnnouncement(accountFormCopy.saved, () => userEvent.click(save));
    await expect(save).toHaveFocus();
  },
});

/** Someone is already in a field: the banner leaves the focus there. */
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
