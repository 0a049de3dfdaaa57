import { generationCopy, productionWaitCopy } from "@earshot/contract/generation/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { closeAlert, expectAlerted } from "../../shell/studio-alert/testing-alerts.tsx";

/** What the stories of creating an ad are told: spies. */
export const told = { onListChanged: fn(), onMade: fn(), onDone: fn() };

/** A person who has created nothing yet. */
export function beginAnew(): void {
  for (const spy of Object.values(told)) spy.mockClear();
  localStorage.removeItem("audioProjectMap");
}

export const nameField = () => screen.getByLabelText(studioCopy.productName);

/** Behind a dialog it is there, and out of reach. */
export const createButton = () => screen.getByRole("button", { name: /^Creat/, hidden: true });

export const create = () => userEvent.click(createButton());

export const waitDialog = () => screen.findByRole("dialog", { name: productionWaitCopy.title });

/** The alert stands alone, with the literal text. It may take 60 polls until it comes. */
export async function expectAlert(message: string): Promise<void> {
  await expectAlerted(`Error creating audio ad: ${message}`, { timeout: 30_000 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** After the alert: what was typed is still there, and another try is possible at once. */
export async function expectKept(): Promise<void> {
  await closeAlert();
  await expect(nameField()).toHaveValue("Kettle Café");
  await expect(createButton()).toHaveTextContent(generationCopy.create);
  await waitFor(() => expect(createButton()).toHaveFocus());
  await expect(told.onDone).not.toHaveBeenCalled();
}

/** The ad is there: the form is clear, and the page knows which one it is. */
export async function expectMade(): Promise<void> {
  await waitFor(() => expect(told.onMade).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(nameField()).toHaveValue("");
}
