import { adCopy } from "@earshot/contract/ads/copy.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy, themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible, expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { CircleUserRound, Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { ThemeMenu } from "../surfaces/theme-menu.tsx";
import { ShellContext } from "./shell-context.ts";
import { TopBar } from "./top-bar.tsx";

const onBack = fn();
const longTitle = "Fresh roast, delivered on Wednesdays to everyone who cares how the morning tastes";

/** The bar's buttons for a visitor. */
const visitor = (
  <>
    <ThemeMenu label={themeCopy.title} value="system" names={themeCopy} onChange={fn()} />
    <Button intent="quiet" link={<a href="#log-in">{topBarCopy.logIn}</a>}>
      {topBarCopy.logIn}
    </Button>
    <Button intent="primary" link={<a href="#sign-up">{topBarCopy.signUp}</a>}>
      {topBarCopy.signUp}
    </Button>
  </>
);

/** The bar's button for a client. */
const client = <IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />;

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: {
    title: topBarCopy.studio,
    back: { label: controlCopy.back, onBack },
    children: client,
  },
  beforeEach: () => {
    onBack.mockClear();
  },
});

/** The focusable element around a title's text. */
const lineOf = (title: string) => screen.getByText(title).parentElement!;

const expectCut = (title: string) => waitFor(() => expect(lineOf(title)).toHaveAttribute("tabindex", "0"));

const expanded = () => document.querySelector("[data-expanded]");

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** Visitor and client, short and truncated titles, with and without Back. */
export const EveryState = meta.story({
  tags: ["matrix"],
  // In sections, because a page can have only one banner landmark.
  render: (args) => {
    const bars: Record<string, ReactNode> = {
      Visitor: <TopBar {...args}>{visitor}</TopBar>,
      "First page": <TopBar {...args} level={2} back={undefined} title={settingsCopy.title} />,
      Alone: <TopBar level={2} title={adCopy.launch} />,
      Client: <TopBar {...args} level={2} title={longTitle} />,
    };
    return (
      <div style={{ display: "grid", gap: 24 }}>
        {Object.entries(bars).map(([name, bar]) => (
          <section key={name} aria-label={name}>
            {bar}
          </section>
        ))}
      </div>
    );
  },
});

/** A visitor in the studio. */
export const Visitor = meta.story({
  args: { children: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toContainElement(
      canvas.getByRole("heading", { level: 1, name: topBarCopy.studio }),
    );
    await expect(canvas.getByRole("link", { name: topBarCopy.logIn })).toBeVisible();
  },
});
Visitor.test("moves focus from Back to the controls on Tab", () => {
  const theme = `${themeCopy.title}: ${themeCopy.system}`;
  return expectTabOrder(controlCopy.back, theme, topBarCopy.logIn, topBarCopy.signUp);
});
Visitor.test("stays on one line on a phone", { globals: at("phone390") }, ({ canvas }) =>
  expect(canvas.getByRole("banner").offsetHeight).toBeLessThan(80),
);

/** A logged-in client. */
export const Client = meta.story();
Client.test("goes back with Enter and Space", async ({ userEvent }) => {
  await expectTabOrder(controlCopy.back);
  await userEvent.keyboard("{Enter} ");
  await expect(onBack).toHaveBeenCalledTimes(2);
  await expectTabOrder(topBarCopy.userMenu);
});

/** The truncated title is focused: it is shown in full above the content, and the bar keeps its height. */
export const LongTitleFocused = meta.story({
  args: { title: longTitle },
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole("banner").offsetHeight;
    const heading = canvas.getByRole("heading", { name: longTitle });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(329);
    await expectCut(longTitle);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(expanded()).toBeVisible());
    await expectFocusVisible(lineOf(longTitle));
    await expect(canvas.getByRole("banner").offsetHeight).toBe(height);
  },
});
LongTitleFocused.test("is shown in full on hover too", async ({ canvas, userEvent }) => {
  const text = canvas.getByText(longTitle);
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
  await userEvent.hover(text);
  await waitFor(() => expect(expanded()).toBeVisible());
  await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  await userEvent.unhover(text);
  await waitFor(() => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
});
LongTitleFocused.test("is truncated again on Escape and keeps focus", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await expect(expanded()).toBeNull();
  await expect(lineOf(longTitle)).toHaveFocus();
});
LongTitleFocused.test("is truncated again on blur", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: topBarCopy.userMenu })).toHaveFocus();
  await expect(expanded()).toBeNull();
});

/** A focused title without break points stays within the window. */
export const UnbrokenTitleOnPhone = meta.story({
  globals: at("phone390"),
  args: { title: "Sommerschlussverkaufswerbekampagnenübersichtsseite".repeat(2) },
  play: async ({ args }) => {
    await expectCut(args.title);
    lineOf(args.title).focus();
    await waitFor(() => expect(expanded()).toBeVisible());
  },
});

/** In a PageShell without room for columns, the bar includes the button that opens the sidebar. */
export const NoRoomForColumns = meta.story({
  globals: at("tablet768"),
  render: (args) => (
    <ShellContext
      value={{
        openSidebar: <IconButton icon={<MenuIcon />} label={sidebarCopy.open} />,
        panel: null,
      }}
    >
      <TopBar {...args} />
    </ShellContext>
  ),
  play: () => expectTabOrder(sidebarCopy.open, controlCopy.back, topBarCopy.userMenu),
});

/**
 * A title that fits is not focusable, but a longer one that replaces it is. In this story, Back changes the title.
 */
export const TitleCameLate = meta.story({
  render: function Retitled(args) {
    const [title, setTitle] = useState<string>(adCopy.launch);
    const back = { label: controlCopy.back, onBack: () => setTitle(longTitle) };
    return <TopBar {...args} title={title} back={back} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(lineOf(adCopy.launch)).not.toHaveAttribute("tabindex");
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.back }));
    await expectCut(longTitle);
  },
});
