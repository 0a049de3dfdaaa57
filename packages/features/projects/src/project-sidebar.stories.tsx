import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { type AppState, AppStateProvider, useAppState } from "@earshot/client/state/app-state.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { timing } from "@earshot/contract/limits.ts";
import { projectCopy, projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { navigationSpy, nora, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Drawer } from "@earshot/ui/surfaces/drawer.tsx";
import { ToastRegion } from "@earshot/ui/surfaces/toast.tsx";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

import { CreateProjectDialog } from "./create-project-dialog.tsx";
import { ProjectSidebar, type ProjectSidebarProps } from "./project-sidebar.tsx";

const untouched: AppState = {
  currentProject: { id: null, name: projectCopy.first },
  selectedAudio: null,
  sidebarCollapsed: false,
};

const needsLogIn = fn();

/** The sidebar of a page, with the page's Create new project dialog. */
function InColumn(props: ProjectSidebarProps) {
  const { currentProject, sidebarCollapsed, chooseProject } = useAppState((state) => state);
  const [isCreating, setCreating] = useState(false);
  const look = props.look === "drawer" ? "drawer" : sidebarCollapsed ? "collapsed" : "expanded";
  return (
    <>
      <ProjectSidebar {...props} look={look} onAddProject={() => setCreating(true)} />
      <CreateProjectDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(project) => {
          chooseProject(project);
          props.close?.();
        }}
        onNeedsLogIn={needsLogIn}
      />
      <p data-testid="open" hidden>
        {currentProject.name}
      </p>
    </>
  );
}

/** What a page has around its sidebar; `parameters.state` is the application's state that it came with. */
const aroundSidebar: Decorator = (Story, { parameters }) => (
  <QueryProvider>
    <ToastRegion label="Notifications" dismissLabel="Dismiss" loadError={networkErrorMessage}>
      <AppStateProvider initial={{ ...untouched, ...(parameters["state"] as Partial<AppState>) }}>
        <div style={{ height: "100vh", display: "flex", width: "fit-content", maxWidth: "100%" }}>
          <Story />
        </div>
      </AppStateProvider>
    </ToastRegion>
  </QueryProvider>
);

/** The sidebar of the studio, whose projects the server did not say in time. */
const inStudio: ProjectSidebarProps = {
  look: "expanded",
  here: "myProjects",
  onAddProject: fn(),
  close: fn(),
};

const meta = preview.meta({
  component: ProjectSidebar,
  globals: { persona: "newBusiness" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [aroundSidebar, withSession(nora), withNavigationSpy],
  args: inStudio,
  render: (args) => <InColumn {...args} />,
});

/** The projects as they stand there, when they do. */
const shown = async () =>
  within(await screen.findByRole("list", { name: sidebarCopy.projects })).getAllByRole("listitem");
/** The name of the project that is open. */
const openName = () => screen.getByTestId("open").textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** A new account: its one project is chosen by itself, as none was current. */
export const FirstChosen = meta.story({
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("button", { current: true })).toHaveAccessibleName(
        new RegExp(`^${projectCopy.first} Created on`),
      ),
    );
    await expect(screen.queryByRole("button", { name: projectCopy.options(projectCopy.first) })).toBeNull();
  },
});

/** On their way: as many shapes as are shown without Show more. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Loading),
  play: async () => {
    await expect(screen.getByText(controlCopy.loading)).toBeInTheDocument();
  },
});

/** No project: the place says so, and the studio goes on under the first one's name. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Empty),
  play: async () => {
    await screen.findByText(sidebarCopy.noProjects);
    await expect(openName()).toBe(projectCopy.first);
  },
});

/** Five: all there, and nothing to show more of. */
export const Five = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Five),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
    await expect(screen.queryByRole("button", { name: sidebarCopy.showMore })).toBeNull();
  },
});

/** Six: the sixth waits behind Show more. */
export const Six = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Six),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
    await expect(button(sidebarCopy.showMore)).toBeVisible();
  },
});
Six.test("shows it, and choosing it opens it", async ({ args }) => {
  await userEvent.click(button(sidebarCopy.showMore));
  await waitFor(async () => expect(await shown()).toHaveLength(6));
  const sixth = within((await shown())[5]!).getByRole("button");
  await userEvent.click(sixth);
  await expect(sixth).toHaveAttribute("aria-current", "true");
  await expect(sixth).toHaveTextContent(openName());
  await expect(args.close).toHaveBeenCalled();
  await expect(navigationSpy.to).not.toHaveBeenCalled();
});

