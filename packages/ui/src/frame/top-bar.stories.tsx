import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { topBarTitleWidth } from "@earshot/contract/limits.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CircleUserRound, LogOut, Settings } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu } from "../surfaces/menu.tsx";
import { themeEntry, ThemeMenu } from "../surfaces/theme-menu.tsx";
import { guide } from "./top-bar.guide.ts";
import { TopBar } from "./top-bar.tsx";

export const spies = { onBack: fn(), onLogOut: fn() };
export const longTitle = "Fresh roast, delivered on Wednesdays to everyone who cares how the morning tastes";

/** The look, in the bar as in the user's menu. */
const theme = { label: themeCopy.title, value: "system", names: themeCopy, onChange: fn() } as const;

/** What stands at the end for a visitor. */
export const visitor = (
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

/** What stands there for a client: who it is, the settings, the look, and the way out. */
export const client = (
  <Menu
    trigger={<IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />}
    entries={[
      { kind: "label", label: "Nora Lindqvist", detail: "nora@kettle.example" },
      { kind: "line", id: "who" },
      {
        kind: "link",
        label: topBarCopy.accountSettings,
        icon: <Settings />,
        link: <a href="#account-settings">{topBarCopy.accountSettings}</a>,
      },
      themeEntry(theme),
      { kind: "line", id: "way out" },
      { kind: "action", label: topBarCopy.logOut, icon: <LogOut />, onSelect: spies.onLogOut },
    ]}
  />
);

const meta = preview.meta({
  component: TopBar,
  excludeStories: ["client", "longTitle", "spies", "visitor"],
  parameters: { guide, layout: "fullscreen" },
  args: {
    title: topBarCopy.studio,
    back: { label: controlCopy.back, onBack: spies.onBack },
    children: client,
  },
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

/** What takes the focus where the title is cut: the line around its words. */
const lineOf = (words: HTMLElement) => words.parentElement as HTMLElement;

/** The title is known to be cut: it can be unfolded. */
const cut = (words: HTMLElement) => waitFor(() => expect(lineOf(words)).toHaveAttribute("tabindex", "0"));

/** The title unfolded, as a pointer or the focus does it. */
const unfolded = () => waitFor(() => expect(document.querySelector("[data-unfolded]")).toBeVisible());

/** For a visitor and a client, with a short and a cut title, with and without a way back; the client's menu is open. */
export const EveryState = meta.story({
  tags: ["matrix"],
  // A page has one bar: each stands in a section here, so that none of them is the page's banner.
  render: (args) => (
    <div style={{ display: "grid", gap: 24, paddingBlockEnd: 400 }}>
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
  play: async ({ canvas, userEvent }) => {
    const last = within(canvas.getByRole("region", { name: "Client" }));
    await userEvent.click(last.getByRole("button", { name: topBarCopy.userMenu }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
});

/** A visitor in the studio: two ways in. */
export const Visitor = meta.story({
  args: { children: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toContainElement(
      canvas.getByRole("heading", { level: 1, name: topBarCopy.studio }),
    );
    await expect(canvas.getByRole("link", { name: topBarCopy.logIn })).toBeVisible();
  },
});
Visitor.test("is walked by Tab from Back to the controls", async ({ canvas, userEvent }) => {
  const look = `${themeCopy.title}: ${themeCopy.system}`;
  for (const name of [controlCopy.back, look, topBarCopy.logIn, signUpCopy.open]) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
  await expectFocusVisible(canvas.getByRole("link", { name: signUpCopy.open }));
});

/** A client: the user menu. */
export const Client = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  },
});
Client.test("goes back by Enter and by Space", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: controlCopy.back }));
  await userEvent.keyboard("{Enter} ");
  await expect(spies.onBack).toHaveBeenCalledTimes(2);
});

/** A title of more than 329 px is cut, never wrapped. Readers have the whole of it. */
export const LongTitle = meta.story({
  args: { title: longTitle },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: longTitle });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(topBarTitleWidth);
    const text = canvas.getByText(longTitle);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});
LongTitle.test(
  "unfolds when pointed at, and folds when the pointer leaves",
  async ({ canvas, userEvent }) => {
    const text = canvas.getByText(longTitle);
    await cut(text);
    await userEvent.hover(text);
    await unfolded();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await userEvent.unhover(text);
    await waitFor(() => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
  },
);

/** The cut title has the focus, by Tab or by a tap: it unfolds over what is below, and the bar keeps its height. */
export const LongTitleUnfolded = meta.story({
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
    const text = canvas.getByText(longTitle);
    await cut(text);
    await userEvent.tab();
    await userEvent.tab();
    await unfolded();
    await expectFocusVisible(lineOf(text));
    await expect(canvas.getByRole("banner").offsetHeight).toBe(height);
  },
});
LongTitleUnfolded.test("Escape folds it, and the focus stays", async ({ canvas, userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await expect(document.querySelector("[data-unfolded]")).toBeNull();
  await expect(lineOf(canvas.getByText(longTitle))).toHaveFocus();
});
LongTitleUnfolded.test("folds when the focus moves on", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: topBarCopy.userMenu })).toHaveFocus();
  await expect(document.querySelector("[data-unfolded]")).toBeNull();
});

/** A title that fits takes no focus: there is nothing more to see. */
export const TitleThatFits = meta.story({
  args: { title: settingsCopy.title },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText(settingsCopy.title))).not.toHaveAttribute("tabindex");
  },
});

/** A title without a place to break, on a phone: it unfolds inside the window. */
export const UnbrokenTitleOnPhone = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { title: "Sommerschlussverkaufswerbekampagnenübersichtsseite".repeat(2) },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.title);
    await cut(text);
    lineOf(text).focus();
    await unfolded();
    await expectNoReflowOverflow();
  },
});

/** The first page of a visit has nowhere to go back to. */
export const NowhereToGoBack = meta.story({
  args: { back: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: controlCopy.back })).toBeNull();
  },
});

/** The campaign page of an ad without a title: what is done here stands in its place. */
export const Campaign = meta.story({
  args: { title: adCopy.launch, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: adCopy.launch })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
});

/** Below another first heading: one level down. */
export const SecondHeading = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: topBarCopy.studio })).toBeVisible();
  },
});

/** A visitor on a phone: title and ways in on one line. */
export const VisitorOnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  args: { children: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner").offsetHeight).toBeLessThan(80);
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large: the controls come below the title, all in reach. */
export const Narrowest = meta.story({
  globals: narrowest,
  args: { title: longTitle, children: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: signUpCopy.open })).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** On a dark page, the title unfolded. */
export const OnDark = LongTitleUnfolded.extend({ globals: { theme: "dark" } });

/** Right to left: Back points to the right, the controls stand at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { title: "قهوة محمّصة طازجة تصل إليك كل أربعاء قبل أن تستيقظ المدينة على صباح جديد" },
  play: async ({ args, canvas }) => {
    const back = canvas.getByRole("button", { name: controlCopy.back }).getBoundingClientRect();
    await expect(canvas.getByText(args.title).getBoundingClientRect().right).toBeLessThan(back.left);
    await expectNoReflowOverflow();
  },
});
