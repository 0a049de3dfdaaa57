import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAnnouncement, expectFocusVisible, expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { FolderInput, Info, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { AdCard, type AdCardProps, type ReadyAd } from "./ad-card.tsx";
import { playbackOf } from "./stage-player.stories.tsx";

const onToggle = fn();
const onSeek = fn();
const onShare = fn();
const onOption = fn();
const onRetry = fn();

const options: AdCardProps["menu"]["entries"] = [
  { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: onOption },
  { kind: "action", label: adCopy.move, icon: <FolderInput />, onSelect: onOption },
  { kind: "line", id: "before what can't be undone" },
  { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect: onOption },
];

/** Builds the props of a card with a fixture's title, peaks and length. */
export const adOf = (name: string) => {
  const { title } = fixtures.find((fixture) => fixture.name === name)!;
  const ad: ReadyAd = {
    ...playbackOf(name),
    kind: "ready",
    message: adCopy.ready(title),
    onToggle,
    onSeek,
    launch: <a href={`/nbmaistudio/campaign?audioId=ad_${name}`}>{adCopy.launch}</a>,
    share: { label: adCopy.share, onShare },
  };
  const card: AdCardProps = {
    title,
    details: [studioCopy.tabs.ai, adCopy.voices(2)],
    menu: { label: adCopy.options(title), entries: options },
    ad,
  };
  return { card, ad };
};

const { card, ad } = adOf("coffee-and-co-30");
const brunch = adOf("kettle-brunch-20");
const market = adOf("harbor-and-pine-15");
const bikes = adOf("orbit-bikes-15");
const lumen = adOf("lumen-10");
const mercato = adOf("mercato-30");

const stages = Object.values(adCopy.stages);
const making = (step: number): AdCardProps["ad"] => ({
  kind: "making",
  message: stages[step - 1] ?? adCopy.state.processing,
  step,
  steps: stages.length,
});
const failed = {
  kind: "failed",
  message: adCopy.state.failed,
  retry: { label: controlCopy.tryAgain, onRetry },
} as const;

const longTitle = "The weekend brunch that the whole neighbourhood of Kettle Street has been talking about";
const unbroken = "Sommerschlussverkaufswerbekampagnenauftaktveranstaltung";
const arabic = "اشتراك القهوة الشهري لكل من يحب القهوة الطازجة في الصباح الباكر قبل العمل";

const meta = preview.meta({
  component: AdCard,
  excludeStories: ["adOf"],
  decorators: [
    (Story, { parameters }) =>
      parameters["layout"] === "fullscreen" ? (
        <Story />
      ) : (
        <div style={{ width: "min(292px, 100vw - 2rem)", marginBlock: 16 }}>
          <Story />
        </div>
      ),
  ],
  args: card,
  beforeEach: () => {
    for (const spy of [onToggle, onSeek, onShare, onOption, onRetry]) spy.mockClear();
  },
});

const article = () => screen.getByRole("article");
const button = (name: RegExp) => screen.getByRole("button", { name, hidden: true });
const heightOf = (element: Element) => element.getBoundingClientRect().height;

const everyState: AdCardProps[] = [
  { ...card, ad: { ...ad, state: "playing", position: 9.4 } },
  { ...brunch.card, accent: "harbor", details: [studioCopy.tabs.own] },
  { ...market.card, accent: "plum", details: ["Upload"], mark: adCopy.justMade },
  { ...bikes.card, ad: making(3) },
  { ...lumen.card, ad: failed },
  { ...mercato.card, accent: "plum", ad: { ...mercato.ad, state: "failed" } },
  { ...brunch.card, title: longTitle, ad: { ...brunch.ad, state: "buffering", position: 4 } },
  { ...lumen.card, title: "Length unknown", accent: "harbor", ad: { ...lumen.ad, peaks: null, duration: 0 } },
  {
    ...bikes.card,
    title: "No uuid yet",
    details: [],
    ad: { ...bikes.ad, launch: undefined, share: undefined },
  },
  { ...mercato.card, title: arabic },
  { ...market.card, title: unbroken },
];

/** All states of the ad and its playback; then an ad of unknown length, one without a uuid, and truncated titles. */
export const EveryState = meta.story({
  tags: ["matrix"],
  parameters: { layout: "fullscreen" },
  render: () => (
    <ul
      style={{
        display: "grid",
        gap: 16,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 308px), 1fr))",
        padding: 16,
      }}
    >
      {everyState.map((state) => (
        <li key={state.title}>
          <AdCard {...state} />
        </li>
      ))}
    </ul>
  ),
});
EveryState.test(
  "truncates long titles after two lines, with the full title in a tooltip",
  async ({ canvas }) => {
    for (const text of [longTitle, unbroken]) {
      const title = canvas.getByRole("heading", { name: text });
      title.style.maxWidth = "160px";
      await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
      await expect(title).toHaveAttribute("title", text);
    }
  },
);
EveryState.test("aligns an Arabic title with the page and truncates it on the left", async ({ canvas }) => {
  const { direction, textAlign } = getComputedStyle(canvas.getByRole("heading", { name: arabic }));
  await expect([direction, textAlign]).toEqual(["rtl", "left"]);
});
EveryState.test("moves to the next card on Tab", async ({ canvas }) => {
  canvas.getAllByRole("link", { name: "Launch Campaign" })[0]?.focus();
  await expectTabOrder("Brunch at Kettle", "Play Brunch at Kettle");
});

