import { clearDrafts, saveDraft } from "@earshot/client/state/drafts.ts";
import { adInfoCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { mostScriptLines, textLength } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, narrowest, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Profiler, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within, spyOn } from "storybook/test";

import { held, holding, voice } from "./choices-panel.stories.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { CreateTabs, type CreateTabsProps } from "./create-tabs.tsx";
import { StudioFormProvider } from "./studio-form-provider.tsx";
import { emptyForm } from "./studio-form.ts";

/** The tabs with a state of their own. */
function Tabbed({ tab: first, ...args }: CreateTabsProps) {
  const [tab, setTab] = useState(first);
  return (
    <CreateTabs
      {...args}
      tab={tab}
      onTab={(next) => {
        args.onTab(next);
        setTab(next);
      }}
    />
  );
}

const begun: CreateTabsProps = {
  tab: "ai",
  onTab: fn(),
  upload: <p>The drop zone</p>,
  onCreate: fn(),
  creating: false,
};

const meta = preview.meta({
  component: CreateTabs,
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding(), withSession(null)],
  args: begun,
  render: (args) => <Tabbed {...args} />,
});

const described = { productName: "Kettle & Co", prompt: "Tea by post, for people who wake up late." };
const track = readTrack({ id: "trk_001", title: "Morning Light", duration: 62.4, mood: "warm" }) ?? undefined;

const name = () => screen.getByRole("textbox", { name: studioCopy.productName });
const prompt = () => screen.getByRole("textbox", { name: studioCopy.prompt });
const field = (label: string) => screen.getByRole("textbox", { name: label });
const script = () => screen.getByRole("textbox", { name: studioCopy.script });
const create = () => screen.getByRole("button", { name: generationCopy.create });
const music = () => within(screen.getByRole("group", { name: backgroundMusicCopy.title }));

/** The form is empty: two fields with placeholders, no music, and Create Audio Ad is disabled. */
export const Empty = meta.story({
  play: async () => {
    await expect(name()).toHaveAttribute("placeholder", studioCopy.productNamePlaceholder);
    await expect(prompt()).toHaveAttribute("placeholder", studioCopy.promptPlaceholder);
    await expect(music().getByRole("button", { name: backgroundMusicCopy.select })).toBeVisible();
    await expect(create()).toBeDisabled();
    await expect(create()).toHaveAccessibleDescription(briefCopy.needsBoth);
    await expect(screen.queryByText(studioCopy.estimatedLength, { exact: false })).toBeNull();
  },
});
Empty.test("enables Create Audio Ad once the name and the prompt are not blank", async ({ args }) => {
  await userEvent.type(name(), "Kettle");
  await expect(create()).toBeDisabled();
  await userEvent.type(prompt(), "   ");
  await expect(create()).toBeDisabled();
  await userEvent.type(name(), "{Enter}");
  await expect(args.onCreate).not.toHaveBeenCalled();
  await userEvent.type(prompt(), "Tea");
  await expect(create()).toBeEnabled();
  await userEvent.clear(name());
  await expect(create()).toBeDisabled();
});
Empty.test("updates the form, whose script and prompt are separate texts", async () => {
  await userEvent.type(name(), "Kettle");
  await userEvent.type(prompt(), "Tea by post");
  await userEvent.click(screen.getByRole("tab", { name: studioCopy.tabs.own }));
  await expect(name()).toHaveValue("Kettle");
  await userEvent.type(await screen.findByRole("textbox", { name: studioCopy.script }), "Tea.");
  await expect(held.form()).toEqual({
    ...emptyForm,
    productName: "Kettle",
    prompt: "Tea by post",
    script: "Tea.",
  });
});
Empty.test("reports the selected tab", async ({ args }) => {
  await userEvent.click(screen.getByRole("tab", { name: studioCopy.tabs.upload }));
  await expect(args.onTab).toHaveBeenLastCalledWith("upload");
  await expect(screen.getByText("The drop zone")).toBeVisible();
});

Empty.test("fills the form from an example, and then hides the examples", async () => {
  for (const { label, productName, prompt: text } of briefCopy.examples) {
    await userEvent.click(screen.getByRole("button", { name: label }));
    await expect(name()).toHaveValue(productName);
    await expect(prompt()).toHaveValue(text);
    await expect(prompt()).toHaveFocus();
    await expect(screen.queryByRole("button", { name: label })).toBeNull();
    await userEvent.clear(prompt());
    await userEvent.clear(name());
  }
});

