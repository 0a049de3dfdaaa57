import { nextPageWithin, pageSize } from "@earshot/contract/limits.ts";
import { selectVoiceWords } from "@earshot/contract/words/voices.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { Picking, picked, seen, type Voice, voicesUpTo } from "./picker-dialog.stories.tsx";
import { PickerDialog } from "./picker-dialog.tsx";

type List = (typeof picked)["list"];

const { labels } = picked;
const page = voicesUpTo(pageSize.voices);
const first = { state: "ready", items: page, query: "", total: 52, next: "more" } as const;
const region = () => screen.getByRole("region", { name: labels.title });
const search = () => screen.getByRole("searchbox");
const retry = () => screen.findByRole("button", { name: labels.retry });

/** Scrolls until it is so far from the end, in px: again as long as rows that come into sight change its length. */
async function scrollTo(fromEnd: number) {
  await screen.findByRole("grid");
  for (let step = 0; step < 4; step += 1) {
    const { scrollHeight, clientHeight } = region();
    region().scrollTo({ top: scrollHeight - clientHeight - fromEnd });
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
    fails === "first" ? { state: "failed", message: selectVoiceWords.failed } : first,
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
        ? { ...first, next: { failed: selectVoiceWords.failed } }
        : { ...first, items: whole, next: "end", total: whole.length },
    );
  };
  const find = (query: string) => {
    args.onSearch(query);
    const found = page.filter(({ characteristics }) => characteristics?.includes(query));
    answer({ state: "loading" }, { ...first, query, items: found, total: found.length, next: "end" });
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
  args: { list: { ...first, next: "loading" } },
  play: async ({ args }) => {
    await scrollTo(0);
    await seen(labels.loadingMore);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** The next page could not be had: said at the end, what is there stays, and one can try again. */
export const LoadingMoreFailed = meta.story({
  args: { list: { ...first, next: { failed: selectVoiceWords.failed } } },
  play: async ({ userEvent, args }) => {
    await scrollTo(0);
    await seen(selectVoiceWords.failed);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(await retry());
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Scrolled to the last voice that there is: said, and nothing more is asked for. */
export const EndReached = meta.story({
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
  },
});

/** Read to the end, page by page: each time the list says so, and focus stays on its row. */
export const PageByPage = meta.story({
  render: (args) => <Answered args={args} />,
  play: async ({ userEvent, args }) => {
    (await screen.findByRole("radio", { name: page[0]!.name })).focus();
    await expectLiveRegion(labels.loadingMore, () => userEvent.keyboard("{End}"));
    await expectLiveRegion(labels.end, async () => arrive());
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
    await expect(region()).toHaveFocus();
    arrive();
    await waitFor(() => expect(screen.getByRole("radio", { name: page[0]!.name })).toHaveFocus());
  },
});

/** A search took the place of the list: it begins at its top, and the search keeps the focus. */
export const Searched = meta.story({
  render: (args) => <Answered args={args} />,
  play: async ({ userEvent }) => {
    await scrollTo(300);
    await userEvent.type(search(), "Clear{Enter}");
    await seen(labels.loading);
    arrive();
    await expect(await screen.findByRole("radio", { name: "Imogen" })).toBeVisible();
    await expect(search()).toHaveFocus();
    await expect(region().scrollTop).toBe(0);
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "4");
  },
});
Searched.test("drops no choice that it does not find", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("radio", { name: "Imogen" }));
  await userEvent.clear(search());
  await userEvent.type(search(), "Warm{Enter}");
  arrive();
  await screen.findByRole("radio", { name: "Desmond" });
  await expect(screen.getByText("Selected:")).toHaveTextContent("Selected: Imogen");
  await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
