import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import {
  expectAnnouncement,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { FolderInput, Info, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { AdCard, type AdCardProps, type ReadyAd } from "./ad-card.tsx";
import { cardAccent } from "./card-accent.ts";
import { playbackOf } from "./player.stories.tsx";

const onToggle = fn();
const onSeek = fn();
const onShare = fn();
const onOption = fn();
const onRetry = fn();

/** The card of a fixture, with that fixture's title, peaks and length. */
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
    menu: {
      label: adCopy.options(title),
      entries: [
        { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: onOption },
        { kind: "action", label: adCopy.move, icon: <FolderInput />, onSelect: onOption },
        { kind: "line", id: "before what can't be undone" },
        {
          kind: "action",
          label: controlCopy.delete,
          icon: <Trash2 />,
          tone: "danger",
          onSelect: onOption,
        },
      ],
    },
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

const everyState: AdCardProps[] = [
  { ...card, ad: { ...ad, state: "playing", position: 9.4 } },
  { ...brunch.card, accent: "accent", details: [studioCopy.tabs.own] },
  { ...market.card, accent: "plum", details: ["Upload"], mark: adCopy.justMade },
  { ...bikes.card, ad: making(3) },
  { ...lumen.card, ad: failed },
  { ...mercato.card, accent: "plum", ad: { ...mercato.ad, state: "failed" } },
  { ...brunch.card, title: longTitle, ad: { ...brunch.ad, state: "buffering", position: 4 } },
  {
    ...lumen.card,
    title: "Length unknown",
    accent: "accent",
    ad: { ...lumen.ad, peaks: null, duration: 0 },
  },
  {
    ...bikes.card,
    title: "No uuid yet",
    accent: "plum",
    details: [],
    ad: { ...bikes.ad, launch: undefined, share: undefined },
  },
];

/** Playing, paused, just made, being made, failed, not playable, buffering, of unknown length, without uuid. */
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

/** Ready and not played yet. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Coffee & Co subscription" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Coffee & Co subscription");
    await expect(canvas.queryByText("Coffee & Co subscription is ready")).toBeNull();
  },
});
Paused.test("plays and opens the Share dialog", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Play Coffee & Co subscription" }));
  await expect(onToggle).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole("button", { name: "Share" }));
  await expect(onShare).toHaveBeenCalledOnce();
});
Paused.test("links to the campaign page; link and Share are described by the title", async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: "Launch Campaign" });
  await expect(link).toHaveAttribute("href", "/nbmaistudio/campaign?audioId=ad_coffee-and-co-30");
  await expect(link).toHaveAccessibleDescription("Coffee & Co subscription");
  await expect(canvas.getByRole("button", { name: "Share" })).toHaveAccessibleDescription(
    "Coffee & Co subscription",
  );
});
Paused.test("Tab follows the visual order", async ({ canvas, userEvent }) => {
  const stops = [
    canvas.getByRole("article", { name: "Coffee & Co subscription" }),
    canvas.getByRole("button", { name: "Play Coffee & Co subscription" }),
    canvas.getByRole("button", { name: "Options for the ad Coffee & Co subscription" }),
    canvas.getByRole("slider", { name: "Position in Coffee & Co subscription" }),
    canvas.getByRole("button", { name: "Share" }),
    canvas.getByRole("link", { name: "Launch Campaign" }),
  ];
  for (const stop of stops) {
    await userEvent.tab();
    await expectFocusVisible(stop);
  }
});
Paused.test("plays on Space only while the card itself has the focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article"));
  await userEvent.keyboard(" ");
  await expect(onToggle).toHaveBeenCalledOnce();
  canvas.getByRole("button", { name: /^Options/ }).focus();
  await userEvent.keyboard(" {Escape}");
  await expect(onToggle).toHaveBeenCalledOnce();
});
Paused.test(
  "shows the whole title at 320 px with text at 200 %",
  { globals: narrowest },
  async ({ canvas }) => {
    await expectNoHorizontalScroll();
    const title = canvas.getByRole("heading");
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
  },
);

/** Framed in its accent; the wave is filled up to the position. */
export const Playing = meta.story({ args: { ad: { ...ad, state: "playing", position: 9.4 } } });
Playing.test("pauses and seeks by keyboard", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: "Pause Coffee & Co subscription" }).focus();
  await userEvent.keyboard("{Enter} ");
  await expect(onToggle).toHaveBeenCalledTimes(2);
  canvas.getByRole("slider").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{PageUp}{PageDown}{Home}{End}");
  await expect(onSeek.mock.calls.flat()).toEqual([10.4, 8.4, 14.4, 4.4, 0, ad.duration]);
});

