import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { type AppState, AppStateProvider, useAppState } from "@earshot/client/state/app-state.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { timing } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
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
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

import { ProjectDialogs, useProjectDialogs } from "./project-dialogs.tsx";
import { ProjectSidebar, type ProjectSidebarProps } from "./project-sidebar.tsx";

const untouched: AppState = {
  currentProject: { id: null, name: projectCopy.first },
  selectedAudio: null,
  sidebarCollapsed: false,
};

/** Simulates a user who logs in immediately. */
const needsLogIn = fn((onEnd: (isLoggedIn: boolean) => void) => onEnd(true));

/** A page's sidebar, with the page's project dialogs. */
function InColumn(props: ProjectSidebarProps) {
  const { currentProject, sidebarCollapsed } = useAppState((state) => state);
  const dialogs = useProjectDialogs();
  const look = props.look === "drawer" ? "drawer" : sidebarCollapsed ? "collapsed" : "expanded";
  return (
    <>
      <ProjectSidebar
        {...props}
        look={look}
        onAddProject={() => dialogs.create({ closeDrawer: props.close })}
        menu={{
          onRename: (project) => dialogs.rename(project),
          onDelete: (project) => dialogs.remove(project),
        }}
      />
      <ProjectDialogs dialogs={dialogs} onLogIn={needsLogIn} />
      <p data-testid="open" hidden>
        {currentProject.name}
      </p>
    </>
  );
}

/** A page's providers; `parameters.state` is the initial app state. */
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

/** The studio's sidebar, rendered without projects. */
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

/** Waits for the projects to be listed. */
const shown = async () =>
  within(await screen.findByRole("list", { name: sidebarCopy.projects })).getAllByRole("listitem");
/** The current project's name. */
const openName = () => screen.getByTestId("open").textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** In a new account, the only project is selected automatically. */
export const FirstChosen = meta.story({
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("button", { current: true })).toHaveAccessibleName(
        new RegExp(`^${projectCopy.first} Created on`),
      ),
    );
    await expect(screen.getByRole("button", { name: projectCopy.options(projectCopy.first) })).toBeVisible();
  },
});

/** The projects are loading: skeletons take their place. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Loading),
  play: async () => {
    await expect(screen.getByText(controlCopy.loading)).toBeInTheDocument();
  },
});

/** There are no projects: a message says so, and the default project's name is shown. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Empty),
  play: async () => {
    await screen.findByText(sidebarCopy.noProjects);
    await expect(openName()).toBe(projectCopy.first);
  },
});

/** Five projects fit without Show more. */
export const Five = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Five),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
    await expect(screen.queryByRole("button", { name: sidebarCopy.showMore })).toBeNull();
  },
});

/** With six projects, the sixth is behind Show more. */
export const Six = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Six),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
    await expect(button(sidebarCopy.showMore)).toBeVisible();
  },
});
Six.test("shows the sixth project and opens it", async ({ args }) => {
  await userEvent.click(button(sidebarCopy.showMore));
  await waitFor(async () => expect(await shown()).toHaveLength(6));
  const [sixth] = within((await shown())[5]!).getAllByRole("button") as [HTMLElement];
  await userEvent.click(sixth);
  await expect(sixth).toHaveAttribute("aria-current", "true");
  await expect(sixth).toHaveTextContent(openName());
  await expect(args.close).toHaveBeenCalled();
  await expect(navigationSpy.to).not.toHaveBeenCalled();
});

