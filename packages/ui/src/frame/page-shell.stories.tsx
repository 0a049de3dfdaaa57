import { brand } from "@earshot/contract/brand.ts";
import { noAdsWords } from "@earshot/contract/words/ads.ts";
import { controlWords } from "@earshot/contract/words/controls.ts";
import { pageWords, sidebarWords, topBarWords } from "@earshot/contract/words/navigation.ts";
import { studioWords } from "@earshot/contract/words/studio.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CircleUserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { EmptyState } from "../surfaces/empty-state.tsx";
import { Mark } from "./mark.tsx";
import { guide } from "./page-shell.guide.ts";
import { PageShell } from "./page-shell.tsx";
import { Expanded } from "./sidebar.stories.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const work = (
  <div style={{ display: "grid", gap: 20, padding: 24 }}>
    <TextField label={studioWords.productName} placeholder={studioWords.productNamePlaceholder} />
    <TextArea label={studioWords.prompt} rows={6} />
    <Button intent="primary" size="lg" wide>
      {studioWords.makeAnother}
    </Button>
  </div>
);

const ads = (
  <div style={{ padding: 24 }}>
    <EmptyState level={2} title={noAdsWords.client.title} text={noAdsWords.client.text} />
  </div>
);

/** Keeps its values itself, as whoever passes a panel does. */
function Panel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div style={{ display: "grid", gap: 20 }}>
      <TextArea
        label={studioWords.deliveryInstructions}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button>{studioWords.resetAll}</Button>
    </div>
  );
}

const drawer = { closeLabel: controlWords.close };

interface StudioProps {
  collapsed?: boolean;
  children?: ReactNode;
}

/** A whole studio page of parts, as the product puts it together. */
function Studio({ collapsed = false, children = work }: StudioProps) {
  const [isCollapsed, setCollapsed] = useState(collapsed);
  const [instructions, setInstructions] = useState("");
  const look = isCollapsed ? "collapsed" : "expanded";
  return (
    <PageShell
      skip={pageWords.skip}
      bar={
        <TopBar title={topBarWords.studio} back={{ label: controlWords.back, onBack: fn() }}>
          <IconButton icon={<CircleUserRound />} label={topBarWords.userMenu} />
        </TopBar>
      }
      sidebar={{
        ...drawer,
        title: sidebarWords.title,
        openLabel: sidebarWords.open,
        heading: <Mark shape={brand.mark} name={brand.name} />,
        render: (place, close) => (
          <Sidebar
            {...Expanded.composed.args}
            look={place === "drawer" ? "drawer" : look}
            onToggle={() => setCollapsed(!isCollapsed)}
            onAddProject={close}
          />
        ),
      }}
      list={{ label: "Ads", content: ads }}
      panel={{
        ...drawer,
        title: studioWords.settings,
        openLabel: studioWords.settings,
        content: <Panel value={instructions} onChange={setInstructions} />,
      }}
    >
      {children}
    </PageShell>
  );
}

const meta = preview.meta({
  component: PageShell,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  args: { skip: pageWords.skip, bar: null, children: null },
  render: () => <Studio />,
});

/** The drawer is fetched when it is opened for the first time. */
const patience = { timeout: 5000 };

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** The studio, in as many columns as there is room for. */
export const EveryState = meta.story({ tags: ["matrix"] });

/** 1440 px: sidebar, ads, work and panel beside each other. */
export const ThreeColumns = meta.story({
  globals: at("desktop1440"),
  play: async ({ canvas }) => {
    const widths = [
      canvas.getByRole("navigation"),
      canvas.getByRole("region", { name: "Ads" }),
      canvas.getByRole("complementary", { name: studioWords.settings }),
    ].map((column) => column.getBoundingClientRect().width);
    await expect(widths).toEqual([252, 340, 300]);
    await expect(canvas.queryByRole("button", { name: sidebarWords.open })).toBeNull();
    await expect(canvas.queryByRole("button", { name: studioWords.settings })).toBeNull();
  },
});
ThreeColumns.test("each landmark is there once, and main has the one heading's work", async ({ canvas }) => {
  for (const role of ["banner", "navigation", "main", "complementary"]) {
    await expect(canvas.getAllByRole(role)).toHaveLength(1);
  }
  await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});
ThreeColumns.test("begins with the way past the navigation, which leads to the work", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  const skip = canvas.getByRole("link", { name: pageWords.skip });
  await expect(skip).toHaveFocus();
  const target = document.querySelector<HTMLElement>(skip.getAttribute("href")!);
  await expect(target).toBe(canvas.getByRole("main"));
  target?.focus();
  await expect(target).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(studioWords.productName)).toHaveFocus();
});