/** The ad is ready but has not been played yet. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Coffee & Co subscription" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Coffee & Co subscription");
    await expect(canvas.queryByText("Coffee & Co subscription is ready")).toBeNull();
  },
});
Paused.test("plays, shares and launches, with controls described by the title", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole("button", { name: "Play Coffee & Co subscription" }));
  await expect(onToggle).toHaveBeenCalledOnce();
  const share = canvas.getByRole("button", { name: "Share" });
  await userEvent.click(share);
  await expect(onShare).toHaveBeenCalledOnce();
  await expect(share).toHaveAccessibleDescription("Coffee & Co subscription");
  const link = canvas.getByRole("link", { name: "Launch Campaign" });
  await expect(link).toHaveAttribute("href", "/nbmaistudio/campaign?audioId=ad_coffee-and-co-30");
  await expect(link).toHaveAccessibleDescription("Coffee & Co subscription");
});
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
};
Paused.test("shows the time and the buttons on one line in the studio's column", async ({ canvas }) => {
  canvas.getByRole("article").style.width = "271px";
  await waitFor(() =>
    expect(middleOf(canvas.getByText(/^0:00 \/ /))).toBe(middleOf(canvas.getByRole("link"))),
  );
});
Paused.test("follows the visual order on Tab", () =>
  expectTabOrder(
    "Coffee & Co subscription",
    "Play Coffee & Co subscription",
    "Options for the ad Coffee & Co subscription",
    "Position in Coffee & Co subscription",
    "Share",
    "Launch Campaign",
  ),
);
Paused.test("plays on Space only while the card itself has focus", async ({ userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(article());
  await userEvent.keyboard(" ");
  await expect(onToggle).toHaveBeenCalledOnce();
  button(/^Options/).focus();
  await userEvent.keyboard(" {Escape}");
  await expect(onToggle).toHaveBeenCalledOnce();
});

/** The play button is held down. The card itself does not react to the pointer, only its controls do. */
export const Pressed = meta.story({
  play: ({ canvas }) =>
    expectLook(canvas.getByRole("button", { name: controlCopy.play(card.title) }), "active"),
});

/** The options menu is open; Delete is separated from the other entries. */
export const OptionsOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  play: async ({ userEvent }) => {
    await userEvent.click(button(/^Options/));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
});
OptionsOpen.test("selects an option by keyboard and returns focus to the button", async ({ userEvent }) => {
  await userEvent.keyboard("d");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(onOption).toHaveBeenCalledOnce();
  await waitFor(() => expect(button(/^Options/)).toHaveFocus());
});

/** The ad was just created: a badge precedes the details. Screen readers read both as separate words. */
export const JustMade = meta.story({
  args: { mark: adCopy.justMade, details: [studioCopy.tabs.ai, adCopy.shared] },
  play: async ({ canvas }) => {
    const read = canvas.getByText("New").closest("p")!.cloneNode(true) as HTMLElement;
    for (const unread of read.querySelectorAll("[aria-hidden]")) unread.remove();
    await expect(read.textContent).toMatch(/^New, AI Script\s+Shared$/);
  },
});

