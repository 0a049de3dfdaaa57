import { statusCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import type { Decorator } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { StudioAlertProvider } from "../studio-alert.tsx";

/** For what alerts: the place of the studio's alerts around the story. */
export const inAlerts: Decorator = (Story) => (
  <StudioAlertProvider>
    <Story />
  </StudioAlertProvider>
);

/** The alert is in sight, and its words are read out with it. `timeout`: ms that it may take to come. */
export async function expectAlerted(message: string, options?: { timeout: number }): Promise<void> {
  const alert = await screen.findByRole("alertdialog", { name: statusCopy.error }, options);
  await waitFor(() => expect(alert).toBeVisible());
  await expect(alert).toHaveAccessibleDescription(message);
}

/** Presses its one button; no other alert stands behind it. */
export async function closeAlert(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
