import { clearDrafts } from "@earshot/client/state/drafts.ts";
import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy, selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Profiler, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within, spyOn } from "storybook/test";

import { held, holding, voice } from "./choices-panel.stories.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { CreateTabs, type CreateTabsProps } from "./create-tabs.tsx";
import { StudioFormProvider } from "./studio-form-provider.tsx";
import { emptyForm } from "./studio-form.ts";

/** The tabs, on which one can change. */
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
  decorators: [holding()],
  args: begun,
  render: (args) => <Tabbed {...args} />,
});

const described = { productName: "Kettle & Co", prompt: "Tea by post, for people who wake up late." };
const track = readTrack({ id: "trk_001", title: "Morning Light", duration: 62.4, mood: "warm" }) ?? undefined;

const name = () => screen.getByRole("textbox", { name: studioCopy.productName });
const prompt = () => screen.getByRole("textbox", { name: studioCopy.prompt });
const script = () => screen.getByRole("textbox", { name: studioCopy.script });
const create = () => screen.getByRole("button", { name: generationCopy.create });
const music = () => within(screen.getByRole("group", { name: backgroundMusicCopy.title }));

/** As it begins: two empty fields with their placeholders, no music, and nothing to be created yet. */
export const Empty = meta.story({
  play: async () => {
    await expect(name()).toHaveAttribute("placeholder", studioCopy.productNamePlaceholder);
    await expect(prompt()).toHaveAttribute("placeholder", studioCopy.promptPlaceholder);
    await expect(music().getByRole("button", { name: backgroundMusicCopy.select })).toBeVisible();
    await expect(create()).toBeDisabled();
    await expect(screen.queryByText(studioCopy.estimatedLength, { exact: false })).not.toBeVisible();
  },
});
Empty.test("can be created once name and prompt are there, and not by blanks", async ({ args }) => {
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
Empty.test("what is typed reaches the form, the script apart from the prompt", async () => {
  await userEvent.type(name(), "Kettle");
  await userEvent.type(prompt(), "Tea by post");
  await userEvent.click(screen.getByRole("tab", { name: studioCopy.tabs.own }));
  await expect(name()).toHaveValue("Kettle");
  await userEvent.type(script(), "Tea.");
  await expect(held.form()).toEqual({
    ...emptyForm,
    productName: "Kettle",
    prompt: "Tea by post",
    script: "Tea.",
  });
});
Empty.test("tells of the tab that is wanted", async ({ args }) => {
  await userEvent.click(screen.getByRole("tab", { name: studioCopy.tabs.upload }));
  await expect(args.onTab).toHaveBeenLastCalledWith("upload");
  await expect(screen.getByText("The drop zone")).toBeVisible();
});

/** Described: the ad can be created. */
export const Described = meta.story({
  decorators: [holding(described)],
  play: async ({ args }) => {
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("ai");
  },
});
Described.test("Enter in the name creates it too", async ({ args }) => {
  await userEvent.type(name(), "{Enter}");
  await expect(args.onCreate).toHaveBeenCalledTimes(2);
});
Described.test("searching music creates nothing", async ({ args }) => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.select }));
  const dialog = await screen.findByRole("dialog", { name: selectMusicCopy.select });
  await userEvent.type(within(dialog).getByRole("searchbox"), "jazz{Enter}");
  await expect(await within(dialog).findByText("Blue Hour")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: controlCopy.cancel }));
  await expect(args.onCreate).toHaveBeenCalledOnce();
});

/** An ad is asked for: the button says so, keeps its focus and takes no press; the fields stay as they are. */
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

/** More than fits was pasted: nothing is cut off, and the words stand at the fields. */
export const TooLong = meta.story({
  decorators: [
    holding({
      productName: "K".repeat(textLength.name + 1),
      prompt: "Tea. ".repeat(textLength.prompt / 5 + 1),
    }),
  ],
  play: async () => {
    await expectFieldErrorLinked(name(), errors.product_name_too_long.message);
    await expectFieldErrorLinked(prompt(), errors.prompt_too_long.message);
  },
});

