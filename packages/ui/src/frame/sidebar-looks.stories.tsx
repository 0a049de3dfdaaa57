import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { Drawer } from "../surfaces/drawer.tsx";
import { Mark } from "./mark.tsx";
import { guide } from "./sidebar.guide.ts";
import { AllShown, Expanded, FiveHundred, listed, projects } from "./sidebar.stories.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

const ofClient = Expanded.composed.args;
const many = FiveHundred.composed.args.projects;
const seven = AllShown.composed.args.projects;
const onClose = fn();

/** Names that are long, unbroken, from right to left, and that look like code. */
const odd = [
  "Spring and summer offers for every shop of the cooperative, in all its towns and both its languages!",
  "Sommerschlussverkaufswerbekampagnenübersicht".repeat(2),
  "مخبز الياسمين",
  "<b>Sale</b> & “more” 🎧",
];

/** The projects of another list, by these names. */
function named(texts: readonly string[]): SidebarProps["projects"] {
  if (seven.state !== "listed") throw new Error("The seven projects are listed.");
  return {
    ...seven,
    current: "prj_2",
    items: texts.map((name, place) => ({ id: `prj_${place + 1}`, name, description: name })),
  };
}

const marked = ({ id, name, description = "" }: ReturnType<typeof projects>[number]) => ({
  id,
  name,
  description,
  mark: "New",
});

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
  args: ofClient,
});

/** 64 px: one icon per project, and those for a new project, campaigns, help and contact. Each has a name. */
export const Collapsed = meta.story({
  args: { look: "collapsed", projects: seven },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation", { name: sidebarCopy.title });
    await expect(bar.offsetWidth).toBe(64);
    const { addProject, campaigns, faqs, contactUs } = sidebarCopy;
    for (const name of [campaigns, faqs, contactUs])
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    for (const name of [addProject, "Spring launch", "Client: Northwind"]) {
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    }
    await expect(canvas.queryByText(campaigns)).toBeNull();
  },
});
Collapsed.test("shows all by its toggle, and expands", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.showMore }));
  await canvas.findByRole("button", { name: /^Loyalty card/ });
  await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.expand }));
  await expect(ofClient.onToggle).toHaveBeenCalled();
});

/** Collapsed, an icon has the focus: its name stands beside it. */
export const CollapsedWithName = meta.story({
  args: { look: "collapsed" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: sidebarCopy.campaigns }).focus();
    await userEvent.tab();
    const project = canvas.getByRole("button", { name: /^Spring launch/ });
    await expectFocusVisible(project);
    await waitFor(() => expect(screen.getByText("Spring launch")).toBeVisible());
    const name = screen.getByText("Spring launch").getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(project.getBoundingClientRect().right);
  },
});
CollapsedWithName.test("Escape takes the name away, and the focus stays", async ({ canvas, userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Spring launch")).toBeNull());
  await expect(canvas.getByRole("button", { name: /^Spring launch/ })).toHaveFocus();
});

/** Collapsed while the projects are on their way. */
export const CollapsedLoading = meta.story({
  args: { look: "collapsed", projects: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
  },
});

/** Collapsed, and the list could not be had: an icon asks again. */
export const CollapsedFailed = meta.story({
  args: { look: "collapsed", projects: { state: "failed", onTryAgain: onClose } },
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await expect(canvas.getByText(sidebarCopy.projectsFailed)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.tryAgain }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** On a phone: the content of a drawer, with the brand in the drawer's head. */
export const InDrawer = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  args: { look: "drawer", projects: seven },
  render: (all) => (
    <Drawer
      open
      side="start"
      flush
      onClose={onClose}
      title={sidebarCopy.title}
      closeLabel={controlCopy.close}
      heading={<Mark shape={all.brand.shape} name={all.brand.name} />}
    >
      <Sidebar {...all} />
    </Drawer>
  ),
  play: async () => {
    onClose.mockClear();
    await expectDialogContract({ name: sidebarCopy.title, escape: onClose });
    const drawer = screen.getByRole("dialog");
    await expect(within(drawer).getByRole("navigation", { name: sidebarCopy.title })).toBeVisible();
    await expect(within(drawer).queryByRole("button", { name: sidebarCopy.collapse })).toBeNull();
  },
});

/** In a drawer on the narrowest phone, text twice as large, long names: it scrolls in itself, nothing is cut off. */
export const InDrawerNarrowest = InDrawer.extend({
  globals: narrowest,
  args: { projects: named(odd) },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer).toBeVisible());
    await expectNoReflowOverflow(drawer);
  },
});

