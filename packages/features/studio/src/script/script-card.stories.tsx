import { clearDrafts } from "@earshot/client/state/drafts.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, narrowest, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { held, holding, voice } from "../create/choices-panel.stories.tsx";
import { CreateTabs } from "../create/create-tabs.tsx";
import { ScriptCard } from "./script-card.tsx";
import { chosenIdea } from "./script-draft.ts";

const brief = {
  productName: "Coffee & Co by post",
  prompt:
    "Small-batch coffee roasted on Mondays. At your door by Wednesday. First bag free at coffeeandco.example with code RADIO. Skip a week any time. Free shipping within Leeds.",
};

const onCreate = fn();

const meta = preview.meta({
  component: ScriptCard,
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding(brief), withSession(null)],
  beforeEach: () => {
    onCreate.mockClear();
    clearDrafts();
  },
  args: { shown: true, onAnother: fn(), isWriting: false, onRewrite: null, onEmptied: fn() },
  render: () => <CreateTabs tab="ai" onTab={fn()} upload={null} onCreate={onCreate} creating={false} />,
});

const write = () => screen.getByRole("button", { name: briefCopy.write });
const create = () => screen.getByRole("button", { name: generationCopy.create });
const line = (at: number) =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(`^Line ${at} of`) });
const lines = () => screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Line \d+ of/ });
const prompt = () => screen.getByRole("textbox", { name: studioCopy.prompt });
const draft = () => held.form().scripts!;
const texts = () => chosenIdea(draft()).lines.map(({ text }) => text);

async function writeScripts() {
  await userEvent.click(write());
  await line(1);
}

/**
 * A story in which an error that belongs to no field appears above the buttons, with Try again; the brief is
 * unchanged.
 */
const failing = (scenario: (typeof generationScenarios)["Down"], message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: typeof scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await userEvent.click(write());
    const shown = await screen.findByText(message, { exact: false });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(screen.getByRole("button", { name: briefCopy.tryAgain })).toBeVisible();
    await expect(prompt()).toHaveValue(brief.prompt);
    await expect(create()).toBeEnabled();
  },
});