function Loading(args: AdCardProps) {
  const [state, setState] = useState<ReadyAd["state"]>("paused");
  return <AdCard {...args} ad={{ ...ad, state, onToggle: () => setState("buffering") }} />;
}

/** Play was pressed and the audio loads: announced in place of the time. Nothing on the card moves. */
export const Buffering = meta.story({
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    await expectAnnouncement("Loading", () => userEvent.click(canvas.getByRole("button", { name: /^Play/ })));
    await expect(canvas.getByRole("button", { name: /^Pause/ })).toHaveFocus();
    // Line heights are fractions of a pixel.
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
});

/** The options menu is open; Delete is set apart. */
export const OptionsOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Options/ }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
});
OptionsOpen.test("moves by arrows and first letters and returns focus", async ({ userEvent }) => {
  const trigger = screen.getByRole("button", { name: /^Options/, hidden: true });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "View info" })).toHaveFocus());
  await userEvent.keyboard("{ArrowDown}");
  await expect(screen.getByRole("menuitem", { name: "Move to another project" })).toHaveFocus();
  await userEvent.keyboard("d");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(onOption).toHaveBeenCalledOnce();
  await waitFor(() => expect(trigger).toHaveFocus());
});

/** Made a moment ago: a badge before the details. Screen readers read both as separate words. */
export const JustMade = meta.story({
  args: { mark: adCopy.justMade, details: [studioCopy.tabs.ai, adCopy.shared] },
  play: async ({ canvas }) => {
    const line = canvas.getByText("New").closest("p")!;
    await expect(line).toBeVisible();
    const read = line.cloneNode(true) as HTMLElement;
    for (const unread of read.querySelectorAll("[aria-hidden]")) unread.remove();
    await expect(read.textContent).toMatch(/^New, AI Script\s+Shared$/);
  },
});

/** Long and unbroken titles are cut after two lines; a tooltip has the whole. */
export const LongTitles = meta.story({
  render: (args) => (
    <ul style={{ display: "grid", gap: 16 }}>
      {[`${longTitle} since spring`, "Sommerschlussverkaufswerbekampagnenauftaktveranstaltung"].map(
        (title) => (
          <li key={title}>
            <AdCard {...args} title={title} />
          </li>
        ),
      )}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole("heading")) {
      await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
      await expect(title).toHaveAttribute("title", title.textContent);
    }
  },
});

/** An Arabic title on an English page begins on the page's side and is cut at its own end. */
export const RightToLeftTitle = meta.story({
  args: { title: "اشتراك القهوة الشهري لكل من يحب القهوة الطازجة في الصباح الباكر قبل العمل" },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading");
    await expect(getComputedStyle(title).direction).toBe("rtl");
    await expect(getComputedStyle(title).textAlign).toBe("left");
  },
});

const listed = [card, brunch.card, market.card, bikes.card, lumen.card, mercato.card];

/** The studio's list, 340 px wide: accents alternate, and the playing card stands out. */
export const List = meta.story({
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "900px" } } },
  render: () => (
    <ul style={{ display: "grid", gap: 16, width: "min(340px, 100%)", padding: 24 }}>
      {listed.map((item, index) => (
        <li key={item.title}>
          <AdCard
            {...item}
            accent={cardAccent(index)}
            {...(index === 0 && { ad: { ...ad, state: "playing", position: 9.4 } })}
          />
        </li>
      ))}
    </ul>
  ),
});
List.test("Tab goes on to the next card", async ({ canvas, userEvent }) => {
  canvas.getAllByRole("link", { name: "Launch Campaign" })[0]?.focus();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article", { name: "Brunch at Kettle" }));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Play Brunch at Kettle" }));
});

