import { brand } from "@earshot/contract/brand.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { byHand } from "@earshot/storybook/contracts/by-hand.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CircleUserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn } from "storybook/test";

import { adOf } from "../audio/ad-card.stories.tsx";
import { AdCard } from "../audio/ad-card.tsx";
import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Mark } from "./mark.tsx";
import { guide } from "./page-shell.guide.ts";
import { PageShell, type PageShellProps } from "./page-shell.tsx";
import { Expanded } from "./sidebar.stories.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const work = (
  <div style={{ display: "grid", gap: 20, padding: 24 }}>
    <TextField label={studioCopy.productName} placeholder={studioCopy.productNamePlaceholder} />
    <TextArea label={studioCopy.prompt} rows={6} />
    <Button intent="primary" size="lg" wide>
      {studioCopy.makeAnother}
    </Button>
  </div>
);

const cards = [
  adOf("coffee-and-co-30").card,
  { ...adOf("kettle-brunch-20").card, accent: "accent" as const },
];
const ads = (
  <div style={{ display: "grid", gap: 12, padding: 24 }}>
    {cards.map((card) => (
      <AdCard key={card.title} {...card} titleLevel={2} />
    ))}
  </div>
);

/** Keeps its values itself, as whoever passes a panel does. */
function Panel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div style={{ display: "grid", gap: 20 }}>
      <TextArea
        label={studioCopy.deliveryInstructions}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button>{studioCopy.resetAll}</Button>
    </div>
  );
}

const drawer = { closeLabel: controlCopy.close };

interface StudioProps {
  collapsed?: boolean;
  children?: ReactNode;
  /** What fetches the drawers' code, if it is not the product's own. */
  loadDrawer?: PageShellProps["loadDrawer"];
}

/** A whole studio page of parts, as the product puts it together. */
export function Studio({ collapsed = false, children = work, loadDrawer }: StudioProps) {
  const [isCollapsed, setCollapsed] = useState(collapsed);
  const [instructions, setInstructions] = useState("");
  const look = isCollapsed ? "collapsed" : "expanded";
  return (
    <PageShell
      skip={pageCopy.skip}
      {...(loadDrawer && { loadDrawer })}
      bar={
        <TopBar title={topBarCopy.studio} back={{ label: controlCopy.back, onBack: fn() }}>
          <IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />
        </TopBar>
      }
      sidebar={{
        ...drawer,
        title: sidebarCopy.title,
        openLabel: sidebarCopy.open,
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
        title: studioCopy.settings,
        openLabel: studioCopy.settings,
        content: <Panel value={instructions} onChange={setInstructions} />,
      }}
    >
      {children}
    </PageShell>
  );
}

const meta = preview.meta({
  component: PageShell,
  excludeStories: ["Studio", "at"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  args: { skip: pageCopy.skip, bar: null, children: null },
  render: () => <Studio />,
});

/** A story at this width. */
export const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** The studio, in as many columns as there is room for. */
export const EveryState = meta.story({ tags: ["matrix"] });

const focused = () => document.activeElement as HTMLElement;

/** 1440 px: sidebar, ads, work and panel beside each other. */
export const ThreeColumns = meta.story({
  globals: at("desktop1440"),
  play: async ({ canvas }) => {
    const widths = [
      canvas.getByRole("navigation"),
      canvas.getByRole("region", { name: "Ads" }),
      canvas.getByRole("complementary", { name: studioCopy.settings }),
    ].map((column) => column.getBoundingClientRect().width);
    await expect(widths).toEqual([252, 340, 300]);
    await expect(canvas.queryByRole("button", { name: sidebarCopy.open })).toBeNull();
    await expect(canvas.queryByRole("button", { name: studioCopy.settings })).toBeNull();
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
  const skip = canvas.getByRole("link", { name: pageCopy.skip });
  await expect(skip).toHaveFocus();
  const target = document.querySelector<HTMLElement>(skip.getAttribute("href")!);
  await expect(target).toBe(canvas.getByRole("main"));
  target?.focus();
  await expect(target).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(studioCopy.productName)).toHaveFocus();
});
ThreeColumns.test("Tab goes from the work to the ads beside it, then to the panel", async ({ canvas }) => {
  const [list, panel] = [canvas.getByRole("region", { name: "Ads" }), canvas.getByRole("complementary")];
  canvas.getByRole("button", { name: studioCopy.makeAnother }).focus();
  await byHand(async (person) => {
    for (const _ of list.querySelectorAll("button:enabled, a, [tabindex='0']")) {
      await person.tab();
      await expect(list).toContainElement(focused());
    }
    await person.tab();
    await expect(panel).toContainElement(focused());
    await person.tab({ shift: true });
    await expect(list).toContainElement(focused());
  });
});

/** The sidebar collapsed to 64 px: the work has the room. */
export const SidebarCollapsed = meta.story({
  globals: at("desktop1440"),
  render: () => <Studio collapsed />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation").offsetWidth).toBe(64);
    const before = canvas.getByLabelText(studioCopy.productName).offsetWidth;
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.expand }));
    await expect(canvas.getByLabelText(studioCopy.productName).offsetWidth).toBe(before - (252 - 64));
    await userEvent.click(canvas.getByRole("button", { name: sidebarCopy.collapse }));
  },
});

/** 1024 px: the panel is behind a button of the bar. */
export const PanelAway = meta.story({
  globals: at("laptop1024"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: studioCopy.settings })).toBeVisible();
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await expect(canvas.getByRole("navigation")).toBeVisible();
  },
});

/** A tablet: one column, the work first; the sidebar is behind a button. */
export const OneColumn = meta.story({
  globals: at("tablet768"),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("button", { name: sidebarCopy.open })).toBeVisible();
    const list = canvas.getByRole("region", { name: "Ads" }).getBoundingClientRect();
    const field = canvas.getByLabelText(studioCopy.productName).getBoundingClientRect();
    await expect(list.top).toBeGreaterThan(field.bottom);
    await expectNoReflowOverflow();
  },
});

/** A phone: as the tablet, nothing beside anything. */
export const OnPhone = OneColumn.extend({ globals: at("phone390") });

/** The narrowest phone with text twice as large: everything in reach, nothing sideways. */
export const Narrowest = meta.story({
  globals: narrowest,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: studioCopy.settings })).toBeVisible();
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

/** On a dark page. */
export const OnDark = meta.story({
  globals: { ...at("desktop1440"), theme: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary")).toBeVisible();
  },
});
