import { brand } from "@earshot/contract/brand.ts";
import { projectCounts } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectAnnouncement, expectFocusVisible, expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

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

const created = (day: number) => projectDescription(new Date(Date.UTC(2026, 9, day)));

/** Projects, created one per day; every third one has no description. */
const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `prj_${index + 1}`,
    name: names[index] ?? `Campaign ${index + 1}`,
    description: index % 3 === 2 ? "" : created(1 + index),
  }));

const spies = {
  choose: fn<(project: Project) => void>(),
  rename: fn<(id: string) => void>(),
  remove: fn<(id: string) => void>(),
  tryAgain: fn(),
};

const listed = (items: readonly Project[], current: string | null = items[0]?.id ?? null): Listed => ({
  state: "listed",
  items,
  current,
  onChoose: spies.choose,
  optionsOf: ({ id, name, description }) => {
    const remove = () => spies.remove(id);
    return [
      { kind: "label", label: name, detail: description },
      { kind: "line", id: "after the name" },
      { kind: "action", label: controlCopy.rename, icon: <Pencil />, onSelect: () => spies.rename(id) },
      { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect: remove },
    ];
  },
});

const args: SidebarProps = {
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
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [
    (Story) => (
      <div style={{ height: "100vh", display: "flex", width: "fit-content", maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  args,
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

const named = (name: string | RegExp) => screen.getByRole("button", { name });
const listOf = () => screen.getByRole("list", { name: sidebarCopy.projects });
const menuItem = (name: string) => screen.findByRole("menuitem", { name });
const loyaltyCard = () => screen.findByRole("button", { name: /^Loyalty card/ });

const odd = [
  "Spring and summer offers for every shop of the cooperative, in all its towns and both its languages!",
  "Sommerschlussverkaufswerbekampagnenübersicht".repeat(2),
  "مخبز الياسمين",
  "<b>Sale</b> & “more” 🎧",
] as const;
const oddProjects = listed(
  odd.map((name, index) => ({ id: `prj_${index + 1}`, name, description: name })),
  "prj_2",
);

/** Expanded, collapsed, with all projects, with unusual names in a drawer; and loading, empty and failed. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (base) => {
    const seven = listed(projects(7), "prj_2");
    const shown: Record<string, Partial<SidebarProps>> = {
      Expanded: { projects: seven },
      Collapsed: { look: "collapsed", projects: seven },
      "All shown": { projects: seven },
      "In a drawer": { look: "drawer", projects: oddProjects },
      Loading: { projects: { state: "loading" } },
      "Loading collapsed": { look: "collapsed", projects: { state: "loading" } },
      Empty: { projects: listed([]) },
      Failed: { projects: { state: "failed", onTryAgain: spies.tryAgain } },
    };
    return (
      <div style={{ display: "flex", flexWrap: "wrap", gap: 16, alignContent: "start" }}>
        {Object.entries(shown).map(([label, changed]) => (
          <div
            key={label}
            style={{ display: "flex", minHeight: 720, maxWidth: "20rem" }}
            className={changed.look === "drawer" ? "bg-surface" : ""}
          >
            <Sidebar {...base} {...changed} label={label} />
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

/** Five projects, the first of them open. */
export const Expanded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: sidebarCopy.title }).offsetWidth).toBe(252);
    await expect(within(listOf()).getAllByRole("listitem")).toHaveLength(5);
    await expect(named(/^Spring launch/)).toHaveAttribute("aria-current", "true");
    await expect(named(`Podcast pilots ${projectCopy.noDescription}`)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: sidebarCopy.showMore })).toBeNull();
  },
});
Expanded.test("moves through the entries on Tab, then through each project and its menu", () => {
  const { collapse, myProjects, addProject, campaigns } = sidebarCopy;
  const first = [`Spring launch ${created(1)}`, "Options for Spring launch"];
  return expectTabOrder(brand.name, collapse, myProjects, addProject, campaigns, ...first);
});
Expanded.test("opens a project with Enter and Space", async ({ userEvent }) => {
  named(/^Holiday 2026/).focus();
  await userEvent.keyboard("{Enter} ");
  await expect(spies.choose.mock.calls.map(([{ id }]) => id)).toEqual(["prj_4", "prj_4"]);
});
Expanded.test("calls onAddProject and onToggle when their buttons are clicked", async ({ userEvent }) => {
  await userEvent.click(named(sidebarCopy.addProject));
  await expect(args.onAddProject).toHaveBeenCalledOnce();
  await userEvent.click(named(sidebarCopy.collapse));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** The pointer is over a project that is not open. */
export const Hover = meta.story({ play: () => expectLook(named(/^Podcast pilots/), "hover") });

/** A project's menu shows its name, Rename and Delete. */
export const MenuOpen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(named(projectCopy.options("Podcast pilots")));
    const rename = await menuItem(controlCopy.rename);
    await waitFor(() => expect(rename).toBeVisible());
  },
});
MenuOpen.test("selects an entry by keyboard and returns focus", async ({ userEvent }) => {
  await userEvent.keyboard("{End}");
  const remove = await menuItem(controlCopy.delete);
  await waitFor(() => expect(remove).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(spies.remove).toHaveBeenCalledWith("prj_3");
  await waitFor(() => expect(named(projectCopy.options("Podcast pilots"))).toHaveFocus());
});

/** There are more than five projects, and Show more was pressed. */
export const AllShown = meta.story({
  args: { projects: listed(projects(7)) },
  play: async ({ canvas, userEvent }) => {
    await expect(listOf().children).toHaveLength(projectCounts.shown);
    await userEvent.click(canvas.getByRole("button", { expanded: false, name: sidebarCopy.showMore }));
    await loyaltyCard();
    await expect(canvas.getByRole("button", { expanded: true, name: sidebarCopy.showFewer })).toBeVisible();
  },
});
AllShown.test("shows fewer projects on Enter, keeping focus on the toggle", async ({ canvas, userEvent }) => {
  await expect(named(sidebarCopy.showFewer)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(canvas.queryByRole("button", { name: /^Loyalty card/ })).toBeNull());
  await expect(named(sidebarCopy.showMore)).toHaveFocus();
});

/** With 500 projects, the toggle stays visible, and only visible rows are laid out. */
export const FiveHundred = meta.story({
  args: { projects: listed(projects(projectCounts.fetched)) },
  play: async ({ userEvent }) => {
    await userEvent.click(named(sidebarCopy.showMore));
    await waitFor(() => expect(listOf().children).toHaveLength(500), { timeout: 5000 });
    await expect(getComputedStyle(listOf().lastElementChild!).contentVisibility).toBe("auto");
    await expectFocusVisible(named(sidebarCopy.showFewer));
  },
});
FiveHundred.test("doesn't let the toggle cover a focused project", async ({ userEvent }) => {
  const last = named(/^Campaign 498/);
  last.focus();
  const { top } = named(sidebarCopy.showFewer).getBoundingClientRect();
  await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
  // Collapses the list before axe runs: a row cut off by scrolling would fail the target-size check.
  await userEvent.click(named(sidebarCopy.showFewer));
});

/** The campaigns page is open; no project is selected. */
export const OnCampaigns = meta.story({
  args: { here: "campaigns", projects: listed(projects(5), null) },
  play: async ({ canvas }) => {
    const campaigns = canvas.getByRole("link", { name: sidebarCopy.campaigns });
    await expect(campaigns).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("button", { current: true })).toBeNull();
  },
});
const large = { globals: { textSize: "200" } };
OnCampaigns.test(
  "doubles its width when the text is at 200 %, without breaking words",
  large,
  async ({ canvas }) => {
    const bar = canvas.getByRole("navigation");
    await expect(bar.offsetWidth).toBe(504);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const name = canvas.getByText(brand.name);
    await expect(name.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(name).fontSize));
  },
);

