import { voiceTags } from "@earshot/contract/limits.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { sampleOf } from "./sample-player.stories.tsx";
import { guide } from "./voice-row.guide.ts";
import { VoiceRow, type VoiceRowProps } from "./voice-row.tsx";

/** As wide as in the dialog, or as the phone allows; a row is nothing without its grid. */
const inGrid: Decorator = (Story) => (
  <div
    role="grid"
    className="@container"
    aria-label="Voices"
    style={{ width: "min(51rem, 100vw - 2rem)", marginBlock: 16, background: "var(--surface)" }}
  >
    <Story />
  </div>
);

const amelia: VoiceRowProps = {
  rowIndex: 1,
  chosen: false,
  onChoose: fn(),
  group: "voice",
  tabStop: "choice",
  name: "Amelia",
  gender: "female",
  accent: "American",
  language: "English",
  tone: "balanced",
  age: "Middle Aged",
  characteristics: ["Natural", "Conversational"],
  sample: sampleOf("Amelia", "voice-female-american"),
};
const callum: VoiceRowProps = {
  ...amelia,
  rowIndex: 2,
  name: "Callum",
  gender: "male",
  accent: "Scottish",
  tone: "confident",
  characteristics: ["Direct", "Dry"],
  sample: sampleOf("Callum", "voice-male-scottish"),
};
const long: Partial<VoiceRowProps> = {
  name: "Maximiliana-Konstantina Featherstonehaugh of Newcastle upon Tyne",
  accent: "Northern English with traces of Received Pronunciation",
  tone: "storytelling",
  characteristics: ["Unhurried and reassuring", "Trustworthy"],
};
const arabic: Partial<VoiceRowProps> = {
  name: "ليلى",
  gender: "أنثى",
  accent: "إماراتية",
  language: "العربية",
  tone: "مرحة",
  age: "شابة",
  characteristics: ["مشرقة", "عصرية"],
  sample: sampleOf("ليلى", "voice-female-american"),
};

const meta = preview.meta({
  component: VoiceRow,
  parameters: { guide },
  decorators: [inGrid],
  args: amelia,
});

/** Offered, chosen and playing, loading, failed, without a sample, hardly known, and with long words. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => {
    const rows: Partial<VoiceRowProps>[] = [
      {},
      { ...callum, chosen: true, sample: { ...callum.sample, state: "playing", position: 3.1 } },
      {
        name: "Maya",
        accent: "Canadian",
        tone: "upbeat",
        sample: { ...sampleOf("Maya", "voice-female-american"), state: "buffering" },
      },
      {
        ...callum,
        name: "Desmond",
        accent: "American",
        sample: { ...sampleOf("Desmond", "voice-male-american"), state: "failed" },
      },
      {
        name: "Imogen",
        accent: "British",
        characteristics: ["Polished"],
        sample: { ...args.sample, state: "none" },
      },
      {
        name: "Jun",
        gender: "",
        accent: "",
        language: "Chinese",
        tone: "",
        age: "",
        characteristics: [],
        sample: sampleOf("Jun", "voice-male-american"),
      },
      { ...long, sample: sampleOf("Maximiliana", "voice-female-american") },
    ];
    return (
      <>
        {rows.map((row, index) => (
          <VoiceRow
            key={row.name ?? args.name}
            {...args}
            {...row}
            rowIndex={index + 1}
            tabStop={index === 0 ? "choice" : "none"}
          />
        ))}
      </>
    );
  },
});

/** Offered: the radio's name is the voice's, and what else is told of it is read after it. */
export const Offered = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Amelia" });
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleDescription(/^Female.+American.+English.+Balanced.+Middle Aged/);
    await expect(radio).toHaveAccessibleDescription(/Natural Conversational/);
  },
});
Offered.test("is chosen by a press anywhere on its words", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Conversational"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});
Offered.test("shows its focus, and Space plays its sample", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio"));
  await userEvent.keyboard(" ");
  await expect(args.sample.onToggle).toHaveBeenCalledOnce();
  await expect(args.onChoose).not.toHaveBeenCalled();
});

/** Chosen: told by the radio, the line around it and its ground. */
export const Chosen = meta.story({
  args: { chosen: true },
  play: ({ canvas }) => expect(canvas.getByRole("radio")).toBeChecked(),
});

