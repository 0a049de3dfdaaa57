import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { ToastRegion } from "../surfaces/toast.tsx";
import { guide } from "./page-shell.guide.ts";
import { at, Studio } from "./page-shell.stories.tsx";
import { PageShell } from "./page-shell.tsx";
import { ShellDrawer } from "./page-shell/shell-drawer.tsx";

const meta = preview.meta({
  component: PageShell,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  args: { skip: pageCopy.skip, bar: null, children: null },
  render: () => <Studio />,
});

/** The drawer is fetched when it is opened for the first time. */
const patience = { timeout: 5000 };

/** The panel fetched: a sheet at the end, with what was typed in it before. */
export const PanelFetched = meta.story({
  globals: at("laptop1024"),
  play: async ({ canvas, userEvent }) => {
    const fetch = async () => {
      await userEvent.click(canvas.getByRole("button", { name: studioCopy.settings }));
      return screen.findByLabelText(studioCopy.deliveryInstructions, {}, patience);
    };
    await userEvent.type(await fetch(), "Slowly");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await fetch()).toHaveValue("Slowly");
  },
});
PanelFetched.test(
  "keeps what every dialog keeps, and gives the focus back to its button",
  async ({ canvas }) => {
    await expectDialogContract({
      name: studioCopy.settings,
      escape: "closes",
      opener: () => canvas.getByRole("button", { name: studioCopy.settings }),
    });
  },
);

/** The sidebar fetched on a phone: a drawer where reading begins, with the brand at its head. */
export const SidebarFetched = meta.story({
  globals: at("phone390"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.open }));
    await waitFor(
      () => expect(screen.getByRole("navigation", { name: sidebarCopy.title })).toBeVisible(),
      patience,
    );
  },
});
SidebarFetched.test(
  "keeps what every dialog keeps, and gives the focus back to its button",
  async ({ canvas }) => {
    await expectDialogContract({
      name: sidebarCopy.title,
      escape: "closes",
      opener: () => canvas.getByRole("button", { name: sidebarCopy.open }),
    });
  },
);
SidebarFetched.test("goes away when something in it was chosen", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: sidebarCopy.addProject }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** No way to the server: the drawer's code fails to come as often as it says. */
const loadDrawer = fn(() => Promise.resolve({ ShellDrawer }));
const lost = new TypeError("Failed to fetch dynamically imported module");
const report = () => spyOn(globalThis, "reportError").mockImplementation(() => undefined);

/** The drawer's code could not be had: it is said, the page and what was typed stand as they were, the button waits for another press. */
export const DrawerNotHad = meta.story({
  globals: at("phone390"),
  render: () => (
    <ToastRegion label={toastCopy.region} dismissLabel={toastCopy.dismiss} missing={networkErrorMessage}>
      <Studio loadDrawer={loadDrawer} />
    </ToastRegion>
  ),
  beforeEach: () => {
    loadDrawer.mockReset();
    loadDrawer.mockImplementation(() => Promise.reject(lost));
    report();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(studioCopy.productName), "Kettle");
    const button = canvas.getByRole("button", { name: sidebarCopy.open });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(canvas.getByLabelText(studioCopy.productName)).toHaveValue("Kettle");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByText(networkErrorMessage)).toBeVisible());
    await expect(globalThis.reportError).toHaveBeenCalledWith(lost);
  },
});
DrawerNotHad.test("a second press asks again, and opens it when it comes", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: sidebarCopy.open });
  await expect(button).toHaveFocus();
  loadDrawer.mockImplementation(() => Promise.resolve({ ShellDrawer }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("dialog", { name: sidebarCopy.title })).toBeVisible());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
  await expect(canvas.getByLabelText(studioCopy.productName)).toHaveValue("Kettle");
});

/** On its way: the pressed button says so and keeps the focus. */
export const DrawerAwaited = DrawerNotHad.extend({
  beforeEach: () => {
    loadDrawer.mockImplementation(() => new Promise(() => undefined));
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: sidebarCopy.open });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
  },
});
DrawerAwaited.test("the keyboard's focus begins to fetch it, as the pointer does", async (story) => {
  const { canvas, userEvent } = story;
  loadDrawer.mockClear();
  canvas.getByRole("button", { name: sidebarCopy.open }).blur();
  canvas.getByRole("button", { name: sidebarCopy.open }).focus();
  await expect(loadDrawer).toHaveBeenCalledOnce();
  await userEvent.hover(canvas.getByRole("button", { name: studioCopy.settings }));
  await expect(loadDrawer).toHaveBeenCalledTimes(2);
});
