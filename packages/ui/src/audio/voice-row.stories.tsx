import { lightColors } from "@earshot/contract/brand.ts";
import { voiceTags } from "@earshot/contract/limits.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn, waitFor } from "storybook/test";

import { sampleOf } from "./sample-player.stories.tsx";
import { VoiceRow, type VoiceRowProps } from "./voice-row.tsx";

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
const voice = (name: string, accent: string, state: VoiceRowProps["sample"]["state"], position = 0) => ({
  name,
  accent,
  sample: { ...sampleOf(name, "voice-female-american"), state, position },
});
const color = (name: keyof typeof lightColors) => lightColors[name];
const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path fill='${color("primary-soft")}' d='M0 0h4v4H0'/><path fill='${color("primary")}' d='M0 4 4 0v4'/></svg>`,
)}`;

const meta = preview.meta({
  component: VoiceRow,
  decorators: [
    // A row needs a surrounding grid, which here is as wide as in the dialog.
    (Story) => (
      <div
        role="grid"
        className="@container"
        aria-label="Voices"
        style={{ width: "min(51rem, 100vw - 2rem)", marginBlock: 16, background: "var(--surface)" }}
      >
        <Story />
      </div>
    ),
  ],
  args: amelia,
});

const rows: Partial<VoiceRowProps>[] = [
  {},
  { ...voice("Callum", "Scottish", "playing", 3.1), gender: "male", tone: "confident", chosen: true },
  { ...voice("Maya", "Canadian", "buffering"), image: portrait },
  voice("Desmond", "American", "failed"),
  { ...voice("Imogen", "British", "none"), characteristics: ["Polished"], draft: "Draft" },
  { ...voice("Jun", "", "paused"), gender: "", tone: "", age: "", characteristics: [] },
  {
    name: "Maximiliana-Konstantina Featherstonehaugh of Newcastle upon Tyne",
    accent: "Northern English with traces of Received Pronunciation",
    tone: "storytelling",
    characteristics: ["Unhurried and reassuring", "Trustworthy"],
  },
];

/** Unselected, selected and playing, with a portrait, failed, without a sample, without facts, and with long text. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
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
  ),
});
EveryState.test("hides portraits from screen readers", ({ canvasElement }) =>
  expect(canvasElement.querySelector("img")).toHaveAttribute("alt", ""),
);

/** The radio button is named after the voice and described by its facts and tags. */
export const Unselected = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Amelia" });
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleDescription(/^Female.+American.+English.+Balanced.+Middle Aged/);
    await expect(radio).toHaveAccessibleDescription(/Natural Conversational/);
  },
});
Unselected.test("is selected when its text is pressed", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Conversational"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});
Unselected.test("plays the sample with Space, without selecting", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio"));
  await userEvent.keyboard(" ");
  await expect(args.sample.onToggle).toHaveBeenCalledOnce();
  await expect(args.onChoose).not.toHaveBeenCalled();
});
const phone = { globals: { viewport: { value: "phone390", isRotated: false } } };
Unselected.test("shows the sample below the label on a phone", phone, async ({ canvas }) => {
  const [choice, sample] = canvas.getAllByRole("gridcell").map((cell) => cell.getBoundingClientRect());
  await expect(sample!.top).toBeGreaterThanOrEqual(choice!.bottom);
});

/** The pointer is over the row. A press selects the row at once. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("row").firstElementChild as HTMLElement, "hover"),
});

/** The voice is a favourite: the button in the third cell toggles it without selecting the row. */
export const FavouriteVoice = meta.story({
  args: { favourite: { isOn: true, onToggle: fn(), label: "Favourite: Amelia" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Favourite: Amelia", pressed: true }));
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The voice is hard to understand: a label precedes its tags and is part of its description. */
export const DraftVoice = meta.story({
  args: { draft: "Draft" },
  play: ({ canvas }) =>
    expect(canvas.getByRole("radio")).toHaveAccessibleDescription(/Draft Natural Conversational/),
});

/** The portrait can't be loaded: the default user image is shown. */
export const BrokenPortrait = meta.story({
  args: { image: "data:image/png;base64,none" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
});

/** Only the first two characteristics are shown. */
export const ManyCharacteristics = meta.story({
  args: { characteristics: ["Warm", "Resonant", "Storyteller", "Kind"] },
  play: ({ canvas, args }) =>
    expect(args.characteristics!.filter((tag) => canvas.queryByText(tag))).toHaveLength(voiceTags),
});