/** With a description, the ad can be created. */
export const Described = meta.story({
  decorators: [holding(described)],
  play: async ({ args }) => {
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("ai");
  },
});
Described.test("creates the ad when Enter is pressed in the name field", async ({ args }) => {
  await userEvent.type(name(), "{Enter}");
  await expect(args.onCreate).toHaveBeenCalledTimes(2);
});
Described.test("suggests a track that suits the brief", async () => {
  await expect(await screen.findByText(backgroundMusicCopy.suggested("brief"))).toBeVisible();
});
Described.test("creates nothing on Enter in the music search", async ({ args }) => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.select }));
  const dialog = await screen.findByRole("dialog", { name: selectMusicCopy.select });
  await within(dialog).findByText("Morning Light");
  await userEvent.type(within(dialog).getByRole("searchbox"), "jazz{Enter}");
  await waitFor(() => expect(within(dialog).queryByText("Morning Light")).toBeNull());
  await waitFor(() => expect(within(dialog).getByText("Blue Hour")).toBeVisible());
  await userEvent.click(within(dialog).getByRole("button", { name: controlCopy.cancel }));
  await expect(args.onCreate).toHaveBeenCalledOnce();
});

/** Pending: the button says so and ignores presses; the fields keep their values. */
export const Creating = meta.story({
  decorators: [holding(described)],
  args: { creating: true },
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: generationCopy.creating });
    await userEvent.click(button);
    await userEvent.type(name(), "{Enter}");
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(prompt()).toHaveValue(described.prompt);
  },
});

/** The texts are over the limit: errors appear below the fields, and nothing is truncated. */
export const TooLong = meta.story({
  decorators: [
    holding({
      productName: "K".repeat(textLength.name + 1),
      prompt: "Tea. ".repeat(textLength.prompt / 5 + 1),
      mustSay: "T".repeat(textLength.mustSay + 1),
      avoid: "C".repeat(textLength.avoid + 1),
    }),
  ],
  play: async () => {
    await expectFieldErrorLinked(name(), errors.product_name_too_long.message);
    await expectFieldErrorLinked(prompt(), errors.prompt_too_long.message);
    await expectFieldErrorLinked(field(briefCopy.mustSay), errors.must_say_too_long.message);
    await expectFieldErrorLinked(field(briefCopy.avoid), errors.avoid_too_long.message);
  },
});

/** Music is chosen: its title and length appear, with buttons to change or remove it. */
export const MusicChosen = meta.story({
  decorators: [holding({ ...described, music: track ?? null })],
  play: async () => {
    await expect(await music().findByText("Morning Light")).toBeVisible();
    await expect(music().getByText("1:02")).toBeVisible();
    await expect(music().getByText(backgroundMusicCopy.active)).toBeVisible();
  },
});
MusicChosen.test("removes the music and moves focus to Select", async () => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.remove }));
  await expect(held.form().music).toBeNull();
  await waitFor(() =>
    expect(music().getByRole("button", { name: backgroundMusicCopy.select })).toHaveFocus(),
  );
});
MusicChosen.test("changes the music in the dialog and then returns focus", async () => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.change }));
  const dialog = await screen.findByRole("dialog", { name: selectMusicCopy.select });
  await userEvent.click(await within(dialog).findByText("Side Street"));
  await userEvent.click(within(dialog).getByRole("button", { name: selectMusicCopy.select }));
  await waitFor(() => expect(held.form().music?.title).toBe("Side Street"));
  await waitFor(() =>
    expect(music().getByRole("button", { name: backgroundMusicCopy.change })).toHaveFocus(),
  );
});

/** The landing page's values replaced a draft, which can be restored. */
export const DraftSetAside = meta.story({
  decorators: [holding(described, "saved")],
  beforeEach: () => {
    clearDrafts();
    const earlier = { ...emptyForm, productName: "Lumen", prompt: "Lamps that last." };
    sessionStorage.setItem("draft:studio", JSON.stringify({ form: earlier, setAside: null }));
    return clearDrafts;
  },
  play: async () => {
    await expect(name()).toHaveValue(described.productName);
    await waitFor(() => expect(screen.getByText(studioCopy.draftReplaced)).toBeVisible());
  },
});
DraftSetAside.test("restores the draft", async () => {
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftBack }));
  await expect(name()).toHaveValue("Lumen");
  await expect(prompt()).toHaveValue("Lamps that last.");
  await expect(screen.queryByText(studioCopy.draftReplaced)).toBeNull();
  await expect(document.activeElement).not.toBe(document.body);
});
DraftSetAside.test("discards the draft when dismissed", async () => {
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftForget }));
  await expect(screen.queryByText(studioCopy.draftReplaced)).toBeNull();
  await expect(name()).toHaveValue(described.productName);
});

