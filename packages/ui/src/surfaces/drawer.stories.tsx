import { errors } from "@earshot/contract/errors.ts";
import { languages } from "@earshot/contract/languages.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { narrowest } from "@earshot/storybook/frames";
import { Opened, opener } from "@earshot/storybook/opened";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Select } from "../inputs/select.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { guide } from "./drawer.guide.ts";
import { Drawer } from "./drawer.tsx";

const languageOptions = languages.map(({ name }) => ({ value: name, label: name }));

/** The studio's panel as far as it is needed here; `error` is what its last field says. */
const tools = (error?: string) => (
  <div style={{ display: "grid", gap: 20 }}>
    <Select label={studioCopy.language} defaultValue="English" options={languageOptions} />
    <TextArea
      label={studioCopy.deliveryInstructions}
      defaultValue="Slow, and a pause after the name."
      rows={3}
    />
    <TextField label={backgroundMusicCopy.start} inputMode="numeric" defaultValue="0" />
    <TextField label={backgroundMusicCopy.end} inputMode="numeric" defaultValue="0" error={error} />
  </div>
);

const entries = (words: readonly string[]) => (
  <nav style={{ display: "grid", padding: "8px 12px 24px" }}>
    {words.map((word) => (
      <a key={word} href={`#${word}`} style={{ padding: "10px 12px", overflowWrap: "anywhere" }}>
        {word}
      </a>
    ))}
  </nav>
);
const navigation = [
  sidebarCopy.myProjects,
  sidebarCopy.addProject,
  sidebarCopy.campaigns,
  sidebarCopy.faqs,
  sidebarCopy.contactUs,
];
const laptop = { viewport: { value: "laptop1024", isRotated: false } };
const phone = { viewport: { value: "phone390", isRotated: false } };

const meta = preview.meta({
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: "560px" } }, guide },
  args: {
    open: true,
    onClose: fn(),
    title: studioCopy.settings,
    closeLabel: controlCopy.close,
    onPhone: "bottom" as const,
    children: tools(),
  },
  render: (args) => (
    <Opened>
      {(open, close) => (
        <Drawer
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </Opened>
  ),
});
/** The edges of the page without the place that is kept for its scroll bar. */
const page = () => document.querySelector("[data-overlay]")!.getBoundingClientRect();

/** The colour of the place that is kept for the scroll bar. */
const beside = () => getComputedStyle(document.documentElement).backgroundColor;

/** Where the drawer comes to rest, and how wide it is there; at the bottom in any case. */
async function expectAt(edge: "left" | "right", width: number) {
  const drawer = await screen.findByRole("dialog");
  await waitFor(async () => {
    const box = drawer.getBoundingClientRect();
    await expect([box[edge], box.width, box.bottom]).toEqual([page()[edge], width, window.innerHeight]);
  });
}

/** All that a drawer can have: a title, what it is about, fields, one of them refused, a word in the footer, two buttons. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: {
    description: "What you change here counts for the next ad.",
    note: controlCopy.selected("Amelia"),
    onSubmit: fn(),
    actions: (
      <>
        <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
        <DialogButton does="submit">{controlCopy.save}</DialogButton>
      </>
    ),
    children: tools(errors.music_end_not_after_start.message),
  },
});

/** Where the studio has no room for three columns, voice and sound are fetched from the end. */
export const Tools = meta.story({
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: studioCopy.settings })).toBeVisible();
  },
});
Tools.test("keeps the dialog contract", () =>
  expectDialogContract({ name: studioCopy.settings, escape: "closes", opener }),
);
Tools.test("is as high as the window, at its end", () => expectAt("right", 384));
Tools.test(
  "the scroll bar's place beside it has its colour, and without it the page's",
  async ({ userEvent }) => {
    const drawer = await screen.findByRole("dialog");
    const own = getComputedStyle(drawer).backgroundColor;
    await expect(beside()).toBe(own);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-overlaid"));
    await expect(beside()).not.toBe(own);
  },
);
Tools.test("closes on a press on the page, and by its button", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.close }));
  await waitFor(() => expect(opener()).toHaveFocus());
});

