import { brand } from "@earshot/contract/brand.ts";
import { projectCounts } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import preview from "@earshot/storybook/preview";
import { Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { guide } from "./sidebar.guide.ts";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

type Listed = Extract<SidebarProps["projects"], { state: "listed" }>;
type Project = Listed["items"][number];

const names = [
  "Spring launch",
  "Coffee & Co radio",
  "Podcast pilots",
  "Holiday 2026",
  "Client: Northwind",
  "Weekend brunch",
  "Loyalty card",
];

/** So many projects, one a day; each third is without a description. */
export const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `prj_${place + 1}`,
    name: names[place] ?? `Campaign ${place + 1}`,
    description: place % 3 === 2 ? "" : projectDescription(new Date(Date.UTC(2026, 9, 1 + place))),
  }));

export const spies = {
  choose: fn<(project: Project) => void>(),
  rename: fn<(id: string) => void>(),
  remove: fn<(id: string) => void>(),
  again: fn(),
};

export const listed = (items: readonly Project[], current: string | null = items[0]?.id ?? null): Listed => ({
  state: "listed",
  items,
  current,
  onChoose: spies.choose,
  optionsOf: ({ id, name, description }) => [
    { kind: "label", label: name, detail: description },
    { kind: "line", id: "after the name" },
    { kind: "action", label: controlCopy.rename, icon: <Pencil />, onSelect: () => spies.rename(id) },
    {
      kind: "action",
      label: controlCopy.delete,
      icon: <Trash2 />,
      tone: "danger",
      onSelect: () => spies.remove(id),
    },
  ],
});

/** A client with five projects. sidebar-looks.stories.tsx shows the other looks. */
const ofClient: SidebarProps = {
  label: sidebarCopy.title,
  look: "expanded",
  brand: { name: brand.name, shape: brand.mark, link: <a href="#/">{brand.name}</a> },
  links: {
    myProjects: <a href="#/nbmaistudio">{sidebarCopy.myProjects}</a>,
    campaigns: <a href="#/nbmaistudio/campaigns">{sidebarCopy.campaigns}</a>,
    faqs: <a href="#/#faq">{sidebarCopy.faqs}</a>,
    contactUs: <a href="#/#contactus">{sidebarCopy.contactUs}</a>,
  },
  here: "myProjects",
  onAddProject: fn(),
  onToggle: fn(),
  projects: listed(projects(5)),
  texts: {
    ...sidebarCopy,
    empty: sidebarCopy.noProjects,
    failed: sidebarCopy.projectsFailed,
    loading: controlCopy.loading,
    tryAgain: controlCopy.tryAgain,
    noDescription: projectCopy.noDescription,
    optionsFor: projectCopy.options,
  },
};

const meta = preview.meta({
  component: Sidebar,
  excludeStories: ["spies", "listed", "projects"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [
    (Story) => (
      <div style={{ height: "100vh", display: "flex", width: "fit-content", maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  args: ofClient,
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

/** Each look, and each thing that can stand in the place of the projects; seven of them are shown in full. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => {
    const seven = listed(projects(7), "prj_2");
    const shown: [string, Partial<SidebarProps>][] = [
      ["Expanded", { projects: seven }],
      ["Collapsed", { look: "collapsed", projects: seven }],
      ["All shown", { projects: seven }],
      ["In a drawer", { look: "drawer", projects: listed(projects(2)) }],
      ["Loading", { projects: { state: "loading" } }],
      ["Empty", { projects: listed([]) }],
      ["Failed", { projects: { state: "failed", onTryAgain: spies.again } }],
    ];
    return (
      <div style={{ display: "flex", flexWrap: "wrap", gap: 16, alignContent: "start" }}>
        {shown.map(([label, changed]) => (
          <div
            key={label}
            style={{ display: "flex", minHeight: 720 }}
            className={changed.look === "drawer" ? "bg-surface" : ""}
          >
            <Sidebar {...args} {...changed} label={label} />
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = within(canvas.getByRole("navigation", { name: "All shown" }));
    const toggle = all.getByRole("button", { name: sidebarCopy.showMore });
    await userEvent.click(toggle);
    await all.findByRole("button", { name: /^Loyalty card/ });
    toggle.blur();
  },
});

/** Five projects, the first of them open. Each has its menu, and what is known of it. */
export const Expanded = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation", { name: sidebarCopy.title });
    await expect(bar.offsetWidth).toBe(252);
    const list = canvas.getByRole("list", { name: sidebarCopy.projects });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: /^Spring launch/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(
      canvas.getByRole("button", { name: `Podcast pilots ${projectCopy.noDescription}` }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: sidebarCopy.showMore })).toBeNull();
  },
});
Expanded.test("is walked by Tab: entries, each project and its menu, help", async ({ userEvent }) => {
  const order = [brand.name, sidebarCopy.collapse, sidebarCopy.myProjects, sidebarCopy.addProject];
  const first = [
    `Spring launch ${projectDescription(new Date(Date.UTC(2026, 9, 1)))}`,
    "Options for Spring launch",
  ];
  for (const name of [...order, sidebarCopy.campaigns, ...first]) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
    await expectFocusVisible(document.activeElement as HTMLElement);
  }
});
Expanded.test("opens a project by Enter and by Space", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: /^Holiday 2026/ }).focus();
  await userEvent.keyboard("{Enter} ");
  await expect(spies.choose.mock.calls.map(([{ id }]) => id)).toEqual(["prj_4", "prj_4"]);
});
Expanded.test("adds a project, and collapses", async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.addProject }));
  await expect(args.onAddProject).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.collapse }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** A project's menu: whose it is, rename and delete. */
