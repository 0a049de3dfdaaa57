import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import {
  navigationSpy,
  nora,
  withNavigationSpy,
  withoutDialogInAddress,
  withSession,
  withToasts,
} from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor, type within } from "storybook/test";

import { TopBar } from "./top-bar.tsx";

const { now } = Date;
/** How far the mocked clock is ahead of the real one, in ms. */
let skew = 0;

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: "fullscreen" },
  decorators: [withNavigationSpy, withToasts],
  beforeEach: withoutDialogInAddress,
  args: { title: topBarCopy.studio },
});

async function expectOneRow(canvas: ReturnType<typeof within>) {
  const heading = canvas.getByRole("heading", { name: topBarCopy.studio });
  const signUp = canvas.getByRole("link", { name: topBarCopy.signUp });
  const [row, link] = [heading.getBoundingClientRect(), signUp.getBoundingClientRect()];
  await expect(link.top).toBeLessThan(row.bottom);
  await expect(link.bottom).toBeGreaterThan(row.top);
}

/** A visitor in the studio. */
export const Visitor = meta.story({
  decorators: [withSession(null)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: topBarCopy.studio })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.back }));
    await expect(navigationSpy.back).toHaveBeenCalledOnce();
  },
});

/** A visitor in the studio: log-in, sign-up and password reset return to the open tab. */
export const VisitorWithTabOpen = meta.story({
  decorators: [withSession(null)],
  args: { offersReset: true, redirect: "/nbmaistudio?tab=own" },
  play: async ({ canvas }) => {
    for (const [name, page] of [
      [forgotCopy.title, "forgot"],
      [topBarCopy.logIn, "login"],
      [topBarCopy.signUp, "signup"],
    ] as const) {
      const link = await canvas.findByRole("link", { name });
      await expect(link).toHaveAttribute("href", `/client/${page}?redirect=%2Fnbmaistudio%3Ftab%3Down`);
    }
  },
});

VisitorWithTabOpen.test("opens the password reset over the page", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("link", { name: forgotCopy.title }));
  await screen.findByRole("dialog", { name: forgotCopy.title });
});

/** On a phone the bar is one row: the password reset and the theme are in the drawer (`DrawerAccount`). */
export const VisitorOnPhone = VisitorWithTabOpen.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: forgotCopy.title })).toBeNull();
    await expectOneRow(canvas);
  },
});
VisitorOnPhone.test(
  "moves Log In to the drawer at 320 px",
  { globals: { viewport: { value: "phone320", isRotated: false } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: topBarCopy.logIn })).toBeNull();
    await expectOneRow(canvas);
  },
);

/** A client in the studio. */
export const Client = meta.story({
  decorators: [withSession(nora)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  },
});

/**
 * The session ended elsewhere: the bar notices when the page becomes visible again after a minute, and offers a Log
 * In button.
 */
export const SessionEnded = meta.story({
  decorators: [withSession(nora)],
  beforeEach: () => {
    // Overridden rather than spied on, as Storybook's own spies read the clock.
    Date.now = () => performance.timeOrigin + performance.now() + skew;
    return () => {
      Date.now = now;
      skew = 0;
    };
  },
  play: async ({ canvas }) => {
    skew = 61_000;
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(canvas.getByText(logInCopy.sessionEnded)).toBeVisible());
  },
});
SessionEnded.test("logs in again without leaving the page", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: logInCopy.logIn }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: logInCopy.logIn })).toBeVisible());
});

/** A long title is truncated to 329 px. */
export const LongTitle = meta.story({
  decorators: [withSession(nora)],
  args: { title: "Fresh roast, delivered on Wednesdays to everyone who cares how the morning tastes" },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole("heading", { name: args.title });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(329);
    const text = canvas.getByText(args.title);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});