/** At 64 px there are only icons and tiles, each with a name. */
export const Collapsed = meta.story({
  args: { look: "collapsed", projects: listed(projects(7)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation").offsetWidth).toBe(64);
    const { addProject, campaigns, faqs, contactUs } = sidebarCopy;
    for (const name of [campaigns, faqs, contactUs])
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    for (const name of [addProject, "Spring launch", "Client: Northwind"])
      await expect(named(name)).toBeVisible();
    await expect(canvas.queryByText(campaigns)).toBeNull();
  },
});
Collapsed.test("shows all projects and expands", async ({ userEvent }) => {
  await userEvent.click(named(sidebarCopy.showMore));
  await loyaltyCard();
  await userEvent.click(named(sidebarCopy.expand));
  await expect(args.onToggle).toHaveBeenCalled();
});

/** The sidebar is collapsed: a focused tile shows the project's name as a tooltip. */
export const CollapsedTooltip = meta.story({
  args: { look: "collapsed" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: sidebarCopy.campaigns }).focus();
    await userEvent.tab();
    await expectFocusVisible(named(/^Spring launch/));
    await waitFor(() => expect(screen.getByText("Spring launch")).toBeVisible());
    const { right } = named(/^Spring launch/).getBoundingClientRect();
    await expect(screen.getByText("Spring launch").getBoundingClientRect().left).toBeGreaterThan(right);
  },
});
CollapsedTooltip.test("hides the tooltip on Escape and keeps focus on its button", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Spring launch")).toBeNull());
  await expect(named(/^Spring launch/)).toHaveFocus();
});

