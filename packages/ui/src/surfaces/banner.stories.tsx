import { accountFormCopy, deletionCopy, passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAnnouncement, expectTabOrder } from "@earshot/storybook/assertions";
import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Banner, type BannerMessage } from "./banner.tsx";

const success: BannerMessage = { tone: "success", text: accountFormCopy.saved };
const error: BannerMessage = { tone: "error", text: accountFormCopy.failed };
const notice: BannerMessage = {
  tone: "info",
  title: deletionCopy.title,
  text: deletionCopy.notice("hello@earshot.example"),
};
const onDismiss = fn();

const meta = preview.meta({
  component: Banner,
  parameters: { layout: "padded" },
  args: { message: success, dismiss: { label: "Dismiss", onDismiss } },
  // A page with a message, and a Save button that shows the next message.
  render: function Page({ message, dismiss }) {
    const [shown, show] = useState(message);
    const clear = () => {
      onDismiss();
      show(null);
    };
    return (
      <div style={{ maxWidth: "48rem" }}>
        <Banner message={shown} dismiss={dismiss && { ...dismiss, onDismiss: clear }} />
        <Button onClick={() => show(success)}>{controlCopy.save}</Button>
      </div>
    );
  },
});

/** Every tone, with and without a title and a button. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Banner,
    { message: success },
    { message: error },
    { message: notice },
    { message: { ...success, title: "Saved" }, dismiss: undefined },
    { message: { ...error, title: "Not saved" }, dismiss: undefined },
    { message: { tone: "info", text: deletionCopy.title }, dismiss: undefined },
  ),
});

/** The banner is loaded with the page and focused, so that screen readers read it first. */
export const FocusedOnLoad = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByText(accountFormCopy.saved).closest("[aria-live]");
    await waitFor(() => expect(region).toHaveFocus());
  },
});
FocusedOnLoad.test(
  "can be dismissed by keyboard, and keeps the place in the tab order",
  async ({ canvas, userEvent }) => {
    await expectTabOrder("Dismiss");
    await userEvent.keyboard("{Enter}");
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(accountFormCopy.saved)).toBeNull();
    await expectTabOrder(controlCopy.save);
  },
);

/** There is no message: the banner takes up no space but stays in the page, so that a later message is announced. */
export const NoMessage = meta.story({
  args: { message: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector("[aria-live]");
    await expect(region?.getBoundingClientRect().height).toBe(0);
    await expect(region).not.toHaveFocus();
    const save = canvas.getByRole("button", { name: controlCopy.save });
    await expectAnnouncement(accountFormCopy.saved, () => userEvent.click(save));
    await expect(save).toHaveFocus();
  },
});

/** The user is already in a field: the banner leaves focus there. */
export const WhileTyping = meta.story({
  render: (args) => (
    <>
      <Banner {...args} />
      <TextField label={passwordCopy.current} ref={(field) => field?.focus()} />
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByLabelText(passwordCopy.current)).toHaveFocus(),
});