/** The ad could not be made; Try again retries with the same inputs. */
export const Failed = meta.story({ args: { ad: failed } });
Failed.test(
  "retries by keyboard, and its button is described by the title",
  async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole("button", { name: "Try again" });
    await expect(retry).toHaveAccessibleDescription("Coffee & Co subscription");
    await expectTabOrder("Coffee & Co subscription");
    await userEvent.keyboard(" ");
    await expect(onRetry).not.toHaveBeenCalled();
    await expectTabOrder(/^Options/, "Try again");
    await userEvent.keyboard("{Enter} ");
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
);
const retrying = { args: { ad: { ...failed, retry: { ...failed.retry, busy: true } } } };
Failed.test("ignores presses while a retry is pending", retrying, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).not.toHaveBeenCalled();
});

interface StepsProps {
  args: AdCardProps;
  steps: readonly AdCardProps["ad"][];
}

/** Advances to the next step when Go on or Try again is pressed. */
function Steps({ args, steps }: StepsProps) {
  const [index, setIndex] = useState(0);
  const next = () => setIndex((index + 1) % steps.length);
  const step = steps[index] ?? failed;
  const now = step.kind === "failed" ? { ...step, retry: { ...step.retry, onRetry: next } } : step;
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <AdCard {...args} ad={now} />
      <Button intent="quiet" onClick={next}>
        Go on
      </Button>
    </div>
  );
}

const goOn = () => button(/^Go on$/);

/**
 * Press Go on to follow an ad from the request to the player, with an error on the way: every step is announced, and
 * the card keeps its height.
 */
export const StepByStep = meta.story({
  render: (args) => <Steps args={args} steps={[1, 2, 3, 4].map(making).concat(failed, ad)} />,
  play: async ({ canvas, userEvent }) => {
    const height = heightOf(article());
    const press = () => userEvent.click(goOn());
    await expectAnnouncement("Writing the script", press);
    await expectAnnouncement("Recording the voice", press);
    await expectAnnouncement("Mixing the sound", press);
    await expect(canvas.queryByRole("button", { name: /^(Play|Try)/ })).toBeNull();
    await expectAnnouncement("This ad could not be made.", press);
    await expect(heightOf(article())).toBe(height);
    await expectAnnouncement("Coffee & Co subscription is ready", press);
    await expect(button(/^Play/)).toBeVisible();
    await expect(heightOf(article())).toBe(height);
  },
});

/** The ad became ready while its options were open: the menu stays open and keeps focus. */
export const ReadyWhileOptionsOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  render: (args) => <Steps args={args} steps={[making(4), ad]} />,
  play: async ({ canvas, userEvent }) => {
    button(/^Options/).focus();
    await userEvent.keyboard("{Enter}");
    const first = await screen.findByRole("menuitem", { name: adCopy.viewInfo });
    await waitFor(() => expect(first).toHaveFocus());
    // Clicked by script, because a pointer press would close the menu.
    goOn().click();
    await canvas.findByRole("button", { name: /^Play/, hidden: true });
    // The menu is hidden while it is being repositioned.
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(first).toHaveFocus();
  },
});
ReadyWhileOptionsOpen.test("returns focus to the options button", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button(/^Options/)).toHaveFocus());
});

/** The ad is being retried: the Try again button is gone, and the card has focus. */
export const Retried = meta.story({
  render: (args) => <Steps args={args} steps={[failed, making(1), ad]} />,
  play: async ({ canvas, userEvent }) => {
    button(/^Try again/).focus();
    await expectAnnouncement("Waiting its turn", () => userEvent.keyboard("{Enter}"));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expectFocusVisible(article());
  },
});
Retried.test(
  "keeps focus when the ad is ready, and then moves it to the player on Tab",
  async ({ canvas }) => {
    goOn().click();
    await canvas.findByRole("button", { name: /^Play/ });
    await expect(article()).toHaveFocus();
    await expectTabOrder(/^Play/);
  },
);
Retried.test("doesn't steal the focus from another element", async ({ canvas, userEvent }) => {
  await userEvent.click(goOn());
  await canvas.findByRole("button", { name: /^Play/ });
  await expect(goOn()).toHaveFocus();
});

/** The ad was retried while another window was active: when the user returns, the card has focus. */
export const RetriedWhileAway = Retried.extend({
  play: async ({ canvas }) => {
    button(/^Try again/).focus();
    await fireEvent.focusOut(button(/^Try again/));
    goOn().click();
    await canvas.findByText("Waiting its turn");
    await expect(article()).toHaveFocus();
  },
});
