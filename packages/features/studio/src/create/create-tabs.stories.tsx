import { clearDrafts } from "@earshot/client/state/drafts.ts";
import { generationErrorCopy, generationCopy } from "@earshot/contract/generation/copy.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy, selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { framed, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Profiler, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { held, holding } from "./choices-panel.stories.tsx";
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
  parameters: { ...framed, layout: "padded" },
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
