import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { WithOpener, inIframe, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Dialog, type DialogProps } from "@earshot/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { StudioAlertProvider } from "./studio-alert.tsx";
import { expectAlerted } from "./studio-alert/testing-alerts.tsx";

const load = fn(async () => Dialog);
const lost = new TypeError("Failed to fetch dynamically imported module");

/** A new lazy component for each story. */
function LazyDialog(props: DialogProps) {
  const [Loaded] = useState(() => lazyWithRetry<DialogProps>(() => load()));
  return <Loaded {...props} />;
}

const meta = preview.meta({
  component: LazyDialog,
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
        {(open, close) => <LazyDialog {...args} open={open} onClose={close} />}
      </WithOpener>
    </StudioAlertProvider>
  ),
});

const expectOpen = async () => {
  const dialog = await screen.findByRole("dialog", { name: "Keys" });
  await waitFor(() => expect(dialog).toBeVisible());
};

/** A dialog whose code loads when it first opens. */
export const Loaded = meta.story({
  play: async ({ userEvent }) => {
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(opener());
    await expectOpen();
  },
});
Loaded.test("behaves as a dialog, and loads once", async () => {
  await expectAccessibleDialog({ name: "Keys", escape: "closes", opener });
  await expect(load).toHaveBeenCalledOnce();
});

/** The code fails to load: an alert appears, and the page is unchanged. */
export const Missing = meta.story({
  tags: ["network"],
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
Missing.test("retries when it is reopened", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  await waitFor(() => expect(opener()).toHaveFocus());
  load.mockImplementation(async () => Dialog);
  await userEvent.keyboard("{Enter}");
  await expectOpen();
  await expect(load).toHaveBeenCalledTimes(2);
});
