import { forgotCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { topBarTitleWidth } from "@earshot/contract/limits.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy, themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { CircleUserRound, KeyRound, Menu as MenuIcon, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { ThemeMenu } from "../surfaces/theme-menu.tsx";
import { ShellContext } from "./shell-context.ts";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

const onBack = fn();
const longTitle = "Fresh roast, delivered on Wednesdays to everyone who cares how the morning tastes";

const theme = { label: themeCopy.title, value: "system", names: themeCopy, onChange: fn() } as const;

/** Controls of a visitor. */
const visitor = (
  <>
    <ThemeMenu {...theme} />
    <Button intent="quiet" link={<a href="#log-in">{topBarCopy.logIn}</a>}>
      {topBarCopy.logIn}
    </Button>
    <Button intent="primary" link={<a href="#sign-up">{signUpCopy.open}</a>}>
      {signUpCopy.open}
    </Button>
  </>
);

/** Controls of a client. */
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

/** Focusable element around a title's text. */
const lineOf = (text: HTMLElement) => text.parentElement as HTMLElement;

const expectCut = (text: HTMLElement) => waitFor(() => expect(lineOf(text)).toHaveAttribute("tabindex", "0"));

const expectExpanded = () => waitFor(() => expect(document.querySelector("[data-expanded]")).toBeVisible());

/** Visitor and client, short and cut title, with and without Back. */
export const EveryState = meta.story({
  tags: ["matrix"],
  // In sections, so that none is a banner landmark: a page has only one.
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {[
        { name: "Visitor", bar: <TopBar {...args}>{visitor}</TopBar> },
        {
          name: "First page",
          bar: <TopBar {...args} level={2} back={undefined} title={settingsCopy.title} />,
        },
        {
          name: "Alone",
          bar: (
            <TopBar {...args} level={2} back={undefined} title={adCopy.launch}>
              {undefined}
            </TopBar>
          ),
        },
        { name: "Client", bar: <TopBar {...args} level={2} title={longTitle} /> },
      ].map(({ name, bar }) => (
        <section key={name} aria-label={name}>
          {bar}
        </section>
      ))}
    </div>
  ),
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
Visitor.test("Tab goes from Back to the controls", async ({ canvas, userEvent }) => {
  const look = `${themeCopy.title}: ${themeCopy.system}`;
  for (const name of [controlCopy.back, look, topBarCopy.logIn, signUpCopy.open]) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
  await expectFocusVisible(canvas.getByRole("link", { name: signUpCopy.open }));
});

Visitor.test(
  "is one line on a phone",
  { globals: { viewport: { value: "phone390", isRotated: false } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("banner").offsetHeight).toBeLessThan(80);
    await expectNoHorizontalScroll();
  },
);
Visitor.test(
  "wraps the controls at 320 px with text at 200 %",
  { globals: narrowest },
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: signUpCopy.open })).toBeVisible();
    await expectNoHorizontalScroll();
  },
);

/** A logged-in client. */
export const Client = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  },
});
Client.test("goes back by Enter and by Space", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: controlCopy.back }));
  await userEvent.keyboard("{Enter} ");
  await expect(onBack).toHaveBeenCalledTimes(2);
});

/** The cut title has the focus: shown whole above the content, and the bar keeps its height. */
export const LongTitleFocused = meta.story({
  args: { title: longTitle },
  render: (args) => (
    <>
      <TopBar {...args} />
      <main style={{ padding: 24 }}>
        <p>{settingsCopy.title}</p>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole("banner").offsetHeight;
    const heading = canvas.getByRole("heading", { name: longTitle });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(topBarTitleWidth);
    const text = canvas.getByText(longTitle);
    await expectCut(text);
    await userEvent.tab();
    await userEvent.tab();
    await expectExpanded();
    await expectFocusVisible(lineOf(text));
    await expect(canvas.getByRole("banner").offsetHeight).toBe(height);
  },
});
LongTitleFocused.test("is shown whole on hover too", async ({ canvas, userEvent }) => {
  const text = canvas.getByText(longTitle);
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
  await userEvent.hover(text);
  await expectExpanded();
  await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  await userEvent.unhover(text);
  await waitFor(() => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
});
LongTitleFocused.test("Escape cuts it again and keeps the focus", async ({ canvas, userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await expect(document.querySelector("[data-expanded]")).toBeNull();
  await expect(lineOf(canvas.getByText(longTitle))).toHaveFocus();
});
LongTitleFocused.test("is cut again on blur", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: topBarCopy.userMenu })).toHaveFocus();
  await expect(document.querySelector("[data-expanded]")).toBeNull();
});

/** A title that fits takes no focus. */
export const TitleThatFits = meta.story({
  args: { title: settingsCopy.title },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText(settingsCopy.title))).not.toHaveAttribute("tabindex");
  },
});

/** An unbroken title with the focus. */
export const UnbrokenTitle = meta.story({
  args: { title: "Sommerschlussverkaufswerbekampagnenübersichtsseite".repeat(2) },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.title);
    await expectCut(text);
    lineOf(text).focus();
    await expectExpanded();
  },
});
UnbrokenTitle.test(
  "stays in the window at 320 px",
  { globals: { viewport: { value: "phone320", isRotated: false } } },
  () => expectNoHorizontalScroll(),
);

/** In a PageShell without room for columns: the buttons that open sidebar and panel. */
export const NoRoomForColumns = meta.story({
  globals: { viewport: { value: "tablet768", isRotated: false } },
  render: (args) => (
    <ShellContext
      value={{
        openSidebar: <IconButton icon={<MenuIcon />} label={sidebarCopy.open} />,
        openPanel: <IconButton icon={<SlidersHorizontal />} label={studioCopy.settings} />,
      }}
    >
      <TopBar {...args} />
    </ShellContext>
  ),
  play: async ({ canvas, userEvent }) => {
    const names = [sidebarCopy.open, controlCopy.back, studioCopy.settings, topBarCopy.userMenu];
    for (const name of names) {
      await userEvent.tab();
      await expectFocusVisible(canvas.getByRole("button", { name }));
    }
  },
});

/** A control that stays in the title's row when the others wrap. */
export const BesideTitleOnPhone = NoRoomForColumns.extend({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { children: visitor, besideTitle: <IconButton icon={<KeyRound />} label={forgotCopy.title} /> },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("button", { name: forgotCopy.title }).getBoundingClientRect();
    const signUp = canvas.getByRole("link", { name: signUpCopy.open }).getBoundingClientRect();
    await expect(beside.bottom).toBeLessThanOrEqual(signUp.top);
    await expectNoHorizontalScroll();
  },
});

function Retitled(args: TopBarProps) {
  const [title, setTitle] = useState<string>(adCopy.launch);
  return (
    <TopBar {...args} title={title} back={{ label: controlCopy.back, onBack: () => setTitle(longTitle) }} />
  );
}

/** The title arrived later and is longer: now it is cut. Here Back changes it. */
export const TitleCameLate = meta.story({
  render: (args) => <Retitled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.back }));
    const line = canvas.getByText(longTitle).parentElement;
    await waitFor(() => expect(line).toHaveAttribute("tabindex", "0"));
  },
});