/** The earlier draft is a script of the user's own: restoring it opens its tab. */
export const OwnDraftSetAside = DraftSetAside.extend({
  beforeEach: () => saveDraft("studio", { form: { ...emptyForm, script: "Lamps that last." } }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: studioCopy.draftBack }));
    await waitFor(() => expect(script()).toHaveValue("Lamps that last."));
    await expect(args.onTab).toHaveBeenLastCalledWith("own");
  },
});

/** Renders a page that can be reloaded. */
function Reloadable(args: CreateTabsProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <StudioFormProvider key={visit} initial={emptyForm} draft="saved">
        <Tabbed {...args} />
      </StudioFormProvider>
      <Button onClick={() => setVisit(visit + 1)}>Reload</Button>
    </>
  );
}

const reload = () => userEvent.click(screen.getByRole("button", { name: "Reload" }));

/** After a reload, the input is restored. */
export const Reloaded = meta.story({
  beforeEach: () => {
    clearDrafts();
    return clearDrafts;
  },
  render: (args) => <Reloadable {...args} />,
  play: async () => {
    await userEvent.type(name(), "Kettle");
    await userEvent.type(prompt(), "Tea");
    await reload();
    await expect(name()).toHaveValue("Kettle");
    await expect(prompt()).toHaveValue("Tea");
    await expect(create()).toBeEnabled();
  },
});
Reloaded.test("restores nothing after log-out", async () => {
  await userEvent.type(name(), "s");
  clearDrafts();
  await reload();
  await expect(name()).toHaveValue("");
  await expect(prompt()).toHaveValue("");
});

/** The narrowest phone with 200 % text. */
export const Narrowest = meta.story({
  globals: narrowest,
  decorators: [holding({ ...described, music: track ?? null })],
});

/** Typing rerenders the field but not the panel. */
export const TypedBesideThePanel = meta.story({
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 260px", gap: 24 }}>
      <Profiler id="tabs" onRender={() => drawn.push("tabs")}>
        <Tabbed {...args} />
      </Profiler>
      <Profiler id="panel" onRender={() => drawn.push("panel")}>
        <ChoicesPanel />
      </Profiler>
    </div>
  ),
  play: async () => {
    await screen.findByLabelText(studioCopy.languageSearch);
    await userEvent.type(name(), "Kettle");
    drawn.length = 0;
    await userEvent.type(prompt(), "Tea");
    await expect(drawn).toContain("tabs");
    await expect(drawn).not.toContain("panel");
  },
});
const drawn: string[] = [];

const ownScript = { args: { tab: "own" as const }, decorators: [holding()] };

/** 38 words, about 15 s with the default voice. */
const words =
  "Good tea needs four minutes. So does a good morning. At Kettle we blend by hand, in small batches, and post it the same day. Try three of our teas for nine dollars, at kettle dot example, today.";
/** The same words four times: about 60 s, which exceeds the default 30 s. */
const long = Array.from({ length: 4 }, () => words).join(" ");

const estimate = (seconds: number) =>
  screen.findByText(
    (_, element) =>
      element?.tagName === "P" &&
      element.textContent === `${studioCopy.estimatedLength}: ${adInfoCopy.seconds(seconds)}`,
  );
/** The meter: "14.2 of 30 s with Russell". */
const meter = () => screen.findByText(/^of \d+ s with /);
const secondsOf = async () => Number.parseFloat((await meter()).textContent);

async function paste(text: string) {
  await userEvent.click(await screen.findByRole("textbox", { name: studioCopy.script }));
  await userEvent.paste(text);
}

interface LengthRequest {
  text: string;
  voice: string;
  language: string;
  isAborted: boolean;
}

/** Records requests for a script's speaking time from now on. */
function recordLengthRequests(): () => LengthRequest[] {
  const fetch = spyOn(window, "fetch");
  return () =>
    fetch.mock.calls
      .filter(([address]) => address === "/api/audioad/spoken-length")
      .map(([, init]) => {
        const { text, voice_id, language } = JSON.parse(init?.body as string) as Record<string, string>;
        return {
          text: text!,
          voice: voice_id!,
          language: language!,
          isAborted: init?.signal?.aborted === true,
        };
      });
}

/** Without a measured time the meter estimates one, and an ad can still be created. */
async function expectEstimates() {
  const requests = recordLengthRequests();
  await paste(" Now.");
  await waitFor(() => expect(requests()).not.toEqual([]));
  await estimate(Math.round((6 + words.length + 5) / 20));
  await expect(await secondsOf()).toBeGreaterThan(12);
  await expect(create()).toBeEnabled();
}