/** With music: its title and length, and the ways to another and to none. */
export const MusicChosen = meta.story({
  decorators: [holding({ ...described, music: track ?? null })],
  play: async () => {
    await expect(music().getByText("Morning Light")).toBeVisible();
    await expect(music().getByText(`1:02 · ${backgroundMusicCopy.active}`)).toBeVisible();
  },
});
MusicChosen.test("is taken out, and focus goes on", async () => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.remove }));
  await expect(held.form().music).toBeNull();
  await expect(music().getByRole("button", { name: backgroundMusicCopy.select })).toHaveFocus();
});
MusicChosen.test("is changed in the dialog, which gives the focus back", async () => {
  await userEvent.click(music().getByRole("button", { name: backgroundMusicCopy.change }));
  const dialog = await screen.findByRole("dialog", { name: selectMusicCopy.select });
  await userEvent.click(await within(dialog).findByText("Side Street"));
  await userEvent.click(within(dialog).getByRole("button", { name: selectMusicCopy.select }));
  await waitFor(() => expect(held.form().music?.title).toBe("Side Street"));
  await waitFor(() =>
    expect(music().getByRole("button", { name: backgroundMusicCopy.change })).toHaveFocus(),
  );
});

/** The landing page's values are in the form; the draft that was there before can be brought back. */
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
DraftSetAside.test("comes back whole", async () => {
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftBack }));
  await expect(name()).toHaveValue("Lumen");
  await expect(prompt()).toHaveValue("Lamps that last.");
  await expect(screen.queryByText(studioCopy.draftReplaced)).toBeNull();
  await expect(document.activeElement).not.toBe(document.body);
});
DraftSetAside.test("goes when it is dismissed", async () => {
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftForget }));
  await expect(screen.queryByText(studioCopy.draftReplaced)).toBeNull();
  await expect(name()).toHaveValue(described.productName);
});

/** A page that can be loaded anew. */
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

/** The page was loaded anew: what was typed is there. */
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
Reloaded.test("after log-out nothing of it is left", async () => {
  await userEvent.type(name(), "s");
  clearDrafts();
  await reload();
  await expect(name()).toHaveValue("");
  await expect(prompt()).toHaveValue("");
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story({
  globals: narrowest,
  decorators: [holding({ ...described, music: track ?? null })],
});

/** A letter that is typed draws its own field: neither the panel nor anything else is drawn again. */
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

const onOwnTab: CreateTabsProps = {
  tab: "own",
  onTab: fn(),
  upload: null,
  onCreate: fn(),
  creating: false,
};

const ownScript = { args: onOwnTab, decorators: [holding()] };

/** 38 words: about 15 s with the default voice. */
const words =
  "Good tea needs four minutes. So does a good morning. At Kettle we blend by hand, in small batches, and post it the same day. Try three of our teas for nine dollars, at kettle dot example, today.";
/** Four times as much: longer than the 30 s that are chosen at first. */
const long = Array.from({ length: 4 }, () => words).join(" ");

const estimate = (seconds: number) =>
  screen.findByText(
    (_, element) =>
      element?.tagName === "P" &&
      element.textContent === `${studioCopy.estimatedLength}: ${adInfoCopy.seconds(seconds)}`,
  );
/** The line below the estimate. */
const spoken = () => screen.findByText(/with this voice/);

async function paste(text: string) {
  await userEvent.click(script());
  await userEvent.paste(text);
}

interface Asked {
  text: string;
  voice: string;
  language: string;
  /** It was given up before the answer came. */
  isGivenUp: boolean;
}

/** What the server is asked about lengths from now on. */
function listen(): () => Asked[] {
  const fetch = spyOn(window, "fetch");
  return () =>
    fetch.mock.calls
      .filter(([address]) => address === "/api/audioad/spoken-length")
      .map(([, init]) => {
        const body = typeof init?.body === "string" ? init.body : "";
        const { text, voice_id, language } = JSON.parse(body) as Record<string, string>;
        return {
          text: text!,
          voice: voice_id!,
          language: language!,
          isGivenUp: init?.signal?.aborted === true,
        };
      });
}

/** Nothing is written yet: the estimate is 0, and nobody is asked how long that lasts. */
export const EmptyScript = meta.story({
  ...ownScript,
  play: async () => {
    await estimate(0);
    await expect(script()).toHaveAttribute("placeholder", studioCopy.scriptPlaceholder);
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeDisabled();
    await expect(screen.queryByText(/with this voice/)).toBeNull();
  },
});

/** Written: the estimate by letters, and the time that the voice will need, under the chosen length. */
export const Written = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: words })],
  play: async ({ args }) => {
    await estimate(Math.round((6 + words.length) / 20));
    await expect(await spoken()).toHaveTextContent(
      /^About 1\d s with this voice · 1\d s under the 30 s you chose$/,
    );
    await expect(script()).toHaveAccessibleDescription(/Estimated Script Length.*About 1\d s/);
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("own");
  },
});
Written.test("asks once for what is typed in one go", async () => {
  const asked = listen();
  await userEvent.type(script(), " Tea!");
  await waitFor(() => expect(asked()).toHaveLength(1));
  await expect(asked()[0]).toMatchObject({ text: `${words} Tea!`, voice: "vc_amelia" });
  await expect(await spoken()).toBeVisible();
  await expect(asked()).toHaveLength(1);
});
Written.test("an empty script lasts no time, and the line goes", async () => {
  await userEvent.clear(script());
  await waitFor(() => expect(screen.queryByText(/with this voice/)).toBeNull());
});

