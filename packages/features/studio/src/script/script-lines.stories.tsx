import { errorOf, errors } from "@earshot/contract/errors.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { instead, never } from "@earshot/mocks/serve.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { inIframe, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { holding, voice } from "../create/choices-panel.stories.tsx";
import { lineOf } from "./draft-edits.ts";
import { ScriptLines } from "./script-lines.tsx";

const meta = preview.meta({
  component: ScriptLines,
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding(), withSession(null)],
  args: {
    lines: [
      lineOf("Six forty. The kettle is on, and the coffee is gone."),
      lineOf("At Coffee & Co we roast small batches on Mondays."),
      lineOf(""),
    ],
    starts: [0, 4, 8],
    voices: null,
    onActive: fn(),
    onChange: fn(),
    describedBy: "none",
  },
  render: function Edited(args) {
    const [lines, setLines] = useState(args.lines);
    return <ScriptLines {...args} lines={lines} onChange={setLines} />;
  },
});

const field = (at: number) =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(`^Line ${at} of`) });
/** A line's play button, whose name ends with the time. */
const button = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}, `) });
const hear = (at: number) => button(scriptCopy.hearLine(at));
const pause = (at: number) => button(scriptCopy.pauseLine(at));

/** Browsers block playback on a page without user interaction. */
const touchPage = () => withRealInput(async (person) => person.click(await field(1)));

/** Records the lines requested from now on. */
function recordTakes() {
  const requests = spyOn(globalThis, "fetch");
  return () =>
    requests.mock.calls
      .filter(([address]) => typeof address === "string" && address.startsWith("/api/audioad/takes"))
      .map(([, init]) => JSON.parse(init?.body as string) as { text: string; voice_id: string });
}

/** A line can't be played: the reason appears below it, with a retry button. */
const failing = (scenario: (typeof generationScenarios)["Down"], message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: typeof scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await userEvent.click(await hear(2));
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(await button(scriptCopy.hearLineAgain(2))).toBeEnabled();
    await expect(await hear(1)).toBeEnabled();
  },
});

/** Each line starts with a button that shows the time at which the line is spoken, and plays it. */
export const Untouched = meta.story({
  tags: ["visual"],
  play: async () => {
    await expect(await hear(1)).toHaveTextContent("0:00");
    await expect(await hear(3)).toBeDisabled();
  },
});
Untouched.test("plays one line at a time, and fetches each wording once", async () => {
  const takes = recordTakes();
  await touchPage();
  await userEvent.click(await hear(1));
  await expect(await pause(1)).toBeVisible();
  await userEvent.click(await hear(2));
  await expect(await pause(2)).toBeVisible();
  await userEvent.click(await hear(1));
  await userEvent.click(await pause(1));
  await expect(await hear(2)).toBeVisible();
  await waitFor(() => expect(takes()).toHaveLength(2));
  await expect(takes()[0]).toMatchObject({
    text: expect.stringMatching(/^Six forty/),
    voice_id: defaultVoice.id,
  });
});
Untouched.test("stops a line when it is edited, and then plays the new wording", async () => {
  const takes = recordTakes();
  await touchPage();
  await userEvent.click(await hear(1));
  await pause(1);
  await userEvent.type(await field(1), " Help.");
  await userEvent.click(await hear(1));
  await waitFor(() => expect(takes().at(-1)?.text).toMatch(/ Help\.$/));
});
Untouched.test("omits a voice mark, which an ad with one voice does not speak", async () => {
  const takes = recordTakes();
  await userEvent.clear(await field(2));
  await userEvent.type(await field(2), "B: Come in.");
  await userEvent.click(await hear(2));
  await waitFor(() => expect(takes().at(-1)?.text).toBe("Come in."));
});
Untouched.test("is reached by keyboard just before its line", async () => {
  (await field(2)).focus();
  await userEvent.tab({ shift: true });
  await expectFocusVisible(await hear(2));
  await userEvent.keyboard("{Enter}");
  await expect(await pause(2)).toHaveFocus();
});

/** With a second voice, a line is played in its own voice. */
export const TwoVoices = meta.story({
  args: { voices: { first: "Amelia", second: "Russell" } },
  decorators: [holding({ secondVoice: voice("Russell", { language: "English", accents: ["American"] }) })],
  play: async () => {
    const takes = recordTakes();
    await userEvent.click(await hear(2));
    await waitFor(() => expect(takes()).toMatchObject([{ voice_id: "vc_russell" }]));
  },
});

/** A line's audio takes four seconds to arrive: the user can keep typing, and pressing the button again cancels. */
export const SlowTake = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SlowTake),
  play: async () => {
    await userEvent.click(await hear(1));
    await userEvent.type(await field(2), " Fresh.");
    await expect(await field(2)).toHaveValue("At Coffee & Co we roast small batches on Mondays. Fresh.");
    await expect(await pause(1)).toBeEnabled();
  },
});
SlowTake.test("cancels when pressed again", async () => {
  await userEvent.click(await pause(1));
  await expect(await hear(1)).toBeVisible();
});

/** A line of more than 300 characters is not even requested. */
export const TooLong = meta.story({
  args: { lines: [lineOf("Coffee. ".repeat(textLength.take / 8 + 1))], starts: [0] },
  play: async () => {
    const takes = recordTakes();
    await userEvent.click(await hear(1));
    await expect(await screen.findByText(errors.line_too_long.message)).toBeVisible();
    await expect(takes()).toEqual([]);
  },
});

/** The hourly line limit is reached. */
export const TooManyTakes = meta.story({
  tags: ["visual"],
  ...failing(generationScenarios.TooManyTakes, errors.too_many_takes.message),
});
TooManyTakes.test("clears the error when the line changes", async () => {
  await userEvent.type(await field(2), " Fresh.");
  await expect(screen.queryByText(errors.too_many_takes.message)).toBeNull();
});

/** The chosen voice is no longer in the catalogue. */
export const TakeVoiceGone = meta.story({
  ...failing(generationScenarios.TakeVoiceGone, errors.voice_not_found.message),
});

/** The speech provider is unavailable, or the line took too long to generate. */
export const TakeDown = meta.story({
  ...failing(generationScenarios.TakeDown, errors.service_unavailable.message),
});

/** The server crashes. */
export const TakeCrash = meta.story({ ...failing(generationScenarios.TakeCrash, networkErrorMessage) });

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({ ...failing(generationScenarios.BadGateway, scriptCopy.takeFailed) });
BadGateway.test("explains why a line can't be spoken", async ({ msw }) => {
  for (const rejection of [
    errorOf("script_in_other_language", { language: "English", field: "text" }),
    errorOf("line_lasts_too_long", { seconds: 50 }),
    errorOf("identity_missing"),
    errorOf("foreign_guest"),
    errorOf("disk_full"),
  ]) {
    msw.use(...instead("generation", { speakTake: rejection }));
    await userEvent.click(await button(scriptCopy.hearLineAgain(2)));
    await expect(await screen.findByText(rejection.message)).toBeVisible();
    await expect((await field(2)).value).toMatch(/^At Coffee/);
  }
});
BadGateway.test("can be cancelled when the line never arrives", async ({ msw }) => {
  msw.use(...instead("generation", { speakTake: never }));
  await userEvent.click(await button(scriptCopy.hearLineAgain(2)));
  await userEvent.click(await pause(2));
  await expect(await hear(2)).toBeEnabled();
});
