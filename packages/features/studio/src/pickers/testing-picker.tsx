import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe, opener } from "@earshot/storybook/decorators";
import { withRealInput } from "@earshot/storybook/real-input";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

const inQueries: Decorator = (Story) => (
  <QueryProvider>
    <Story />
  </QueryProvider>
);

/** The meta that the picker dialogs' stories share. */
export const pickerMeta = { parameters: inIframe, decorators: [inQueries] };

/** Args for an open dialog with nothing selected. */
export const nothingChosen = { open: true, chosen: null, onClose: fn(), onConfirm: fn() };

/** Waits until the text appears and, once the dialog has slid in, is visible. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const row = (name: string) => screen.findByRole("radio", { name });
export const search = () => screen.getByRole("searchbox");
const retryButton = () => screen.findByRole("button", { name: controlCopy.tryAgain });

/** Records the queries of requests to `path` from now on. */
export function recordQueries(path: string) {
  const requests = spyOn(globalThis, "fetch");
  return () =>
    requests.mock.calls
      .map(([address]) => new URL(address instanceof Request ? address.url : address, location.href))
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
}

/** Clicks on the page, because browsers block playback until the user interacts with it. */
export const touchPage = () => withRealInput((person) => person.click(search()));

interface Picker {
  path: string;
  copy: Record<"select" | "failed", string>;
  /** The catalogue's first item. */
  first: string;
}

/** Steps and play functions that both pickers share. */
export function picker({ path, copy, first }: Picker) {
  const dialog = () => within(screen.getByRole("dialog", { name: copy.select }));
  const confirm = () => dialog().getByRole("button", { name: copy.select });

  /** Moves focus to the last loaded row. */
  async function goToEnd(from = first) {
    (await row(from)).focus();
    await userEvent.keyboard("{End}");
  }

  async function expectRetry(offset: string, shown: string) {
    const queries = recordQueries(path);
    await userEvent.click(await retryButton());
    await waitFor(() => expect(queries()).toEqual([{ limit: "20", offset }]));
    await seen(shown);
    await expect(await retryButton()).toBeVisible();
  }

  return {
    dialog,
    confirm,
    goToEnd,
    expectDialog: () => expectAccessibleDialog({ name: copy.select, escape: "closes", opener }),
    /** Chooses an item and confirms it. */
    choose: async (name: string, onConfirm: unknown, expected: object) => {
      await userEvent.click(dialog().getByText(name));
      await expect(dialog().getByText("Selected:")).toHaveTextContent(controlCopy.selected(name));
      await userEvent.click(confirm());
      await expect(onConfirm).toHaveBeenCalledOnce();
      await expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining(expected));
      await expect(screen.queryByRole("dialog")).toBeNull();
    },
    expectEnd: async (results: number) => {
      await goToEnd();
      await seen(controlCopy.endOfResults);
      await expect(screen.getByText(`${results} results`)).toBeInTheDocument();
    },
    /** The next page fails: the dialog shows the server's message and Try again, which requests only that page. */
    expectMoreFails: async () => {
      await goToEnd();
      await seen(errors.malformed_request.message);
      await expectRetry("20", errors.malformed_request.message);
      await expect(screen.getByRole("grid")).toBeVisible();
    },
    /** Nothing loads: the dialog shows the default message and Try again, which requests the first page. */
    expectDown: async () => {
      await seen(copy.failed);
      await expectRetry("0", copy.failed);
    },
    /** Search and buttons stay in view on a phone, where the list in the sheet scrolls. */
    expectInSight: async (chosen: string) => {
      await expect(await row(chosen)).toBeChecked();
      await waitFor(() => expect(confirm().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    },
    /** The list stays at least 200 px high, even with large text; anything else that doesn't fit scrolls. */
    expectListHeight: async (chosen: string) => {
      await expect(await row(chosen)).toBeChecked();
      await expect(screen.getByRole("grid").closest("section")?.clientHeight).toBeGreaterThanOrEqual(200);
    },
  };
}
