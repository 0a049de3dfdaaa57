import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { guide } from "./picker-dialog.guide.ts";
import { PickerDialog, type PickerDialogProps, type PickerLabels } from "./picker-dialog.tsx";
import { sampleOf } from "./sample-player.stories.tsx";
import { VoiceRow, type VoiceRowProps } from "./voice-row.tsx";

export type Voice = Pick<
  VoiceRowProps,
  "name" | "gender" | "accent" | "language" | "tone" | "age" | "characteristics"
>;

const facts = `Amelia|female|American|English|balanced|Middle Aged|Natural|Conversational
Russell|male|American|English|steady|Middle Aged|Natural|Trustworthy
Maya|female|Canadian|English|upbeat|Young Adult|Bright|Friendly
Desmond|male|American|English|deep|Senior|Warm|Resonant
Imogen|female|British|English|formal|Middle Aged|Polished|Clear
Lachlan|male|Australian|English|energetic|Young Adult|Easy-going|Sunny
Audrey|female|Canadian|English|calm|Middle Aged|Soft|Reassuring
Niamh|female|Irish|English|storytelling|Young Adult|Lively|Warm
Callum|male|Scottish|English|confident|Middle Aged|Direct|Dry
Theo|male|British|English|fun|Young Adult|Playful|Quick
Layla|female|Emirati|Arabic|upbeat|Young Adult|Bright|Modern
Omar|male|Egyptian|Arabic|deep|Middle Aged|Warm|Familiar
Mei|female|Mandarin|Chinese|balanced|Young Adult|Clear|Even
Jun|male|Mandarin|Chinese|informative|Middle Aged|Precise|Calm
Elodie|female|Parisian|French|calm|Young Adult|Elegant|Soft
Luc|male|Belgian|French|serious|Middle Aged|Grave|Slow
Greta|female|Standard German|German|informative|Middle Aged|Clear|Precise
Jonas|male|Austrian|German|upbeat|Young Adult|Friendly|Light
Lucia|female|Castilian|Spanish|balanced|Middle Aged|Clear|Warm
Andres|male|Mexican|Spanish|energetic|Young Adult|Bright|Fast`;

/** A page of voices, and as many more as are wanted: the same people again, numbered. */
export const voicesUpTo = (count: number): Voice[] => {
  const people = facts.split("\n").map((line) => {
    const [name = "", gender, accent, language, tone, age, ...characteristics] = line.split("|");
    return { name, gender, accent, language, tone, age, characteristics };
  });
  return Array.from({ length: count }, (_, place) => {
    const person = people[place % people.length]!;
    const round = Math.floor(place / people.length);
    return round === 0 ? person : { ...person, name: `${person.name} ${round + 1}` };
  });
};
const page = voicesUpTo(20);

const labels: PickerLabels = {
  title: selectVoiceCopy.select,
  subtitle: selectVoiceCopy.subtitle,
  keys: controlCopy.listenAndChoose,
  close: controlCopy.close,
  search: selectVoiceCopy.search,
  searchPlaceholder: selectVoiceCopy.search,
  searchButton: controlCopy.search,
  clearSearch: controlCopy.clearSearch,
  loading: selectVoiceCopy.loading,
  empty: selectVoiceCopy.empty,
  found: controlCopy.found,
  loadingMore: selectVoiceCopy.loadingMore,
  end: controlCopy.endOfResults,
  retry: controlCopy.tryAgain,
  selected: controlCopy.selected,
  none: selectVoiceCopy.none,
  cancel: controlCopy.cancel,
  confirm: selectVoiceCopy.select,
};

/** Recorded are a woman and two men; who is none of them has the voice of the one most alike. */
function fileOf({ gender, accent }: Voice) {
  if (gender !== "male") return "voice-female-american";
  return accent === "Scottish" ? "voice-male-scottish" : "voice-male-american";
}

/** A page with the button that opens the dialog, open at first: it keeps what is chosen, and plays one sample at a time. */
export function Picking({ playing: first, ...args }: PickerDialogProps<Voice> & { playing?: string }) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState(args.chosen);
  const [playing, setPlaying] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change voice</Button>
      <PickerDialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
        chosen={chosen}
        onChoose={(voice) => {
          args.onChoose(voice);
          setChosen(voice);
        }}
        renderRow={(voice, row) => {
          const sample = sampleOf(voice.name, fileOf(voice));
          const plays = voice.name === playing;
          const onToggle = () => setPlaying(plays ? undefined : voice.name);
          const now = plays ? { state: "playing" as const, position: 1.3 } : {};
          return <VoiceRow {...row} {...voice} sample={{ ...sample, ...now, onToggle }} />;
        }}
      />
    </>
  );
}

/** What every story of the picker begins with. */
export const picked: PickerDialogProps<Voice> = {
  open: true,
  onClose: fn(),
  list: { state: "ready", items: page, query: "", total: 52, next: "more" },
  idOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  renderRow: () => null,
  chosen: null,
  onChoose: fn(),
  onConfirm: fn(),
  onSearch: fn(),
  onLoadMore: fn(),
  onRetry: fn(),
  labels,
};
const { labels: words } = picked;
const some = { state: "ready", items: page.slice(0, 6), query: "", total: 6, next: "end" } as const;
const dialog = () => within(screen.getByRole("dialog", { name: words.title }));
const confirm = () => dialog().getByRole("button", { name: words.confirm });

/** The part that scrolls. */
export const scroller = () => screen.getByRole("grid").closest("section")!;

/** Found, and seen once the dialog has faded in. */
export const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const meta = preview.meta({
  component: PickerDialog<Voice>,
  excludeStories: /^(Picking|[a-z].*)$/,
  parameters: { guide, docs: { story: { inline: false, height: "760px" } } },
  argTypes: { list: { control: false } },
  args: picked,
  render: (args) => <Picking {...args} />,
});

