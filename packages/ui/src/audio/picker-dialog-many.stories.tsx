import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor } from "storybook/test";

import { Picking, picked, scroller, type Voice, voicesUpTo } from "./picker-dialog.stories.tsx";
import { PickerDialog } from "./picker-dialog.tsx";

const count = 10_000;

/** What issue and budget allow to stand in the document at once. */
const mostRows = 80;

const rowsDrawn = () => scroller().querySelectorAll("[role=row]").length;
const radio = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: "[type=radio]" });
const sample = (name: string) => screen.getByRole("button", { name: `Play sample of ${name}` });
const placeOf = (element: Element | null) =>
  Number(element?.closest("[role=row]")?.getAttribute("aria-rowindex"));
const focusedRow = () => placeOf(document.activeElement);
const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** The focused row is in the sight of a person, not only in the document. */
async function expectInSight() {
  await waitFor(async () => {
    const { top, bottom } = document.activeElement!.closest("[role=row]")!.getBoundingClientRect();
    const shown = scroller().getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(shown.top - 1);
    await expect(bottom).toBeLessThanOrEqual(shown.bottom + 1);
  });
}

/** Not among the args, which Storybook copies at each step of a play. */
const many: typeof picked.list = {
  state: "ready",
  items: voicesUpTo(count),
  query: "",
  total: count,
  next: "end",
};

const inArabic: typeof picked = {
  ...picked,
  list: {
    state: "ready",
    query: "",
    total: 3,
    next: "end",
    items: [
      ["ليلى", "أنثى", "إماراتية", "العربية", "مرحة", "شابة", "مشرقة"],
      ["عمر", "ذكر", "مصرية", "العربية", "عميقة", "متوسط العمر", "دافئة"],
      ["Callum", "ذكر", "Scottish", "الإنجليزية", "واثقة", "متوسط العمر", "مباشر"],
    ].map(([name = "", gender, accent, language, tone, age, ...characteristics]) => {
      return { name, gender, accent, language, tone, age, characteristics };
    }),
  },
  labels: {
    ...picked.labels,
    title: "اختر صوتًا",
    subtitle: "تصفّح الأصوات واستمع إليها لمشروعك الصوتي",
    search: "ابحث عن صوت",
    searchPlaceholder: "ابحث عن صوت...",
    searchButton: "بحث",
    found: (shown) => `عدد النتائج: ${shown}`,
    end: "وصلت إلى نهاية النتائج.",
    none: "لم يتم اختيار صوت",
    cancel: "إلغاء",
    confirm: "اختر الصوت",
    selected: (name) => `المختار: ${name}`,
  },
};

const meta = preview.meta({
  component: PickerDialog<Voice>,
  parameters: { docs: { story: { inline: false, height: "760px" } } },
  argTypes: { list: { control: false } },
  args: picked,
  render: (args) => <Picking {...args} list={many} />,
});

