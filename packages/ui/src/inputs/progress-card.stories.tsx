import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { ProgressCard, type ProgressCardProps } from "./progress-card.tsx";

const { peaks } = fixtures.find(({ name }) => name === "harbor-and-pine-15")!;
const tryAgain = { label: controlCopy.tryAgain, onPress: fn() };
const remove = { label: `Remove ${uploadCopy.defaultName}`, onPress: fn() };
const longName = `${"Sommerschlussverkaufswerbekampagne ".repeat(3)}Fassung-7-final-final.wav`;
const complete = { state: "complete", percent: 100, status: uploadCopy.complete } as const;
const failed = {
  state: "failed",
  percent: 60,
  status: uploadCopy.failedWith(errors.file_not_audio.message),
} as const;

const halfway: ProgressCardProps = {
  name: uploadCopy.defaultName,
  size: uploadCopy.size(482),
  state: "uploading",
  percent: 40,
  status: uploadCopy.percent(40),
  tryAgain,
  remove,
};

const meta = preview.meta({
  component: ProgressCard,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  argTypes: { peaks: { control: false } },
  args: halfway,
});

/** Uploading: the percentage as text and as a bar. */
export const Uploading = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Audio_Ad.mp3" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(bar).toHaveAttribute("aria-valuetext", "40% uploaded");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});
Uploading.test("calls remove by its button", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Remove Audio_Ad.mp3" }));
  await userEvent.keyboard("{Enter}");
  await expect(remove.onPress).toHaveBeenCalledOnce();
});

function Changing({ args, to }: { args: ProgressCardProps; to: Partial<ProgressCardProps> }) {
  const [now, setNow] = useState<Partial<ProgressCardProps>>({});
  const again = { ...tryAgain, onPress: () => setNow({ state: "uploading" }) };
  return (
    <div style={{ display: "grid", gap: 12 }}>
      <ProgressCard {...args} {...now} tryAgain={again} />
      <Button onClick={() => setNow(to)}>The server answers</Button>
    </div>
  );
}

/** The failure and its reason are announced. */
export const Fails = meta.story({
  render: (args) => (
    <Changing args={args} to={{ state: "failed", status: uploadCopy.failedWith("Network error") }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expectAnnouncement("Upload failed: Network error", () =>
      userEvent.click(canvas.getByText("The server answers")),
    );
  },
});
Fails.test("keeps the focus on the card on a retry", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: /Remove/ }).focus();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Try again" }));
  await userEvent.keyboard(" ");
  await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  await expect(canvas.getByRole("article", { name: "Audio_Ad.mp3" })).toHaveFocus();
});

/** A long file name is shown in full, on several lines. */
export const LongName = meta.story({ args: { name: longName } });

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ProgressCard {...args} name="just-begun.mp3" percent={0} status={uploadCopy.percent(0)} />
      <ProgressCard {...args} />
      <ProgressCard {...args} peaks={peaks} percent={60} status={uploadCopy.percent(60)} name="decoded.mp3" />
      <ProgressCard {...args} {...complete} name="complete.mp3" />
      <ProgressCard {...args} {...failed} name="failed.mp3" />
      <ProgressCard {...args} name={longName} />
    </div>
  ),
});
