import { adCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { formWidth, inIframe, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor } from "storybook/test";

import { closeAlert, inAlerts } from "../shell/studio-alert/testing-alerts.tsx";
import { Create, type CreateProps } from "./making/testing-create.tsx";
import { beginAnew, create, expectAlert, expectKept, told, waitDialog } from "./making/testing-steps.ts";

const byMusic: CreateProps = { music: true, source: "ai", ...told };

const meta = preview.meta({
  component: Create,
  parameters: { ...inIframe, layout: "padded" },
  args: byMusic,
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => beginAnew(),
});

/** Without music the script is never spoken: the audioform's timeout. */
export const AudioformNeverFinishes = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async () => {
    await create();
    await waitDialog();
    await waitFor(() => expect(screen.getByText(adCopy.stages.speaking)).toBeVisible());
    await expectAlert("Audioform processing timeout");
  },
});
AudioformNeverFinishes.test("keeps what was typed", expectKept);

/** The script is spoken, and the mix never comes: the pipeline's timeout. */
export const PipelineNeverFinishes = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.PipelineNeverFinishes),
  play: async () => {
    await create();
    await expectAlert("Pipeline processing timeout");
  },
});

/** The making fails with the server's own words. */
export const Fails = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.Fails),
  play: async () => {
    await create();
    await expectAlert(generationCopy.notMade);
  },
});
Fails.test("keeps what was typed, and reads the list, which has the failed ad", async () => {
  await expectKept();
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
});
Fails.test("makes another ad at the next try, with a key of its own", async ({ msw }) => {
  const keys: (string | null)[] = [];
  msw.events.on("request:start", ({ request }) => {
    if (request.headers.has("Idempotency-Key")) keys.push(request.headers.get("Idempotency-Key"));
  });
  for (const count of [1, 2]) {
    await closeAlert();
    await create();
    await screen.findByRole("alertdialog");
    await expect(keys).toHaveLength(count);
  }
  await expect(new Set(keys).size).toBe(2);
  msw.events.removeAllListeners();
});

/** Without music it fails with the server's own words too: they stand under another name there. */
export const AudioformFails = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.Fails),
  play: async () => {
    await create();
    await expectAlert(generationCopy.notMade);
  },
});

/** The making fails without words: the product's stand in for them. */
export const FailsWithoutWords = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.FailsWithoutWords),
  play: async () => {
    await create();
    await expectAlert("Failed to generate audio with a voice-generation provider");
  },
});

/** Without music, and without words of the server's. */
export const AudioformFailsWithoutWords = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.FailsWithoutWords),
  play: async () => {
    await create();
    await expectAlert("Audioform processing failed");
  },
});

/** The script is spoken, and going on to the mix is refused without words. */
export const CreatePipelineFails = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.CreatePipelineFails),
  play: async () => {
    await create();
    await expectAlert("Failed to create pipeline");
  },
});

/** The script is spoken, and the mix fails. */
export const PipelineFails = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.PipelineFails),
  play: async () => {
    await create();
    await expectAlert("Pipeline processing failed");
  },
});

/** The ad was deleted in another tab while it was being made: the wait ends at once. */
export const AdGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.AdGone),
  play: async () => {
    await create();
    await expectAlert(errors.not_found.message);
  },
});

/** The session ended meanwhile: the wait ends at once, with what to do. */
export const LoggedOut = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.LoggedOut),
  play: async () => {
    await create();
    await expectAlert(errors.identity_missing.message);
  },
});
