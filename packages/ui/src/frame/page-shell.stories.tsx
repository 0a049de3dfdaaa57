import { brand } from "@earshot/contract/brand.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy, toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { footerCopy, legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { pageCopy, sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectAccessibleDialog, expectFocusVisible } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { CircleUserRound } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { adOf } from "../audio/ad-card.stories.tsx";
import { AdCard } from "../audio/ad-card.tsx";
import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { DialogButton } from "../surfaces/dialog-button.tsx";
import { ToastRegion } from "../surfaces/toast.tsx";
import { Footer } from "./footer.tsx";
import { Mark } from "./mark.tsx";
import { PageShell, type PageShellProps } from "./page-shell.tsx";
import { ShellDrawer } from "./page-shell/shell-drawer.tsx";
import { PanelOpener } from "./panel-opener.tsx";
import { Expanded } from "./sidebar.stories.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const form = (
  <div style={{ display: "grid", gap: 20, padding: 24 }}>
    <TextField label={studioCopy.productName} placeholder={studioCopy.productNamePlaceholder} />
    <TextArea label={studioCopy.prompt} rows={6} />
    <PanelOpener label={studioCopy.settings}>{studioCopy.summary("Amelia", 30, "First Light")}</PanelOpener>
    <Button intent="primary" size="lg" wide>
      {studioCopy.makeAnother}
    </Button>
  </div>
);

const cards = [
  adOf("coffee-and-co-30").card,
  { ...adOf("kettle-brunch-20").card, accent: "harbor" as const },
];
const ads = (
  <div style={{ display: "grid", gap: 12, padding: 24 }}>
    {cards.map((card) => (
      <AdCard key={card.title} {...card} titleLevel={2} />
    ))}
  </div>
);

type StudioProps = Partial<Pick<PageShellProps, "skip" | "barStays" | "children" | "loadDrawer">>;

/** A studio page. */
function Studio({ children = form, ...shell }: StudioProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  const [instructions, setInstructions] = useState("");
  return (
    <PageShell
      skip={pageCopy.skip}
      {...shell}
      bar={
        <TopBar title={topBarCopy.studio} back={{ label: controlCopy.back, onBack: fn() }}>
          <IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />
        </TopBar>
      }
      sidebar={{
        closeLabel: controlCopy.close,
        title: sidebarCopy.title,
        openLabel: sidebarCopy.open,
        heading: <Mark shape={brand.mark} name={brand.name} />,
        render: (place, close) => (
          <Sidebar
            {...Expanded.composed.args}
            look={place === "drawer" ? "drawer" : isCollapsed ? "collapsed" : "expanded"}
            onToggle={() => setCollapsed(!isCollapsed)}
            onAddProject={close}
          />
        ),
      }}
      list={{ label: "Ads", content: ads }}
      panel={{
        closeLabel: controlCopy.close,
        title: studioCopy.settings,
        actions: <DialogButton does="cancel">{studioCopy.settingsDone}</DialogButton>,
        content: (
          <TextArea
            label={studioCopy.deliveryInstructions}
            value={instructions}
            onChange={(event) => setInstructions(event.target.value)}
          />
        ),
      }}
    >
      {children}
    </PageShell>
  );
}

const meta = preview.meta({
  component: PageShell,
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
  },
  // The stories' own columns.
  argTypes: {
    bar: { control: false },
    sidebar: { control: false },
    children: { control: false },
    list: { control: false },
    panel: { control: false },
    footer: { control: false },
    loadDrawer: { control: false },
  },
  args: { skip: pageCopy.skip, barStays: true, bar: null, children: null },
  render: ({ skip, barStays = true }) => <Studio skip={skip} barStays={barStays} />,
});

/** Globals that select one of the toolbar's widths. */
const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** The studio, with as many columns as fit. */
export const EveryState = meta.story({ tags: ["matrix"] });

