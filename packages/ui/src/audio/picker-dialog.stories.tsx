import { nextPageWithin, pageSize } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFocusVisible,
} from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { PickerDialog, type PickerDialogProps, type PickerLabels } from "./picker-dialog.tsx";
import { sampleOf } from "./sample-player.stories.tsx";
import type { SamplePlayerProps } from "./sample-player.tsx";
import { VoiceRow, type VoiceRowProps } from "./voice-row.tsx";

type Voice = Pick<
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
Theo|male|British|English|fun|Young Adult|Playful|Quick`;

const people: Voice[] = facts.split("\n").map((line) => {
  const [name = "", gender, accent, language, tone, age, ...characteristics] = line.split("|");
  return { name, gender, accent, language, tone, age, characteristics };
});

/** As many voices as requested; from the 11th on, names repeat with a number. */
const voicesUpTo = (count: number): Voice[] =>
  Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length]!;
    const round = Math.floor(index / people.length);
    return round === 0 ? person : { ...person, name: `${person.name} ${round + 1}` };
  });

const page = voicesUpTo(pageSize.voices);

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
  clearAll: controlCopy.clearFilters,
  found: controlCopy.found,
  loadingMore: selectVoiceCopy.loadingMore,
  end: controlCopy.endOfResults,
  retry: controlCopy.tryAgain,
  selected: controlCopy.selected,
  none: selectVoiceCopy.none,
  cancel: controlCopy.cancel,
  confirm: selectVoiceCopy.select,
};

/** Only three voices have recordings; each of the others uses the recording of the most similar voice. */
function fileOf({ gender, accent }: Voice) {
  if (gender !== "male") return "voice-female-american";
  return accent === "Scottish" ? "voice-male-scottish" : "voice-male-american";
}

interface SelectVoiceProps extends PickerDialogProps<Voice> {
  /** The name of the voice that plays initially. */
  playing?: string;
  hasSamples?: boolean;
}

/**
 * A page with the button that opens the dialog, which is open initially. Keeps the selection and plays one sample at a
 * time.
 */
function SelectVoice({ playing: firstPlaying, hasSamples = true, ...args }: SelectVoiceProps) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState(args.chosen);
  const [playing, setPlaying] = useState(firstPlaying);
  const sampleFor = (voice: Voice): SamplePlayerProps => {
    const isPlaying = voice.name === playing;
    return {
      ...sampleOf(voice.name, fileOf(voice)),
      ...(isPlaying && { state: "playing", position: 1.3 }),
      ...(!hasSamples && { state: "none" }),
      onToggle: () => setPlaying(isPlaying ? undefined : voice.name),
    };
  };
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
        renderRow={(voice, row) => <VoiceRow {...row} {...voice} sample={sampleFor(voice)} />}
      />
    </>
  );
}

type List = PickerDialogProps<Voice>["list"];

const first = { state: "ready", items: page, query: "", total: 52, next: "more" } as const;
const some = { ...first, items: page.slice(0, 6), total: 6, next: "end" } as const;

const dialog = () => within(screen.getByRole("dialog", { name: labels.title }));
const confirm = () => dialog().getByRole("button", { name: labels.confirm });
const search = () => screen.getByRole("searchbox");
const retry = () => screen.findByRole("button", { name: labels.retry });
const radio = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: "[type=radio]" });
const sample = (name: string) => screen.getByRole("button", { name: `Play sample of ${name}` });
const pause = (name: string) => screen.getByRole("button", { name: `Pause sample of ${name}` });
const expectNothingPlays = () => expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
const expectSelected = (name: string) =>
  expect(screen.getByText("Selected:")).toHaveTextContent(`Selected: ${name}`);
const scroller = () => screen.getByRole("grid").closest("section")!;
const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/**
 * Scrolls until the list is this far from its end, in px. Scrolls several times, because rows are measured when they
 * are drawn, which changes the list's length.
 */
async function scrollTo(fromEnd: number) {
  await screen.findByRole("grid");
  for (let step = 0; step < 4; step += 1) {
    const { scrollHeight, clientHeight } = scroller();
    scroller().scrollTo({ top: scrollHeight - clientHeight - fromEnd });
    await frame();
  }
}

const meta = preview.meta({
  component: PickerDialog<Voice>,
  parameters: { docs: { story: { inline: false, height: "760px" } } },
  args: {
    open: true,
    onClose: fn(),
    list: first,
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
  },
  render: (args) => <SelectVoice {...args} />,
});

/** One voice is selected, and another one is playing. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { chosen: page[0]!, list: some },
  render: (args) => <SelectVoice {...args} playing="Maya" />,
  play: async () => {
    await screen.findByRole("button", { name: "Pause sample of Maya" });
    await expect(await radio("Amelia")).toBeChecked();
  },
});

/** Nothing is selected, so the confirm button is disabled. */
export const Open = meta.story({
  play: async () => {
    await seen(labels.none);
    await expect(await radio("Amelia")).not.toBeChecked();
    await expect(confirm()).toBeDisabled();
  },
});
Open.test("behaves as a dialog, focuses the search and locks the page's scroll", async () => {
  await waitFor(() => expect(search()).toHaveFocus());
  await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  await expectAccessibleDialog({
    name: labels.title,
    escape: "closes",
    opener: () => screen.getByRole("button", { name: "Change voice" }),
  });
});
Open.test("selects a row, names it in the footer and confirms it", async ({ userEvent, args }) => {
  await userEvent.click(dialog().getByText("Maya"));
  await expect(await radio("Maya")).toBeChecked();
  await expectSelected("Maya");
  await userEvent.click(confirm());
  await expect(args.onConfirm).toHaveBeenCalledWith(page[2]);
});
Open.test("plays one sample at a time without selecting", async ({ userEvent, args }) => {
  await userEvent.click(sample("Amelia"));
  await userEvent.click(sample("Russell"));
  await expect(pause("Russell")).toBeVisible();
  await expect(sample("Amelia")).toBeVisible();
  await expect(args.onChoose).not.toHaveBeenCalled();
});
Open.test("leaves 200 px for the list at a width of 320 px with text at 200 %", { globals: narrowest }, () =>
  expect(scroller().clientHeight).toBeGreaterThanOrEqual(200),
);
const unknownTotal = { args: { list: { ...first, total: null } } };
Open.test("announces no total when it is unknown", unknownTotal, async () => {
  await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
  await expect(await radio("Amelia")).toHaveAttribute("aria-setsize", "-1");
  await expect(screen.getByText("20 results")).toBeInTheDocument();
});
Open.test("focuses the first visible row on Tab after scrolling", async ({ userEvent }) => {
  await radio("Amelia");
  scroller().scrollTo({ top: scroller().scrollHeight / 2 });
  await frame();
  screen.getByRole("button", { name: labels.searchButton }).focus();
  await userEvent.tab();
  await expect(focusedRow()).toBeGreaterThan(page.length / 3);
  await expectFocusedRowVisible();
});

/** The first page is loading. */
export const Loading = meta.story({
  tags: ["visual"],
  args: { list: { state: "loading" } },
  play: async () => {
    await seen(labels.loading);
    await expect(screen.queryByRole("grid")).toBeNull();
  },
});

/** The first page could not be loaded. */
export const Failed = meta.story({
  tags: ["visual"],
  args: { list: { state: "failed", message: selectVoiceCopy.failed } },
  play: async ({ userEvent, args }) => {
    await seen(selectVoiceCopy.failed);
    await userEvent.click(await retry());
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A search has no results: the previous selection is kept, and a button clears the search and filters. */
export const Empty = meta.story({
  tags: ["visual"],
  args: { chosen: page[8]!, list: { ...some, items: [], query: "klingon", total: 0 }, onClear: fn() },
  play: async () => {
    await seen(labels.empty);
    await expectSelected("Callum");
    await expect(confirm()).toBeEnabled();
  },
});
Empty.test("clears the search when the button is pressed", async ({ userEvent, args }) => {
  await userEvent.type(search(), "klingon");
  await userEvent.click(screen.getByRole("button", { name: labels.clearAll }));
  await expect(args.onClear).toHaveBeenCalledOnce();
  await expect(search()).toHaveValue("");
});

/** The confirmation is pending: the dialog can't be changed or dismissed. */
export const Busy = meta.story({
  args: { chosen: page[0]!, busy: true },
  play: async () => {
    await expect(await radio("Amelia")).toBeDisabled();
    await expect(search()).toBeDisabled();
    await expectAccessibleDialog({ name: labels.title, escape: "is blocked" });
  },
});

/** No voice has a sample: all of them can still be selected, and the arrow keys reach the "No sample" cell. */
export const NoSamples = meta.story({
  render: (args) => <SelectVoice {...args} hasSamples={false} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await radio("Maya"));
    await expectSelected("Maya");
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveTextContent(playerCopy.noSample);
    await expectFocusVisible(document.activeElement as HTMLElement);
    await userEvent.keyboard("{ArrowUp}{ArrowLeft} ");
    await expect(await radio("Russell")).toHaveFocus();
    await expectSelected("Maya");
  },
});

const count = 10_000;
/** Kept outside the args, because Storybook copies the args at each step of a play function. */
const many: List = { ...first, items: voicesUpTo(count), total: count, next: "end" };

/** The maximum number of rows in the document at once. */
const mostRows = 80;

const rowsDrawn = () => scroller().querySelectorAll("[role=row]").length;
const rowOf = (element: Element | null) =>
  Number(element?.closest("[role=row]")?.getAttribute("aria-rowindex"));
const focusedRow = () => rowOf(document.activeElement);

async function expectFocusedRowVisible() {
  await waitFor(async () => {
    const { top, bottom } = document.activeElement!.closest("[role=row]")!.getBoundingClientRect();
    const shown = scroller().getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(shown.top - 1);
    await expect(bottom).toBeLessThanOrEqual(shown.bottom + 1);
  });
}

/** Only a few rows of ten thousand are in the document. */
export const TenThousand = meta.story({
  render: (args) => <SelectVoice {...args} list={many} />,
  play: async () => {
    (await radio("Amelia")).focus();
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", String(count));
    await expect(rowsDrawn()).toBeLessThan(mostRows);
  },
});
TenThousand.test("renders only a few rows at any scroll position", async () => {
  const list = scroller();
  for (let part = 0; part <= 6; part += 1) {
    list.scrollTo({ top: (list.scrollHeight * part) / 6 });
    const { left, top, height } = list.getBoundingClientRect();
    await waitFor(async () => {
      await expect(rowsDrawn()).toBeLessThan(mostRows);
      const row = document.elementFromPoint(left + 200, top + height / 2);
      await expect(rowOf(row) / count, "no row is drawn in the middle").toBeCloseTo(part / 6, 1);
    });
  }
});
TenThousand.test("moves by row and by page, and to either end with Home and End", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  await expect(focusedRow()).toBe(2);
  await userEvent.keyboard("{PageDown}");
  await expect(focusedRow()).toBeGreaterThan(4);
  await expect(focusedRow()).toBeLessThan(14);
  await expectFocusedRowVisible();
  await userEvent.keyboard("{PageUp}");
  await expect(focusedRow()).toBe(2);
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(focusedRow()).toBe(count));
  await expectFocusedRowVisible();
  await expectFocusVisible(document.activeElement as HTMLElement);
  await expect(document.activeElement).toHaveAttribute("aria-posinset", String(count));
  await expect(document.activeElement).toHaveAttribute("aria-setsize", String(count));
  await userEvent.keyboard("{ArrowDown}");
  await expect(focusedRow()).toBe(count);
  await userEvent.keyboard("{Home}");
  await expect(focusedRow()).toBe(1);
  await expectFocusedRowVisible();
});
const rightToLeft = { globals: { direction: "rtl" } };
TenThousand.test("reverses left and right in right-to-left pages", rightToLeft, async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowLeft}");
  await expect(sample("Amelia")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect(await radio("Amelia")).toHaveFocus();
});
TenThousand.test(
  "plays with Space in both cells, and selects with Enter on the radio button",
  async ({ userEvent, args }) => {
    await userEvent.keyboard("{ArrowRight}");
    await expectFocusVisible(sample("Amelia"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(sample("Russell")).toHaveFocus();
    await expectNothingPlays();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(pause("Russell")).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft} ");
    await expectNothingPlays();
    await expect(await radio("Russell")).toHaveFocus();
    await userEvent.keyboard(" {ArrowUp} ");
    await expect(pause("Amelia")).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(await radio("Amelia")).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(pause("Amelia")).toBeVisible();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
);
TenThousand.test("describes its keyboard controls, and selects on a screen reader's click", async () => {
  await expect(screen.getByRole("grid")).toHaveAccessibleDescription(labels.keys);
  const amelia = await radio("Amelia");
  amelia.click();
  await expect(amelia).toBeChecked();
});
TenThousand.test("is a single tab stop, even when its row is scrolled away", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{Tab}");
  await expect(screen.getByRole("button", { name: labels.cancel })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(sample("Russell")).toHaveFocus();
  scroller().scrollTo({ top: scroller().scrollHeight / 2 });
  await frame();
  await expect(focusedRow()).toBe(2);
  await expect(rowsDrawn()).toBeLessThan(mostRows);
  await userEvent.keyboard("{ArrowDown}");
  await expect(focusedRow()).toBe(3);
  await expectFocusedRowVisible();
});

/** Scrolled near the end of the first page: the next page is requested once, whatever its outcome. */
export const NextPageDue = meta.story({
  play: async ({ args }) => {
    // First scrolls close to the end, so that the last rows are measured.
    await scrollTo(nextPageWithin + 100);
    await scrollTo(nextPageWithin + 2);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollTo(nextPageWithin);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await scrollTo(400);
    await scrollTo(0);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** The fake server's pending responses. */
const pending = new Set<() => void>();

/** Sends all pending responses immediately, instead of after 4 s. */
const respond = () => {
  for (const answer of pending) answer();
};

interface ServedProps {
  args: PickerDialogProps<Voice>;
  /** The first request failed. */
  hasFailed?: boolean;
}

/** A slow server with two pages and a search. */
function Served({ args, hasFailed = false }: ServedProps) {
  const [list, setList] = useState<List>(
    hasFailed ? { state: "failed", message: selectVoiceCopy.failed } : first,
  );
  const answer = (now: List, later: List) => {
    setList(now);
    const arrive = () => {
      if (pending.delete(arrive)) setList(later);
    };
    pending.add(arrive);
    setTimeout(arrive, 4000);
  };
  const loadMore = () => {
    args.onLoadMore();
    const whole = voicesUpTo(2 * page.length);
    answer({ ...first, next: "loading" }, { ...first, items: whole, next: "end", total: whole.length });
  };
  const find = (query: string) => {
    args.onSearch(query);
    const found = page.filter(({ characteristics }) => characteristics?.includes(query));
    const few: List = { ...first, query, items: found, total: found.length, next: "end" };
    answer({ state: "loading" }, query === "" ? first : few);
  };
  return (
    <SelectVoice
      {...args}
      list={list}
      onLoadMore={loadMore}
      onSearch={find}
      onRetry={() => answer({ state: "loading" }, first)}
    />
  );
}

/** Both pages are reached by keyboard: loading and the count are announced, and focus stays on its row. */
export const PageByPage = meta.story({
  render: (args) => <Served args={args} />,
  play: async ({ userEvent, args }) => {
    (await radio(page[0]!.name)).focus();
    await expectAnnouncement(labels.loadingMore, () => userEvent.keyboard("{End}"));
    await expectAnnouncement("40 results", async () => respond());
    await expect(screen.getByText(labels.end)).toBeVisible();
    await expect(await radio(page.at(-1)!.name)).toHaveFocus();
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "40");
    await userEvent.keyboard("{ArrowDown}");
    await expect(await radio("Amelia 3")).toHaveFocus();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** The first page loaded on a retry: the button is gone, and the first voice is focused. */
export const LoadedOnRetry = meta.story({
  render: (args) => <Served args={args} hasFailed />,
  play: async ({ userEvent }) => {
    await userEvent.click(await retry());
    await expect(screen.getByRole("region", { name: labels.title })).toHaveFocus();
    await expectAnnouncement("20 of 52 results", async () => respond());
    await waitFor(async () => expect(await radio(page[0]!.name)).toHaveFocus());
  },
});

/** A search starts at the top, announces its count and keeps focus. */
export const Searched = meta.story({
  render: (args) => <Served args={args} />,
  play: async ({ userEvent }) => {
    await scrollTo(300);
    await userEvent.type(search(), "Clear{Enter}");
    await seen(labels.loading);
    await expectAnnouncement("2 results", async () => respond());
    await expect(await radio("Imogen")).toBeVisible();
    await expect(search()).toHaveFocus();
    await expect(scroller().scrollTop).toBe(0);
  },
});
Searched.test("keeps the selection when a new search doesn't find it", async ({ userEvent }) => {
  await userEvent.click(await radio("Imogen"));
  await userEvent.clear(search());
  await userEvent.type(search(), "Warm{Enter}");
  respond();
  await radio("Desmond");
  await expectSelected("Imogen");
  await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await expect(confirm()).toBeEnabled();
  await userEvent.keyboard("{Escape}");
  respond();
  await expect(await radio("Imogen")).toBeChecked();
});

/** Another search has the same number of results, which arrive immediately and are announced again. */
export const SearchedAtOnce = meta.story({
  render: function Answered(args) {
    const [query, setQuery] = useState("");
    return <SelectVoice {...args} list={{ ...first, query }} onSearch={setQuery} />;
  },
  play: async ({ userEvent }) => {
    const before = await screen.findByText("20 of 52 results");
    await userEvent.type(search(), "English{Enter}");
    await expect(before).not.toBeInTheDocument();
    await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  },
});