/** For an empty script, the estimate is 0 and there is no speaking time. */
export const EmptyScript = meta.story({
  ...ownScript,
  play: async () => {
    await estimate(0);
    await expect(script()).toHaveAttribute("placeholder", studioCopy.scriptPlaceholder);
    await expect(create()).toBeDisabled();
    await expect(create()).toHaveAccessibleDescription(briefCopy.needsName);
    await expect(screen.queryByText(/^of \d+ s with /)).toBeNull();
  },
});

EmptyScript.test("suggests a track once the script names a trade", async () => {
  await userEvent.type(script(), "Warm rolls from our bakery.");
  await expect(await screen.findByText(backgroundMusicCopy.suggested("script"))).toBeVisible();
  await userEvent.clear(script());
  await userEvent.type(script(), "We open on Monday.");
  await waitFor(() => expect(screen.queryByText(backgroundMusicCopy.suggested("script"))).toBeNull());
});

/**
 * A script is written: its speaking time is shown next to the chosen length, along with the estimate from its number
 * of characters.
 */
export const Written = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: words })],
  play: async ({ args }) => {
    await estimate(Math.round((6 + words.length) / 20));
    await expect(await meter()).toHaveTextContent(/^1\d\.\d of 30 s with Russell$/);
    await expect(screen.getByText(/^Room for about \d+ more words$/)).toBeVisible();
    await expect(script()).toHaveAccessibleDescription(/of 30 s with Russell.*Estimated Script Length/);
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("own");
  },
});
Written.test("sends one debounced request while typing", async () => {
  const requests = recordLengthRequests();
  await userEvent.type(script(), " Tea!");
  await waitFor(() => expect(requests()).toHaveLength(1));
  await expect(requests()[0]).toMatchObject({ text: `${words} Tea!`, voice: defaultVoice.id });
  await expect(requests()).toHaveLength(1);
});
Written.test("hides the speaking time when the script is emptied", async () => {
  await userEvent.clear(script());
  await waitFor(() => expect(screen.queryByText(/^of \d+ s with /)).toBeNull());
});
Written.test("switches between the text and the lines of the same script", async () => {
  await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asLines }));
  const line = await screen.findByRole("textbox", { name: scriptCopy.line(1, 1) });
  await expect(line).toHaveValue(words);
  await userEvent.click(line);
  await userEvent.keyboard("{Home}Now.{Enter}");
  await expect(held.form().script).toBe(`Now.\n${words}`);
  await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asText }));
  await expect(script()).toHaveValue(`Now.\n${words}`);
});

/** The script is in German and no language is chosen: a note names the voice that will speak it. */
export const OwnInOtherLanguage = meta.story({
  ...ownScript,
  decorators: [
    holding({
      productName: "Bohne",
      script:
        "Frisch gerösteter Kaffee, jede Woche mit der Post zu Ihnen nach Hause.\nDie erste Tüte ist gratis.",
    }),
  ],
  play: async () => {
    await expect(await screen.findByText(scriptCopy.spokenIn("script", "German", "Greta"))).toBeVisible();
  },
});
OwnInOtherLanguage.test("shows the note below the lines too, until the language is chosen", async () => {
  await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asLines }));
  await expect(await screen.findByRole("textbox", { name: scriptCopy.line(2, 2) })).toBeVisible();
  await expect(screen.getByText(scriptCopy.spokenIn("script", "German", "Greta"))).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: scriptCopy.changeLanguage("German") }));
  await expect(held.form().language).toBe("German");
  await expect(screen.queryByText(scriptCopy.spokenIn("script", "German", "Greta"))).toBeNull();
});

/** Two voices are chosen: speaker labels in the text ("A:", "B:") assign its lines to the voices. */
export const OwnWithTwoVoices = meta.story({
  ...ownScript,
  decorators: [
    holding({
      productName: "Kettle",
      script: "A: Tea or coffee?\nB: Tea.",
      secondVoice: voice("Amelia", { language: "English", accents: ["American"] }),
    }),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asLines }));
    await expect(await screen.findByRole("textbox", { name: scriptCopy.line(2, 2) })).toHaveValue("Tea.");
    await userEvent.click(screen.getByRole("button", { name: /^Line 2 of 2: Spoken by Amelia/ }));
    await expect(screen.getByRole("button", { name: /^Line 2 of 2: Spoken by Russell/ })).toHaveFocus();
    await expect(held.form().script).toBe("A: Tea or coffee?\nA: Tea.");
  },
});
OwnWithTwoVoices.test("measures each voice's lines with that voice", async () => {
  await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asText }));
  const requests = recordLengthRequests();
  await userEvent.clear(script());
  await userEvent.paste("A: Tea or coffee?\nB: Tea, please.\nA: Here you are.");
  await waitFor(() => expect(requests()).toHaveLength(2));
  await expect(requests()).toMatchObject([
    { text: "Tea or coffee?\nHere you are.", voice: defaultVoice.id },
    { text: "Tea, please.", voice: "vc_amelia" },
  ]);
});
OwnWithTwoVoices.test("shows an error if the voices' lines together exceed the maximum length", async () => {
  await userEvent.click(screen.getByRole("radio", { name: scriptCopy.asText }));
  await userEvent.clear(script());
  await userEvent.paste(`A: ${long}\nB: ${long}`);
  await waitFor(() => expect(script()).toHaveAttribute("aria-invalid", "true"));
  await expectFieldErrorLinked(script(), errors.spoken_too_long.message);
});