const focused = () => document.activeElement as HTMLElement;
const list = () => screen.getByRole("region", { name: "Ads" });
const panel = () => screen.getByRole("complementary", { name: studioCopy.settings });
const productName = () => screen.getByLabelText(studioCopy.productName);
const sidebarButton = () => screen.getByRole("button", { name: sidebarCopy.open });
const panelButton = () => screen.getByRole("button", { name: new RegExp(studioCopy.settings) });
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** At 1440 px there are a sidebar, a list, main content and a panel. */
export const ThreeColumns = meta.story({
  globals: at("desktop1440"),
  play: async ({ canvas }) => {
    const columns = [canvas.getByRole("navigation"), list(), panel()];
    const widths = columns.map((column) => column.getBoundingClientRect().width);
    await expect(widths).toEqual([252, 304, 300]);
    await expect(canvas.queryByRole("button", { name: sidebarCopy.open })).toBeNull();
    await expect(canvas.queryByRole("button", { name: new RegExp(studioCopy.settings) })).toBeNull();
  },
});
ThreeColumns.test("follows its controls", { args: { barStays: false } }, ({ canvas }) =>
  expect(getComputedStyle(canvas.getByRole("banner").parentElement!).position).toBe("static"),
);
ThreeColumns.test("leaves no gap at the right edge", async () => {
  await expect(document.documentElement.getBoundingClientRect().width).toBe(window.innerWidth);
  await expect(panel().getBoundingClientRect().right).toBe(window.innerWidth);
});
ThreeColumns.test("has each landmark and the first-level heading exactly once", async ({ canvas }) => {
  for (const role of ["banner", "navigation", "main", "complementary"]) {
    await expect(canvas.getAllByRole(role)).toHaveLength(1);
  }
  await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});
ThreeColumns.test("starts with the skip link, which leads to the main content", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  const skip = canvas.getByRole("link", { name: pageCopy.skip });
  await expect(skip).toHaveFocus();
  document.querySelector<HTMLElement>(skip.getAttribute("href")!)?.focus();
  await expect(canvas.getByRole("main")).toHaveFocus();
  await userEvent.tab();
  await expect(productName()).toHaveFocus();
});
ThreeColumns.test(
  "moves focus from the main content to the list, then to the panel, on Tab",
  async ({ canvas }) => {
    canvas.getByRole("button", { name: studioCopy.makeAnother }).focus();
    await withRealInput(async (person) => {
      for (const _ of list().querySelectorAll("button:enabled, a, [tabindex='0']")) {
        await person.tab();
        await expect(list()).toContainElement(focused());
      }
      await person.tab();
      await expect(panel()).toContainElement(focused());
      await person.tab({ shift: true });
      await expect(list()).toContainElement(focused());
    });
  },
);
const rightToLeft = { globals: { ...at("desktop1440"), direction: "rtl" } };
ThreeColumns.test("mirrors in right-to-left pages", rightToLeft, async ({ canvas }) => {
  const parts = [panel(), productName(), list(), canvas.getByRole("navigation")];
  const order = parts.map((part) => part.getBoundingClientRect().left);
  await expect(order).toEqual(order.toSorted((a, b) => a - b));
});

/** A tablet has one column with the main content first; the sidebar is behind a button. */
export const OneColumn = meta.story({
  globals: at("tablet768"),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(sidebarButton()).toBeVisible();
    const { bottom } = productName().getBoundingClientRect();
    await expect(list().getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
});
OneColumn.test("fits a width of 320 px with text at 200 %", { globals: narrowest }, () =>
  expect(panelButton()).toBeVisible(),
);

/** On a long page, the bar is sticky and doesn't cover the focused field. */
export const Scrolled = meta.story({
  globals: at("desktop1440"),
  render: () => (
    <Studio>
      <div style={{ display: "grid", gap: 60, padding: 24 }}>
        {Array.from({ length: 30 }, (_, row) => (
          <TextField key={row} label={`${studioCopy.productName} ${row + 1}`} />
        ))}
      </div>
    </Studio>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByLabelText(`${studioCopy.productName} 30`);
    last.focus();
    await expectFocusVisible(last);
    const bar = canvas.getByRole("banner").getBoundingClientRect();
    await expect(bar.top).toBe(0);
    for (const row of [12, 5]) {
      const field = canvas.getByLabelText(`${studioCopy.productName} ${row}`);
      field.focus();
      await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
      await expectFocusVisible(field);
    }
  },
});

/** The panel is a sheet on the inline-end side; its values are kept. */
export const PanelOpen = meta.story({
  globals: at("laptop1024"),
  play: async ({ userEvent }) => {
    const open = async () => {
      await userEvent.click(panelButton());
      return screen.findByLabelText(studioCopy.deliveryInstructions);
    };
    await userEvent.type(await open(), "Slowly");
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    await expect(await open()).toHaveValue("Slowly");
  },
});
PanelOpen.test("focuses the panel's heading first", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await dialogGone();
  await userEvent.click(panelButton());
  await waitFor(() => expect(screen.getByRole("heading", { name: studioCopy.settings })).toHaveFocus());
});
PanelOpen.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: studioCopy.settings, escape: "closes", opener: panelButton }),
);

