import { expect, type Mock, screen, userEvent, waitFor } from "storybook/test";

import { expectNoReflowOverflow } from "./no-reflow-overflow.ts";

interface DialogContract {
  /** The accessible name: the title. */
  name: string | RegExp;
  role?: "dialog" | "alertdialog";
  /** What Escape does: closes it, nothing (while busy), or calls the story's spy. */
  escape: "closes" | "is blocked" | Mock;
  /** The button that opens it: the dialog is closed and opened by it again, and must give focus back to it. */
  opener?: () => HTMLElement;
}

const REACHABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/**
 * What every dialog keeps, whatever it is about, with the dialog open at first: it has a name, focus is inside and stays
 * inside, the page behind is out of reach, it fits the window, Escape does what it should, and focus goes back.
 */
export async function expectDialogContract(contract: DialogContract): Promise<void> {
  const { name, role = "dialog", escape, opener } = contract;
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveAttribute("aria-modal", "true");
  await expectFocusKept(dialog);
  await expectPageOutOfReach(dialog);
  await expectFitsWindow(dialog);

  await userEvent.keyboard("{Escape}");
  if (escape === "is blocked") {
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(focused());
    return;
  }
  if (escape !== "closes") {
    await expect(escape).toHaveBeenCalled();
    return;
  }
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  if (!opener) return;

  await userEvent.click(opener());
  await screen.findByRole(role, { name });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(opener()).toHaveFocus());
}

const focused = () => document.activeElement as HTMLElement | null;

/** Backwards first: from a panel that precedes all its parts, Shift+Tab is the way out that is easily forgotten. */
async function expectFocusKept(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog).toContainElement(focused()));
  const first = focused();
  await userEvent.tab({ shift: true });
  await expect(dialog).toContainElement(focused());
  await userEvent.tab();
  await userEvent.tab();
  await expect(dialog).toContainElement(focused());
  first?.focus();
}

async function expectPageOutOfReach(dialog: HTMLElement): Promise<void> {
  const outside = [...document.querySelectorAll(REACHABLE)].filter(
    (element) =>
      !dialog.contains(element) &&
      !element.closest("[inert], [aria-live]") &&
      !element.hasAttribute("data-radix-focus-guard"),
  );
  await expect(outside).toEqual([]);
}

/** It may scroll inside, but its edges come to rest in the window. */
async function expectFitsWindow(dialog: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    await expect(Math.min(top, left), "it begins outside the window").toBeGreaterThanOrEqual(0);
    await expect(bottom, "it is taller than the window").toBeLessThanOrEqual(window.innerHeight + 0.5);
    await expect(right, "it is wider than the window").toBeLessThanOrEqual(window.innerWidth + 0.5);
  });
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expectNoReflowOverflow(dialog);
}
