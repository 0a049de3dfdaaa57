import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { ProgressCard, type ProgressCardProps } from "./progress-card.tsx";

const { peaks } = fixtures.find(({ name }) => name === "harbor-and-pine-15")!;
const tryAgain = { label: controlCopy.tryAgain, onPress: fn() };
const remove = { label: `Remove ${uploadCopy.defaultName}`, onPress: fn() };
const failed = (reason: string) =>
  ({ state: "failed", percent: 60, status: uploadCopy.failedWith(reason) }) as const;

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

/** Every state, one below the other; a long file name is shown in full, on several lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    ProgressCard,
    { name: "just-begun.mp3", percent: 0, status: uploadCopy.percent(0) },
    {},
    { name: "decoded.mp3", peaks, percent: 60, status: uploadCopy.percent(60) },
    { name: "complete.mp3", state: "complete", percent: 100, status: uploadCopy.complete },
    { name: "failed.mp3", ...failed(errors.file_not_audio.message) },
    { name: `${"Sommerschlussverkaufswerbekampagne ".repeat(3)}Fassung-7-final-final.wav` },
  ),
});

/** The file is uploading: the percentage is shown as text and as a bar. */
export const Uploading = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Audio_Ad.mp3" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(bar).toHaveAttribute("aria-valuetext", "40% uploaded");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});
Uploading.test("calls remove when its button is pressed", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Remove Audio_Ad.mp3" }));
  await userEvent.keyboard("{Enter}");
  await expect(remove.onPress).toHaveBeenCalledOnce();
});

/** The upload failed: the failure and its reason are announced. */
export const Fails = meta.story({
  render: function Failing(args) {
    const [hasFailed, setFailed] = useState(false);
    return (
      <div style={{ display: "grid", gap: 12 }}>
        <ProgressCard
          {...args}
          {...(hasFailed && failed("Network error"))}
          tryAgain={{ ...tryAgain, onPress: () => setFailed(false) }}
        />
        <Button onClick={() => setFailed(true)}>Fail</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const fail = () => userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expectAnnouncement("Upload failed: Network error", fail);
  },
});
Fails.test("keeps the focus on the card when a retry starts", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: /Remove/ }).focus();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Try again" }));
  await userEvent.keyboard(" ");
  await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  await expect(canvas.getByRole("article", { name: "Audio_Ad.mp3" })).toHaveFocus();
});