/** Three scripts for one brief, which is collapsed to a row: lines with marked facts, and the meter. */
export const ThreeIdeas = meta.story({
  tags: ["visual"],
  play: async () => {
    await writeScripts();
    await expect(screen.getAllByRole("tab", { name: /^The / })).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole("tab", { name: /^The question/ })).toHaveFocus());
    await expect(screen.getByText(/^of 30 s with Russell$/)).toBeVisible();
    await expect(screen.getByRole("button", { name: briefCopy.editBrief })).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: studioCopy.prompt })).toBeNull();
  },
});
ThreeIdeas.test("splits, joins and moves between lines by keyboard", async () => {
  await userEvent.tab();
  await userEvent.tab();
  const before = texts();
  await expect(await line(1)).toHaveFocus();
  await userEvent.keyboard("{End} Now.");
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  await expect(await line(2)).toHaveFocus();
  await expect(texts().slice(0, 2)).toEqual(["Have", `${before[0]!.slice(5)} Now.`]);
  await userEvent.keyboard("{Backspace}");
  await expect(texts()[0]).toBe(`${before[0]} Now.`);
  await expect((await line(1)).selectionStart).toBe(5);
  await userEvent.keyboard("{End}{ArrowDown}");
  await expect(await line(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect(await line(1)).toHaveFocus();
});
ThreeIdeas.test("chooses another script with the arrow keys and keeps the edits to the first", async () => {
  await userEvent.type(await line(1), " Today.");
  await userEvent.click(screen.getByRole("tab", { name: /^The question/ }));
  await userEvent.keyboard("{ArrowRight}");
  await expect(screen.getByRole("tab", { name: /^The offer/ })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowLeft}");
  await expect((await line(1)).value).toMatch(/ Today\.$/);
});
ThreeIdeas.test("writes another script and selects it", async () => {
  await userEvent.click(screen.getByRole("button", { name: scriptCopy.another }));
  await waitFor(() => expect(screen.getByRole("tab", { name: /^The scene/ })).toHaveFocus());
  await expect(draft().ideas.at(-1)).toMatchObject({ variant: 3, isEdited: false });
});
ThreeIdeas.test("removes scripts one by one, and then shows the brief", async () => {
  for (let left = 2; left >= 0; left -= 1) {
    await userEvent.click(screen.getByRole("button", { name: scriptCopy.remove }));
    await expect(held.form().scripts?.ideas.length ?? 0).toBe(left);
  }
  await waitFor(() => expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveFocus());
});
ThreeIdeas.test("names the voice that will speak a script in another language", async () => {
  await userEvent.click(await line(1));
  await userEvent.paste("कॉफ़ी हर हफ़्ते आपके घर। ".repeat(30));
  await expect(await screen.findByText(/^This script is in Hindi: .+ will speak the ad\.$/)).toBeVisible();
});
ThreeIdeas.test("creates an ad with the script unchanged", async () => {
  await userEvent.click(create());
  await expect(onCreate).toHaveBeenCalledWith("ai");
});

/** Control+Enter in the brief writes the script; if fields are blank, a message says which. */
export const ByKeyboard = meta.story({
  decorators: [holding({ ...brief, prompt: "" })],
  play: async () => {
    await expect(create()).toHaveAccessibleDescription(briefCopy.needsPrompt);
    await userEvent.type(prompt(), "{Control>}{Enter}{/Control}");
    await expect(screen.queryByText(briefCopy.writingScripts)).toBeNull();
    await userEvent.type(prompt(), "Tea by post.{Control>}{Enter}{/Control}");
    await expect(await line(1)).toBeVisible();
  },
});

/** A ten-second ad has no room for every fact: those left out are listed below, with their durations. */
export const LeavesFactsOut = meta.story({
  tags: ["visual"],
  decorators: [holding({ ...brief, length: 10 })],
  play: async () => {
    await writeScripts();
    await expect(screen.getAllByText(scriptCopy.leftOut)[0]).toBeVisible();
  },
});
LeavesFactsOut.test("adds a fact as a line of its own, and offers a longer ad", async () => {
  const [button] = await screen.findAllByRole("button", { name: /^Put it in: / });
  const fact = /“(.+)”/.exec(button!.getAttribute("aria-label")!)![1]!;
  const before = texts();
  await userEvent.click(button!);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Line \d+ of/));
  await expect(texts()).toHaveLength(before.length + 1);
  await expect(texts().join(" ").toLowerCase()).toContain(fact.toLowerCase());
  await expect(screen.queryByRole("button", { name: scriptCopy.putInName(fact) })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /^Make it \d+ s$/ }));
  await expect(held.form().length).toBeGreaterThan(10);
});

/** With a second voice, each line has a button that shows its voice and switches to the other one. */
export const TwoVoices = meta.story({
  decorators: [
    holding({
      ...brief,
      secondVoice: voice("Amelia", { language: "English", accents: ["American"] }),
    }),
  ],
  play: async () => {
    await writeScripts();
    await expect(screen.getByText(/with Russell and Amelia$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Line 2 of \d+: Spoken by Amelia/ }));
    await expect(chosenIdea(draft()).lines[1]).toMatchObject({ voice: 1 });
  },
});

/**
 * The script was emptied: an error appears below the lines, and Create Audio Ad is disabled, with a description that
 * says what is missing.
 */
export const Emptied = meta.story({
  decorators: [
    holding({
      ...brief,
      scripts: {
        ideas: [
          {
            variant: 0,
            angle: null,
            facts: [],
            isEdited: true,
            lines: [{ text: "Tea.", facts: ["f99"], was: null, voice: null }],
          },
        ],
        chosen: 0,
        brief: "",
        music: null,
      },
    }),
  ],
  play: async () => {
    await userEvent.clear(await line(1));
    await expectFieldErrorLinked(await line(1), scriptCopy.missing);
    await expect(create()).toBeDisabled();
    await expect(create()).toHaveAccessibleDescription(briefCopy.needsScript);
  },
});
Emptied.test("splits pasted text into lines", async () => {
  await userEvent.click(await line(1));
  await userEvent.paste("Good tea.\n\nNeeds four minutes.");
  await expect(lines().map(({ value }) => value)).toEqual(["Good tea.", "Needs four minutes."]);
  await expect(create()).toBeEnabled();
});
Emptied.test("shows an error when the script is over the limit", async () => {
  await userEvent.click(await line(1));
  await userEvent.paste("a".repeat(5001));
  await expectFieldErrorLinked(await line(1), errors.script_over_limits.message);
  await expect(create()).toHaveAccessibleDescription(briefCopy.needsShorterScript);
});