/** Ten thousand voices: a few rows stand in the document, the rest are a scroll away. */
export const TenThousand = meta.story({
  play: async () => {
    await radio("Amelia");
    await expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", String(count));
    await expect(rowsDrawn()).toBeLessThan(mostRows);
  },
});
TenThousand.test("keeps few rows in the document all the way through", async () => {
  const list = scroller();
  for (let part = 0; part <= 6; part += 1) {
    list.scrollTo({ top: (list.scrollHeight * part) / 6 });
    const { left, top, height } = list.getBoundingClientRect();
    await waitFor(async () => {
      await expect(rowsDrawn()).toBeLessThan(mostRows);
      const row = document.elementFromPoint(left + 200, top + height / 2);
      await expect(placeOf(row) / count, "nothing is drawn where one looks").toBeCloseTo(part / 6, 1);
    });
  }
});
TenThousand.test("reaches the last row by End and the first by Home", async ({ userEvent }) => {
  (await radio("Amelia")).focus();
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(focusedRow()).toBe(count));
  await expectInSight();
  await expectFocusVisible(document.activeElement as HTMLElement);
  await expect(document.activeElement).toHaveAttribute("aria-posinset", String(count));
  await expect(document.activeElement).toHaveAttribute("aria-setsize", String(count));
  await userEvent.keyboard("{ArrowDown}");
  await expect(focusedRow()).toBe(count);
  await userEvent.keyboard("{Home}");
  await expect(focusedRow()).toBe(1);
  await expectInSight();
});
TenThousand.test("moves by rows and by as many as are in sight", async ({ userEvent }) => {
  (await radio("Amelia")).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  await expect(focusedRow()).toBe(2);
  await userEvent.keyboard("{PageDown}");
  const paged = focusedRow();
  await expect(paged).toBeGreaterThan(4);
  await expect(paged).toBeLessThan(14);
  await expectInSight();
  await userEvent.keyboard("{PageUp}");
  await expect(focusedRow()).toBe(2);
});
TenThousand.test(
  "goes to the sample and back; moving neither chooses nor plays",
  async ({ userEvent, args }) => {
    (await radio("Amelia")).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expectFocusVisible(sample("Amelia"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(sample("Russell")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await radio("Russell")).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
  },
);
TenThousand.test(
  "plays by Space in either cell, chooses by Enter on the radio alone",
  async ({ userEvent, args }) => {
    (await radio("Amelia")).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("button", { name: "Pause sample of Amelia" })).toBeVisible());
    await userEvent.keyboard("{ArrowDown} ");
    await expect(screen.getByRole("button", { name: "Pause sample of Russell" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
    await expect(await radio("Russell")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight} ");
    await expect(screen.getByRole("button", { name: "Pause sample of Russell" })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(await radio("Russell")).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Pause sample of Russell" })).toBeVisible();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
);
TenThousand.test("is described by its keys, and chosen by a press without one", async ({ userEvent }) => {
  await expect(screen.getByRole("grid")).toHaveAccessibleDescription(picked.labels.keys);
  const amelia = await radio("Amelia");
  amelia.click();
  await expect(amelia).toBeChecked();
  await userEvent.click(sample("Amelia"));
  await expect(amelia).toBeChecked();
});
TenThousand.test("is one stop for Tab", async ({ userEvent }) => {
  (await radio("Amelia")).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{Tab}");
  await expect(screen.getByRole("button", { name: picked.labels.cancel })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(sample("Russell")).toHaveFocus();
});
TenThousand.test("closes by Escape", async ({ userEvent }) => {
  (await radio("Amelia")).focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** Scrolled away from the row that has the focus: it keeps it, and the next key brings it back into sight. */
export const FocusOutOfSight = meta.story({
  play: async ({ userEvent }) => {
    (await radio("Amelia")).focus();
    await userEvent.keyboard("{ArrowDown}");
    scroller().scrollTo({ top: scroller().scrollHeight / 2 });
    await frame();
    await expect(focusedRow()).toBe(2);
    await expect(rowsDrawn()).toBeLessThan(mostRows);
  },
});
FocusOutOfSight.test("comes back with the next key", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}");
  await expect(focusedRow()).toBe(3);
  await expectInSight();
});

/** Scrolled with the focus elsewhere: Tab goes to the first row in sight, not back to the top. */
export const TabAfterScrolling = meta.story({
  play: async ({ userEvent }) => {
    await radio("Amelia");
    scroller().scrollTo({ top: scroller().scrollHeight / 2 });
    await frame();
    screen.getByRole("button", { name: picked.labels.searchButton }).focus();
    await userEvent.tab();
    await expect(focusedRow()).toBeGreaterThan(count / 3);
    await expectInSight();
  },
});

/** Right to left: the arrow that points away from the line's start goes to the sample. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: inArabic,
  render: (args) => <Picking {...args} />,
  play: async ({ userEvent }) => {
    (await radio("عمر")).focus();
    await userEvent.keyboard("{Enter}{ArrowLeft}");
    await expect(sample("عمر")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await radio("عمر")).toHaveFocus();
  },
});