/** Its sample has the tab stop: Space plays it and chooses nothing. */
export const OnItsSample = meta.story({
  args: { tabStop: "sample" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button", { name: "Play sample of Amelia" }));
    await userEvent.keyboard(" ");
    await expect(args.sample.onToggle).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** Its sample plays: the button pauses, the wave shows how far it is. */
export const Playing = meta.story({
  args: { sample: { ...amelia.sample, state: "playing", position: 2.4 } },
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Pause sample of Amelia" })).toBeVisible(),
});

/** Chosen, and its sample plays. */
export const ChosenAndPlaying = Playing.extend({ args: { chosen: true } });

/** Its sample is awaited. */
export const Buffering = meta.story({
  args: { sample: { ...amelia.sample, state: "buffering" } },
  play: ({ canvas }) => expect(canvas.getByText("Loading")).toBeVisible(),
});

/** Its sample can't be played; the voice can be chosen all the same. */
export const SampleFailed = meta.story({
  args: { sample: { ...amelia.sample, state: "failed" } },
  play: ({ canvas }) => expect(canvas.getByText("Can’t play")).toBeVisible(),
});

/** It has no sample. The cell can still be reached, and says so. */
export const NoSample = meta.story({
  args: { tabStop: "sample", sample: { ...amelia.sample, state: "none" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("gridcell", { name: "No sample" }));
  },
});

const portrait = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path fill='#d2e8e0' d='M0 0h4v4H0'/><path fill='#0c5c4c' d='M0 4 4 0v4'/></svg>",
)}`;

/** A portrait of its own. It says nothing to a screen reader: the name does. */
export const Portrayed = meta.story({
  args: { image: portrait },
  play: ({ canvasElement }) => expect(canvasElement.querySelector("img")).toHaveAttribute("alt", ""),
});

/** Its portrait can't be loaded: the default user image takes its place. */
export const PortraitMissing = meta.story({
  args: { image: "data:image/png;base64,none" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("label svg")).toBeVisible();
  },
});

/** Hardly anything is known of it: no gap stands where a fact is missing. */
export const NameAlone = meta.story({
  args: { gender: "", accent: undefined, language: "", tone: undefined, age: "", characteristics: [] },
  play: ({ canvas }) => expect(canvas.getByRole("radio")).not.toHaveAccessibleDescription(),
});

/** More characteristics than there is room for: the first two stand there (spec section 2). */
export const ManyCharacteristics = meta.story({
  args: { characteristics: ["Warm", "Resonant", "Storyteller", "Kind"] },
  play: ({ canvas, args }) =>
    expect(args.characteristics!.filter((tag) => canvas.queryByText(tag))).toHaveLength(voiceTags),
});

/** Long words wrap; nothing is cut. */
export const LongWords = meta.story({
  args: long,
  play: ({ canvas }) => expect(canvas.getByText(long.name!)).toBeVisible(),
});

/** The dialog is busy: neither radio nor sample answers. */
export const Resting = meta.story({
  args: { chosen: true },
  decorators: [
    (Story) => (
      <fieldset role="none" disabled style={{ display: "contents" }}>
        <Story />
      </fieldset>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole("radio")).toBeDisabled(),
});

/** On a phone the sample stands below, and both can be pressed with a thumb. */
export const OnPhone = Playing.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async ({ canvas }) => {
    const [choice, sample] = canvas.getAllByRole("gridcell").map((cell) => cell.getBoundingClientRect());
    await expect(sample!.top).toBeGreaterThanOrEqual(choice!.bottom);
    await expectNoReflowOverflow();
  },
});

/** Long words on the narrowest phone with text twice as large: the portrait gives way. */
export const LongWordsOnPhone = meta.story({
  args: long,
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left, in Arabic: the radio stands at the right, time still runs from left to right. */
export const RightToLeft = meta.story({ args: arabic, globals: { direction: "rtl" } });

/** An Arabic voice in an English list: each word runs its own way, none changes its place. */
export const ArabicAmongEnglish = meta.story({
  args: { name: "ليلى", accent: "Emirati", language: "العربية", sample: arabic.sample },
});

/** In the dark. */
export const Dark = ChosenAndPlaying.extend({ globals: { theme: "dark" } });
