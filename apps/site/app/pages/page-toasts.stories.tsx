import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { inIframe, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Dialog, type DialogProps } from "@earshot/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { PageToasts } from "./page-toasts.tsx";

const load = fn(async () => Dialog);

/** A dialog whose code loads when it first opens. */
function Page() {
  const [LazyDialog] = useState(() => lazyWithRetry<DialogProps>(() => load()));
  return (
    <WithOpener first="closed">
      {(open, close) => (
        <LazyDialog open={open} onClose={close} title="Keys" closeLabel={controlCopy.close}>
          What they do.
        </LazyDialog>
      )}
    </WithOpener>
  );
}

const meta = preview.meta({ component: PageToasts, parameters: inIframe, args: { children: <Page /> } });

/** A dialog's code can't be loaded: a toast says so, and the page is unchanged. */
export const LoadError = meta.story({
  tags: ["network"],
  beforeEach: () => {
    load.mockReset();
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    load.mockResolvedValue(Dialog);
    spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await screen.findByText(networkErrorMessage);
    await expect(globalThis.reportError).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});
LoadError.test("opens the dialog on the next press", async ({ userEvent }) => {
  await userEvent.click(opener());
  await waitFor(async () => expect(await screen.findByRole("dialog", { name: "Keys" })).toBeVisible());
});