/** Odd names: cut after two lines, the open one whole, right to left at its own side, code as it was typed. */
export const OddNames = meta.story({
  args: { projects: named(odd) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: `${odd[3]} ${odd[3]}` })).toBeVisible();
    await expect(canvasElement.querySelector("b")).toBeNull();
    const unbroken = canvas.getByRole("button", { name: `${odd[1]} ${odd[1]}` });
    await expect(unbroken.scrollWidth).toBeLessThanOrEqual(unbroken.clientWidth);
  },
});
OddNames.test("the whole of a cut name stands in the project's menu", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: projectCopy.options(odd[0]!) }));
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(within(menu).getAllByText(odd[0]!)[0]).toBeVisible());
});

/** One was created a moment ago: a word beside its name says so. */
export const MarkedNew = meta.story({
  args: { projects: listed(projects(3).map((project, place) => (place ? project : marked(project)))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Spring launch New Created on/ })).toBeVisible();
  },
});

/** The same with icons alone: its name says so. */
export const CollapsedMarkedNew = MarkedNew.extend({
  args: { look: "collapsed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Spring launch · New" })).toBeVisible();
  },
});

/** Nothing can be done with the projects: they have no menus, and their names the whole width. */
export const NoMenus = meta.story({
  args: { projects: { ...listed(projects(3)), optionsOf: () => [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Coffee & Co radio/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Options/ })).toBeNull();
  },
});

function Grows(args: SidebarProps) {
  const [count, setCount] = useState(6);
  return <Sidebar {...args} projects={listed(projects(count))} onAddProject={() => setCount(count + 1)} />;
}

/** One was added while all were shown: the first five stand there alone again (spec section 4). */
export const GrownMeanwhile = meta.story({
  render: (args) => <Grows {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list", { name: sidebarCopy.projects });
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.showMore }));
    await waitFor(() => expect(list.children).toHaveLength(6));
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.addProject }));
    await waitFor(() => expect(list.children).toHaveLength(5));
    await expect(canvas.getByRole("button", { name: sidebarCopy.showMore })).toBeVisible();
  },
});

/** Text twice as large: the bar is twice as wide, and no word is broken. */
export const LargeText = meta.story({
  globals: { textSize: "200%" },
  args: { projects: seven },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation");
    await expect(bar.offsetWidth).toBe(504);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.getByRole("link", { name: sidebarCopy.contactUs })).toBeVisible();
    const brand = canvas.getByText(ofClient.brand.name);
    await expect(brand.getClientRects()).toHaveLength(1);
    await expect(brand.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(brand).fontSize));
  },
});

/** A low window, as at 400 %: the whole sidebar scrolls instead of squeezing its list. */
export const LowWindow = meta.story({
  args: { projects: many },
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

/** On a dark page. */
export const OnDark = meta.story({
  globals: { theme: "dark" },
  args: { projects: seven },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: sidebarCopy.showMore })).toBeVisible();
  },
});

/** In high contrast. */
export const InHighContrast = meta.story({
  globals: { theme: "contrast" },
  args: { projects: seven },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { current: true })).toBeVisible();
  },
});

/** Right to left, in Arabic; a Latin name keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    projects: named(["إطلاق الربيع", "Coffee & Co radio", "عروض رمضان", "بودكاست تجريبي"]),
    texts: {
      ...ofClient.texts,
      myProjects: "مشاريعي",
      addProject: "إضافة مشروع جديد",
      campaigns: "الحملات",
      faqs: "الأسئلة الشائعة",
      contactUs: "اتصل بنا",
      projects: "المشاريع",
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    await expect(bar.right).toBeGreaterThan(window.innerWidth - 30);
    const latin = canvas.getAllByText("Coffee & Co radio")[0]!.getBoundingClientRect();
    const menu = canvas.getByRole("button", { name: projectCopy.options("Coffee & Co radio") });
    await expect(latin.left).toBeGreaterThan(menu.getBoundingClientRect().right - 8);
  },
});
