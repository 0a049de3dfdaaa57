import { lightColors } from "@earshot/contract/brand.ts";
import { voiceTags } from "@earshot/contract/limits.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { sampleOf } from "./sample-player.stories.tsx";
import { VoiceRow, type VoiceRowProps } from "./voice-row.tsx";

/** A row needs a grid around it; as wide as in the dialog. */
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
  name: "Callum",
  gender: "male",
  accent: "Scottish",
  tone: "confident",
  characteristics: ["Direct", "Dry"],
  sample: sampleOf("Callum", "voice-male-scottish"),
};
const voice = (name: string, accent: string, state: VoiceRowProps["sample"]["state"]) => ({
  name,
  accent,
  sample: { ...sampleOf(name, "voice-female-american"), state },
});
const long: Partial<VoiceRowProps> = {
  name: "Maximiliana-Konstantina Featherstonehaugh of Newcastle upon Tyne",
  accent: "Northern English with traces of Received Pronunciation",
  tone: "storytelling",
  characteristics: ["Unhurried and reassuring", "Trustworthy"],
};

const meta = preview.meta({
  component: VoiceRow,
  decorators: [inGrid],
  args: amelia,
});

/** Unselected, selected and playing, buffering, failed, without a sample, without facts, and with long text. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => {
    const rows: Partial<VoiceRowProps>[] = [
      {},
      { ...callum, chosen: true, sample: { ...callum.sample, state: "playing", position: 3.1 } },
      voice("Maya", "Canadian", "buffering"),
      { ...callum, ...voice("Desmond", "American", "failed") },
      { ...voice("Imogen", "British", "none"), characteristics: ["Polished"] },
      { ...voice("Jun", "", "paused"), gender: "", tone: "", age: "", characteristics: [] },
      long,
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

/** The radio is named after the voice and described by its facts and tags. */
export const Unselected = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Amelia" });
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleDescription(/^Female.+American.+English.+Balanced.+Middle Aged/);
    await expect(radio).toHaveAccessibleDescription(/Natural Conversational/);
  },
});
Unselected.test("is selected by a press on its text", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Conversational"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});
Unselected.test("Space plays the sample without selecting", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio"));
  await userEvent.keyboard(" ");
  await expect(args.sample.onToggle).toHaveBeenCalledOnce();
  await expect(args.onChoose).not.toHaveBeenCalled();
});
Unselected.test(
  "shows the sample below on a phone",
  { globals: { viewport: { value: "phone390", isRotated: false } } },
  async ({ canvas }) => {
    const [choice, sample] = canvas.getAllByRole("gridcell").map((cell) => cell.getBoundingClientRect());
    await expect(sample!.top).toBeGreaterThanOrEqual(choice!.bottom);
  },
);

/** Selected, and its sample plays. */
export const ChosenAndPlaying = meta.story({
  args: { chosen: true, sample: { ...amelia.sample, state: "playing", position: 2.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio")).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Pause sample of Amelia" })).toBeVisible();
  },
});

const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path fill='${lightColors["primary-soft"]}' d='M0 0h4v4H0'/><path fill='${lightColors.primary}' d='M0 4 4 0v4'/></svg>`,
)}`;

/** With a portrait; screen readers skip it. */
export const Portrait = meta.story({
  args: { image: portrait },
  play: ({ canvasElement }) => expect(canvasElement.querySelector("img")).toHaveAttribute("alt", ""),
});

/** The portrait can't be loaded: the default user image. */
export const BrokenPortrait = meta.story({
  args: { image: "data:image/png;base64,none" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("label svg")).toBeVisible();
  },
});

/** Only the first two characteristics are shown (spec section 2). */
export const ManyCharacteristics = meta.story({
  args: { characteristics: ["Warm", "Resonant", "Storyteller", "Kind"] },
  play: ({ canvas, args }) =>
    expect(args.characteristics!.filter((tag) => canvas.queryByText(tag))).toHaveLength(voiceTags),
});

/** Long facts wrap. */
export const LongText = meta.story({
  args: long,
  play: ({ canvas }) => expect(canvas.getByText(long.name!)).toBeVisible(),
});
LongText.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());