/** The same on a phone: a sheet at the bottom, within the thumb's reach, as high as it needs. */
export const ToolsOnPhone = meta.story({ globals: phone });
ToolsOnPhone.test("stands at the bottom, as wide as the phone, a strip of the page left", async () => {
  await expectAt("left", page().width);
  await expect(screen.getByRole("dialog").getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
  await expectDialogContract({ name: studioCopy.settings, escape: "closes", opener });
});

/** The sidebar on a phone: at its side, a strip of the page left to go back by. */
export const NavigationOnPhone = meta.story({
  globals: phone,
  args: {
    side: "start" as const,
    onPhone: "side" as const,
    flush: true,
    title: sidebarCopy.myProjects,
    heading: <strong style={{ display: "block", paddingBlock: 4 }}>Earshot</strong>,
    children: entries(navigation),
  },
});
NavigationOnPhone.test("stands at the start; its title is read, the brand is seen", async () => {
  await expectAt("left", 320);
  await expectDialogContract({ name: sidebarCopy.myProjects, escape: "closes", opener });
});

/** More than a phone can show: the head stays, the list scrolls and can be reached by Tab. */
export const ManyEntriesOnPhone = NavigationOnPhone.extend({
  args: { children: entries(Array.from({ length: 40 }, (_, row) => `Project ${row + 1}`)) },
  play: async () => {
    const last = await screen.findByRole("link", { name: "Project 40" });
    const scroller = last.closest("[tabindex='0']")!;
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  },
});

/** The narrowest phone, text twice as large, long names: everything is inside. */
export const NavigationNarrowest = NavigationOnPhone.extend({
  globals: narrowest,
  args: { children: entries([...navigation, "Sommerschlussverkaufswerbekampagne 2026"]) },
});
NavigationNarrowest.test("fits the window at 320 px with text twice as large", () =>
  expectDialogContract({ name: sidebarCopy.myProjects, escape: "closes", opener }),
);

/** The tools there: head and buttons stay, the fields scroll between them. */
export const ToolsNarrowest = EveryState.extend({ tags: ["!matrix"], globals: narrowest });
ToolsNarrowest.test("fits the window at 320 px with text twice as large", () =>
  expectDialogContract({ name: studioCopy.settings, escape: "closes", opener }),
);

/** A phone on its side is too low for a fixed head and foot: there the whole drawer scrolls. */
export const ToolsOnTurnedPhone = EveryState.extend({
  tags: ["!matrix"],
  parameters: {
    viewport: {
      options: { turned: { name: "Phone 844, turned", styles: { width: "844px", height: "340px" } } },
    },
  },
  globals: { viewport: { value: "turned", isRotated: false } },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight));
    drawer.scrollTo({ top: drawer.scrollHeight });
    const save = screen.getByRole("button", { name: controlCopy.save }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Refused: the words stand with their field. */
export const Refused = meta.story({
  args: { children: tools(errors.music_end_not_after_start.message) },
  play: async () => {
    const end = await screen.findByLabelText(backgroundMusicCopy.end);
    await expectFieldErrorLinked(end, errors.music_end_not_after_start.message);
  },
});

/** The navigation beside a wide page: it comes from the start. */
export const Navigation = meta.story({
  args: {
    side: "start" as const,
    flush: true,
    title: sidebarCopy.myProjects,
    children: entries(navigation),
  },
  play: () => expectAt("left", 320),
});

/** Saving: nothing dismisses it, the fields rest, the button that acts waits. */
export const Busy = EveryState.extend({ tags: ["matrix"], args: { busy: true, children: tools() } });
Busy.test("can't be dismissed", async ({ userEvent, args }) => {
  await expectDialogContract({ name: studioCopy.settings, escape: "is blocked" });
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await expect(screen.queryByRole("button", { name: controlCopy.close })).toBeNull();
  await expect(args.onClose).not.toHaveBeenCalled();
});

const arabicTools = (
  <div style={{ display: "grid", gap: 20 }}>
    <Select label="اللغة" options={[{ value: "Arabic", label: "العربية" }]} />
    <TextArea label="تعليمات الإلقاء" defaultValue="ببطء، مع وقفة بعد الاسم." rows={3} />
  </div>
);

/** In Arabic the end is at the left. */
export const RightToLeftTools = meta.story({
  globals: { ...laptop, direction: "rtl" },
  args: { title: "الصوت والموسيقى", closeLabel: "إغلاق", children: arabicTools },
});
RightToLeftTools.test("stands at the left", async () => {
  await expectAt("left", 384);
  // The bar's place is at the right all the same, beside the page.
  await expect(beside()).not.toBe(getComputedStyle(screen.getByRole("dialog")).backgroundColor);
  await expectDialogContract({ name: "الصوت والموسيقى", escape: "closes", opener });
});

/** … and the start at the right. */
export const RightToLeftNavigation = NavigationOnPhone.extend({
  globals: { ...phone, direction: "rtl" },
  args: {
    title: "مشاريعي",
    closeLabel: "إغلاق",
    children: entries(["مشاريعي", "إضافة مشروع جديد", "الحملات", "الأسئلة الشائعة", "اتصل بنا"]),
  },
});
RightToLeftNavigation.test("stands at the right", () => expectAt("right", 320));

/** In the dark its edge is drawn, for no shadow is seen there. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
