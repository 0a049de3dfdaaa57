import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { closeAlert, expectAlerted } from "../../shell/studio-alert/testing-alerts.tsx";

/** Spies for the callbacks. */
export const callbacks = { onListChanged: fn(), onMade: fn(), onDone: fn() };

export function beginAnew(): void {
  for (const spy of Object.values(callbacks)) spy.mockClear();
  localStorage.removeItem("audioProjectMap");
  localStorage.removeItem("awaitedAd");
}

export const nameField = () => screen.getByLabelText(studioCopy.productName);

/** Finds the button even while a dialog makes it inert. */
export const createButton = () => screen.getByRole("button", { name: /^Creat/, hidden: true });

export const create = () => userEvent.click(createButton());

export const waitDialog = () => screen.findByRole("dialog", { name: productionWaitCopy.title });

/** Checks that only the alert is open, with exactly this message. It may take 60 polls to appear. */
export async function expectAlert(message: string): Promise<void> {
  await expectAlerted(`Error creating audio ad: ${message}`, { timeout: 30_000 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** Checks after the alert that the input is kept and that a retry is possible. */
export async function expectKept(): Promise<void> {
  await closeAlert();
  await expect(nameField()).toHaveValue("Kettle Café");
  await expect(createButton()).toHaveTextContent(generationCopy.create);
  await waitFor(() => expect(createButton()).toHaveFocus());
  await expect(callbacks.onDone).not.toHaveBeenCalled();
}

/** Checks that the form is cleared and that the page knows the ad's uuid. */
export async function expectMade(): Promise<void> {
  await waitFor(() => expect(callbacks.onMade).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(nameField()).toHaveValue("");
}
