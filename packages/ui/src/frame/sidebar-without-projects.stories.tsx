import { projectCounts } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { guide } from "./sidebar.guide.ts";
import { Expanded, listed, projects, spies } from "./sidebar.stories.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

const meta = preview.meta({
  component: Sidebar,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [
    (Story) => (
      <div style={{ height: "100vh", display: "flex", width: "fit-content", maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  args: Expanded.composed.args,
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

/** A new client: the place says that there is nothing yet, and Add new project stands above it. */
export const Empty = meta.story({
  args: { projects: listed([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sidebarCopy.noProjects)).toBeVisible();
    await expect(canvas.queryByRole("list", { name: sidebarCopy.projects })).toBeNull();
  },
});

/** On their way: as many shapes as there will be projects, so that nothing below moves. */
export const Loading = meta.story({
  args: { projects: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: sidebarCopy.campaigns })).toBeVisible();
  },
});

/** The list could not be had: the words, and the way to ask again; the rest works. */
export const Failed = meta.story({
  args: { projects: { state: "failed", onTryAgain: spies.again } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(sidebarCopy.projectsFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.tryAgain }));
    await expect(spies.again).toHaveBeenCalledOnce();
  },
});

function FailsMeanwhile(args: SidebarProps) {
  const [state, setState] = useState<SidebarProps["projects"]>({ state: "loading" });
  const fail = () => setState({ state: "failed", onTryAgain: spies.again });
  return <Sidebar {...args} projects={state} onAddProject={fail} />;
}

/** It fails while one looks at it: readers hear so. */
export const FailedMeanwhile = meta.story({
  render: (args) => <FailsMeanwhile {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion(sidebarCopy.projectsFailed, () =>
      userEvent.click(canvas.getByRole("button", { name: sidebarCopy.addProject })),
    );
  },
});

/** What the server answers when it is asked again, whenever it does. */
const answer = fn<(now: SidebarProps["projects"]) => void>();

/** As on a page: Try again asks for the list, and what comes stands in its place. */
function AsksAgain(args: SidebarProps) {
  const failed = { state: "failed", onTryAgain: () => setState({ state: "loading" }) } as const;
  const [state, setState] = useState<SidebarProps["projects"]>(failed);
  answer.mockImplementation((now) => setState(now.state === "failed" ? failed : now));
  return <Sidebar {...args} projects={state} />;
}

/** Asked for once more: the button has made way, and the focus waits on the place of the projects. */
export const AskingAgain = meta.story({
  render: (args) => <AsksAgain {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: controlCopy.tryAgain }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: controlCopy.tryAgain })).toBeNull();
    await expectFocusVisible(canvas.getByRole("group", { name: sidebarCopy.projects }));
  },
});
AskingAgain.test("when they are there, Tab goes to the first of them", async ({ canvas, userEvent }) => {
  answer(listed(projects(projectCounts.shown)));
  const first = await canvas.findByRole("button", { name: /^Spring launch/ });
  await expect(canvas.getByRole("group", { name: sidebarCopy.projects })).toHaveFocus();
  await userEvent.tab();
  await expect(first).toHaveFocus();
});
AskingAgain.test("when it fails again, readers hear so, and Tab goes to the button", async (story) => {
  const { canvas, userEvent } = story;
  await expectLiveRegion(sidebarCopy.projectsFailed, async () => {
    answer({ state: "failed", onTryAgain: spies.again });
    await canvas.findByRole("button", { name: controlCopy.tryAgain });
  });
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: controlCopy.tryAgain })).toHaveFocus();
});

/** The same with icons alone. */
export const CollapsedAskingAgain = AskingAgain.extend({ args: { look: "collapsed" } });
CollapsedAskingAgain.test("Tab goes to the first project's icon", async ({ canvas, userEvent }) => {
  answer(listed(projects(projectCounts.shown)));
  await canvas.findByRole("button", { name: /^Spring launch/ });
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole("button", { name: /^Spring launch/ })).toHaveFocus());
});