/** On a phone the sidebar is a drawer, with the logo in its header. */
export const SidebarOpen = meta.story({
  globals: at("phone390"),
  play: async ({ userEvent }) => {
    await userEvent.click(sidebarButton());
    await waitFor(() => expect(screen.getByRole("navigation", { name: sidebarCopy.title })).toBeVisible());
  },
});
SidebarOpen.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: sidebarCopy.title, escape: "closes", opener: sidebarButton }),
);
SidebarOpen.test("closes when an entry is chosen", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: sidebarCopy.addProject }));
  await dialogGone();
});
const arabicPhone = { globals: { ...at("phone390"), direction: "rtl" } };
SidebarOpen.test("slides in from the right in right-to-left pages", arabicPhone, async () => {
  const drawer = screen.getByRole("dialog", { name: sidebarCopy.title });
  await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(0);
});

/** A mock; each story below sets its own implementation. */
const loadDrawer = fn(() => Promise.resolve({ ShellDrawer }));
const loadError = new TypeError("Failed to fetch dynamically imported module");

/** The drawer's code could not be loaded: a toast says so, and the page keeps its input. */
export const DrawerFailed = meta.story({
  globals: at("phone390"),
  render: () => (
    <ToastRegion label={toastCopy.region} dismissLabel={toastCopy.dismiss} loadError={networkErrorMessage}>
      <Studio loadDrawer={loadDrawer} />
    </ToastRegion>
  ),
  beforeEach: () => {
    loadDrawer.mockReset();
    loadDrawer.mockImplementation(() => Promise.reject(loadError));
    spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  },
  play: async ({ userEvent }) => {
    await userEvent.type(productName(), "Kettle");
    await userEvent.click(sidebarButton());
    await waitFor(() => expect(sidebarButton()).not.toHaveAttribute("aria-busy"));
    await expect(productName()).toHaveValue("Kettle");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByText(networkErrorMessage)).toBeVisible());
    await expect(globalThis.reportError).toHaveBeenCalledWith(loadError);
  },
});
DrawerFailed.test("tries again on a second press", async ({ userEvent }) => {
  await expect(sidebarButton()).toHaveFocus();
  loadDrawer.mockImplementation(() => Promise.resolve({ ShellDrawer }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("dialog", { name: sidebarCopy.title })).toBeVisible());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(sidebarButton()).toHaveFocus());
  await expect(productName()).toHaveValue("Kettle");
});

/**
 * Focus and hover load the drawer's code; a button that is pressed before the code has loaded is busy and keeps
 * focus.
 */
export const DrawerLoading = DrawerFailed.extend({
  beforeEach: () => {
    loadDrawer.mockImplementation(() => new Promise(() => undefined));
  },
  play: async ({ userEvent }) => {
    sidebarButton().focus();
    await expect(loadDrawer).toHaveBeenCalledOnce();
    await userEvent.hover(panelButton());
    await expect(loadDrawer).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Enter}");
    await expect(sidebarButton()).toHaveAttribute("aria-busy", "true");
    await expect(sidebarButton()).toHaveFocus();
  },
});

/** A public page has its own header, not sticky, and a footer at the bottom of a short page. */
export const PublicPage = meta.story({
  globals: at("desktop1440"),
  render: () => (
    <PageShell
      skip={pageCopy.skip}
      barStays={false}
      bar={
        <header style={{ padding: 16 }}>
          <Mark shape={brand.mark} name={brand.name} />
        </header>
      }
      footer={
        <Footer
          brand={<Mark shape={brand.mark} name={brand.name} />}
          label={footerCopy.title}
          externalNote={footerCopy.external}
          legal={[{ label: legalCopy.privacy, link: <a href="#privacy">{legalCopy.privacy}</a> }]}
        />
      }
    >
      <h1 style={{ padding: 16 }}>{brand.name}</h1>
    </PageShell>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(document.documentElement.clientHeight);
    await expect(canvas.getByRole("main")).not.toContainElement(canvas.getByRole("contentinfo"));
  },
});