/** An agency: 500 of them behind Show more. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Many),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
  },
});
Many.test("all of them are there when asked for", async () => {
  await userEvent.click(button(sidebarCopy.showMore));
  const { children } = screen.getByRole("list", { name: sidebarCopy.projects });
  await waitFor(() => expect(children).toHaveLength(500));
  // A list that scrolls may end within a row; the rules for targets are held against whole ones.
  await userEvent.click(button(sidebarCopy.showFewer));
});

/** Long, unbroken and foreign names, and one that looks like code: each stands as it was typed. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.OddNames),
  play: async ({ canvasElement }) => {
    await screen.findByText("<b>Sale</b> & “more” 🎧");
    await expect(canvasElement.querySelector("b")).toBeNull();
    await expect(screen.getAllByText(projectCopy.noDescription)).toHaveLength(3);
  },
});

/** An older server, with an id alone and no description: listed and opened all the same. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.LegacyNames),
  play: async () => {
    const found = await screen.findByRole("button", {
      name: `${projectCopy.first} ${projectCopy.noDescription}`,
    });
    await waitFor(() => expect(found).toHaveAttribute("aria-current", "true"));
  },
});

/** A proxy answers instead of the server: the words, and Try again. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.BadGateway),
  play: async () => {
    await screen.findByText(sidebarCopy.projectsFailed);
  },
});

/** No answer: the words, and Try again; the other entries work. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Down),
  play: async () => {
    await screen.findByText(sidebarCopy.projectsFailed);
    await expect(screen.getByRole("link", { name: sidebarCopy.campaigns })).toBeVisible();
  },
});
Down.test("Try again has the list when the server is back", async ({ msw }) => {
  msw.use(...projectsScenarios.Five);
  await userEvent.click(button(controlCopy.tryAgain));
  await expect(await shown()).toHaveLength(5);
  await expect(screen.queryByText(sidebarCopy.projectsFailed)).toBeNull();
});

/** Two projects that came with the page. */
const came: Project[] = ["Spring launch", "Podcast pilots"].map((name, place) => ({
  id: `prj_${place + 1}`,
  name,
  description: "",
}));

/** Every request for the list from now on, until the story ends. */
const asked = fn();

const { now } = Date;

/** As much as makes a list old; Storybook's own spies read the clock while they are made. */
function letTimePass() {
  Date.now = () => now() + timing.projectsStale + 1;
}

/** The list came with the page, and one of them was open when the page was left. */
export const CameWithPage = meta.story({
  args: { initial: came },
  parameters: { state: { currentProject: { id: "prj_2", name: "Podcast pilots" } } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.events.on("request:start", ({ request }) => {
      if (request.url.includes("/api/projects")) asked();
    });
    return () => {
      msw.events.removeAllListeners();
      Date.now = now;
    };
  },
  play: async () => {
    await expect(await shown()).toHaveLength(2);
    await expect(screen.getByRole("button", { current: true })).toHaveTextContent("Podcast pilots");
  },
});
CameWithPage.test("counts as asked for: opening the sidebar asks nothing", async () => {
  await userEvent.click(button(sidebarCopy.collapse));
  await userEvent.click(button(sidebarCopy.expand));
  await expect(asked).not.toHaveBeenCalled();
});
CameWithPage.test("opened when it is older than half a minute, it is asked for again", async ({ msw }) => {
  msw.use(...projectsScenarios.Five);
  await userEvent.click(button(sidebarCopy.collapse));
  letTimePass();
  await userEvent.click(button(sidebarCopy.expand));
  await waitFor(async () => expect(await shown()).toHaveLength(5));
  await expect(asked).toHaveBeenCalledOnce();
});
CameWithPage.test("a refresh that fails keeps the list, and says nothing", async ({ msw }) => {
  msw.use(...projectsScenarios.Down);
  const log = spyOn(console, "error").mockImplementation(() => undefined);
  await userEvent.click(button(sidebarCopy.collapse));
  letTimePass();
  await userEvent.click(button(sidebarCopy.expand));
  await waitFor(() => expect(log).toHaveBeenCalled());
  await expect((await shown()).length).toBeGreaterThan(1);
  await expect(screen.queryByText(sidebarCopy.projectsFailed)).toBeNull();
});

/** Nobody knows yet who is there: the projects are awaited. */
export const SessionUnknown = meta.story({
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowSession),
  play: async () => {
    await expect(screen.getByText(controlCopy.loading)).toBeInTheDocument();
  },
});

/** Icons alone, as the person left it. */
export const Collapsed = meta.story({
  args: { initial: came },
  parameters: { state: { sidebarCollapsed: true } },
  play: async () => {
    await expect(button("Spring launch")).toHaveAttribute("aria-current", "true");
    await expect(button(sidebarCopy.expand)).toBeVisible();
  },
});

/** On the campaigns page: choosing a project leads to the studio. */
export const OnCampaigns = meta.story({
  args: { initial: came, here: "campaigns" },
  play: async () => {
    await userEvent.click(button(/^Podcast pilots/));
    await expect(navigationSpy.to).toHaveBeenCalledWith("/nbmaistudio");
    await expect(openName()).toBe("Podcast pilots");
  },
});
OnCampaigns.test("the entries lead to their pages", async () => {
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  await expect(links).toEqual(["/", "/nbmaistudio", "/nbmaistudio/campaigns", "/#faq", "/#contactus"]);
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
OfVisitor.test("a new project's name goes to Log In", async () => {
  await createProject("Podcast outro");
  await expect(needsLogIn).toHaveBeenCalledWith("Podcast outro");
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