export const MenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: projectCopy.options("Podcast pilots") }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.rename })).toBeVisible());
  },
});
MenuOpen.test("renames and deletes by keyboard, and gives the focus back", async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole("button", { name: projectCopy.options("Podcast pilots"), hidden: true });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.rename })).toHaveFocus());
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.delete })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(spies.remove).toHaveBeenCalledWith("prj_3");
  await waitFor(() => expect(trigger).toHaveFocus());
});

/** More than five: the rest waits behind the toggle. */
export const SevenProjects = meta.story({
  args: { projects: listed(projects(7)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: sidebarCopy.showMore })).toBeVisible();
    const list = canvas.getByRole("list", { name: sidebarCopy.projects });
    await expect(list.children).toHaveLength(projectCounts.shown);
    await expect(canvas.getByRole("button", { expanded: false, name: sidebarCopy.showMore })).toBeVisible();
  },
});

/** All of them shown, and the way back to five. */
export const AllShown = SevenProjects.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.showMore }));
    await canvas.findByRole("button", { name: /^Loyalty card/ });
    await expect(canvas.getByRole("button", { expanded: true, name: sidebarCopy.showFewer })).toBeVisible();
  },
});
AllShown.test(
  "shows fewer again by keyboard, and the toggle keeps the focus",
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: sidebarCopy.showFewer })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Loyalty card/ })).toBeNull());
    await expect(canvas.getByRole("button", { name: sidebarCopy.showMore })).toHaveFocus();
  },
);

/** An agency with 500 projects, all shown: the toggle stays in sight, and only what is in sight is laid out. */
export const FiveHundred = meta.story({
  args: { projects: listed(projects(projectCounts.fetched)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.showMore }));
    const list = canvas.getByRole("list", { name: sidebarCopy.projects });
    await waitFor(() => expect(list.children).toHaveLength(500), { timeout: 5000 });
    await expect(getComputedStyle(list.lastElementChild as Element).contentVisibility).toBe("auto");
    await expectFocusVisible(canvas.getByRole("button", { name: sidebarCopy.showFewer }));
  },
});
FiveHundred.test("a project that gets the focus is not hidden by the toggle", async (story) => {
  const { canvas, userEvent } = story;
  const last = canvas.getByRole("button", { name: /^Campaign 498/ });
  last.focus();
  const toggle = canvas.getByRole("button", { name: sidebarCopy.showFewer }).getBoundingClientRect();
  await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(toggle.top));
  // A list that scrolls may end within a row; the rules for targets are held against whole ones.
  await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.showFewer }));
});

/** On the campaigns page, with no project open. */
export const OnCampaigns = meta.story({
  args: { here: "campaigns", projects: listed(projects(5), null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: sidebarCopy.campaigns })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.queryByRole("button", { current: true })).toBeNull();
  },
});