/** The brief has changed since the scripts were written: a notice says so, and rewriting keeps edited scripts. */
export const BriefChanged = meta.story({
  play: async () => {
    await writeScripts();
    await userEvent.type(await line(1), " Mine.");
    await userEvent.click(screen.getByRole("button", { name: briefCopy.editBrief }));
    await userEvent.type(prompt(), " No plastic.");
    await expect(screen.getByText(scriptCopy.changed)).toBeVisible();
  },
});
BriefChanged.test("lists the edited script after the new ones", async () => {
  await userEvent.click(screen.getAllByRole("button", { name: briefCopy.writeAgain })[0]!);
  await waitFor(() => expect(draft().ideas).toHaveLength(4));
  await expect(draft().ideas[3]?.lines[0]?.text).toMatch(/ Mine\.$/);
  await expect(screen.queryByText(scriptCopy.changed)).toBeNull();
});

/** Fields for text that the ad must and must not contain. */
export const MustBeSaid = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: briefCopy.mustSayOpen }));
    const field = screen.getByRole("textbox", { name: briefCopy.mustSay });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "Terms apply.");
    await userEvent.type(screen.getByRole("textbox", { name: briefCopy.avoid }), "Leeds");
    await writeScripts();
    await expect(texts().at(-1)).toBe("Terms apply.");
    await expect(texts().join(" ")).not.toContain("Leeds");
  },
});

const mustSay = () => screen.getByRole("textbox", { name: briefCopy.mustSay });

/** The required text is far too long for the ad: an error appears next to its field. */
export const MustBeSaidTooLong = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: briefCopy.mustSayOpen }));
    await userEvent.click(mustSay());
    await userEvent.paste("Terms and conditions apply to all orders. ".repeat(20));
    await userEvent.click(write());
    // The brief and its fields are collapsed while the scripts are being written.
    await waitFor(() => expect(mustSay()).toHaveAccessibleDescription(/This script would last \d+ seconds/));
  },
});
MustBeSaidTooLong.test("keeps the text, and clears the error when the text changes", async () => {
  await userEvent.type(mustSay(), "{Backspace}");
  await expect(mustSay()).not.toHaveAttribute("aria-invalid");
  await expect(mustSay()).toHaveValue("Terms and conditions apply to all orders. ".repeat(20).slice(0, -1));
});

/** Writing the scripts takes four seconds: space for them is reserved, and the wait can be cancelled. */
export const SlowScripts = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SlowScripts),
  play: async () => {
    await userEvent.click(write());
    await expect(screen.getByRole("button", { name: briefCopy.writing })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(screen.getByRole("button", { name: briefCopy.cancel })).toBeVisible();
    await expect(create()).toBeEnabled();
  },
});
SlowScripts.test("shows the scripts when they arrive", async () => {
  await expect(await screen.findByRole("tab", { name: /^The question/ }, { timeout: 8000 })).toBeVisible();
});

SlowScripts.test("stops waiting for the scripts when Create is clicked", async () => {
  await userEvent.click(create());
  await expect(onCreate).toHaveBeenCalledWith("ai");
  await expect(screen.queryByRole("button", { name: briefCopy.cancel })).toBeNull();
  await expect(prompt()).toHaveValue(brief.prompt);
});

