import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Dialog, type DialogProps } from "@earshot/ui/surfaces/dialog.tsx";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { alertedDialog } from "./alerted-dialog.tsx";
import { StudioAlertProvider } from "./studio-alert.tsx";
import { expectAlerted } from "./studio-alert/testing-alerts.tsx";

/** As often as it says, there is no way to the server. */
const load = fn(async () => Dialog);
const lost = new TypeError("Failed to fetch dynamically imported module");
const AlertedDialog = alertedDialog<DialogProps>(() => load());

const meta = preview.meta({
  component: AlertedDialog,
  parameters: inIframe,
  args: {
    open: false,
    onClose: fn(),
    title: "Keys",
    closeLabel: controlCopy.close,
    children: "What they do.",
  },
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(async () => Dialog);
  },
  render: (args) => (
    <StudioAlertProvider>
      <WithOpener first="closed">
        {(open, close) => <AlertedDialog {...args} open={open} onClose={close} />}
      </WithOpener>
    </StudioAlertProvider>
  ),
});

const comes = async () => {
  const dialog = await screen.findByRole("dialog", { name: "Keys" });
  await waitFor(() => expect(dialog).toBeVisible());
};

/** Fetched when it is first opened, and not before. */
export const Fetched = meta.story({
  play: async ({ userEvent }) => {
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(opener());
    await comes();
  },
});
Fetched.test("behaves as a dialog, and is fetched once", async () => {
  await expectAccessibleDialog({ name: "Keys", escape: "closes", opener });
  await expect(load).toHaveBeenCalledOnce();
});

/** Its code can't be had: an alert says so, and the page stands as it was. */
export const Missing = meta.story({
  beforeEach: () => {
    load.mockImplementation(() => Promise.reject(lost));
    spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expectAlerted(networkErrorMessage);
    await expect(globalThis.reportError).toHaveBeenCalledWith(lost);
    await expect(screen.queryByRole("dialog", { name: "Keys" })).toBeNull();
  },
});
Missing.test("opened again it is asked for again, and comes", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  await waitFor(() => expect(opener()).toHaveFocus());
  load.mockImplementation(async () => Dialog);
  await userEvent.keyboard("{Enter}");
  await comes();
  await expect(load).toHaveBeenCalledTimes(2);
});