/**
 * The speaking time is being measured: an estimate is shown, and further typing aborts the request and sends another.
 */
export const StillAsking = meta.story({
  ...ownScript,
  globals: { latency: "8000" },
  decorators: [holding({ productName: "Kettle" })],
  play: async () => {
    const requests = recordLengthRequests();
    await paste(words);
    await waitFor(() => expect(requests()).toHaveLength(1));
    await estimate(Math.round((6 + words.length) / 20));
    await expect(await secondsOf()).toBeGreaterThan(12);
    await paste(" Now.");
    await waitFor(() => expect(requests()).toHaveLength(2));
    await expect(requests().map(({ isAborted }) => isAborted)).toEqual([true, false]);
  },
});

/** The script is longer than the chosen length: the meter shows by how much, but an ad can still be created. */
export const Over = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: long })],
  play: async () => {
    await expect(await screen.findByText(/ s too long$/)).toBeVisible();
    await expect(screen.getByText(scriptCopy.noLength)).toBeVisible();
    await expect(script()).not.toHaveAttribute("aria-invalid");
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeEnabled();
  },
});

/** The script is longer than the maximum: the error that the server would send is shown in advance. */
export const LongerThanAnAd = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: `${long} ${long} ${long}` })],
  play: async () => {
    await waitFor(() => expect(script()).toHaveAttribute("aria-invalid", "true"));
    await expect(await secondsOf()).toBeGreaterThan(120);
    await expectFieldErrorLinked(script(), errors.spoken_too_long.message);
  },
});

/**
 * The script has more than 100 lines of one word each: the error that the server would send is shown in advance, on
 * the narrowest phone.
 */
export const TooManyLines = meta.story({
  ...ownScript,
  globals: narrowest,
  decorators: [holding({ productName: "Kettle", script: "Tea.\n".repeat(mostScriptLines + 1) })],
  play: async () => {
    await waitFor(() => expect(script()).toHaveAttribute("aria-invalid", "true"));
    await expectFieldErrorLinked(script(), errors.script_over_limits.message);
    const time = await screen.findByText(/^of \d+ s with /);
    const segments = time.closest("div")?.nextElementSibling;
    await expect(segments?.childElementCount).toBeGreaterThan(mostScriptLines);
    await expect(segments?.scrollWidth).toBeLessThanOrEqual(segments?.clientWidth ?? 0);
  },
});

/** A slow voice takes longer to speak the same text. */
export const SlowVoice = meta.story({
  ...ownScript,
  decorators: [
    holding({
      productName: "Kettle",
      voice: voice("Margaret", { language: "English", accents: ["American"] }),
    }),
  ],
  play: async () => {
    const requests = recordLengthRequests();
    await paste(long);
    await waitFor(() => expect(requests()).toContainEqual(expect.objectContaining({ voice: "vc_margaret" })));
    await waitFor(async () => expect(await secondsOf()).toBeGreaterThan(75));
  },
});

/** The chosen language is sent, whatever language the script is in. */
export const LanguageChosen = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", language: "English" })],
  play: async () => {
    const requests = recordLengthRequests();
    await paste(words);
    await waitFor(() => expect(requests()).not.toEqual([]));
    for (const { language } of requests()) await expect(language).toBe("English");
  },
});

/** The speaking time can't be loaded: the meter shows an estimate. */
export const SpokenLengthDown = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: words })],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SpokenLengthDown),
  play: expectEstimates,
});

/** The chosen voice is no longer in the catalogue: the meter shows an estimate. */
export const VoiceUnknown = meta.story({
  ...ownScript,
  decorators: [
    holding({ productName: "Kettle", script: words, voice: voice("Nobody", { language: "English" }) }),
  ],
  play: expectEstimates,
});