/** The ad could not be made; Try again makes it from the same inputs. */
export const Failed = meta.story({ args: { ad: failed } });
Failed.test("retries by keyboard; the button is described by the title", async ({ canvas, userEvent }) => {
  const retry = canvas.getByRole("button", { name: "Try again" });
  await expect(retry).toHaveAccessibleDescription("Coffee & Co subscription");
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article"));
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.tab();
  await expectFocusVisible(retry);
  await userEvent.keyboard("{Enter} ");
  await expect(onRetry).toHaveBeenCalledTimes(2);
});
Failed.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());

/** A retry is pending: the button keeps its focus and ignores presses. */
export const Retrying = meta.story({
  args: { ad: { ...failed, retry: { ...failed.retry, busy: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).not.toHaveBeenCalled();
  },
});

interface StepsProps {
  args: AdCardProps;
  steps: readonly AdCardProps["ad"][];
}

/** Goes to the next step by the button Go on, and by Try again. */
function Steps({ args, steps }: StepsProps) {
  const [index, setIndex] = useState(0);
  const goOn = () => setIndex((index + 1) % steps.length);
  const step = steps[index] ?? failed;
  const now = step.kind === "failed" ? { ...step, retry: { ...step.retry, onRetry: goOn } } : step;
  return (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <div style={{ width: "100%" }}>
        <AdCard {...args} ad={now} />
      </div>
      <Button intent="quiet" onClick={goOn}>
        Go on
      </Button>
    </div>
  );
}

const goOn = () => screen.getByRole("button", { name: "Go on", hidden: true });

/** Press Go on to follow an ad from order to player, with an error on the way: all is announced, and the card keeps its height. */
export const StepByStep = meta.story({
  render: (args) => <Steps args={args} steps={[1, 2, 3, 4].map(making).concat(failed, ad)} />,
  play: async ({ canvas, userEvent }) => {
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    const press = () => userEvent.click(goOn());
    await expectAnnouncement("Writing the script", press);
    await expectAnnouncement("Recording the voice", press);
    await expectAnnouncement("Mixing the sound", press);
    await expect(canvas.queryByRole("button", { name: /^(Play|Try)/ })).toBeNull();
    await expectAnnouncement("This ad could not be made.", press);
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBe(height);
    await expectAnnouncement("Coffee & Co subscription is ready", press);
    await expect(canvas.getByRole("button", { name: /^Play/ })).toBeVisible();
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBe(height);
  },
});

/** The ad became ready while its options were open: the menu stays open and keeps the focus. */
export const ReadyWhileOptionsOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  render: (args) => <Steps args={args} steps={[making(4), ad]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: /^Options/ }).focus();
    await userEvent.keyboard("{Enter}");
    const first = await screen.findByRole("menuitem", { name: adCopy.viewInfo });
    await waitFor(() => expect(first).toHaveFocus());
    // A pointer press would close the menu.
    goOn().click();
    await canvas.findByRole("button", { name: /^Play/, hidden: true });
    // Hidden while it is positioned anew.
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(first).toHaveFocus();
  },
});
ReadyWhileOptionsOpen.test("returns focus to the options button", async ({ canvas, userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(canvas.getByRole("button", { name: /^Options/ })).toHaveFocus());
});

/** Retried: the button is gone, and its card has the focus. */
export const Retried = meta.story({
  render: (args) => <Steps args={args} steps={[failed, making(1), ad]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Try again" }).focus();
    await expectAnnouncement("Waiting its turn", () => userEvent.keyboard("{Enter}"));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expectFocusVisible(canvas.getByRole("article"));
  },
});
Retried.test("Tab goes on to the options", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: /^Options/ })).toHaveFocus();
});
Retried.test("keeps the focus when the ad is ready", async ({ canvas }) => {
  goOn().click();
  await canvas.findByRole("button", { name: /^Play/ });
  await expect(canvas.getByRole("article")).toHaveFocus();
});
Retried.test("doesn't take the focus back from elsewhere", async ({ canvas, userEvent }) => {
  await userEvent.click(goOn());
  await canvas.findByRole("button", { name: /^Play/ });
  await expect(goOn()).toHaveFocus();
});

/** Retried while another window was active: on return the card has the focus. */
export const RetriedWhileAway = Retried.extend({
  play: async ({ canvas }) => {
    const retry = canvas.getByRole("button", { name: "Try again" });
    retry.focus();
    await fireEvent.focusOut(retry);
    goOn().click();
    await canvas.findByText("Waiting its turn");
    await expect(canvas.getByRole("article")).toHaveFocus();
  },
});
