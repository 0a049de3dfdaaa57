import { brand } from "@earshot/contract/brand.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { welcomeCopy } from "@earshot/contract/studio/welcome-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { WelcomeDialog } from "./welcome-dialog.tsx";
import { Welcome } from "./welcome.tsx";

const flag = "welcomeModalClosed";

const meta = preview.meta({
  component: WelcomeDialog,
  parameters: inIframe,
  args: { open: true, onClose: fn() },
  beforeEach: () => {
    localStorage.removeItem(flag);
    return () => localStorage.removeItem(flag);
  },
});

const name = welcomeCopy.title(brand.name);
const start = () => screen.findByRole("button", { name: controlCopy.getStarted });

/** On a first visit, the dialog opens with Get Started focused. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await start()).toHaveFocus());
    await waitFor(() => expect(screen.getByText(welcomeCopy.text)).toBeVisible());
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("closes when Get Started is clicked", async ({ args }) => {
  await userEvent.click(await start());
  await expect(args.onClose).toHaveBeenCalled();
});

/** Rendered by `Welcome`, which opens the dialog on the first visit. */
export const FirstVisit = meta.story({
  render: () => <Welcome />,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(localStorage.getItem(flag)).toBeNull();
  },
});
FirstVisit.test("stays dismissed once Escape has closed it", async () => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(localStorage.getItem(flag)).toBe("true");
});

/** No dialog opens on the next visit. */
export const SeenBefore = meta.story({
  render: () => (
    <>
      <p>The studio</p>
      <Welcome />
    </>
  ),
  beforeEach: () => localStorage.setItem(flag, "true"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The studio")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});