/** 500 projects are behind Show more. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Many),
  play: async () => {
    await expect(await shown()).toHaveLength(5);
  },
});
Many.test("lists all projects when Show more is clicked", async () => {
  await userEvent.click(button(sidebarCopy.showMore));
  const { children } = screen.getByRole("list", { name: sidebarCopy.projects });
  await waitFor(() => expect(children).toHaveLength(500));
  // A list that scrolls may end in the middle of a row, but target sizes must be checked on whole rows.
  await userEvent.click(button(sidebarCopy.showFewer));
});

/** Long, unbreakable and foreign names, and names with markup, are shown as typed. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.OddNames),
  play: async ({ canvasElement }) => {
    await screen.findByText("<b>Sale</b> & “more” 🎧");
    await expect(canvasElement.querySelector("b")).toBeNull();
    await expect(screen.getAllByText(projectCopy.noDescription)).toHaveLength(3);
  },
});

/** An older server's fields, without a description: projects are listed and selected as usual. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.LegacyNames),
  play: async () => {
    const found = await screen.findByRole("button", {
      name: `${projectCopy.first} ${projectCopy.noDescription}`,
    });
    await waitFor(() => expect(found).toHaveAttribute("aria-current", "true"));
  },
});

/** A proxy's error page is replaced by our own message and Try again. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.BadGateway),
  play: async () => {
    await screen.findByText(sidebarCopy.projectsFailed);
  },
});

/** The server doesn't respond: an error and Try again appear; the other entries work. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Down),
  play: async () => {
    await screen.findByText(sidebarCopy.projectsFailed);
    await expect(screen.getByRole("link", { name: sidebarCopy.campaigns })).toBeVisible();
  },
});
Down.test("loads the list when Try again is clicked", async ({ msw }) => {
  msw.use(...projectsScenarios.Five);
  await userEvent.click(button(controlCopy.tryAgain));
  await expect(await shown()).toHaveLength(5);
  await expect(screen.queryByText(sidebarCopy.projectsFailed)).toBeNull();
});

/** Two projects loaded with the page. */
const came: Project[] = ["Spring launch", "Podcast pilots"].map((name, place) => ({
  id: `prj_${place + 1}`,
  name,
  description: "",
}));

/** Records requests for the list. */
const asked = fn();

const { now } = Date;

/** Makes the list stale. A plain override, because Storybook's own spies read the clock when they are created. */
function letTimePass() {
  Date.now = () => now() + timing.projectsStale + 1;
}

/** The projects are rendered with the page; the last one used is current. */
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
CameWithPage.test("refetches when expanded, but only if the list is older than 30 s", async ({ msw }) => {
  await userEvent.click(button(sidebarCopy.collapse));
  await userEvent.click(button(sidebarCopy.expand));
  await expect(asked).not.toHaveBeenCalled();
  msw.use(...projectsScenarios.Five);
  await userEvent.click(button(sidebarCopy.collapse));
  letTimePass();
  await userEvent.click(button(sidebarCopy.expand));
  await waitFor(async () => expect(await shown()).toHaveLength(5));
  await expect(asked).toHaveBeenCalledOnce();
});
CameWithPage.test("keeps the list and shows no error when a refetch fails", async ({ msw }) => {
  msw.use(...projectsScenarios.Down);
  const log = spyOn(console, "error").mockImplementation(() => undefined);
  await userEvent.click(button(sidebarCopy.collapse));
  letTimePass();
  await userEvent.click(button(sidebarCopy.expand));
  await waitFor(() => expect(log).toHaveBeenCalled());
  await expect((await shown()).length).toBeGreaterThan(1);
  await expect(screen.queryByText(sidebarCopy.projectsFailed)).toBeNull();
});

/** In another tab, the second project was used and a new one was created: only the new one moves to the top. */
export const UsedElsewhere = CameWithPage.extend({
  play: async ({ msw }) => {
    msw.use(...projectsScenarios.UsedElsewhere);
    await userEvent.click(button(sidebarCopy.collapse));
    letTimePass();
    await userEvent.click(button(sidebarCopy.expand));
    await waitFor(async () => expect(await shown()).toHaveLength(3));
    const names = (await shown()).map((row) => row.textContent?.replace(projectCopy.noDescription, ""));
    await expect(names).toEqual(["Summer sale", "Spring launch", "Podcast pilots"]);
  },
});

/** The session is unknown: the projects are loading. */
export const SessionUnknown = meta.story({
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowSession),
  play: async () => {
    await expect(screen.getByText(controlCopy.loading)).toBeInTheDocument();
  },
});

/** The sidebar is collapsed to icons. */
export const Collapsed = meta.story({
  args: { initial: came },
  parameters: { state: { sidebarCollapsed: true } },
  play: async () => {
    await expect(button("Spring launch")).toHaveAttribute("aria-current", "true");
    await expect(button(sidebarCopy.expand)).toBeVisible();
  },
});

/** On the campaigns page, choosing a project opens the studio. */
export const OnCampaigns = meta.story({
  args: { initial: came, here: "campaigns" },
  play: async () => {
    await userEvent.click(button(/^Podcast pilots/));
    await expect(navigationSpy.to).toHaveBeenCalledWith("/nbmaistudio");
    await expect(openName()).toBe("Podcast pilots");
  },
});
OnCampaigns.test("links each entry to its page", async () => {
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  await expect(links).toEqual(["/", "/nbmaistudio", "/nbmaistudio/campaigns", "/#faq", "/#contactus"]);
});

