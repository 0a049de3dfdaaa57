import { nextPageWithin, pageSize } from "@earshot/contract/limits.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { Picking, picked, scroller, seen, type Voice, voicesUpTo } from "./picker-dialog.stories.tsx";
import { PickerDialog } from "./picker-dialog.tsx";

type List = (typeof picked)["list"];

const { labels } = picked;
const page = voicesUpTo(pageSize.voices);
const first = { state: "ready", items: page, query: "", total: 52, next: "more" } as const;
const search = () => screen.getByRole("searchbox");
const retry = () => screen.findByRole("button", { name: labels.retry });

/** Scrolls until it is so far from the end, in px: again as long as rows that come into sight change its length. */
async function scrollTo(fromEnd: number) {
  await screen.findByRole("grid");
  for (let step = 0; step < 4; step += 1) {
    const { scrollHeight, clientHeight } = scroller();
    scroller().scrollTo({ top: scrollHeight - clientHeight - fromEnd });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}

/** What is on its way. */
const answers = new Set<() => void>();

/** Lets it arrive now; by itself each would after a moment. */
const arrive = () => {
  for (const answer of answers) answer();
};

/** A server that takes its time. Its second page, or its first, can be had only when asked twice, if it `fails`. */
function Answered({ args, fails }: { args: typeof picked; fails?: "first" | "second" }) {
  const [list, setList] = useState<List>(
    fails === "first" ? { state: "failed", message: selectVoiceCopy.failed } : first,
  );
  const [asked, setAsked] = useState(0);
  const answer = (now: List, later: List) => {
    setList(now);
    const onceHere = () => {
      if (answers.delete(onceHere)) setList(later);
    };
    answers.add(onceHere);
    setTimeout(onceHere, 4000);
  };
  const loadMore = () => {
    args.onLoadMore();
    setAsked(asked + 1);
    const whole = voicesUpTo(2 * page.length);
    answer(
      { ...first, next: "loading" },
      fails === "second" && asked === 0
        ? { ...first, next: { failed: selectVoiceCopy.failed } }
        : { ...first, items: whole, next: "end", total: whole.length },
    );
  };
  const find = (query: string) => {
    args.onSearch(query);
    const found = page.filter(({ characteristics }) => characteristics?.includes(query));
    const few: List = { ...first, query, items: found, total: found.length, next: "end" };
    answer({ state: "loading" }, query === "" ? first : few);
  };
  return (
    <Picking
      {...args}
      list={list}
      onLoadMore={loadMore}
      onSearch={find}
      onRetry={() => answer({ state: "loading" }, first)}
    />
  );
}

const meta = preview.meta({
  component: PickerDialog<Voice>,
  parameters: { docs: { story: { inline: false, height: "760px" } } },
  argTypes: { list: { control: false } },
  args: picked,
  render: (args) => <Picking {...args} />,
});

/** The first page of more: its end is near, and the next is asked for once, whatever comes of it. */
export const NextPageDue = meta.story({
  play: async ({ args }) => {
    // The last rows are there, and measured, before it counts how far they are.
    await scrollTo(nextPageWithin + 100);
    await scrollTo(nextPageWithin + 2);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollTo(nextPageWithin);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});
NextPageDue.test("is not asked for twice", async ({ args }) => {
  await scrollTo(0);
  await scrollTo(400);
  await scrollTo(0);
  await expect(args.onLoadMore).toHaveBeenCalledOnce();
});

/** Scrolled to the end of the first page: the next is on its way. */
export const LoadingMore = meta.story({
  tags: ["matrix"],
  args: { list: { ...first, next: "loading" } },
  play: async ({ args }) => {
    await scrollTo(0);
    await seen(labels.loadingMore);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** The next page could not be had: said at the end, what is there stays, and one can try again. */
export const LoadingMoreFailed = meta.story({
  args: { list: { ...first, next: { failed: selectVoiceCopy.failed } } },
  play: async ({ userEvent, args }) => {
    await scrollTo(0);
    await seen(selectVoiceCopy.failed);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(await retry());
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Scrolled to the last voice that there is: said, and nothing more is asked for. */
export const EndReached = meta.story({
  tags: ["matrix"],
  args: { list: { ...first, next: "end", total: page.length } },
  play: async ({ args }) => {
    await scrollTo(0);
    await seen(labels.end);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** How many there are is not known: readers hear no wrong number. */
export const TotalUnknown = meta.story({
  args: { list: { ...first, total: null } },
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
    await expect(screen.getByRole("radio", { name: "Amelia" })).toHaveAttribute("aria-setsize", "-1");
    await expect(screen.getByText("20 results")).toBeInTheDocument();
  },
});

/** Read to the end, page by page: each time the list says so and how many there are, and focus stays on its row. */
export const PageByPage = meta.story({
  render: (args) => <Answered args={args} />,
  play: async ({ userEvent, args }) => {
    (await screen.findByRole("radio", { name: page[0]!.name })).focus();
    await expectLiveRegion(labels.loadingMore, () => userEvent.keyboard("{End}"));
    await expectLiveRegion("40 results", async () => arrive());
    await expect(screen.getByText(labels.end)).toBeVisible();
    await expect(screen.getByRole("radio", { name: page.at(-1)!.name })).toHaveFocus();
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "40");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("radio", { name: "Amelia 2" })).toHaveFocus();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** The next page failed once and came when asked again. */
export const MoreAfterFailure = meta.story({
  render: (args) => <Answered args={args} fails="second" />,
  play: async ({ userEvent, args }) => {
    await scrollTo(0);
    arrive();
    await userEvent.click(await retry());
    arrive();
    await seen(labels.end);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Tried again after a failure: the link is gone, and focus is on the first voice that came. */
export const AfterFailure = meta.story({
  render: (args) => <Answered args={args} fails="first" />,
  play: async ({ userEvent }) => {
    await userEvent.click(await retry());
    await expect(screen.getByRole("region", { name: labels.title })).toHaveFocus();
    await expectLiveRegion("20 of 52 results", async () => arrive());
    await waitFor(() => expect(screen.getByRole("radio", { name: page[0]!.name })).toHaveFocus());
  },
});

/** A search took the place of the list: it begins at its top, says how many it found, and the search keeps the focus. */
export const Searched = meta.story({
  render: (args) => <Answered args={args} />,
  play: async ({ userEvent }) => {
    await scrollTo(300);
    await userEvent.type(search(), "Clear{Enter}");
    await seen(labels.loading);
    await expectLiveRegion("4 results", async () => arrive());
    await expect(await screen.findByRole("radio", { name: "Imogen" })).toBeVisible();
    await expect(search()).toHaveFocus();
    await expect(scroller().scrollTop).toBe(0);
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "4");
  },
});
Searched.test("is given up by Escape, which closes the dialog only then", async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole("radio", { name: "Imogen" }));
  await userEvent.click(search());
  await userEvent.keyboard("{Escape}");
  await expect(search()).toHaveValue("");
  await expect(args.onSearch).toHaveBeenLastCalledWith("");
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(screen.getByText("Selected:")).toHaveTextContent("Selected: Imogen");
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** A search does not find what is chosen: no row is, and the footer keeps it. */
export const SearchingKeepsChoice = meta.story({
  args: { chosen: page[4]! },
  render: (args) => <Answered args={args} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("radio", { name: "Imogen" })).toBeChecked();
    await userEvent.type(search(), "Warm{Enter}");
    arrive();
    await screen.findByRole("radio", { name: "Desmond" });
    await expect(screen.getByText("Selected:")).toHaveTextContent("Selected: Imogen");
    await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    await expect(screen.getByRole("button", { name: labels.confirm })).toBeEnabled();
  },
});
SearchingKeepsChoice.test("shows it again where it is found", async ({ userEvent }) => {
  await userEvent.clear(search());
  await userEvent.type(search(), "{Enter}");
  arrive();
  await expect(await screen.findByRole("radio", { name: "Imogen" })).toBeChecked();
});

/** An answer that was there already, with as many as the one before: said again. */
export const SearchedAtOnce = meta.story({
  render: function Asked(args) {
    const [query, setQuery] = useState("");
    return <Picking {...args} list={{ ...first, query }} onSearch={setQuery} />;
  },
  play: async ({ userEvent }) => {
    const before = await screen.findByText("20 of 52 results");
    await userEvent.type(search(), "English{Enter}");
    await expect(before).not.toBeInTheDocument();
    await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  },
});
