import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import type { Decorator } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { StudioAlertProvider } from "../studio-alert.tsx";

/** Wraps a story in the provider of the studio's alerts. */
export const inAlerts: Decorator = (Story) => (
  <StudioAlertProvider>
    <Story />
  </StudioAlertProvider>
);

/** Waits until the alert is visible and described by the message. The timeout is in ms. */
export async function expectAlerted(message: string, options?: { timeout: number }): Promise<void> {
  const alert = await screen.findByRole("alertdialog", { name: statusCopy.error }, options);
  await waitFor(() => expect(alert).toBeVisible());
  await expect(alert).toHaveAccessibleDescription(message);
}

/** Closes the alert and checks that no further alert follows. */
export async function closeAlert(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