async function createProject(name: string) {
  await userEvent.click(button(sidebarCopy.addProject));
  await userEvent.type(await screen.findByLabelText(projectDialogCopy.name), name);
  await userEvent.click(button(projectDialogCopy.create));
}

/** A new project is first in the list, marked as new, and current. */
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
Created.test("lists a newer project above the new one", async () => {
  await createProject("Podcast intro");
  await waitFor(async () => expect(await shown()).toHaveLength(3));
  const [newest, newer, first] = await shown();
  await expect(newest).toHaveTextContent("Podcast intro");
  await expect(newer).toHaveTextContent("Podcast outro");
  await expect(first).toHaveTextContent(projectCopy.first);
  await userEvent.click(within(first!).getAllByRole("button")[0]!);
  await waitFor(() => expect(openName()).toBe(projectCopy.first));
});

async function chooseInMenu(project: string, entry: string) {
  await userEvent.click(await screen.findByRole("button", { name: projectCopy.options(project) }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

/** A project's open menu shows its full name, Rename and Delete. */
export const MenuOpen = meta.story({
  tags: ["visual"],
  args: { initial: came },
  play: async () => {
    await userEvent.click(button(projectCopy.options("Spring launch")));
    await screen.findByRole("menuitem", { name: controlCopy.rename });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.delete })).toBeVisible());
  },
});

/** The current project was renamed: it is listed under its new name and stays current. */
export const Renamed = meta.story({
  play: async () => {
    await shown();
    await chooseInMenu(projectCopy.first, controlCopy.rename);
    const name = await screen.findByLabelText(projectDialogCopy.name);
    await userEvent.clear(name);
    await userEvent.type(name, "Autumn menu{Enter}");
    await screen.findByRole("button", { name: /^Autumn menu Created on/ });
    await waitFor(() => expect(openName()).toBe("Autumn menu"));
    await waitFor(() => expect(button(projectCopy.options("Autumn menu"))).toHaveFocus());
  },
});

/** The current project was deleted: the first of the others becomes current. */
export const Deleted = meta.story({
  play: async () => {
    await shown();
    await createProject("Podcast outro");
    await waitFor(() => expect(openName()).toBe("Podcast outro"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await chooseInMenu("Podcast outro", controlCopy.delete);
    const confirm = await screen.findByRole("button", { name: controlCopy.delete });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(async () => expect(await shown()).toHaveLength(1));
    await expect(openName()).toBe(projectCopy.first);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});
Deleted.test("shows the default project once the last one is deleted", async () => {
  await chooseInMenu(projectCopy.first, controlCopy.delete);
  const confirm = await screen.findByRole("button", { name: controlCopy.delete });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  await screen.findByText(sidebarCopy.noProjects);
  await expect(openName()).toBe(projectCopy.first);
});

/** A visitor has the default project, which doesn't exist on the server. */
export const OfVisitor = meta.story({
  globals: { persona: "visitor" },
  decorators: [withSession(null)],
  play: async () => {
    const only = await screen.findByRole("button", { current: true });
    await expect(only).toHaveAccessibleName(`${projectCopy.first} ${projectCopy.noDescription}`);
  },
});
OfVisitor.test("keeps a new project's name while logging in", async () => {
  await createProject("Podcast outro");
  await waitFor(() => expect(needsLogIn).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByLabelText(projectDialogCopy.name)).toHaveValue("Podcast outro"));
  await userEvent.click(button(controlCopy.cancel));
  await waitFor(() => expect(button(sidebarCopy.addProject)).toHaveFocus());
});

/** On a phone, the dialog opens above the drawer. */
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
InDrawer.test("keeps the drawer open and returns focus to it when the dialog is closed", async ({ args }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button(sidebarCopy.addProject)).toHaveFocus());
  await expect(args.close).not.toHaveBeenCalled();
});
InDrawer.test("closes the drawer along with the dialog when the project is created", async ({ args }) => {
  await userEvent.keyboard("Podcast outro{Enter}");
  await waitFor(() => expect(args.close).toHaveBeenCalled());
});
