import { adCopy } from "@earshot/contract/ads/copy.ts";
import { projectDialogCopy, projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { nora, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Drawer } from "@earshot/ui/surfaces/drawer.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import {
  aroundSidebar,
  button,
  came,
  InColumn,
  inStudio,
  openName,
  shown,
} from "./project-sidebar.stories.tsx";
import { ProjectSidebar } from "./project-sidebar.tsx";

const meta = preview.meta({
  component: ProjectSidebar,
  globals: { persona: "newBusiness" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [aroundSidebar, withSession(nora), withNavigationSpy],
  args: inStudio,
  render: (args) => <InColumn {...args} />,
});

async function createProject(name: string) {
  await userEvent.click(button(sidebarCopy.addProject));
  await userEvent.type(await screen.findByLabelText(projectDialogCopy.name), name);
  await userEvent.click(button(projectDialogCopy.create));
}

/** A project was created: it stands first, marked new, and is open. */
export const Created = meta.story({
  play: async () => {
    await shown();
    await createProject("Podcast outro");
    const created = await screen.findByRole("button", {
      name: new RegExp(`^Podcast outro ${adCopy.justMade} Created on`),
    });
    await waitFor(() => expect(created).toHaveAttribute("aria-current", "true"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(openName()).toBe("Podcast outro");
  },
});
Created.test("the server knows it, and a next one stands before it", async () => {
  await createProject("Podcast intro");
  await waitFor(async () => expect(await shown()).toHaveLength(3));
  const [newest, newer, first] = await shown();
  await expect(newest).toHaveTextContent("Podcast intro");
  await expect(newer).toHaveTextContent("Podcast outro");
  await expect(first).toHaveTextContent(projectCopy.first);
  await userEvent.click(within(first!).getByRole("button"));
  await waitFor(() => expect(openName()).toBe(projectCopy.first));
});

/** A visitor: the first project, which no server knows. */
export const OfVisitor = meta.story({
  globals: { persona: "visitor" },
  decorators: [withSession(null)],
  play: async () => {
    const only = await screen.findByRole("button", { current: true });
    await expect(only).toHaveAccessibleName(`${projectCopy.first} ${projectCopy.noDescription}`);
  },
});
OfVisitor.test("a new project's name goes to Log In", async ({ args }) => {
  await createProject("Podcast outro");
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith("Podcast outro");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(button(sidebarCopy.addProject)).toHaveFocus());
});

/** A phone's drawer, and the dialog above it. */
export const InDrawer = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  args: { look: "drawer", initial: came },
  render: (args) => (
    <Drawer
      open
      side="start"
      flush
      onClose={() => args.close?.()}
      title={sidebarCopy.title}
      closeLabel={controlCopy.close}
    >
      <InColumn {...args} />
    </Drawer>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: sidebarCopy.addProject }));
    const name = await screen.findByLabelText(projectDialogCopy.name);
    await waitFor(() => expect(name).toHaveFocus());
  },
});
InDrawer.test("cancelled, the drawer is there again, with the focus where it was", async ({ args }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button(sidebarCopy.addProject)).toHaveFocus());
  await expect(args.close).not.toHaveBeenCalled();
});
InDrawer.test("created, the drawer closes with the dialog", async ({ args }) => {
  await userEvent.keyboard("Podcast outro{Enter}");
  await waitFor(() => expect(args.close).toHaveBeenCalled());
});