/** Long, unbreakable, right-to-left and HTML-like names are truncated after two lines, except for the open project. */
export const OddNames = meta.story({
  args: { projects: oddProjects },
  play: async ({ canvasElement }) => {
    await expect(named(`${odd[3]} ${odd[3]}`)).toBeVisible();
    await expect(canvasElement.querySelector("b")).toBeNull();
    const unbroken = named(`${odd[1]} ${odd[1]}`);
    await expect(unbroken.scrollWidth).toBeLessThanOrEqual(unbroken.clientWidth);
  },
});
OddNames.test("shows a truncated name in full in the project's menu", async ({ userEvent }) => {
  await userEvent.click(named(projectCopy.options(odd[0])));
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(within(menu).getAllByText(odd[0])[0]).toBeVisible());
});

/** The project was just created: there is a badge next to its name, and the button's name includes it. */
export const MarkedNew = meta.story({
  args: { projects: listed([{ ...projects(1)[0]!, mark: "New" }, ...projects(3).slice(1)]) },
  play: () => expect(named(/^Spring launch New Created on/)).toBeVisible(),
});
/**
 * The project was just created and the sidebar is collapsed: the badge is only part of the tile's accessible name.
 */
export const MarkedNewCollapsed = MarkedNew.extend({
  args: { look: "collapsed" },
  play: () => expect(named("Spring launch · New")).toBeVisible(),
});

/** A project was added while all were shown: the list goes back to the first five. */
export const AddedWhileAllShown = meta.story({
  render: function Growing(base) {
    const [count, setCount] = useState(6);
    const add = () => setCount(count + 1);
    return <Sidebar {...base} projects={listed(projects(count))} onAddProject={add} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(named(sidebarCopy.showMore));
    await waitFor(() => expect(listOf().children).toHaveLength(6));
    await userEvent.click(named(sidebarCopy.addProject));
    await waitFor(() => expect(listOf().children).toHaveLength(5));
    await expect(named(sidebarCopy.showMore)).toBeVisible();
  },
});

/** In a short window, such as at 400 % zoom, the whole sidebar scrolls instead of its list. */
export const LowWindow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ height: 260, display: "flex" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: sidebarCopy.contactUs })).toBeVisible();
    await expect(canvas.getByRole("navigation").scrollWidth).toBeLessThanOrEqual(252);
  },
});

/** Responds to Try again with a list, or with another error. */
let respond: (projects: SidebarProps["projects"]) => void;

/**
 * The projects could not be loaded, but the rest works. Try again was pressed: its button is gone, and the group is
 * focused.
 */
export const LoadingAgain = meta.story({
  render: function Retrying(base) {
    const failed = { state: "failed", onTryAgain: () => setProjects({ state: "loading" }) } as const;
    const [current, setProjects] = useState<SidebarProps["projects"]>(failed);
    respond = setProjects;
    return <Sidebar {...base} projects={current} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(sidebarCopy.projectsFailed)).toBeVisible();
    named(controlCopy.tryAgain).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: controlCopy.tryAgain })).toBeNull();
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    await expectFocusVisible(canvas.getByRole("group", { name: sidebarCopy.projects }));
  },
});
LoadingAgain.test("lets Tab move to the first project once the projects have loaded", async ({ canvas }) => {
  respond(listed(projects(projectCounts.shown)));
  await canvas.findByRole("button", { name: /^Spring launch/ });
  await expect(canvas.getByRole("group", { name: sidebarCopy.projects })).toHaveFocus();
  await expectTabOrder(/^Spring launch/);
});
LoadingAgain.test("announces another error, and lets Tab move to Try again", async ({ canvas }) => {
  await expectAnnouncement(sidebarCopy.projectsFailed, async () => {
    respond({ state: "failed", onTryAgain: spies.tryAgain });
    await canvas.findByRole("button", { name: controlCopy.tryAgain });
  });
  await expectTabOrder(controlCopy.tryAgain);
});
const collapsed = { args: { look: "collapsed" as const } };
LoadingAgain.test("lets Tab move to the first tile when collapsed", collapsed, async ({ canvas }) => {
  respond(listed(projects(projectCounts.shown)));
  await canvas.findByRole("button", { name: /^Spring launch/ });
  await expectTabOrder(/^Spring launch/);
});
