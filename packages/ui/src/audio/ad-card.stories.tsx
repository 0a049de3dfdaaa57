import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import preview from "@earshot/storybook/preview";
import { FolderInput, Info, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { guide } from "./ad-card.guide.ts";
import { AdCard, type AdCardProps } from "./ad-card.tsx";
import type { ReadyAd } from "./ad-card/ad-state.ts";

const onToggle = fn();
const onSeek = fn();
const onShare = fn();
const onOption = fn();

/** The ad of a fixture, with that fixture's own title, peaks and length. */
export const adOf = (name: string) => {
  const { title, peaks, durationMs } = fixtures.find((fixture) => fixture.name === name)!;
  const ad: ReadyAd = {
    kind: "ready",
    words: adCopy.ready(title),
    state: "paused",
    peaks,
    position: 0,
    duration: durationMs / 1000,
    onToggle,
    onSeek,
    labels: {
      play: controlCopy.play(title),
      pause: controlCopy.pause(title),
      retry: playerCopy.retry(title),
      seek: playerCopy.position(title),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
    },
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

const meta = preview.meta({
  component: AdCard,
  excludeStories: /^[a-z]/,
  parameters: { guide },
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
    for (const spy of [onToggle, onSeek, onShare, onOption]) spy.mockClear();
  },
});

const brunch = adOf("kettle-brunch-20");
const market = adOf("harbor-and-pine-15");
const bikes = adOf("orbit-bikes-15");
const lumen = adOf("lumen-10");
const mercato = adOf("mercato-30");
const everyState: AdCardProps[] = [
  { ...card, ad: { ...ad, state: "playing", position: 9.4 } },
  { ...brunch.card, accent: "accent", details: [studioCopy.tabs.own] },
  { ...market.card, accent: "plum", details: ["Upload"], mark: adCopy.justMade },
  { ...bikes.card, ad: { kind: "making", words: adCopy.stages.speaking, step: 3, steps: 4 } },
  {
    ...lumen.card,
    ad: {
      kind: "failed",
      words: adCopy.state.failed,
      retry: { label: controlCopy.tryAgain, onRetry: fn() },
    },
  },
  { ...mercato.card, accent: "plum", ad: { ...mercato.ad, state: "failed" } },
  {
    ...brunch.card,
    title: "The weekend brunch that the whole neighbourhood of Kettle Street has been talking about",
    ad: { ...brunch.ad, state: "buffering", position: 4 },
  },
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

/** Every state in one picture: heard, paused, just made, in the making, failed, not playable, awaited, of unknown length, without uuid. */
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

/** Made and not heard yet: all that can be done with it is in sight, the rest in its options. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    const article = canvas.getByRole("article", { name: "Coffee & Co subscription" });
    await expect(article).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Coffee & Co subscription");
    await expect(canvas.queryByText("Coffee & Co subscription is ready")).toBeNull();
  },
});
Paused.test("plays, and opens the Share dialog, by its buttons", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Play Coffee & Co subscription" }));
  await expect(onToggle).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole("button", { name: "Share" }));
  await expect(onShare).toHaveBeenCalledOnce();
});
Paused.test("leads to the campaign page with this ad, and says whose it is", async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: "Launch Campaign" });
  await expect(link).toHaveAttribute("href", "/nbmaistudio/campaign?audioId=ad_coffee-and-co-30");
  await expect(link).toHaveAccessibleDescription("Coffee & Co subscription");
  await expect(canvas.getByRole("button", { name: "Share" })).toHaveAccessibleDescription(
    "Coffee & Co subscription",
  );
});
Paused.test("is walked by Tab in the order that one sees", async ({ canvas, userEvent }) => {
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
Paused.test("plays by Space while the card itself has the focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article"));
  await userEvent.keyboard(" ");
  await expect(onToggle).toHaveBeenCalledOnce();
  canvas.getByRole("button", { name: /^Options/ }).focus();
  await userEvent.keyboard(" {Escape}");
  await expect(onToggle).toHaveBeenCalledOnce();
});

/** The one that is heard: framed in its accent, its wave is played as far as it is. */
export const Playing = meta.story({ args: { ad: { ...ad, state: "playing", position: 9.4 } } });
Playing.test("pauses by the keyboard", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: "Pause Coffee & Co subscription" }).focus();
  await userEvent.keyboard("{Enter} ");
  await expect(onToggle).toHaveBeenCalledTimes(2);
});
Playing.test("seeks by keys", async ({ canvas, userEvent }) => {
  canvas.getByRole("slider").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{PageUp}{PageDown}{Home}{End}");
  await expect(onSeek.mock.calls.flat()).toEqual([10.4, 8.4, 14.4, 4.4, 0, ad.duration]);
});
Playing.test("seeks where the wave is pressed", async ({ canvas, userEvent }) => {
  const target = canvas.getByRole("slider");
  const { left, width, top } = target.getBoundingClientRect();
  const coords = { clientX: left + width / 4, clientY: top + 4 };
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target, coords },
    { keys: "[/MouseLeft]", coords },
  ]);
  await expect(onSeek).toHaveBeenCalledWith(expect.closeTo(ad.duration / 4, 0));
});

/** The second accent: the icon on tangerine is ink, the frame and the wave are the darker tangerine. */
export const PlayingInAccent = Playing.extend({ args: { accent: "accent" } });

/** The third accent. */
export const PlayingInPlum = Playing.extend({ args: { accent: "plum" } });

/** Paused in the middle: it goes on from here. */
export const PausedHalfway = meta.story({ args: { ad: { ...ad, position: 14.8 } } });

interface ChangingProps {
  args: AdCardProps;
  to: ReadyAd["state"];
}

function Changing({ args, to }: ChangingProps) {
  const [state, setState] = useState<ReadyAd["state"]>("paused");
  return <AdCard {...args} ad={{ ...ad, state, onToggle: () => setState(to) }} />;
}

/** Pressed, and its sound is not there yet: said in the place of the time, and heard. Nothing on the card moves. */
export const Buffering = meta.story({
  render: (args) => <Changing args={args} to="buffering" />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    await expectLiveRegion("Loading", () => userEvent.click(canvas.getByRole("button", { name: /^Play/ })));
    await expect(canvas.getByRole("button", { name: /^Pause/ })).toHaveFocus();
    // Less than half a pixel is nobody's jump: a font's lines are not whole ones.
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
});

/** Its sound can't be played: said and heard, and the button tries again. */
export const PlaybackFailed = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion("Can’t play", () =>
      userEvent.click(canvas.getByRole("button", { name: /^Play/ })),
    );
    await expect(canvas.getByRole("button", { name: /^Try to play/ })).toHaveFocus();
  },
});

/** Its options are open; what can't be undone stands apart. */
export const OptionsOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Options/ }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
});
OptionsOpen.test("is walked by arrows and first letters, and gives the focus back", async ({ userEvent }) => {
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
