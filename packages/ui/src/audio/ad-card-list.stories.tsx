import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { adOf } from "./ad-card.stories.tsx";
import { AdCard, type AdCardProps } from "./ad-card.tsx";
import { cardAccent } from "./card-accent.ts";

const inTurn = (file: string, place: number, other?: Partial<AdCardProps>): AdCardProps => ({
  ...adOf(file).card,
  accent: cardAccent(place),
  ...other,
});
/** The studio's list: all fixtures' ads with the accents in turn; the first is heard. */
const six = [
  inTurn("coffee-and-co-30", 0, { ad: { ...adOf("coffee-and-co-30").ad, state: "playing", position: 9.4 } }),
  inTurn("kettle-brunch-20", 1, { details: [studioCopy.tabs.own] }),
  inTurn("harbor-and-pine-15", 2, { details: ["Upload"] }),
  inTurn("orbit-bikes-15", 3),
  inTurn("lumen-10", 4),
  inTurn("mercato-30", 5),
];

interface ListProps {
  ads: readonly AdCardProps[];
  /** CSS of the list's own columns. */
  columns: string;
}

function List({ ads, columns }: ListProps) {
  return (
    <ul style={{ display: "grid", gap: 16, gridTemplateColumns: columns, padding: 16 }}>
      {ads.map((ad) => (
        <li key={ad.title}>
          <AdCard {...ad} />
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  component: AdCard,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "900px" } } },
  args: adOf("coffee-and-co-30").card,
});

/** The studio's left column, 340 px wide: six ads whose accents take turns; the first is heard and stands out. */
export const SixInColumn = meta.story({
  render: () => (
    <section aria-labelledby="ads-title" style={{ width: "min(340px, 100%)", padding: 8 }}>
      <h2 id="ads-title" className="type-heading" style={{ fontSize: "1.4375rem", padding: "16px 16px 0" }}>
        Spring launch
      </h2>
      <List ads={six} columns="minmax(0, 1fr)" />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    await expect(canvas.getAllByRole("button", { name: /^Pause/ })).toHaveLength(1);
  },
});
SixInColumn.test("is left by Tab for the next card", async ({ canvas, userEvent }) => {
  canvas.getAllByRole("link", { name: "Launch Campaign" })[0]?.focus();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article", { name: "Brunch at Kettle" }));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Play Brunch at Kettle" }));
});

/** Beside each other, as wide as there is room. */
export const SixInGrid = meta.story({
  render: () => <List ads={six} columns="repeat(auto-fill, minmax(min(100%, 308px), 1fr))" />,
});

/** On a phone they stand in a strip above the tabs: it scrolls in itself, the page does not. */
export const StripOnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  render: () => (
    <section style={{ overflowX: "auto" }} aria-label="Ads">
      <List ads={six} columns="repeat(6, min(292px, 85vw))" />
    </section>
  ),
  play: () => expectNoReflowOverflow(),
});

/** The narrowest phone with text twice as large: the title gets lines of its own and is shown whole. */
export const OnPhone = meta.story({
  globals: narrowest,
  render: () => <List ads={six.slice(0, 3)} columns="minmax(0, 1fr)" />,
  play: async ({ canvas }) => {
    await expectNoReflowOverflow();
    const [title] = canvas.getAllByRole("heading");
    await expect(title!.scrollHeight).toBeLessThanOrEqual(title!.clientHeight + 1);
  },
});

/** Right to left, in Arabic: button at the right, options at the left; wave and time keep their direction. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    title: "اشتراك القهوة الشهري",
    details: ["نص بالذكاء الاصطناعي", "صوتان"],
    mark: "جديد",
    ad: {
      ...adOf("coffee-and-co-30").ad,
      state: "playing",
      position: 9.4,
      launch: <a href="/nbmaistudio/campaign?audioId=ad_1">إطلاق حملة</a>,
      share: { label: "مشاركة", onShare: fn() },
    },
  },
  render: (args) => (
    <div style={{ padding: 16, width: "min(340px, 100%)" }}>
      <AdCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const play = canvas.getByRole("button", { name: /^Pause/ }).getBoundingClientRect();
    const options = canvas.getByRole("button", { name: /^Options/ }).getBoundingClientRect();
    await expect(play.left).toBeGreaterThan(options.left);
  },
});

/** In the dark. */
export const Dark = SixInGrid.extend({ globals: { theme: "dark" } });

/** High contrast. */
export const HighContrast = SixInGrid.extend({ globals: { theme: "contrast" } });