/** The sidebar collapsed to 64 px: the work has the room. */
export const SidebarCollapsed = meta.story({
  globals: at("desktop1440"),
  render: () => <Studio collapsed />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation").offsetWidth).toBe(64);
    const before = canvas.getByLabelText(studioWords.productName).offsetWidth;
    await userEvent.click(canvas.getByRole("button", { name: sidebarWords.expand }));
    await expect(canvas.getByLabelText(studioWords.productName).offsetWidth).toBe(before - (252 - 64));
    await userEvent.click(canvas.getByRole("button", { name: sidebarWords.collapse }));
  },
});

/** 1024 px: the panel is behind a button of the bar. */
export const PanelAway = meta.story({
  globals: at("laptop1024"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: studioWords.settings })).toBeVisible();
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await expect(canvas.getByRole("navigation")).toBeVisible();
  },
});

/** The panel fetched: a sheet at the end, with what was typed in it before. */
export const PanelFetched = PanelAway.extend({
  play: async ({ canvas, userEvent }) => {
    const fetch = async () => {
      await userEvent.click(canvas.getByRole("button", { name: studioWords.settings }));
      return screen.findByLabelText(studioWords.deliveryInstructions, {}, patience);
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
      name: studioWords.settings,
      escape: "closes",
      opener: () => canvas.getByRole("button", { name: studioWords.settings }),
    });
  },
);

/** A tablet: one column, the work first; the sidebar is behind a button. */
export const OneColumn = meta.story({
  globals: at("tablet768"),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("button", { name: sidebarWords.open })).toBeVisible();
    const list = canvas.getByRole("region", { name: "Ads" }).getBoundingClientRect();
    const field = canvas.getByLabelText(studioWords.productName).getBoundingClientRect();
    await expect(list.top).toBeGreaterThan(field.bottom);
    await expectNoReflowOverflow();
  },
});

/** A phone: as the tablet, nothing beside anything. */
export const OnPhone = OneColumn.extend({ globals: at("phone390") });

/** The sidebar fetched on a phone: a drawer where reading begins, with the brand at its head. */
export const SidebarFetched = meta.story({
  globals: at("phone390"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: sidebarWords.open }));
    await waitFor(
      () => expect(screen.getByRole("navigation", { name: sidebarWords.title })).toBeVisible(),
      patience,
    );
  },
});
SidebarFetched.test(
  "keeps what every dialog keeps, and gives the focus back to its button",
  async ({ canvas }) => {
    await expectDialogContract({
      name: sidebarWords.title,
      escape: "closes",
      opener: () => canvas.getByRole("button", { name: sidebarWords.open }),
    });
  },
);
SidebarFetched.test("goes away when something in it was chosen", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: sidebarWords.addProject }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The narrowest phone with text twice as large: everything in reach, nothing sideways. */
export const Narrowest = meta.story({
  globals: narrowest,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: studioWords.settings })).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** A long page, scrolled: the bar stays, and what gets the focus is not below it. */
export const Scrolled = meta.story({
  globals: at("desktop1440"),
  render: () => (
    <Studio>
      <div style={{ display: "grid", gap: 60, padding: 24 }}>
        {Array.from({ length: 30 }, (_, row) => (
          <TextField key={row} label={`${studioWords.productName} ${row + 1}`} />
        ))}
      </div>
    </Studio>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByLabelText(`${studioWords.productName} 30`);
    last.focus();
    await expectFocusVisible(last);
    const bar = canvas.getByRole("banner").getBoundingClientRect();
    await expect(bar.top).toBe(0);
    for (const row of [12, 5]) {
      const field = canvas.getByLabelText(`${studioWords.productName} ${row}`);
      field.focus();
      await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
      await expectFocusVisible(field);
    }
  },
});

/** On a dark page. */
export const OnDark = meta.story({
  globals: { ...at("desktop1440"), theme: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary")).toBeVisible();
  },
});

/** Right to left: the sidebar stands at the right, the panel at the left. */
export const RightToLeft = meta.story({
  globals: { ...at("desktop1440"), direction: "rtl" },
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole("complementary"),
      canvas.getByLabelText(studioWords.productName),
      canvas.getByRole("region", { name: "Ads" }),
      canvas.getByRole("navigation"),
    ].map((part) => part.getBoundingClientRect().left);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
});
