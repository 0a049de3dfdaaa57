import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { soundBesideThePage } from "@earshot/mocks/sound.ts";
import preview from "@earshot/storybook/preview";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { expect, type UserEventObject, waitFor, within } from "storybook/test";

import { adOf } from "./ad-card.stories.tsx";
import { AdCard } from "./ad-card.tsx";
import { Player, type PlayerProps } from "./player.tsx";

/** What a part shows of a sound, read from the element that plays it. */
type Heard = Pick<PlayerProps, "state" | "position" | "duration" | "onToggle" | "onSeek">;

/** What the element's events say of it. The others change no more than its position and its length. */
const stateAfter: Record<string, PlayerProps["state"]> = {
  play: "buffering",
  waiting: "buffering",
  playing: "playing",
  pause: "paused",
  ended: "paused",
  error: "failed",
};
const events = [...Object.keys(stateAfter), "timeupdate", "seeked", "durationchange"];

interface SoundProps {
  src: string;
  /** What shows it. */
  as: ComponentType<Heard>;
}

/** A real audio element, whose own time and events drive the part around it. */
function Sound({ src, as: Part }: SoundProps) {
  const host = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLAudioElement>(null);
  const [read, setRead] = useState({ state: "paused" as PlayerProps["state"], position: 0, duration: 0 });
  useEffect(() => {
    const audio = new Audio(src);
    const follow = ({ type }: Event) =>
      setRead(({ state }) => ({
        state: stateAfter[type] ?? state,
        position: audio.currentTime,
        duration: Number.isFinite(audio.duration) ? audio.duration : 0,
      }));
    for (const event of events) audio.addEventListener(event, follow);
    host.current?.append(audio);
    element.current = audio;
    return () => {
      for (const event of events) audio.removeEventListener(event, follow);
      audio.pause();
      audio.remove();
    };
  }, [src]);

  const onToggle = () => {
    const audio = element.current;
    if (read.state === "failed") audio?.load();
    if (audio?.paused === false) audio.pause();
    // What `play` is refused with comes as an event too.
    else audio?.play().catch(() => {});
  };
  const onSeek = (seconds: number) => {
    if (element.current) element.current.currentTime = seconds;
    setRead((before) => ({ ...before, position: seconds }));
  };
  return (
    <div ref={host}>
      <Part {...read} onToggle={onToggle} onSeek={onSeek} />
    </div>
  );
}

const { title, peaks, file } = fixtures.find(({ name }) => name === "lumen-10")!;
const labels: PlayerProps["labels"] = {
  play: controlCopy.play(title),
  pause: controlCopy.pause(title),
  retry: playerCopy.retry(title),
  seek: playerCopy.position(title),
  of: playerCopy.of,
  buffering: playerCopy.buffering,
  failed: playerCopy.failed,
};

const address = soundBesideThePage.addressOf(file)!;

const Row = (heard: Heard) => (
  <div style={{ width: "min(480px, 100vw - 2rem)" }}>
    <Player {...heard} peaks={peaks} labels={labels} />
  </div>
);

const { card, ad } = adOf("lumen-10");
const Card = (heard: Heard) => (
  <div style={{ width: "min(292px, 100vw - 2rem)" }}>
    <AdCard {...card} ad={{ ...ad, ...heard }} />
  </div>
);

const meta = preview.meta({
  component: Sound,
  // Sound under way: where it stands when the picture is taken is the clock's.
  tags: ["no-visual"],
  args: { src: address, as: Row },
});

interface Steps {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

/** Plays, seeks and ends it without a noise; the part says at each step what the element does. */
async function expectFollowed({ canvasElement, userEvent }: Steps) {
  const canvas = within(canvasElement);
  const audio = canvasElement.querySelector("audio")!;
  const shown = () => Number(canvas.getByRole("slider").getAttribute("aria-valuenow"));
  const patient = { timeout: 10_000 };
  audio.muted = true;

  await waitFor(() => expect(canvas.getByText(/ \/ 0:09$/)).toBeVisible(), patient);
  await userEvent.click(canvas.getByRole("button", { name: `Play ${title}` }));
  await waitFor(() => expect(canvas.getByRole("button", { name: `Pause ${title}` })).toBeVisible(), patient);
  await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(1), patient);
  await expect(audio.paused).toBe(false);
  await expect(Math.abs(audio.currentTime - shown())).toBeLessThan(1.5);

  canvas.getByRole("slider").focus();
  await userEvent.keyboard("{PageUp}");
  // Sought, not waited for: what lies between is not played.
  await waitFor(() => expect(audio.played.length).toBe(2), patient);
  await expect(audio.played.start(1)).toBeGreaterThanOrEqual(6);
  await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(6), patient);

  await userEvent.click(canvas.getByRole("button", { name: `Pause ${title}` }));
  await waitFor(() => expect(audio.paused).toBe(true));
  await userEvent.click(await canvas.findByRole("button", { name: `Play ${title}` }));
  canvas.getByRole("slider").focus();
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(audio.ended).toBe(true), patient);
  await expect(await canvas.findByText("0:09 / 0:09")).toBeVisible();
  await expect(canvas.getByRole("button", { name: `Play ${title}` })).toBeVisible();

  audio.muted = false;
}

/** Press play: it is the fixture that one hears, and the row follows the element. */
export const InRow = meta.story({ play: expectFollowed });

/** The same on an ad's card. */
export const OnCard = meta.story({ args: { as: Card }, play: expectFollowed });

/** What is at its address is no sound: the element's own failure is what the row says. */
export const NoSoundAtItsAddress = meta.story({
  args: { src: "data:audio/mpeg;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Can’t play")).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Try to play ${title} again` })).toBeVisible();
  },
});