/** The answer is awaited: the estimate stands alone, its line is kept. */
export const StillAsking = meta.story({
  ...ownScript,
  globals: { latency: "8000" },
  decorators: [holding({ productName: "Kettle" })],
  play: async () => {
    const asked = listen();
    await paste(words);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await estimate(Math.round((6 + words.length) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
    await paste(" Now.");
    await waitFor(() => expect(asked()).toHaveLength(2));
    await expect(asked().map(({ isGivenUp }) => isGivenUp)).toEqual([true, false]);
  },
});

/** Longer than the chosen length: the line says by how much, and nothing is blocked. */
export const Over = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: long })],
  play: async () => {
    await expect(await spoken()).toHaveTextContent(/s over the 30 s you chose$/);
    await expect(script()).not.toHaveAttribute("aria-invalid");
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeEnabled();
  },
});

/** Longer than an ad may be: the server's words already stand at the field. */
export const LongerThanAnAd = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: `${long} ${long} ${long}` })],
  play: async () => {
    await spoken();
    const seconds = Number(/About (\d+) s/.exec((await spoken()).textContent)?.[1]);
    await expect(seconds).toBeGreaterThan(120);
    await expectFieldErrorLinked(script(), errors.script_too_long.message({ seconds }));
  },
});

/** A slow voice was chosen: the same words take longer than with the default one. */
export const SlowVoice = meta.story({
  ...ownScript,
  decorators: [
    holding({
      productName: "Kettle",
      voice: voice("Margaret", { language: "English", accents: ["American"] }),
    }),
  ],
  play: async () => {
    const asked = listen();
    await paste(long);
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ voice: "vc_margaret" })));
    const seconds = Number(/About (\d+) s/.exec((await spoken()).textContent)?.[1]);
    await expect(seconds).toBeGreaterThan(75);
  },
});

/** A language was chosen: the ad is in that one, whatever the script looks like, and so is its length. */
export const LanguageChosen = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", language: "English" })],
  play: async () => {
    const asked = listen();
    await paste(words);
    await waitFor(() => expect(asked()).not.toEqual([]));
    for (const { language } of asked()) await expect(language).toBe("English");
    await expect(await spoken()).toBeVisible();
  },
});

/** How long it lasts can't be asked: the estimate stands alone, and an ad can be made. */
export const SpokenLengthDown = meta.story({
  ...ownScript,
  decorators: [holding({ productName: "Kettle", script: words })],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SpokenLengthDown),
  play: async () => {
    const asked = listen();
    await paste(" Now.");
    await waitFor(() => expect(asked()).not.toEqual([]));
    await estimate(Math.round((6 + words.length + 5) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeEnabled();
  },
});

/** The chosen voice is gone from the catalogue: the estimate stands alone here too. */
export const VoiceUnknown = meta.story({
  ...ownScript,
  decorators: [
    holding({ productName: "Kettle", script: words, voice: voice("Nobody", { language: "English" }) }),
  ],
  play: async () => {
    const asked = listen();
    await paste(" Now.");
    await waitFor(() => expect(asked()).not.toEqual([]));
    await estimate(Math.round((6 + words.length + 5) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
  },
});

/** The narrowest phone with large text: nothing is cut off. */
export const NarrowestScript = meta.story({
  ...ownScript,
  globals: narrowest,
  decorators: [holding({ productName: "Kettle", script: long })],
  play: async () => {
    await spoken();
  },
});