/** The scripts never arrive: after a while a message says so, and Cancel brings the brief back. */
export const ScriptsNeverCome = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ScriptsNeverCome),
  play: async () => {
    await userEvent.click(write());
    await expect(await screen.findByText(briefCopy.slow, {}, { timeout: 9000 })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: briefCopy.cancel }));
    await expect(prompt()).toHaveValue(brief.prompt);
    await expect(write()).toBeEnabled();
    // Focus must not be lost when the Cancel button disappears: the next Tab continues from the form.
    await expect(document.body).not.toHaveFocus();
  },
});

/** A brief of three words produces short scripts that leave room for more. */
export const ThinBrief = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ThinBrief),
  play: async () => {
    await writeScripts();
    await expect(screen.getByText(/^Room for about \d\d more words$/)).toBeVisible();
    await expect(screen.queryByText(scriptCopy.leftOut)).toBeNull();
  },
});

/** The brief doesn't say what is being sold: a message suggests what to add, until the prompt changes. */
export const NothingToSell = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NothingToSell),
  play: async () => {
    await userEvent.click(write());
    await waitFor(() => expect(prompt()).toHaveAttribute("aria-invalid", "true"));
    await expectFieldErrorLinked(prompt(), errors.nothing_to_sell.message);
    await waitFor(() => expect(prompt()).toHaveFocus());
  },
});
NothingToSell.test("clears the error when the prompt changes", async () => {
  await userEvent.type(prompt(), " Tea.");
  await expect(prompt()).not.toHaveAttribute("aria-invalid");
});

/** The prompt is not in the chosen language. */
export const ScriptsOtherLanguage = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ScriptsOtherLanguage),
  play: async () => {
    await userEvent.click(write());
    await waitFor(() => expect(prompt()).toHaveAttribute("aria-invalid", "true"));
    await expectFieldErrorLinked(prompt(), errors.prompt_in_other_language.message({ language: "English" }));
  },
});

/** The chosen voice is no longer in the catalogue. */
export const ScriptsVoiceGone = meta.story({
  ...failing(generationScenarios.ScriptsVoiceGone, errors.voice_unavailable.message),
});

/** The hourly script limit is reached. */
export const TooManyScripts = meta.story({
  ...failing(generationScenarios.TooManyScripts, errors.too_many_scripts.message),
});

/** The script-writing service is unavailable. */
export const WriterDown = meta.story({
  ...failing(generationScenarios.WriterDown, errors.service_unavailable.message),
});

WriterDown.test(
  "shows the error above the docked buttons on a phone",
  { globals: { viewport: { value: "phone320", isRotated: false } } },
  async () => {
    const retry = screen.getByRole("button", { name: briefCopy.tryAgain });
    await waitFor(() =>
      expect(retry.getBoundingClientRect().bottom).toBeLessThan(write().getBoundingClientRect().top),
    );
  },
);

/** Scripts were checked too often from this network. */
export const TooManyScriptChecks = meta.story({
  ...failing(generationScenarios.TooManyScriptChecks, errors.too_many_script_checks.message),
});
TooManyScriptChecks.test("shows the server's other errors above the buttons too", async ({ msw }) => {
  for (const code of ["identity_missing", "foreign_guest", "disk_full"] as const) {
    msw.use(...instead("generation", { writeScripts: code }));
    await userEvent.click(screen.getByRole("button", { name: briefCopy.tryAgain }));
    await screen.findByText(errors[code].message, { exact: false });
  }
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({ ...failing(generationScenarios.BadGateway, briefCopy.notWritten) });

/** The server crashes. */
export const ScriptsCrash = meta.story({
  ...failing(generationScenarios.ScriptsCrash, networkErrorMessage),
});

/** Another script can't be written: the existing ones stay, with the error above them. */
export const Down = meta.story({
  play: async ({ msw }) => {
    await writeScripts();
    const before = texts();
    msw.use(...generationScenarios.Down);
    await userEvent.click(screen.getByRole("button", { name: scriptCopy.another }));
    const shown = await screen.findByText(networkErrorMessage);
    await waitFor(() => expect(shown).toBeVisible());
    await expect(texts()).toEqual(before);
    await expect(create()).toBeEnabled();
  },
});

/** The narrowest phone, with text at 200 %. */
export const Narrowest = meta.story({ globals: narrowest, play: writeScripts });
