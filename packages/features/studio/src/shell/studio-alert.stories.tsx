import { deleteAdCopy, moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { useAlert } from "./studio-alert.tsx";
import { inAlerts } from "./studio-alert/testing-alerts.tsx";

interface AlertingProps {
  messages: readonly string[];
}

/** A button that shows alerts. */
function Alerting({ messages }: AlertingProps) {
  const alert = useAlert();
  return <Button onClick={() => messages.forEach((message) => alert(message))}>Go wrong</Button>;
}

/** A dialog that stays open after an alert. */
function AlertingDialog({ messages }: AlertingProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Rename" closeLabel={controlCopy.close}>
      <div className="flex flex-col items-start gap-4">
        <TextField label="Name" defaultValue="Spring launch" />
        <Alerting messages={messages} />
      </div>
    </Dialog>
  );
}

const meta = preview.meta({
  component: Alerting,
  parameters: inIframe,
  args: { messages: [generationCopy.failedWith(generationErrorCopy.musicRouteFailed)] },
  decorators: [inAlerts],
});

const alerting = () => screen.getByRole("button", { name: "Go wrong" });
const goWrong = () => userEvent.click(alerting());
const shown = () => screen.findByRole("alertdialog", { name: statusCopy.error });

async function closeByEnter() {
  const ok = await screen.findByRole("button", { name: controlCopy.ok });
  await waitFor(() => expect(ok).toHaveFocus());
  await userEvent.keyboard("{Enter}");
}

/** A single alert with its literal text and one button, which has focus. */
export const Alert = meta.story({
  play: async () => {
    await goWrong();
    await expect(await shown()).toHaveAccessibleDescription(
      "Error creating audio ad: Failed to generate audio with a voice-generation provider",
    );
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.ok })).toHaveFocus());
  },
});
Alert.test("behaves as a dialog", () =>
  expectAccessibleDialog({
    name: statusCopy.error,
    role: "alertdialog",
    escape: "closes",
    opener: alerting,
  }),
);

/** Three alerts are raised at once: the first is open, and the others are queued. */
export const OneAfterAnother = meta.story({
  args: { messages: [uploadCopy.failed, moveAdCopy.failed, errors.file_too_large.message] },
  play: async () => {
    await goWrong();
    await expect(await shown()).toHaveAccessibleDescription("Upload failed");
    await expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  },
});
OneAfterAnother.test("shows the alerts one by one, then returns focus", async () => {
  for (const text of [
    "Upload failed",
    "Failed to move ad. Please try again.",
    "File size must be less than 2MB",
  ]) {
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(text));
    await closeByEnter();
  }
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(alerting()).toHaveFocus());
});

/** The alert is above a dialog, which stays open and keeps its input. */
export const AboveDialog = meta.story({
  args: { messages: [deleteAdCopy.failed(deleteAdCopy.serverFailed(502))] },
  render: (args) => <AlertingDialog {...args} />,
  play: async () => {
    await screen.findByRole("dialog", { name: "Rename" });
    await goWrong();
    await expect(await shown()).toHaveAccessibleDescription(
      "Error deleting audio: Delete failed: Server error (502)",
    );
  },
});
AboveDialog.test("leaves the dialog unchanged", async () => {
  await closeByEnter();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(alerting()).toHaveFocus());
  await expect(screen.getByLabelText("Name")).toHaveValue("Spring launch");
});