/** In use: one is chosen, another one plays. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { chosen: page[0]!, list: some },
  render: (args) => <Picking {...args} playing="Maya" />,
  play: async () => {
    await screen.findByRole("button", { name: "Pause sample of Maya" });
    await expect(dialog().getByRole("radio", { name: "Amelia" })).toBeChecked();
  },
});

/** Just opened: voices to choose from, none chosen, so nothing can be confirmed yet. */
export const Some = meta.story({
  play: async () => {
    await seen(words.none);
    await expect(dialog().getByRole("radio", { name: "Amelia" })).not.toBeChecked();
    await expect(confirm()).toBeDisabled();
  },
});
Some.test("keeps the dialog contract", () =>
  expectDialogContract({
    name: words.title,
    escape: "closes",
    opener: () => screen.getByRole("button", { name: "Change voice" }),
  }),
);
Some.test("locks the page's scroll and begins in the search", async () => {
  await waitFor(() => expect(dialog().getByRole("searchbox")).toHaveFocus());
  await expect(getComputedStyle(document.body).overflow).toBe("hidden");
});
Some.test("chooses, says so and confirms", async ({ userEvent, args }) => {
  await userEvent.click(dialog().getByText("Maya"));
  await expect(dialog().getByRole("radio", { name: "Maya" })).toBeChecked();
  await expect(dialog().getByText("Selected:")).toHaveTextContent("Selected: Maya");
  await userEvent.click(confirm());
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onConfirm).toHaveBeenCalledWith(page[2]);
});
Some.test("plays one sample at a time, and chooses nothing by it", async ({ userEvent, args }) => {
  await userEvent.click(dialog().getByRole("button", { name: "Play sample of Amelia" }));
  await userEvent.click(dialog().getByRole("button", { name: "Play sample of Russell" }));
  await expect(dialog().getByRole("button", { name: /^Pause/ })).toHaveAccessibleName(
    "Pause sample of Russell",
  );
  await expect(args.onChoose).not.toHaveBeenCalled();
});
Some.test("searches by Enter and by its button, and keeps the focus there", async ({ userEvent, args }) => {
  const search = dialog().getByRole("searchbox");
  await userEvent.type(search, " warm {Enter}");
  await expect(args.onSearch).toHaveBeenLastCalledWith("warm");
  await expect(search).toHaveFocus();
  await userEvent.click(dialog().getByRole("button", { name: words.searchButton }));
  await expect(args.onSearch).toHaveBeenCalledTimes(2);
});
Some.test("closes by Cancel", async ({ userEvent, args }) => {
  await userEvent.click(dialog().getByRole("button", { name: words.cancel }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(screen.queryByRole("dialog")).toBeNull();
});

/** The first voices are awaited: rows in their shape, and words. */
export const Loading = meta.story({
  tags: ["matrix"],
  args: { list: { state: "loading" } },
  play: async () => {
    await seen(words.loading);
    await expect(dialog().queryByRole("grid")).toBeNull();
  },
});

/** They could not be had: the server's words, and a way to try again. */
export const Failed = meta.story({
  tags: ["matrix"],
  args: { list: { state: "failed", message: selectVoiceCopy.failed } },
  play: async ({ userEvent, args }) => {
    await seen(selectVoiceCopy.failed);
    await userEvent.click(dialog().getByRole("button", { name: words.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A search found nothing; what was chosen before stays chosen. */
export const Empty = meta.story({
  tags: ["matrix"],
  args: { chosen: page[8]!, list: { ...some, items: [], query: "klingon", total: 0 } },
  play: async () => {
    await seen(words.empty);
    await expect(dialog().getByText("Selected:")).toHaveTextContent("Selected: Callum");
    await expect(confirm()).toBeEnabled();
  },
});

/** A search found a few: all are in sight, and the list says that there are no more. */
export const Few = meta.story({
  args: { list: { ...some, items: page.slice(0, 3), query: "natural", total: 3 } },
  play: async ({ args }) => {
    await seen(words.end);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** Opened again: what was chosen before is in sight, though it is not among the first. */
export const ChosenBefore = meta.story({
  args: { chosen: page[14]! },
  play: async () => {
    const radio = await screen.findByRole("radio", { name: "Elodie" });
    await expect(radio).toBeChecked();
    const { top, bottom } = radio.getBoundingClientRect();
    const shown = scroller().getBoundingClientRect();
    await expect(top >= shown.top && bottom <= shown.bottom).toBe(true);
  },
});

/** The choice is being taken: nothing can be changed or dismissed. */
export const Busy = meta.story({
  args: { chosen: page[0]!, busy: true },
  play: async () => {
    await expect(await screen.findByRole("radio", { name: "Amelia" })).toBeDisabled();
    await expect(dialog().getByRole("searchbox")).toBeDisabled();
    await expectDialogContract({ name: words.title, escape: "is blocked" });
  },
});

/** On a phone it is a sheet whose list scrolls: search and buttons stay in sight. */
export const OnPhone = meta.story({
  args: { chosen: page[0]! },
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await screen.findByRole("grid");
    const { scrollHeight, clientHeight } = scroller();
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
    await waitFor(() =>
      expect(confirm().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large: what does not fit beside the list scrolls with it. */
export const LargeTextOnPhone = OnPhone.extend({
  globals: narrowest,
  play: async () => {
    await screen.findByRole("grid");
    await expect(scroller().clientHeight).toBeGreaterThanOrEqual(200);
    await expectNoReflowOverflow();
  },
});

/** In the dark. */
export const Dark = meta.story({ args: { chosen: page[0]! }, globals: { theme: "dark" } });
