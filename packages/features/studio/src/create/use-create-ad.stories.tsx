import { productionWaitCopy, generationCopy } from "@earshot/contract/generation/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { formWidth, inIframe, withSession } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { inAlerts } from "../shell/studio-alert/testing-alerts.tsx";
import { Create, type CreateProps } from "./making/testing-create.tsx";
import {
  beginAnew,
  create,
  createButton,
  expectMade,
  nameField,
  told,
  waitDialog,
} from "./making/testing-steps.ts";

const byMusic: CreateProps = { music: true, source: "ai", ...told };

const meta = preview.meta({
  component: Create,
  parameters: { ...inIframe, layout: "padded" },
  args: byMusic,
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => beginAnew(),
});

/** The request is on its way: the wait has begun, the button says Creating... */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SlowAnswer),
  play: async () => {
    await create();
    await expect(await waitDialog()).toHaveAccessibleDescription(productionWaitCopy.text);
    await expect(screen.getByRole("timer")).toHaveTextContent("1:48");
    await expect(createButton()).toHaveTextContent(generationCopy.creating);
    await expect(createButton()).toHaveAttribute("aria-busy", "true");
  },
});
SlowAnswer.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: productionWaitCopy.title, escape: "closes" }),
);
SlowAnswer.test("goes on when it is put away, and asks for one ad alone", async ({ msw }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(createButton()).toHaveFocus());
  const sent = recordCalls(msw);
  await create();
  await expect(createButton()).toHaveTextContent(generationCopy.creating);
  await expect(screen.queryByRole("dialog")).toBeNull();
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** Ready at the first poll: the form is clear, the list is told, and which ad it is. */
export const ReadyAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async () => {
    await create();
    await expectMade();
  },
});
ReadyAtOnce.test("reads the list when it has begun, and when it is ready", async () => {
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
  await expect(told.onDone).toHaveBeenCalledOnce();
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** With music, by the everyday server: the job is asked for until it has a sound. */
export const MadeThere = meta.story({
  play: async () => {
    await create();
    await expectMade();
  },
});
MadeThere.test("sends one key with one create, and none with the polls", async ({ msw }) => {
  const sent: { path: string; key: string | null }[] = [];
  msw.events.on("request:start", ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, key: request.headers.get("Idempotency-Key") });
  });
  await userEvent.type(nameField(), "Kettle");
  await userEvent.type(screen.getByLabelText(studioCopy.prompt), "Coffee.");
  await create();
  await waitFor(() => expect(told.onMade).toHaveBeenCalledTimes(2));
  msw.events.removeAllListeners();
  const [first, ...polls] = sent;
  await expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  await expect(polls.length).toBeGreaterThan(1);
  for (const { path, key } of polls) {
    await expect(path).toMatch(/^\/api\/audioad\/v2\/job\//);
    await expect(key).toBeNull();
  }
});

/** Without music, one's own script: audioform, pipeline, and the ad is there. */
export const MadeWithoutMusic = meta.story({
  args: { music: false, source: "own" },
  play: async () => {
    await create();
    await expectMade();
  },
});

/** The job never ends: after 60 polls the flow goes on, with a clear form, and the list shows how it stands. */
export const NeverFinishes = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async () => {
    await create();
    await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(nameField()).toHaveValue("");
  },
});
NeverFinishes.test("calls no ad ready, and alerts of nothing", async () => {
  await expect(told.onMade).not.toHaveBeenCalled();
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** The first poll of each kind meets a proxy without a server: nobody hears of it, the next one is answered. */
export const FailsOnce = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.FailsOnce),
  play: async () => {
    await create();
    await expectMade();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** An older server has the ad's id under another name: it is found all the same. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.LegacyNames),
  play: async () => {
    await create();
    await expectMade();
    await expect(told.onMade).toHaveBeenCalledWith("ad_sample_1");
  },
});
